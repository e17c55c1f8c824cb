// Loads the UI strings of one language from a separate script, which also imports the language's search strings.
// Readers never load other languages.

import { importWithRetry } from '../lib/import-with-retry.ts';
import type { SearchMessages, ShellMessages } from './messages.ts';

/** The module that `bundle/client/language-scripts.ts` of the generator writes. */
interface LanguageScript {
  readonly shell: ShellMessages;
  readonly loadSearch: () => Promise<{ readonly search: SearchMessages }>;
}

/** Loads the script that the page specifies. The page is the current page or a fetched one. */
export function loadLanguage(page: Document): Promise<LanguageScript> {
  return importWithRetry(() => import(languageScriptUrl(page)));
}

export function languageScriptUrl(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name=docsgen-strings]')?.content ?? '';
}

export async function loadShellMessages(page: Document): Promise<ShellMessages> {
  return (await loadLanguage(page)).shell;
}
