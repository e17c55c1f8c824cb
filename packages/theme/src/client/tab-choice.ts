// Which panel of a tab group is shown: the one with the label chosen last in any group of its name, else the first,
// which the server's HTML says. The early script asks this too, so that nothing changes after the first paint.

import { readPreference } from './preferences.ts';

export function showChosenTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    showTab(tabs, readPreference(`docsgen.tabs.${tabs.dataset.tabs}`));
  }
}

/** Where no panel has that label, the one that is shown stays. */
export function showTab(tabs: Element, label: string | null): void {
  const panels = Array.from(tabs.querySelectorAll<HTMLElement>('[data-tab]'));
  const chosen = panels.find(({ dataset }) => dataset.tab === label);
  for (const panel of chosen ? panels : []) panel.toggleAttribute('data-shown', panel === chosen);
}
