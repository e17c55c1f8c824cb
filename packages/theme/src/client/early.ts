// Runs inlined in <head>, before the first paint: says that scripts run, so that the styles show the controls that
// need one, and sets the colours the reader chose, so that nothing flashes, and the tabs, once they are there
// (parts/article.tsx says when), so that nothing jumps. Every page carries it, so it counts its bytes.
// Sites with an announcement have early-announced.ts.

import { applyColorMode } from './color-choice.ts';
import { pageState } from './page-state.ts';
import { readPreference } from './preferences.ts';
import { showChosenTabs } from './tab-choice.ts';

declare global {
  interface Window {
    /** For parts/article.tsx. */
    showTabs: () => void;
  }
}

pageState.script = '';
applyColorMode();
// In a tab that has shown pages before, the sidebar waits until it is as it was left (sidebar-state.ts).
if (!readPreference('scroll', 'session')) pageState.menu = '';
window.showTabs = showChosenTabs;
