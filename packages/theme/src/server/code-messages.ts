import type { HydratedPageView } from '@docsgen/contract/views';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import type { BodyView } from './page-template.ts';

/**
 * Returns the UI strings of code blocks as JSON, in the language of the article, or `''` if the page has no article.
 */
export function codeMessagesOf(page: HydratedPageView | BodyView['page'], languages: Languages): string {
  return 'articleLang' in page ? JSON.stringify(messagesFor(languages, page.articleLang).article.code) : '';
}
