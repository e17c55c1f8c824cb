// Which panel of a tab group is shown: the one with the label chosen last in any group of its name, else the first,
// which the server's HTML says. The early script asks this too, so that nothing changes after the first paint.

import { readPreference } from '../../lib/preferences.ts';

export function showChosenTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    showTab(tabs, readPreference(`tabs.${tabs.dataset.tabs}`));
  }
}

/** Where no panel has that label, the one that is shown stays. Panels may have tabs of their own in them. */
export function showTab(tabs: Element, label: string | undefined): void {
  const panels = Array.from(tabs.children as HTMLCollectionOf<HTMLElement>);
  const panel = panels.find(({ dataset }) => dataset.tab === `${label}`);
  if (panel) for (const each of panels) each.toggleAttribute('data-shown', each === panel);
}
