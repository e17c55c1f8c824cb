// Goes from page to page without a full load: the next page's HTML is fetched, its article and shell are drawn in
// place of the old ones. Whatever does not go well is left to the browser, which loads the page itself; but where no
// answer comes, this page stays and says so.

import { saveSidebar } from '../../components/sidebar/sidebar-state.ts';
import { openTarget } from '../../components/tabs/open-around.ts';
import { loadShellMessages } from '../../i18n/language-script.ts';
import type { ShellMessages } from '../../i18n/messages.ts';
import { announce } from '../../lib/announcer.ts';
import { applyHead, isOtherDeployment } from '../../lib/apply-head.ts';
import { closest } from '../../lib/closest.ts';
import { isPlainClick, isSamePage, pageAddress, stripIndex } from '../../lib/page-links.ts';
import { codeMessagesIn, type PageData, unpackPage } from '../../lib/page-views.ts';
import { whenLoaded } from '../../lib/when-loaded.ts';
import { loadFiles } from './article-files.ts';
import { focusContent, land } from './landing.ts';
import { fetchLaterScripts, hydrateWhenTouched, lazyShell } from './lazy-shell.ts';
import { showLoadFailure } from './load-failure.ts';
import { hasOwnScripts } from './page-scripts.ts';
import type { PageSource } from './page-source.ts';
import { createProgress } from './progress.ts';
import { createScrollMemory, newKey } from './scroll-memory.ts';
import type { ShellRoot } from './shell-root.tsx';

interface NavigationOptions {
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
  readonly messages: ShellMessages;
  /** See `loadFiles`. */
  readonly styles: readonly Element[];
}

/** What is shown in place of a page that did not come. */
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
    const url = link === null || !isPlainClick(event) ? undefined : pageAddress(link);
    if (url === undefined) return;
    // The browser scrolls to it.
    if (isSamePage(url) && url.hash !== '') return openTarget(url.hash);
    event.preventDefault();
    navigation.follow(url);
  });
  // Where the history stands by now: the phone menu may have led to the next page within this very event.
  addEventListener('popstate', () => navigation.arrive());
  addEventListener('online', () => navigation.retry());
  // Between documents the browser restores the scroll position itself, sooner than a script could.
  addEventListener('pagehide', () => {
    navigation.memory.save();
    history.scrollRestoration = 'auto';
  });
  hydrateWhenTouched(shell);
  whenLoaded(fetchLaterScripts);
}

class Navigation {
  readonly memory = createScrollMemory();
  readonly #pages: PageSource;
  readonly #refresh: () => void;
  readonly #shell: () => Promise<ShellRoot>;
  readonly #progress = createProgress();
  /** Counts the pages that were gone to: only the last one is drawn. */
  #turn = 0;
  /** Path of the page that is drawn, even while a failure hides it. What follows it chooses a tab at most. */
  #drawn = location.pathname;
  #failure: ShownFailure | undefined;

  constructor({ pages, refresh }: NavigationOptions, shell: () => Promise<ShellRoot>) {
    this.#pages = pages;
    this.#refresh = refresh;
    this.#shell = shell;
  }

  /** By a link. */
  follow(url: URL): void {
    const choosesTab = url.searchParams.has('tab');
    if (url.pathname !== this.#drawn || (this.#failure === undefined && !choosesTab)) {
      void this.#go(url, { kind: 'link' });
      return;
    }
    this.#pushEntry(url);
    this.#reveal();
    if (choosesTab) this.#refresh();
    if (!choosesTab || url.hash !== '') land(url, undefined);
  }

  /** The reader went back or forward. */
  arrive(): void {
    const arrival = this.memory.arrive();
    if (arrival === undefined) return;
    const isDrawn = this.#drawn === location.pathname;
    if (!isDrawn) {
      void this.#go(new URL(location.href), { kind: 'history', top: arrival.top });
      return;
    }
    this.#reveal();
    if (arrival.top !== undefined) scrollTo({ top: arrival.top, behavior: 'instant' });
  }

  /** Once more, if the page that was asked for last did not come. */
  retry(): void {
    this.#failure?.retry();
  }

  async #go(url: URL, arrival: Arrival): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#progress.begin();
    try {
      const next = await this.#load(url);
      if (turn === this.#turn) this.#draw(url, arrival, next);
    } catch {
      if (turn === this.#turn) await this.#giveUp(url, arrival);
    } finally {
      if (turn === this.#turn) this.#progress.end();
    }
  }

  /** Fails where the page has to be loaded in full, too. */
  async #load(url: URL): Promise<NextPage> {
    const [next, root] = await Promise.all([this.#pages.load(url), this.#shell()]);
    const data = isOtherDeployment(next) || [document, next].some(hasOwnScripts) ? undefined : unpackPage(next);
    if (data === undefined) throw new Error('no page');
    const [messages, styles] = await Promise.all([loadShellMessages(next), loadFiles(next)]);
    return { document: next, root, data, messages, styles };
  }

  #draw(url: URL, arrival: Arrival, next: NextPage): void {
    if (arrival.kind === 'link') this.#pushEntry(url);
    const isTriedAgain = this.#failure !== undefined;
    this.#forgetFailure();
    this.#drawn = location.pathname;
    applyHead(next.document, next.styles);
    saveSidebar();
    next.root.show({ data: next.data, codeMessages: codeMessagesIn(next.document), messages: next.messages });
    this.#refresh();
    land(url, arrival.kind === 'history' ? arrival.top : undefined);
    if ((arrival.kind === 'link' || isTriedAgain) && url.hash === '') focusContent();
    announce(document.title);
  }

  /** The browser shows whatever the server answers; its own page for want of an answer would be the end of the site. */
  async #giveUp(url: URL, arrival: Arrival): Promise<void> {
    const turn = this.#turn;
    try {
      await fetch(url, { method: 'HEAD', cache: 'no-store' });
    } catch (error) {
      // While React adopts the page, nothing may be added to it.
      const words = this.#shell().then(() => loadShellMessages(document));
      const messages = await words.catch(() => undefined);
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

  /** The page that a failure hides is on screen again, and no other is waited for. */
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
