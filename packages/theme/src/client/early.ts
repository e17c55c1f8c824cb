// Runs inlined in <head>, before the first paint: says that scripts run, so that the styles show the controls
// that need one, and sets the colours the reader chose, so that nothing flashes.

import { applyColorMode } from './color-choice.ts';

document.documentElement.dataset.script = '';
applyColorMode();
