// Renders the line below an article with the date and author of its last update.

import type { Html } from '@docsgen/contract/html';
import { messagesFor } from '@docsgen/theme/messages';
import { renderLastUpdated } from '@docsgen/theme/react-markup';
import type { CategoryPage, CustomPage, DocPage } from '../../model/page.ts';
import { dateView } from './date-view.ts';
import { lastUpdateOf, type RenderContext } from './render-context.ts';

/** The line is in the language of the UI, not of the article. */
export function lastUpdatedLine(context: RenderContext, page: DocPage | CustomPage | CategoryPage): Html | undefined {
  const update = lastUpdateOf(context, page);
  if (!update) return undefined;
  const messages = messagesFor(context.languages, page.locale.htmlLang);
  const lang = messages.shell.foreign?.lastUpdated?.lang ?? page.locale.htmlLang;
  const { date, author } = update;
  return renderLastUpdated(
    { date: date === undefined ? undefined : dateView(date, { htmlLang: lang }), author },
    messages,
  );
}
