// Runs inlined in <head>, before the first paint: says that scripts run, so that the styles show the controls
// that need one, and whose keyboard it has, and sets the colours the reader chose, so that nothing flashes. And the
// sidebar, once it is there (parts/menu.tsx says when), so that nothing jumps.

import { hideDismissed } from './announcement.ts';
import { applyColorMode } from './color-choice.ts';
import { restoreSidebar } from './sidebar-state.ts';

const { dataset } = document.documentElement;
dataset.script = '';
if (/^(Mac|iP)/.test(navigator.platform)) dataset.keyboard = 'apple';
applyColorMode();
hideDismissed();
addEventListener('docsgen', restoreSidebar);
