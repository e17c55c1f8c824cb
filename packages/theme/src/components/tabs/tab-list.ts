// Creates the tab lists. Arrow keys, Home and End move the focus; click, Space and Enter select a tab in all groups
// with the same name, on every page and in every browser tab. The selection is in the URL, so that it can be shared:
// `?tab=Linux`.

import type { element } from '../../lib/element.ts';
import type { writePreference } from '../../lib/preferences.ts';
import type { revealTarget, targetOf } from './open-around.ts';
import type { showTab } from './tab-choice.ts';

/**
 * Functions that the entry script already contains. If they were imported, a shared chunk would be added, which is one
 * more request.
 */
interface EntryFunctions {
  readonly element: typeof element;
  readonly revealTarget: typeof revealTarget;
  readonly showTab: typeof showTab;
  readonly targetOf: typeof targetOf;
  readonly writePreference: typeof writePreference;
  /** Whether the reader followed a link to other tabs of this page. */
  readonly isNewAddress: boolean;
}

/** Creates missing tab lists, and updates all of them. */
export function refreshTabLists(entry: EntryFunctions): void {
  let { isNewAddress } = entry;
  for (const [groupIndex, tabs] of findGroups().entries()) {
    const isNew = listOf(tabs) === null;
    if (isNew) tabs.prepend(makeList(tabs, groupIndex, entry));
    if (isNew || entry.isNewAddress) for (const label of labelsInAddress()) entry.showTab(tabs, label);
    updateSelection(tabs);
    isNewAddress ||= isNew;
  }
  // The hash takes precedence over tabs in the query.
  if (isNewAddress) entry.revealTarget();
}

function makeList(tabs: HTMLElement, groupIndex: number, entry: EntryFunctions): HTMLElement {
  const { element } = entry;
  const buttons = panelsOf(tabs).map((panel, index) => {
    const id = `docsgen-tab-${groupIndex}-${index}`;
    panel.id = `${id}-panel`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', id);
    return element('button', { id, role: 'tab', 'aria-controls': panel.id }, panel.dataset.tab ?? '');
  });
  const list = element('div', { role: 'tablist' }, ...buttons);
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) choose(tabs, target, entry);
  });
  list.addEventListener('keydown', (event) => moveFocus(event, buttons));
  // Sent by open-around.ts.
  tabs.addEventListener('docsgen:tab', () => updateSelection(tabs));
  return list;
}

function choose(tabs: HTMLElement, button: HTMLElement, entry: EntryFunctions): void {
  const { top } = button.getBoundingClientRect();
  const label = button.textContent;
  const { tabs: name } = tabs.dataset;
  for (const each of name ? findGroups().filter(({ dataset }) => dataset.tabs === name) : [tabs]) {
    entry.showTab(each, label);
    updateSelection(each);
  }
  if (name) entry.writePreference(`tabs.${name}`, label);
  writeAddress(tabs, label, entry);
  // Groups above may have changed their height, so the page is scrolled to keep the clicked tab in place.
  scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Adds the label to the URL, which also contains the labels of other groups. */
function writeAddress(tabs: HTMLElement, label: string, { targetOf }: EntryFunctions): void {
  const url = new URL(location.href);
  const own = panelsOf(tabs).map(({ dataset }) => dataset.tab);
  const others = labelsInAddress().filter((each) => !own.includes(each));
  url.searchParams.delete('tab');
  for (const each of [...others, label]) url.searchParams.append('tab', each);
  // The hash must not reopen the tab that the reader has just left.
  if (targetOf(url.hash)?.closest('[data-tab]:not([data-shown])')) url.hash = '';
  history.replaceState(history.state, '', url);
}

const labelsInAddress = (): readonly string[] => new URLSearchParams(location.search).getAll('tab');

/** Wraps around. In right-to-left articles, the left arrow moves to the next tab. */
function moveFocus(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const at = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
  if (at < 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  const isReversed = buttons[at]?.closest('[dir="rtl"]');
  const destinations: Readonly<Record<string, number>> = {
    [isReversed ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    [isReversed ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % buttons.length,
    Home: 0,
    End: -1,
  };
  const destination = destinations[key];
  if (destination === undefined) return;
  event.preventDefault();
  buttons.at(destination)?.focus();
}

/** Only the selected tab can be reached with the Tab key. */
function updateSelection(tabs: HTMLElement): void {
  const shown = panelsOf(tabs).find(({ dataset }) => dataset.shown !== undefined)?.id;
  for (const button of listOf(tabs)?.querySelectorAll('button') ?? []) {
    const isChosen = button.getAttribute('aria-controls') === shown;
    button.setAttribute('aria-selected', String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
  }
}

function findGroups(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.tabs'));
}

/** Does not include panels of nested tabs. */
function panelsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return Array.from(tabs.querySelectorAll<HTMLElement>(':scope > [data-tab]'));
}

function listOf(tabs: HTMLElement): Element | null {
  return tabs.querySelector(':scope > [role="tablist"]');
}
