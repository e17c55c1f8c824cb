// Tabs: the selected panels are shown at once. The script that creates the tab lists is loaded only on pages with tabs.
// The script receives shared functions as arguments, because a shared chunk would be one more request.

import { element } from '../../lib/element.ts';
import { pageState } from '../../lib/page-state.ts';
import { writePreference } from '../../lib/preferences.ts';
import { revealTarget, targetOf } from './open-around.ts';
import { showChosenTabs, showTab } from './tab-choice.ts';

/** Returns a function to call for each page. */
export function startTabs(): () => void {
  let createLists: (() => void) | undefined;
  let seen = '';
  const refresh = (): void => {
    if (document.querySelector('.tabs') === null) return;
    showChosenTabs();
    // Synchronous if the script is loaded: on back and forward navigation, the page must have its final height before
    // it is scrolled.
    if (createLists !== undefined) {
      createLists();
      return;
    }
    import('./tab-list.ts').then(
      ({ refreshTabLists }) => {
        createLists = () => {
          const isNewAddress = seen !== location.search;
          refreshTabLists({ element, revealTarget, showTab, targetOf, writePreference, isNewAddress });
          seen = location.search;
        };
        createLists();
      },
      // Without tab lists, all panels are shown, as without JavaScript.
      () => {
        pageState.tabsOpen = '';
      },
    );
  };
  // Chosen in another browser tab.
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith('docsgen.tabs.')) return;
    seen = location.search;
    refresh();
  });
  // If only the hash changed, tabs that a link has opened stay open.
  addEventListener('popstate', () => {
    if (seen !== location.search) refresh();
    revealTarget();
  });
  refresh();
  // While the page is loading, an inline script shows the selected tabs (components/head/inline-code.ts).
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', revealTarget);
  else revealTarget();
  return refresh;
}
