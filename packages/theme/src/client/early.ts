// Runs inlined in <head>, before the first paint: says that scripts run, so that the styles show the controls
// that need one, and whose keyboard it has, and sets the colours the reader chose, so that nothing flashes. And the
// sidebar and the tabs, once they are there (parts/menu.tsx and parts/article.tsx say when), so that nothing jumps.

import { hideDismissed } from './announcement.ts';
import { applyColorMode } from './color-choice.ts';
import { restoreSidebar } from './sidebar-state.ts';
import { showChosenTabs } from './tab-choice.ts';

const { dataset } = document.documentElement;
dataset.script = '';
applyColorMode();
hideDismissed();
addEventListener('docsgen', restoreSidebar);
addEventListener('docsgen-tabs', showChosenTabs);
