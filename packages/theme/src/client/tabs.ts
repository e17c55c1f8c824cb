// Tabs: what is chosen is shown at once; the script that makes the lists is fetched on pages that have tabs, so that
// others do not pay for it. What it shares with this one it is given, for a chunk of both would be one more to fetch.

import { element } from './element.ts';
import { writePreference } from './preferences.ts';
import { showChosenTabs, showTab } from './tab-choice.ts';

export function startTabs(): void {
  // Chosen in another tab of the browser.
  addEventListener('storage', refreshTabs);
  refreshTabs();
}

export function refreshTabs(): void {
  if (document.querySelector('.tabs') === null) return;
  showChosenTabs();
  import('./tab-list.ts').then(
    ({ refreshTabLists }) => refreshTabLists({ element, showTab, writePreference }),
    // Without lists all panels are shown, as without script.
    () => document.documentElement.setAttribute('data-tabs-open', ''),
  );
}
