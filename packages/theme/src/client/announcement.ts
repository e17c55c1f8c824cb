// Dismissing the announcement, for good: until the site has another one, which its id tells. What was dismissed is
// hidden by the styles, before the first paint (early.ts), so that nothing moves.

import { readPreference, writePreference } from './preferences.ts';

export function hideDismissed(): void {
  const { dataset } = document.documentElement;
  const isDismissed =
    readPreference('docsgen.announcement.dismissed') === 'true' &&
    readPreference('docsgen.announcement.id') === dataset.announcement;
  if (isDismissed) dataset.dismissed = '';
}

export function startAnnouncement(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-dismiss]') === null) return;
    writePreference('docsgen.announcement.dismissed', 'true');
    writePreference('docsgen.announcement.id', dataset.announcement ?? '');
    dataset.dismissed = '';
  });
  // Dismissed in another tab.
  addEventListener('storage', hideDismissed);
}
