// Dismisses the announcement until its id changes. CSS hides a dismissed announcement before the first paint
// (early.ts), which avoids a layout shift.

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
  // The announcement was dismissed in another browser tab.
  addEventListener('storage', hideDismissed);
}
