// Dismissing the announcement, for good: until the site has another one, which its id tells. What was dismissed is
// hidden by the styles, before the first paint (early.ts), so that nothing moves.

import { closest } from '../../lib/closest.ts';
import { pageState } from '../../lib/page-state.ts';
import { readPreference, writePreference } from '../../lib/preferences.ts';

export function hideDismissed(): void {
  const isDismissed =
    readPreference('announcement.dismissed') === 'true' && readPreference('announcement.id') === pageState.announcement;
  if (isDismissed) pageState.dismissed = '';
}

export function startAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-dismiss]') === null) return;
    writePreference('announcement.dismissed', 'true');
    writePreference('announcement.id', pageState.announcement ?? '');
    pageState.dismissed = '';
  });
  // Dismissed in another tab.
  addEventListener('storage', hideDismissed);
}
