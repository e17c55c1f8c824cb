// Selects the visible panel of each tab group: the panel that was selected last in any group with the same name, or the
// first panel, as in the server's HTML. The early script also calls this function, so that nothing changes after the
// first paint.

import { readPreference } from '../../lib/preferences.ts';

export function showChosenTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    showTab(tabs, readPreference(`tabs.${tabs.dataset.tabs}`));
  }
}

/** Does nothing if no panel has that label. Panels can contain nested tabs. */
export function showTab(tabs: Element, label: string | undefined): void {
  const panels = Array.from(tabs.children as HTMLCollectionOf<HTMLElement>);
  const panel = panels.find(({ dataset }) => dataset.tab === `${label}`);
  if (panel) for (const each of panels) each.toggleAttribute('data-shown', each === panel);
}
