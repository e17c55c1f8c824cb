// What a reader can do about a page: links that are made of its path, title and address, and the form for an answer.
import type { PageFootView } from '@docsgen/contract/views';
import type { CategoryPage, DocPage, OwnPage } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import { fillAddress } from '../../text/fill-address.ts';
import { absolute, type RenderContext } from './render-context.ts';

type FootLinks = Pick<PageFootView, 'editHref' | 'reportHref' | 'feedbackHref' | 'feedbackForm'>;

export function footLinks(context: RenderContext, page: DocPage | OwnPage | CategoryPage): FootLinks {
  const { reportLink, feedback } = context.graph.config;
  const href = hrefOf(context.graph.config, page.url);
  const url = absolute(context, href) ?? href;
  // A generated list of pages has no source of its own.
  const file = page.kind !== 'category' ? page.parsed.file.path : undefined;
  const made = file && context.graph.tree.made?.get(file);
  const path = (made ? made.from?.file : file) ?? page.url.slice(1);
  const filled = (pattern: string | undefined): string | undefined =>
    pattern === undefined ? undefined : fillAddress(pattern, { path, title: page.title, url });
  return {
    editHref: editHref(context, page),
    reportHref: filled(reportLink),
    feedbackHref: filled(feedback?.link),
    feedbackForm: feedback?.form && { action: feedback.form.address, method: feedback.form.method, page: url },
  };
}

function editHref({ graph }: RenderContext, page: DocPage | OwnPage | CategoryPage): string | undefined {
  if (page.kind === 'category') return undefined;
  const { frontMatter, file } = page.parsed;
  if (frontMatter.customEditUrl !== undefined) return frontMatter.customEditUrl || undefined;
  const { editLink } = graph.config;
  const made = graph.tree.made?.get(file.path);
  const path = made ? made.from?.file : file.path;
  return editLink === undefined || path === undefined ? undefined : fillAddress(editLink, { path });
}
