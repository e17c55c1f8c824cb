// Client-side navigation: fetches the HTML of the next page and renders its article and shell in place. If navigation
// fails, the browser loads the page instead. If the network is down, an error is shown.

import { saveSidebar } from '../../components/sidebar/sidebar-state.ts';
import { openTarget } from '../../components/tabs/open-around.ts';
import { loadShellMessages } from '../../i18n/language-script.ts';
import type { ShellMessages } from '../../i18n/messages.ts';
import { announce } from '../../lib/announcer.ts';
import { applyHead, isOtherDeployment } from '../../lib/apply-head.ts';
import { closest } from '../../lib/closest.ts';
import { isCurrentPage, isPlainClick, pageUrlOf, stripIndex } from '../../lib/page-links.ts';
import { codeMessagesIn, type PageData, unpackPage } from '../../lib/page-views.ts';
import { whenLoaded } from '../../lib/when-loaded.ts';
import { loadFiles } from './article-files.ts';
import { hydrateOnInteraction, lazyShell, preloadScripts } from './lazy-shell.ts';
import { showLoadFailure } from './load-failure.ts';
import { hasAuthorScripts } from './page-scripts.ts';
import type { PageSource } from './page-source.ts';
import { createProgress } from './progress.ts';
import { createScrollMemory, newKey } from './scroll-memory.ts';
import { focusContent, land } from './scroll-target.ts';
import type { ShellRoot } from './shell-root.tsx';

interface NavigationOptions {
  readonly pages: PageSource;
  /** Sets up the article and the shell after rendering. */
  readonly refresh: () => void;
}

/** How a page was requested. On back and forward navigation, the browser has already changed the URL. */
type Arrival = { readonly kind: 'link' } | { readonly kind: 'history'; readonly top: number | undefined };

interface NextPage {
  readonly document: Document;
  readonly root: ShellRoot;
  readonly data: PageData;
  readonly messages: ShellMessages;
  /** See `loadFiles`. */
  readonly styles: readonly Element[];
}

/** The error shown in place of a page that could not be loaded. */
interface ShownFailure {
  readonly retry: () => void;
  readonly remove: () => void;
}

export function startNavigation(options: NavigationOptions): void {
  const container = document.getElementById('docsgen');
  if (container === null || document.querySelector('[data-not-found]') !== null) return;
  const shell = lazyShell(container);
  const navigation = new Navigation(options, shell);
  navigation.memory.begin();
  stripIndex();
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a');
    const url = link === null || !isPlainClick(event) ? undefined : pageUrlOf(link);
    if (url === undefined) return;
    // The browser scrolls to the target.
    if (isCurrentPage(url) && url.hash !== '') return openTarget(url.hash);
    event.preventDefault();
    navigation.follow(url);
  });
  // Reads the current state of the history, because the phone menu may have changed it during this event.
  addEventListener('popstate', () => navigation.arrive());
  addEventListener('online', () => navigation.retry());
  // After a full load, the browser restores the scroll position earlier than a script could.
  addEventListener('pagehide', () => {
    navigation.memory.save();
    history.scrollRestoration = 'auto';
  });
  hydrateOnInteraction(shell);
  whenLoaded(preloadScripts);
}

class Navigation {
  readonly memory = createScrollMemory();
  readonly #pages: PageSource;
  readonly #refresh: () => void;
  readonly #shell: () => Promise<ShellRoot>;
  readonly #progress = createProgress();
  /** Incremented by every navigation, so that only the page of the latest navigation is rendered. */
  #turn = 0;
  /** Path of the rendered page, even while an error hides it. The rest of the URL can only select a tab. */
  #renderedPath = location.pathname;
  #failure: ShownFailure | undefined;

  constructor({ pages, refresh }: NavigationOptions, shell: () => Promise<ShellRoot>) {
    this.#pages = pages;
    this.#refresh = refresh;
    this.#shell = shell;
  }

  /** Navigates to a link. */
  follow(url: URL): void {
    const choosesTab = url.searchParams.has('tab');
    if (url.pathname !== this.#renderedPath || (this.#failure === undefined && !choosesTab)) {
      void this.#go(url, { kind: 'link' });
      return;
    }
    this.#pushEntry(url);
    this.#reveal();
    if (choosesTab) this.#refresh();
    if (!choosesTab || url.hash !== '') land(url, undefined);
  }

