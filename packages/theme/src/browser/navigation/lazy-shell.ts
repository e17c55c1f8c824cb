// Loads React and the shell lazily: fetches them after the page has loaded, and runs them on the first interaction or
// navigation.

import { languageScriptUrl, loadShellMessages } from '../../i18n/language-script.ts';
import { closest } from '../../lib/closest.ts';
import { element } from '../../lib/element.ts';
import { pageState } from '../../lib/page-state.ts';
import { codeMessagesIn, unpackPage } from '../../lib/page-views.ts';
import type { ShellRoot } from './shell-root.tsx';

/** Loads React and hydrates the page, once. A failed attempt is not cached, so that the next call tries again. */
export function lazyShell(container: HTMLElement): () => Promise<ShellRoot> {
  let loading: Promise<ShellRoot> | undefined;
  const load = async (): Promise<ShellRoot> => {
    const data = unpackPage(document);
    if (data === undefined) throw new Error('no page');
    // A separate bundle, so that chunks which every page loads contain none of its modules.
    const bundle: Promise<typeof import('./shell-root.tsx')> = import(shellAddress());
    const loadingMessages = loadShellMessages(document);
    const [{ hydrateShell }, messages] = await Promise.all([bundle, loadingMessages]);
    return hydrateShell(container, { data, codeMessages: codeMessagesIn(document), messages });
  };
  const begin = (): Promise<ShellRoot> => {
    // Read by browser/live/replace-page.ts.
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

/**
 * Evaluating React takes a noticeable fraction of a second on a slow phone, so it is delayed until the first
 * interaction.
 */
export function hydrateOnInteraction(shell: () => Promise<unknown>): void {
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

/**
 * Fetches and compiles the scripts without running them. Called after everything that is needed for the first paint has
 * loaded.
 */
export function preloadScripts(): void {
  for (const href of [shellAddress(), languageScriptUrl(document)]) {
    document.head.append(element('link', { rel: 'modulepreload', href }));
  }
}

function shellAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=docsgen-shell]')?.content ?? '';
}
