// The foot of a page: its edit, report and feedback links, created from its path, title and URL, the feedback form, and
// the line with the date and author of its last update.

import type { Html } from '@docsgen/contract/html';
import type { PageFootView } from '@docsgen/contract/views';
import { renderLastUpdated } from '@docsgen/theme/react-markup';
import type { CategoryPage, CustomPage, DocPage } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import { fillUrl } from '../../text/fill-url.ts';
import { dateView } from './date-view.ts';
import { absolute, lastUpdateOf, messagesOf, type RenderContext } from './render-context.ts';

type CommonFoot = Pick<PageFootView, 'editHref' | 'reportHref' | 'feedbackHref' | 'feedbackForm' | 'lastUpdated'>;

export function footView(context: RenderContext, page: DocPage | CustomPage | CategoryPage): CommonFoot {
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
    lastUpdated: lastUpdatedLine(context, page),
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

/** Returns the line in the language of the UI, not of the article. */
function lastUpdatedLine(context: RenderContext, page: DocPage | CustomPage | CategoryPage): Html | undefined {
  const update = lastUpdateOf(context, page);
  if (!update) return undefined;
  const messages = messagesOf(context, page);
  const lang = messages.shell.foreign?.lastUpdated?.lang ?? page.locale.htmlLang;
  const { date, author } = update;
  return renderLastUpdated(
    { date: date === undefined ? undefined : dateView(date, { htmlLang: lang }), author },
    messages,
  );
}
