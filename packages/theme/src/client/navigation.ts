// Goes from page to page without a full load: the next page's HTML is fetched, its article and shell are drawn in
// place of the old ones. Whatever does not go well is left to the browser, which loads the page itself.

import type { Words } from '../document/page.tsx';
import { type PageData, unpackPage } from '../document/page-views.ts';
import { announce } from './announcer.ts';
import { applyHead, isOtherDeployment } from './head.ts';
import { loadWords } from './load-strings.ts';
import { isPlainClick, isSamePage, pageAddress } from './page-links.ts';
import type { PageSource } from './page-source.ts';
import { pageState } from './page-state.ts';
import { startWaiting } from './progress.ts';
import { createScrollMemory, newKey } from './scroll-memory.ts';
import type { ShellRoot } from './shell-root.tsx';
import { saveSidebar } from './sidebar-state.ts';

interface NavigationParts {
  readonly pages: PageSource;
  /** Sets up again what belongs to the article or the shell that were drawn anew. */
  readonly refresh: () => void;
}

/** How a page is come to: by a link, or by the browser's back and forward, which have changed the address already. */
type Arrival = { readonly kind: 'link' } | { readonly kind: 'history'; readonly top: number | undefined };

interface NextPage {
  readonly document: Document;
  readonly root: ShellRoot;
  readonly data: PageData;
  readonly words: Words;
}

export function startNavigation({ pages, refresh }: NavigationParts): void {
  const container = document.getElementById('docsgen');
  if (container === null || document.querySelector('[data-not-found]') !== null) return;
  const shell = lazyShell(container);
  const memory = createScrollMemory();
  let turn = 0;
  let shown = location.pathname + location.search;

  const leave = (url: URL, arrival: Arrival): void => {
    if (arrival.kind === 'link') location.assign(url);
    else location.reload();
  };

  const draw = (url: URL, arrival: Arrival, next: NextPage): void => {
    if (arrival.kind === 'link') {
      memory.save();
      history.scrollRestoration = 'manual';
      const key = newKey();
      history.pushState({ key }, '', url);
      memory.enter(key);
    }
    shown = location.pathname + location.search;
    applyHead(next.document);
    saveSidebar();
    next.root.show(next.data, next.words);
    refresh();
    scrollTo({ top: topOf(url, arrival), behavior: 'instant' });
    scrollToHash(url, arrival);
    if (arrival.kind === 'link' && url.hash === '') focusContent();
    announce(document.title);
  };

  const go = async (url: URL, arrival: Arrival): Promise<void> => {
    turn += 1;
    const own = turn;
    const stopWaiting = startWaiting();
    try {
      const [next, root] = await Promise.all([pages.load(url), shell()]);
      const data = isOtherDeployment(next) ? undefined : unpackPage(next);
      const words = data && (await loadWords(data));
      if (own !== turn) return;
      if (data && words) draw(url, arrival, { document: next, root, data, words });
      else leave(url, arrival);
    } catch {
      if (own === turn) leave(url, arrival);
    } finally {
      stopWaiting();
    }
  };

  memory.begin();
  stripIndex();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const url = link === null || !isPlainClick(event) ? undefined : pageAddress(link);
    if (url === undefined || (isSamePage(url) && url.hash !== '')) return;
    event.preventDefault();
    void go(url, { kind: 'link' });
  });
  addEventListener('popstate', ({ state }) => {
    const arrival = memory.arrive(state);
    if (arrival === undefined) return;
    const isOnScreen = shown === location.pathname + location.search;
    if (!isOnScreen) void go(new URL(location.href), { kind: 'history', top: arrival.top });
    else if (arrival.top !== undefined) scrollTo({ top: arrival.top, behavior: 'instant' });
  });
  // Between documents the browser restores the scroll position itself, sooner than a script could.
  addEventListener('pagehide', () => {
    memory.save();
    history.scrollRestoration = 'auto';
  });
  hydrateWhenTouched(shell);
  if (document.readyState === 'complete') fetchLaterScripts();
  else addEventListener('load', fetchLaterScripts, { once: true });
}

/** After all that the first sight of the page needs: fetched and compiled, but not run before they are wanted. */
function fetchLaterScripts(): void {
  for (const href of [scriptAddress('shell'), scriptAddress('strings')]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function scriptAddress(name: 'shell' | 'strings'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=docsgen-${name}]`)?.content ?? '';
}

/** Loads React and lets it adopt the page, once. A failure is not kept: the next try may be luckier. */
function lazyShell(container: HTMLElement): () => Promise<ShellRoot> {
  let loading: Promise<ShellRoot> | undefined;
  const load = async (): Promise<ShellRoot> => {
    const data = unpackPage(document);
    if (data === undefined) throw new Error('This page carries no data to draw it from.');
    // A bundle of its own, so that none of its parts becomes a file that every page loads.
    const bundle: Promise<typeof import('./shell-root.tsx')> = import(scriptAddress('shell'));
    const [{ hydrateShell }, words] = await Promise.all([bundle, loadWords(data)]);
    return hydrateShell({ container, data, words });
  };
  const begin = (): Promise<ShellRoot> => {
    // For live/exchange.ts.
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
function hydrateWhenTouched(shell: () => Promise<unknown>): void {
  const touched = new AbortController();
  for (const type of ['pointerover', 'focusin', 'keydown']) {
    addEventListener(
      type,
      ({ target }) => {
        if (type !== 'keydown' && !(target instanceof Element && target.closest('a, button, summary, [data-shell]')))
          return;
        touched.abort();
        void shell().catch(() => undefined);
      },
      { signal: touched.signal, passive: true },
    );
  }
}

/** `/a/index.html` and `/a/` are one page; the shorter address is the one to share. */
function stripIndex(): void {
  const path = location.pathname.replace(/\/index\.html?$/, '/');
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
}

function topOf(url: URL, arrival: Arrival): number {
  if (arrival.kind === 'history' && arrival.top !== undefined) return arrival.top;
  return url.hash === '' ? 0 : scrollY;
}

function scrollToHash(url: URL, arrival: Arrival): void {
  if (url.hash === '' || (arrival.kind === 'history' && arrival.top !== undefined)) return;
  const target = document.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (target === null) scrollTo({ top: 0, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** The next Tab begins at the new content, not somewhere in the old. */
function focusContent(): void {
  document.getElementById('docsgen-content')?.focus({ preventScroll: true });
}
