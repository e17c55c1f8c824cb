// Updates the page in place. Unchanged elements are not modified, and the reader's state is preserved: scroll position,
// open details, selected tabs and focus.

import morphdom from 'morphdom';
import { applyHead } from '../../lib/apply-head.ts';
import { pageState } from '../../lib/page-state.ts';
import { loadFiles } from '../navigation/article-files.ts';
import { preserveReaderState, scriptElements } from './reader-state.ts';
import { leaveNavigationToBrowser } from './stale-shell.ts';

/** Whether one of the pages has no shell, or is the not-found page, which cannot be updated in place. */
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
  // The reader has navigated to another page in the meantime.
  if (location.pathname !== pathname) return;
  const focus = noteFocus(shown);
  applyHead(next, styles);
  exchangeIcons(next);
  morphdom(shown, wanted, {
    childrenOnly: true,
    getNodeKey: (node) => (node instanceof Element && hasLastingId(node) ? node.id : undefined),
    onBeforeElUpdated: preserveReaderState,
    onBeforeNodeDiscarded: (node) => !(node instanceof Element && node.matches(scriptElements)),
  });
  const [views, nextViews] = [document, next].map((page) => page.querySelector('body>#docsgen-view'));
  if (views && nextViews) views.textContent = nextViews.textContent;
  leaveNavigationToBrowser();
  // Handled by browser/entry.ts, which sets up the new elements.
  document.dispatchEvent(new Event('docsgen:changed'));
  // Waits for the separate script that creates the tab lists.
  requestAnimationFrame(() => restoreFocus(shown, focus));
}

/**
 * Waits for hydration, which compares the DOM with React's output. If the page were updated earlier, the DOM would
 * differ from React's output, and React would render the old page.
 */
async function untilAdopted(): Promise<void> {
  while (pageState.adopting !== undefined) await new Promise((done) => setTimeout(done, 10));
}

/** Whether the id is stable. Tab ids are numbered, so a tab id can refer to a different element later. */
function hasLastingId({ id }: Element): boolean {
  return id !== '' && !id.startsWith('docsgen-tab-');
}

/**
 * Adds new style sheets before it removes old ones, so that the page is never unstyled, and then updates the critical
 * CSS.
 */
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

/** Replaces the favicon. */
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

/** The focused element, and its path in case it is recreated. */
interface Focus {
  readonly element: Element;
  /** Id of the closest ancestor with a stable id, where the path starts, or `''` for the container. */
  readonly id: string;
  /** Index of each element on the path among its siblings. */
  readonly path: readonly number[];
}

function noteFocus(container: Element): Focus | undefined {
  const active = document.activeElement;
  if (active === null || !container.contains(active) || active === container) return undefined;
  const path: number[] = [];
  let node = active;
  while (node !== container && !hasLastingId(node) && node.parentElement) {
    path.unshift(Array.from(node.parentElement.children).indexOf(node));
    node = node.parentElement;
  }
  return { element: active, id: node === container ? '' : node.id, path };
}

/** Restores the focus if the element lost it because it was moved or recreated. */
function restoreFocus(container: Element, focus: Focus | undefined): void {
  if (focus === undefined || document.activeElement !== document.body) return;
  const { element, id, path } = focus;
  const start = id === '' ? container : document.getElementById(id);
  const atPath = path.reduce((node, index) => node?.children[index] ?? null, start);
  const alike = Array.from(container.querySelectorAll(element.localName)).filter((one) => one.isEqualNode(element));
  const found = element.isConnected ? element : alike.length === 1 ? alike[0] : atPath;
  if (found instanceof HTMLElement && found.tagName === element.tagName) found.focus({ preventScroll: true });
}
