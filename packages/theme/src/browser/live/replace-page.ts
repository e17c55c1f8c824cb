// Exchanges a page for a newer one in place. What did not change is not touched, and what the reader did stays: the
// scroll position, what is open, which tab is chosen, where the focus is.

import morphdom from 'morphdom';
import { applyHead } from '../../lib/apply-head.ts';
import { pageState } from '../../lib/page-state.ts';
import { loadFiles } from '../navigation/article-files.ts';
import { keepReaderState, readerMade } from './reader-state.ts';
import { leaveNavigationToBrowser } from './stale-shell.ts';

/** Neither is there a page to put in place of the other, nor does the not-found page know how. */
export function needsReload(next: Document): boolean {
  return [document, next].some(
    (page) => page.getElementById('docsgen') === null || page.querySelector('[data-not-found]') !== null,
  );
}

export async function exchange(next: Document): Promise<void> {
  const shown = document.getElementById('docsgen');
  const wanted = next.getElementById('docsgen');
  if (shown === null || wanted === null) return;
  const { pathname } = location;
  const [styles] = await Promise.all([loadFiles(next), exchangeStyles(next), untilAdopted()]);
  // The reader has gone to another page meanwhile.
  if (location.pathname !== pathname) return;
  const focus = noteFocus(shown);
  applyHead(next, styles);
  exchangeIcons(next);
  morphdom(shown, wanted, {
    childrenOnly: true,
    getNodeKey: (node) => (node instanceof Element && hasLastingId(node) ? node.id : undefined),
    onBeforeElUpdated: keepReaderState,
    onBeforeNodeDiscarded: (node) => !(node instanceof Element && node.matches(readerMade)),
  });
  const [views, nextViews] = [document, next].map((page) => page.querySelector('body>#docsgen-view'));
  if (views && nextViews) views.textContent = nextViews.textContent;
  leaveNavigationToBrowser();
  // For browser/entry.ts, which sets up again what is new.
  document.dispatchEvent(new Event('docsgen:changed'));
  // Lists of tabs are made by a script that is loaded for them.
  requestAnimationFrame(() => restoreFocus(shown, focus));
}

/** While React adopts a page it compares it with what it would draw, and draws the old page anew where they differ. */
async function untilAdopted(): Promise<void> {
  while (pageState.adopting !== undefined) await new Promise((done) => setTimeout(done, 10));
}

/** Ids of tabs are made by counting, and may come to name others. */
function hasLastingId({ id }: Element): boolean {
  return id !== '' && !id.startsWith('docsgen-tab-');
}

/** The shell's: new ones are there before the old ones go, so that nothing is ever shown without. Then the critical. */
async function exchangeStyles(next: Document): Promise<void> {
  const selector = 'link[rel="stylesheet"]';
  const shown = Array.from(document.querySelectorAll<HTMLLinkElement>(selector));
  const hrefs = Array.from(next.querySelectorAll(selector), (link) => link.getAttribute('href') ?? '');
  const old = shown.filter((link) => !hrefs.includes(link.getAttribute('href') ?? ''));
  const added = hrefs.filter((href) => !shown.some((link) => link.getAttribute('href') === href));
  await Promise.all(added.map(addStyles));
  for (const link of old) link.remove();
  const [critical, wanted] = [document, next].map((page) => page.head.querySelector('style'));
  if (critical && wanted && critical.textContent !== wanted.textContent) critical.textContent = wanted.textContent;
}

/** The icons of the tab. */
function exchangeIcons(next: Document): void {
  const [shown = [], wanted = []] = [document, next].map((page) => [
    ...page.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]'),
  ]);
  if (shown.map(({ outerHTML }) => outerHTML).join() === wanted.map(({ outerHTML }) => outerHTML).join()) return;
  for (const link of shown) link.remove();
  document.head.append(...wanted.map((link) => document.importNode(link)));
}

function addStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((done) => {
    link.onload = () => done();
    link.onerror = () => done();
  });
  const last = Array.from(document.querySelectorAll('link[rel="stylesheet"]')).at(-1);
  if (last) last.after(link);
  else document.head.append(link);
  return loaded;
}

/** What has the focus, and the way to what will stand in its place, should it be made anew. */
interface Focus {
  readonly element: Element;
  /** Id of the element it lies in, where the way begins. `''`: the container. */
  readonly id: string;
  /** Places among siblings. */
  readonly way: readonly number[];
}

function noteFocus(container: Element): Focus | undefined {
  const active = document.activeElement;
  if (active === null || !container.contains(active) || active === container) return undefined;
  const way: number[] = [];
  let at = active;
  while (at !== container && !hasLastingId(at) && at.parentElement) {
    way.unshift(Array.from(at.parentElement.children).indexOf(at));
    at = at.parentElement;
  }
  return { element: active, id: at === container ? '' : at.id, way };
}

/** An element that is moved loses the focus as well as one that is made anew. */
function restoreFocus(container: Element, focus: Focus | undefined): void {
  if (focus === undefined || document.activeElement !== document.body) return;
  const { element, id, way } = focus;
  const start = id === '' ? container : document.getElementById(id);
  const inPlace = way.reduce((at, place) => at?.children[place] ?? null, start);
  const alike = Array.from(container.querySelectorAll(element.localName)).filter((one) => one.isEqualNode(element));
  const found = element.isConnected ? element : alike.length === 1 ? alike[0] : inPlace;
  if (found instanceof HTMLElement && found.tagName === element.tagName) found.focus({ preventScroll: true });
}
