// What the browser runs on every page. Each page works without it; this adds what only a script can.

import { startAnnouncement } from '../announcement/announcement.ts';
import { startBackToTop } from '../article/back-to-top.ts';
import { startPrinting } from '../article/print.ts';
import { refreshCodeBlocks, startCodeBlocks } from '../code/code-blocks.ts';
import { showPressed, startColorMode } from '../color-mode/color-mode.ts';
import { refreshContentsMarker } from '../contents/contents-marker.ts';
import { startNotFound } from '../errors/not-found.ts';
import { startLanguageLinks } from '../languages/language-links.ts';
import { startMenus } from '../navbar/dropdown.ts';
import { startNavigation } from '../navigation/navigation.ts';
import { createPageSource } from '../navigation/page-source.ts';
import { startPrefetch } from '../navigation/prefetch.ts';
import { refreshPhoneMenu, startPhoneMenu } from '../phone-menu/phone-menu.ts';
import { startSearch } from '../search/search-box.ts';
import { refreshSidebar, startSidebar } from '../sidebar/sidebar-state.ts';
import { startTabs } from '../tabs/tabs.ts';
import { refreshVersions, startVersions } from '../versions/versions.ts';
import { startAnnouncer } from './announcer.ts';
import { whenLoaded } from './when-loaded.ts';

startNotFound();
startAnnouncer();
startAnnouncement();
startColorMode();
startMenus();
startLanguageLinks();
startPhoneMenu();
startSidebar();
startVersions();
const refreshSearch = startSearch();
startCodeBlocks();
const refreshTabs = startTabs();
startBackToTop();
startPrinting();
refreshContentsMarker();
refreshSearch();

const pages = createPageSource();
const prefetch = startPrefetch(pages);

/** What belongs to the page that is shown, and has to be set up again for the next one. */
function refresh(): void {
  showPressed();
  refreshPhoneMenu();
  refreshSidebar();
  refreshVersions();
  refreshCodeBlocks();
  refreshTabs();
  refreshContentsMarker();
  refreshSearch();
  prefetch.refresh();
}

startNavigation({ pages, refresh });
// From live/, while authors write: pages fetched ahead may be others by now; the one on screen is.
document.addEventListener('docsgen:outdated', pages.forget);
document.addEventListener('docsgen:changed', refresh);
whenLoaded(prefetch.refresh);
