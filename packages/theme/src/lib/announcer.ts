// Announces events to screen readers in one polite live region, which is outside of the shell and therefore survives
// navigation.

import { element } from './element.ts';

export function startAnnouncer(): void {
  document.body.append(element('p', { class: 'sr-only', role: 'status', 'data-announcer': '' }));
}

/** To announce the same text twice, `''` must be announced in between. */
export function announce(text: string, lang = ''): void {
  const region = document.querySelector<HTMLElement>('[data-announcer]');
  if (region === null) return;
  region.lang = lang;
  region.textContent = text;
}
