// The messages that the browser needs, a script for each language: a page names its own, and that one knows where the
// messages of the search are. So no reader loads another language, however many there are.

import { importAnew } from '../lib/import-anew.ts';
import type { SearchMessages, ShellMessages } from './messages.ts';

/** What `bundle/client/language-scripts.ts` of the generator writes. */
interface LanguageScript {
  readonly shell: ShellMessages;
  readonly loadSearch: () => Promise<{ readonly search: SearchMessages }>;
}

/** The script that a page names, the one on screen or one that was fetched. */
export function loadLanguage(page: Document): Promise<LanguageScript> {
  return importAnew(() => import(languageAddress(page)));
}

export function languageAddress(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name=docsgen-strings]')?.content ?? '';
}

export async function loadShellMessages(page: Document): Promise<ShellMessages> {
  return (await loadLanguage(page)).shell;
}
