// Keeps a page current while its author writes: whenever docsgen says that something changed, the page is asked for
// again and exchanged in place. Only `docsgen serve --watch` puts this script into pages; English alone, for authors.

import { exchange, needsReload } from './exchange.ts';
import type { LiveState } from './live-state.ts';
import { createOverlay } from './overlay.ts';

const mark = document.getElementById('docsgen-live');
const address = `${mark?.dataset.base ?? '/'}__docsgen/`;
const overlay = createOverlay((place) => {
  const query = new URLSearchParams({ file: place.file, line: `${place.line ?? 1}`, column: `${place.column ?? 1}` });
  void fetch(`${address}open?${query}`, { method: 'POST' });
});

/** Milliseconds until the next attempt to reach docsgen. */
const pause = 400;
/** A page that was fetched before a change can be drawn so long after it. */
const inFlight = 1000;

/** The page on screen: its path, and the hash of its HTML; `''`: not known. */
const shown = { path: location.pathname, hash: mark?.dataset.hash ?? '' };
const work = { isLooking: false, isWanted: false, changedAt: 0 };
let socket: WebSocket | undefined;

connect(false);
look();
// Going to another page takes over its title, and with it the head.
new MutationObserver(follow).observe(document.head, { childList: true });
addEventListener('pageshow', ({ persisted }) => persisted && look());

function connect(isAgain: boolean): void {
  const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new WebSocket(`${protocol}//${location.host}${address}live`);
  socket = opened;
  opened.addEventListener('open', () => {
    overlay.setConnected(true);
    opened.send(location.pathname);
    // Whatever happened meanwhile.
    if (isAgain) look();
  });
  opened.addEventListener('message', () => {
    work.changedAt = performance.now();
    look();
  });
  opened.addEventListener('close', () => {
    overlay.setConnected(false);
    setTimeout(() => connect(true), pause);
  });
}

/** The shell has drawn another page: what is wrong with that one? */
function follow(): void {
  if (location.pathname === shown.path) return;
  shown.path = location.pathname;
  const isSure = performance.now() - work.changedAt > inFlight;
  shown.hash = isSure ? '*' : '';
  if (socket?.readyState === WebSocket.OPEN) socket.send(shown.path);
  look();
}

/** One look at a time; what changes meanwhile is looked at afterwards. */
async function look(): Promise<void> {
  work.isWanted = true;
  if (work.isLooking) return;
  work.isLooking = true;
  while (work.isWanted) {
    work.isWanted = false;
    try {
      await takeIn();
    } catch {
      // docsgen is gone; the connection says so, and comes back with it.
    }
  }
  work.isLooking = false;
}

async function takeIn(): Promise<void> {
  const { path, hash } = shown;
  const response = await fetch(`${address}state?${new URLSearchParams({ path, known: hash })}`);
  if (!response.ok) return;
  const state: LiveState = await response.json();
  if (path !== shown.path) return;
  if (state.html !== undefined && state.hash !== hash) await show(state.html);
  shown.hash = state.hash ?? '';
  overlay.show(state.mistakes, state.hasEditor);
}

async function show(html: string): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const frame = next.getElementById('docsgen-live')?.dataset.frame;
  if (frame !== mark?.dataset.frame || needsReload(next)) location.reload();
  else await exchange(next);
}
