// Edit, report and feedback links of a page, created from its path, title and URL, and the feedback form.
import type { PageFootView } from '@docsgen/contract/views';
import type { CategoryPage, CustomPage, DocPage } from '../../model/page.ts';
import { hrefOf } from '../../routes/routes.ts';
import { fillUrl } from '../../text/fill-url.ts';
import { absolute, type RenderContext } from './render-context.ts';

type FootLinks = Pick<PageFootView, 'editHref' | 'reportHref' | 'feedbackHref' | 'feedbackForm'>;

export function footLinks(context: RenderContext, page: DocPage | CustomPage | CategoryPage): FootLinks {
  const { reportLink, feedback } = context.graph.config;
  const href = hrefOf(context.graph.config, page.url);
  const url = absolute(context, href) ?? href;
  // Category pages have no source file.
  const file = page.kind !== 'category' ? page.parsed.file.path : undefined;
  const generated = file && context.graph.tree.generated?.get(file);
  const path = (generated ? generated.from?.file : file) ?? page.url.slice(1);
  const filled = (pattern: string | undefined): string | undefined =>
    pattern === undefined ? undefined : fillUrl(pattern, { path, title: page.title, url });
  return {
    editHref: editHref(context, page),
    reportHref: filled(reportLink),
    feedbackHref: filled(feedback?.link),
    feedbackForm:
      feedback?.form === undefined ? undefined : { action: feedback.form, method: feedback.method, page: url },
  };
}

function editHref({ graph }: RenderContext, page: DocPage | CustomPage | CategoryPage): string | undefined {
  if (page.kind === 'category') return undefined;
  const { frontMatter, file } = page.parsed;
  if (frontMatter.customEditUrl !== undefined) return frontMatter.customEditUrl || undefined;
  const { editLink } = graph.config;
  const generated = graph.tree.generated?.get(file.path);
  const path = generated ? generated.from?.file : file.path;
  return editLink === undefined || path === undefined ? undefined : fillUrl(editLink, { path });
}
