// Closed <details> and tabs open around the element that a link or the address leads to. Browsers do so for <details>
// themselves, but only when they load a page or follow a link within it.

import { showTab } from './tab-choice.ts';

/** The element that a hash names. Hashes that cannot be decoded name none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Returns whether something was closed. A summary is visible even if its <details> are closed. */
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

/** For the address of the page, after the browser has tried to scroll to an element that could not be seen. */
export function revealTarget(): void {
  const target = targetOf(location.hash);
  if (target && openAround(target)) target.scrollIntoView({ behavior: 'instant' });
}
