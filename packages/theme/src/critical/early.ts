// Runs inlined in <head>, before the first paint: says that scripts run, so that the styles show the controls that
// need one, and sets the colours the reader chose, so that nothing flashes, and the tabs, as they come
// (shell/inline-code.ts says when), so that nothing jumps. Every page carries it, so it counts its bytes.
// Sites with an announcement have early-announced.ts.

import { pageState } from '../client/page-state.ts';
import { readPreference } from '../client/preferences.ts';
import { applyColorMode } from '../color-mode/color-choice.ts';
import { showChosenTabs } from '../tabs/tab-choice.ts';

declare global {
  interface Window {
    /** For shell/inline-code.ts. */
    showTabs: () => void;
  }
}

pageState.script = '';
applyColorMode();
// In a tab that has shown pages before, the sidebar waits until it is as it was left (sidebar-state.ts).
if (!readPreference('scroll', 'session')) pageState.menu = '';
window.showTabs = showChosenTabs;
