// Keeps a page current while its author writes: whenever docsgen says that something changed, the page is asked for
// again and exchanged in place. Only `docsgen serve --watch` puts this script into pages; English alone, for authors.

import { exchange, needsReload } from './exchange.ts';
import type { LiveState } from './live-state.ts';
import { createOverlay } from './overlay.ts';

/** Milliseconds until the next attempt to reach docsgen. */
const pause = 400;
/** A page that was fetched before a change can be drawn so long after it. */
const inFlight = 1000;

startLive(document.getElementById('docsgen-live'));

function startLive(mark: HTMLElement | null): void {
  const address = '/__docsgen/';
  const overlay = createOverlay((place) => {
    const query = new URLSearchParams({ file: place.file, line: `${place.line ?? 1}`, column: `${place.column ?? 1}` });
    void fetch(`${address}open?${query}`, { method: 'POST' });
  });
  // The page on screen: its path, and the hash of its HTML; `''`: not known, `'*'`: not asked for.
  let path = location.pathname;
  let hash = mark?.dataset.hash ?? '';
  let changedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let isLookWanted = false;

  const takeIn = async (): Promise<void> => {
    const asked = { path, hash };
    const response = await fetch(`${address}state?${new URLSearchParams({ path, known: hash })}`);
    if (!response.ok) return;
    const state: LiveState = await response.json();
    if (asked.path !== path) return;
    if (state.html !== undefined && state.hash !== asked.hash && asked.hash !== '*') await show(state.html, mark);
    hash = state.hash ?? '';
    overlay.show(state.mistakes, state.hasEditor);
  };

  /** One look at a time; what changes meanwhile is looked at afterwards. */
  const look = async (): Promise<void> => {
    isLookWanted = true;
    if (isLooking) return;
    isLooking = true;
    while (isLookWanted) {
      isLookWanted = false;
      // docsgen is gone; the connection says so, and comes back with it.
      await takeIn().catch(() => undefined);
    }
    isLooking = false;
  };

  const tellPath = connect(`${address}live`, {
    path: () => path,
    changed: () => {
      changedAt = performance.now();
      // For ../entry.ts: what was fetched ahead may be another page by now, even where the one on screen is the same.
      document.dispatchEvent(new Event('docsgen:outdated'));
      void look();
    },
    setConnected: (isConnected) => {
      overlay.setConnected(isConnected);
      // Not sooner: nobody would tell of what changes between a look and the connection.
      if (isConnected) void look();
    },
  });

  /** The shell has drawn another page: what is wrong with that one? */
  const follow = (): void => {
    if (location.pathname === path) return;
    path = location.pathname;
    hash = performance.now() - changedAt > inFlight ? '*' : '';
    tellPath();
    void look();
  };

  // Going to another page takes over its title, and with it the head.
  new MutationObserver(follow).observe(document.head, { childList: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
}

interface ConnectionParts {
  readonly path: () => string;
  readonly changed: () => void;
  readonly setConnected: (isConnected: boolean) => void;
}

/** For as long as the page is open. Gives a function that tells docsgen which page that is. */
function connect(address: string, { path, changed, setConnected }: ConnectionParts): () => void {
  const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | undefined;
  const open = (isAgain: boolean): void => {
    const opened = new WebSocket(`${protocol}//${location.host}${address}`);
    socket = opened;
    opened.addEventListener('open', () => {
      setConnected(true);
      opened.send(path());
      // Whatever happened meanwhile.
      if (isAgain) changed();
    });
    opened.addEventListener('message', changed);
    opened.addEventListener('close', () => {
      setConnected(false);
      setTimeout(() => open(true), pause);
    });
  };
  open(false);
  return () => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(path());
  };
}

async function show(html: string, mark: HTMLElement | null): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const frame = next.getElementById('docsgen-live')?.dataset.frame;
  if (frame !== mark?.dataset.frame || needsReload(next)) location.reload();
  else await exchange(next);
}
