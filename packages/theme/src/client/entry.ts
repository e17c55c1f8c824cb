// What the browser runs on every page. Each page works without it; this adds what only a script can.

import { startAnnouncement } from './announcement.ts';
import { startAnnouncer } from './announcer.ts';
import { startBackToTop } from './back-to-top.ts';
import { refreshCodeBlocks, startCodeBlocks } from './code-blocks.ts';
import { showPressed, startColorMode } from './color-mode.ts';
import { refreshContentsMarker } from './contents-marker.ts';
import { startLanguageLinks } from './language-links.ts';
import { startMenus } from './menu.ts';
import { startNavigation } from './navigation.ts';
import { startNotFound } from './not-found.ts';
import { createPageSource } from './page-source.ts';
import { refreshPhoneMenu, startPhoneMenu } from './phone-menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startSearch } from './search-box.ts';
import { refreshSidebar, startSidebar } from './sidebar-state.ts';
import { refreshTabs, startTabs } from './tabs.ts';
import { refreshVersions, startVersions } from './versions.ts';

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
startTabs();
startBackToTop();
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
if (document.readyState === 'complete') prefetch.refresh();
else addEventListener('load', prefetch.refresh, { once: true });
