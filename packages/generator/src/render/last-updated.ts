// The line below an article that says when it was last updated, and by whom.
import type { Html } from '@docsgen/theme/props';
import { renderLastUpdated } from '@docsgen/theme/render-document';
import type { CategoryPage, DocPage } from '../model/site.ts';
import { lastUpdateOf, type RenderContext } from './render-context.ts';

/** In the language of the reader, like all that stands around an article. */
export function lastUpdatedLine(context: RenderContext, page: DocPage | CategoryPage): Html | undefined {
  const update = lastUpdateOf(context, page);
  if (!update) return undefined;
  const lang = page.locale.htmlLang;
  const { date, author } = update;
  return renderLastUpdated(
    { date: date === undefined ? undefined : { iso: date, label: label(date, lang) }, author },
    lang,
  );
}

/** An instant is shown as its day in UTC, so that no page depends on where it was made. */
function label(date: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
