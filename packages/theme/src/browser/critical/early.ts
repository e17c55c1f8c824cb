// Inlined in <head>, so that it runs before the first paint. Marks the document as scripted, which shows controls that
// need a script, and applies the reader's color mode and selected tabs to avoid flashes and layout shifts. Every page
// contains this script, so its size matters. Sites with an announcement use early-announced.ts.

import { applyColorMode } from '../../components/color-mode/color-choice.ts';
import { showChosenTabs } from '../../components/tabs/tab-choice.ts';
import { pageState } from '../../lib/page-state.ts';
import { readPreference } from '../../lib/preferences.ts';

declare global {
  interface Window {
    /** Called by components/head/inline-code.ts. */
    showTabs: () => void;
  }
}

pageState.script = '';
applyColorMode();
// After the first page in a browser tab, the sidebar is hidden until its state is restored (sidebar-state.ts).
if (!readPreference('scroll', 'session')) pageState.menu = '';
window.showTabs = showChosenTabs;