  /** Handles back and forward. */
  arrive(): void {
    const arrival = this.memory.arrive();
    if (arrival === undefined) return;
    const isRendered = this.#renderedPath === location.pathname;
    if (!isRendered) {
      void this.#go(new URL(location.href), { kind: 'history', top: arrival.top });
      return;
    }
    this.#reveal();
    if (arrival.top !== undefined) scrollTo({ top: arrival.top, behavior: 'instant' });
  }

  /** Tries again if the last requested page could not be loaded. */
  retry(): void {
    this.#failure?.retry();
  }

  async #go(url: URL, arrival: Arrival): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#progress.begin();
    try {
      const next = await this.#load(url);
      if (turn === this.#turn) this.#render(url, arrival, next);
    } catch {
      if (turn === this.#turn) await this.#handleFailure(url, arrival);
    } finally {
      if (turn === this.#turn) this.#progress.end();
    }
  }

  /** Rejects if the page cannot be loaded, or requires a full load. */
  async #load(url: URL): Promise<NextPage> {
    const [next, root] = await Promise.all([this.#pages.load(url), this.#shell()]);
    const data = isOtherDeployment(next) || [document, next].some(hasAuthorScripts) ? undefined : unpackPage(next);
    if (data === undefined) throw new Error('no page');
    const [messages, styles] = await Promise.all([loadShellMessages(next), loadFiles(next)]);
    return { document: next, root, data, messages, styles };
  }

  #render(url: URL, arrival: Arrival, next: NextPage): void {
    if (arrival.kind === 'link') this.#pushEntry(url);
    const isRetry = this.#failure !== undefined;
    this.#forgetFailure();
    this.#renderedPath = location.pathname;
    applyHead(next.document, next.styles);
    saveSidebar();
    next.root.show({ data: next.data, codeMessages: codeMessagesIn(next.document), messages: next.messages });
    this.#refresh();
    land(url, arrival.kind === 'history' ? arrival.top : undefined);
    if ((arrival.kind === 'link' || isRetry) && url.hash === '') focusContent();
    announce(document.title);
  }

  /**
   * If the server responds, the browser loads the page and shows the response. Otherwise, an error is shown in the
   * current page, because the browser's own error page would end the session.
   */
  async #handleFailure(url: URL, arrival: Arrival): Promise<void> {
    const turn = this.#turn;
    try {
      await fetch(url, { method: 'HEAD', cache: 'no-store' });
    } catch (error) {
      // Waits for hydration, because nothing may be added to the page while React hydrates it.
      const loading = this.#shell().then(() => loadShellMessages(document));
      const messages = await loading.catch(() => undefined);
      if (turn !== this.#turn) return;
      if (messages !== undefined) {
        this.#showFailure(url, arrival, { messages, error });
        return;
      }
    }
    if (turn === this.#turn) leaveToBrowser(url, arrival);
  }

  #showFailure(url: URL, arrival: Arrival, why: { readonly messages: ShellMessages; readonly error: unknown }): void {
    if (arrival.kind === 'link') this.#pushEntry(url);
    this.#forgetFailure();
    const top = arrival.kind === 'history' ? arrival.top : undefined;
    const retry = (): void => void this.#go(url, { kind: 'history', top });
    this.#failure = { retry, remove: showLoadFailure({ ...why, retry }) };
    scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
    announce(document.title);
  }

  /** Shows the page that an error was hiding, and cancels pending navigation. */
  #reveal(): void {
    this.#turn += 1;
    this.#progress.end();
    if (this.#failure === undefined) return;
    this.#forgetFailure();
    announce(document.title);
  }

  #forgetFailure(): void {
    this.#failure?.remove();
    this.#failure = undefined;
  }

  #pushEntry(url: URL): void {
    this.memory.save();
    history.scrollRestoration = 'manual';
    const key = newKey();
    history.pushState({ key }, '', url);
    this.memory.enter(key);
  }
}

function leaveToBrowser(url: URL, arrival: Arrival): void {
  if (arrival.kind === 'link') location.assign(url);
  else location.reload();
}
