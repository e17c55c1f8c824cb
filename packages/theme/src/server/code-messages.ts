// Words of code blocks, which their script needs, in the language of the article.
import type { HydratedPageView } from '@docsgen/contract/views';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import type { BodyView } from './page-template.ts';

/** As JSON; `''`: the page has no article. */
export function codeMessagesOf(page: HydratedPageView | BodyView['page'], languages: Languages): string {
  return 'articleLang' in page ? JSON.stringify(messagesFor(languages, page.articleLang).article.code) : '';
}
