// React and the shell that it draws: fetched after the first sight of the page, run when the reader first touches
// something, or goes to another page.

import { languageAddress, loadShellMessages } from '../../i18n/language-script.ts';
import { closest } from '../../lib/closest.ts';
import { element } from '../../lib/element.ts';
import { pageState } from '../../lib/page-state.ts';
import { codeMessagesIn, unpackPage } from '../../lib/page-views.ts';
import type { ShellRoot } from './shell-root.tsx';

/** Loads React and lets it adopt the page, once. A failure is not kept: the next try may be luckier. */
export function lazyShell(container: HTMLElement): () => Promise<ShellRoot> {
  let loading: Promise<ShellRoot> | undefined;
  const load = async (): Promise<ShellRoot> => {
    const data = unpackPage(document);
    if (data === undefined) throw new Error('no page');
    // A bundle of its own, so that none of its parts becomes a file that every page loads.
    const bundle: Promise<typeof import('./shell-root.tsx')> = import(shellAddress());
    const loadingMessages = loadShellMessages(document);
    const [{ hydrateShell }, messages] = await Promise.all([bundle, loadingMessages]);
    return hydrateShell(container, { data, codeMessages: codeMessagesIn(document), messages });
  };
  const begin = (): Promise<ShellRoot> => {
    // For browser/live/replace-page.ts.
    pageState.adopting = '';
    return load()
      .catch((error) => {
        loading = undefined;
        throw error;
      })
      .finally(() => delete pageState.adopting);
  };
  return () => {
    loading ??= begin();
    return loading;
  };
}

/** Evaluating React takes a slow phone a good part of a second: it is done when the reader first touches something. */
export function hydrateWhenTouched(shell: () => Promise<unknown>): void {
  const touched = new AbortController();
  for (const type of ['pointerover', 'focusin', 'keydown']) {
    addEventListener(
      type,
      ({ target }) => {
        if (type !== 'keydown' && closest(target, 'a, button, summary, [data-shell]') === null) return;
        touched.abort();
        void shell().catch(() => undefined);
      },
      { signal: touched.signal, passive: true },
    );
  }
}

/** After all that the first sight of the page needs: fetched and compiled, but not run before they are wanted. */
export function fetchLaterScripts(): void {
  for (const href of [shellAddress(), languageAddress(document)]) {
    document.head.append(element('link', { rel: 'modulepreload', href }));
  }
}

function shellAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=docsgen-shell]')?.content ?? '';
}
