// Runs inlined in <head>, before the first paint: says that scripts run, so that the styles show the controls that
// need one, and sets the colours the reader chose, so that nothing flashes, and the tabs, as they come
// (components/head/inline-code.ts says when), so that nothing jumps. Every page carries it, so it counts its bytes.
// Sites with an announcement have early-announced.ts.

import { applyColorMode } from '../../components/color-mode/color-choice.ts';
import { showChosenTabs } from '../../components/tabs/tab-choice.ts';
import { pageState } from '../../lib/page-state.ts';
import { readPreference } from '../../lib/preferences.ts';

declare global {
  interface Window {
    /** For components/head/inline-code.ts. */
    showTabs: () => void;
  }
}

pageState.script = '';
applyColorMode();
// In a tab that has shown pages before, the sidebar waits until it is as it was left (sidebar-state.ts).
if (!readPreference('scroll', 'session')) pageState.menu = '';
window.showTabs = showChosenTabs;
