// What the browser runs on every page. Each page works without it; this adds what only a script can.

import { startColorMode } from './color-mode.ts';
import { startMenus } from './menu.ts';
import { startNotFound } from './not-found.ts';
import { startSearch } from './search-box.ts';

startNotFound();
startColorMode();
startMenus();
startSearch();
