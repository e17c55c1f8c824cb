// Keeps a page current while its author writes: whenever docsgen says that something changed, the page is asked for
// again and exchanged in place. Only `docsgen serve --watch` puts this script into pages; English alone, for authors.

import type { LiveLocation, LiveState } from '@docsgen/contract/live-state';
import { connect } from './connection.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { exchange, needsReload } from './replace-page.ts';

const address = '/__docsgen/';

interface ShownPage {
  path: string;
}

/** Hash of the page as it was drawn, which can be older than the last change; `''`: it does not say. */
function shownHash(): string {
  return document.head.querySelector<HTMLMetaElement>('meta[name="docsgen-hash"]')?.content ?? '';
}

startLive(document.querySelector<HTMLElement>('body>script#docsgen-live'));

function startLive(script: HTMLElement | null): void {
  const overlay = createOverlay(openInEditor);
  const shown: ShownPage = { path: location.pathname };
  // A look that fails tells that docsgen is gone; so does the connection, and the next look comes with the next one.
  const look = oneAtATime(() => updatePage(shown, overlay, script).catch(() => undefined));
  const tellPath = connect(`${address}live`, {
    path: () => shown.path,
    changed: () => {
      // For browser/entry.ts: pages fetched ahead may be others by now, even where the one on screen is the same.
      document.dispatchEvent(new Event('docsgen:outdated'));
      look();
    },
    connected: () => {
      overlay.showConnected();
      // Not sooner: a change between a look and the connection would stay unseen.
      look();
    },
    disconnected: overlay.showDisconnected,
  });

  /** The shell may have drawn another page: looks what is wrong with that one. */
  const follow = (): void => {
    if (location.pathname === shown.path) return;
    shown.path = location.pathname;
    tellPath();
    look();
  };

  // Going to another page takes over its title, and with it the head.
  new MutationObserver(follow).observe(document.head, { childList: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}

function openInEditor({ file, line = 1, column = 1 }: LiveLocation): void {
  void fetch(`${address}open?${new URLSearchParams({ file, line: `${line}`, column: `${column}` })}`, {
    method: 'POST',
  });
}

/** Asks for the state of the page on screen, and shows it. */
async function updatePage(shown: ShownPage, overlay: Overlay, script: HTMLElement | null): Promise<void> {
  const { path } = shown;
  const response = await fetch(`${address}state?${new URLSearchParams({ path, known: shownHash() })}`);
  if (!response.ok) return;
  const state: LiveState = await response.json();
  if (path !== shown.path) return;
  if (state.html !== undefined) await replacePage(state.html, script);
  overlay.show(state);
}

async function replacePage(html: string, script: HTMLElement | null): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const reloadKey = next.querySelector<HTMLElement>('body>script#docsgen-live')?.dataset.frame;
  if (reloadKey !== script?.dataset.frame || needsReload(next)) location.reload();
  else await exchange(next);
}

/** Runs `task` once more if it was asked for while it ran, however often. */
function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
