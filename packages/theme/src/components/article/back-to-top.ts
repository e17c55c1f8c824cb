// The button that leads back to the top: it comes when the reader of a long page turns round and scrolls up, and goes
// when reading goes on, at either end of the page, and where a jump, not the reader, scrolls.

import { closest } from '../../lib/closest.ts';

const threshold = 300;
/** How often the position is looked at while the page is scrolled; not at every event. */
const interval = 100;
/** What is left of the way after each frame. */
const decay = 0.85;

export function startBackToTop(): void {
  let last = scrollY;
  let isJump = false;
  let isWaiting = false;

  const look = (): void => {
    const at = scrollY;
    const isUp = at < last && !isJump;
    const isAtBottom = at + innerHeight >= document.documentElement.scrollHeight - 1;
    if (at !== last) setShown(isUp && at >= threshold && !isAtBottom);
    last = at;
    isJump = false;
    isWaiting = false;
  };

  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(look, interval);
    },
    { passive: true },
  );
  // A link to a heading, or back and forward.
  addEventListener('popstate', () => {
    isJump = true;
    setShown(false);
  });
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-back-to-top]') === null) return;
    // The button is about to go; the next Tab begins at the top.
    document.getElementById('docsgen-content')?.focus({ preventScroll: true });
    goUp();
  });
}

function setShown(isShown: boolean): void {
  document.querySelector('[data-back-to-top]')?.toggleAttribute('data-shown', isShown);
}

function goUp(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo({ top: 0, behavior: 'instant' });
  else if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') scrollTo({ top: 0 });
  else glideUp();
}

/** Whatever the reader does meanwhile ends it where it is. */
function glideUp(): void {
  const touched = new AbortController();
  const { signal } = touched;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => touched.abort(), { signal, passive: true });
  }
  let at = scrollY;
  const step = (): void => {
    if (signal.aborted) return;
    at = Math.floor(at * decay);
    scrollTo({ top: at, behavior: 'instant' });
    if (at > 0) requestAnimationFrame(step);
    else touched.abort();
  };
  requestAnimationFrame(step);
}
