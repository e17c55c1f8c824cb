// Entry script of every page. Pages also work without it. It adds the features that require a script.

import { startAnnouncement } from '../components/announcement/announcement.ts';
import { startBackToTop } from '../components/article/back-to-top.ts';
import { startPrinting } from '../components/article/print.ts';
import { refreshCodeBlocks, startCodeBlocks } from '../components/code/code-blocks.ts';
import { startColorMode, updateColorToggles } from '../components/color-mode/color-mode.ts';
import { refreshContentsMarker } from '../components/contents/contents-marker.ts';
import { startMenus } from '../components/dropdown/dropdown.ts';
import { startNotFound } from '../components/errors/not-found.ts';
import { startLanguageLinks } from '../components/languages/language-links.ts';
import { startSearch } from '../components/navbar/search-box.ts';
import { refreshPhoneMenu, startPhoneMenu } from '../components/phone-menu/phone-menu.ts';
import { refreshSidebar, startSidebar } from '../components/sidebar/sidebar-state.ts';
import { startTabs } from '../components/tabs/tabs.ts';
import { refreshVersions, startVersions } from '../components/versions/versions.ts';
import { startAnnouncer } from '../lib/announcer.ts';
import { whenLoaded } from '../lib/when-loaded.ts';
import { startNavigation } from './navigation/navigation.ts';
import { createPageSource } from './navigation/page-source.ts';
import { startPrefetch } from './navigation/prefetch.ts';

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

/** Sets up everything that belongs to the current page. Runs again after each navigation. */
function refresh(): void {
  updateColorToggles();
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
// Events that live/ dispatches during development: one when prefetched pages may be outdated, and one when the page has
// been updated.
document.addEventListener('docsgen:outdated', pages.forget);
document.addEventListener('docsgen:changed', refresh);
whenLoaded(prefetch.refresh);
