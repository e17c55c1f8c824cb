// Tabs: what is chosen is shown at once; the script that makes the lists is fetched on pages that have tabs, so that
// others do not pay for it. What it shares with this one it is given, for a chunk of both would be one more to fetch.

import { element } from '../../lib/element.ts';
import { pageState } from '../../lib/page-state.ts';
import { writePreference } from '../../lib/preferences.ts';
import { revealTarget, targetOf } from './open-around.ts';
import { showChosenTabs, showTab } from './tab-choice.ts';

/** The function it gives is to be called for each page that is shown. */
export function startTabs(): () => void {
  let makeLists: (() => void) | undefined;
  let seen = '';
  const refresh = (): void => {
    if (document.querySelector('.tabs') === null) return;
    showChosenTabs();
    // At once where that is possible: a page that the reader comes back to has its height before it is scrolled.
    if (makeLists !== undefined) {
      makeLists();
      return;
    }
    import('./tab-list.ts').then(
      ({ refreshTabLists }) => {
        makeLists = () => {
          const isNewAddress = seen !== location.search;
          refreshTabLists({ element, revealTarget, showTab, targetOf, writePreference, isNewAddress });
          seen = location.search;
        };
        makeLists();
      },
      // Without lists all panels are shown, as without script.
      () => {
        pageState.tabsOpen = '';
      },
    );
  };
  // Chosen in another tab of the browser.
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith('docsgen.tabs.')) return;
    seen = location.search;
    refresh();
  });
  // Where only the hash is another one, tabs that a link has opened stay open.
  addEventListener('popstate', () => {
    if (seen !== location.search) refresh();
    revealTarget();
  });
  refresh();
  // Until then the page itself shows what was chosen (components/head/inline-code.ts).
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', revealTarget);
  else revealTarget();
  return refresh;
}
