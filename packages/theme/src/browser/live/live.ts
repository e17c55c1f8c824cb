// Live reload: when the development server reports a change, this script fetches the page again and updates it in
// place. Only `docsgen serve --watch` adds this script. Only authors see its strings, so they are only in English.

import type { LiveLocation, LiveState } from '@docsgen/contract/live-state';
import { connect } from './connection.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { exchange, needsReload } from './replace-page.ts';

const address = '/__docsgen/';

interface ShownPage {
  path: string;
}

/** Hash of the rendered page, which may be older than the last change, or `''` if the page has no hash. */
function shownHash(): string {
  return document.head.querySelector<HTMLMetaElement>('meta[name="docsgen-hash"]')?.content ?? '';
}

startLive(document.querySelector<HTMLElement>('body>script#docsgen-live'));

function startLive(script: HTMLElement | null): void {
  const overlay = createOverlay(openInEditor);
  const shown: ShownPage = { path: location.pathname };
  // If a request fails, the server has stopped. The socket reconnects later, and then triggers the next update.
  const update = oneAtATime(() => updatePage(shown, overlay, script).catch(() => undefined));
  const sendPath = connect(`${address}live`, {
    path: () => shown.path,
    changed: () => {
      // Handled by browser/entry.ts: prefetched pages may be outdated even if the current page did not change.
      document.dispatchEvent(new Event('docsgen:outdated'));
      update();
    },
    connected: () => {
      overlay.showConnected();
      // Updates immediately, to include changes that were made before the connection was open.
      update();
    },
    disconnected: overlay.showDisconnected,
  });

  /** Shows the diagnostics of the new page after client-side navigation. */
  const follow = (): void => {
    if (location.pathname === shown.path) return;
    shown.path = location.pathname;
    sendPath();
    update();
  };

  // Navigation replaces the title, which is a child of the head.
  new MutationObserver(follow).observe(document.head, { childList: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

function openInEditor({ file, line = 1, column = 1 }: LiveLocation): void {
  void fetch(`${address}open?${new URLSearchParams({ file, line: `${line}`, column: `${column}` })}`, {
    method: 'POST',
  });
}

/** Fetches the state of the current page and displays it. */
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

/**
 * Returns a function that runs `task`. If the function is called while the task is running, the task runs once more.
 */
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
