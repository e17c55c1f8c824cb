// Opens closed <details> and tabs that contain the target of a link or URL. Browsers do this for <details>, but only on
// load and for links within the page.

import { showTab } from './tab-choice.ts';

/** Returns the target element of a hash, or `null` if there is none or the hash cannot be decoded. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Returns whether any <details> or tab around the target was closed. A summary is visible even if its <details> is
 * closed.
 */
export function openAround(target: HTMLElement): boolean {
  let wasClosed = false;
  for (let inner = target; inner.parentElement; inner = inner.parentElement) {
    const around = inner.parentElement;
    if (around instanceof HTMLDetailsElement && !around.open && inner.localName !== 'summary') {
      around.open = true;
      wasClosed = true;
    }
    if (inner.matches('.tabs > [data-tab]:not([data-shown])')) {
      showTab(around, inner.dataset.tab);
      around.dispatchEvent(new Event('docsgen:tab'));
      wasClosed = true;
    }
  }
  return wasClosed;
}

export function openTarget(hash: string): void {
  const target = targetOf(hash);
  if (target) openAround(target);
}

/** Must be called on load, because the browser could not scroll to a hidden element. */
export function revealTarget(): void {
  const target = targetOf(location.hash);
  if (target && openAround(target)) target.scrollIntoView({ behavior: 'instant' });
}
