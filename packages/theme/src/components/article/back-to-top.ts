// The "Back to top" button of long pages. The button appears when the reader scrolls up, and is hidden when the reader
// scrolls down, reaches either end of the page, or jumps to another position.

import { closest } from '../../lib/closest.ts';

const threshold = 300;
/** Minimum time between two checks of the scroll position, in milliseconds. */
const interval = 100;
/** Factor by which the remaining distance shrinks in each animation frame. */
const decay = 0.85;

export function startBackToTop(): void {
  let last = scrollY;
  let isJump = false;
  let isWaiting = false;

  const checkPosition = (): void => {
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
      setTimeout(checkPosition, interval);
    },
    { passive: true },
  );
  // A jump to another position: by a link to a heading, or by back and forward navigation.
  addEventListener('popstate', () => {
    isJump = true;
    setShown(false);
  });
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-back-to-top]') === null) return;
    // The button will be hidden, so the focus is moved: after the next Tab press, it is at the top.
    document.getElementById('docsgen-content')?.focus({ preventScroll: true });
    scrollToTop();
  });
}

function setShown(isShown: boolean): void {
  document.querySelector('[data-back-to-top]')?.toggleAttribute('data-shown', isShown);
}

function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo({ top: 0, behavior: 'instant' });
  else if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') scrollTo({ top: 0 });
  else scrollSmoothly();
}

/** Any input of the reader stops the animation. */
function scrollSmoothly(): void {
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
