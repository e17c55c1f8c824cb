// What happened, said to screen readers without taking the focus: one polite live region, beside the shell, so
// that it outlives every page.

import { element } from './element.ts';

export function startAnnouncer(): void {
  document.body.append(element('p', { class: 'sr-only', role: 'status', 'data-announcer': '' }));
}

/** `''` forgets what was said last, so that the same words can be said again. */
export function announce(text: string, lang = ''): void {
  const region = document.querySelector<HTMLElement>('[data-announcer]');
  if (region === null) return;
  region.lang = lang;
  region.textContent = text;
}
