// The lists of tabs above their panels. Arrows, Home and End move the focus, a click, Space or Enter chooses: for all
// groups of the same name, here, on other pages and in other tabs of the browser.

import type { element } from '../client/element.ts';
import type { writePreference } from '../client/preferences.ts';
import type { showTab } from './tab-choice.ts';

/** Functions that the entry script has anyway: a chunk of both would be one more to fetch. */
interface EntryFunctions {
  readonly element: typeof element;
  readonly showTab: typeof showTab;
  readonly writePreference: typeof writePreference;
}

/** Gives the groups that have none their lists; all lists say which panel is shown. */
export function refreshTabLists(entry: EntryFunctions): void {
  for (const [place, tabs] of findGroups().entries()) {
    if (tabs.querySelector('[role="tablist"]') === null) tabs.prepend(makeList(tabs, place, entry));
    markChosen(tabs);
  }
}

function makeList(tabs: HTMLElement, place: number, entry: EntryFunctions): HTMLElement {
  const { element } = entry;
  const panels = Array.from(tabs.querySelectorAll<HTMLElement>('[data-tab]'));
  const buttons = panels.map((panel, index) => {
    const id = `docsgen-tab-${place}-${index}`;
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
  return list;
}

function choose(tabs: HTMLElement, button: HTMLElement, { showTab, writePreference }: EntryFunctions): void {
  const { top } = button.getBoundingClientRect();
  const label = button.textContent;
  const { tabs: name } = tabs.dataset;
  for (const each of name ? findGroups().filter(({ dataset }) => dataset.tabs === name) : [tabs]) {
    showTab(each, label);
    markChosen(each);
  }
  if (name) writePreference(`tabs.${name}`, label);
  // Groups above may have become higher or lower; what the reader touches stays where it is.
  scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Goes round; in an article that is read from the right, the left arrow leads on. */
function moveFocus(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const at = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
  if (at < 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  const isReversed = buttons[at]?.closest('[dir="rtl"]');
  const goals: Readonly<Record<string, number>> = {
    [isReversed ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    [isReversed ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % buttons.length,
    Home: 0,
    End: -1,
  };
  const goal = goals[key];
  if (goal === undefined) return;
  event.preventDefault();
  buttons.at(goal)?.focus();
}

/** The list says what is shown; the Tab key leads to the chosen tab alone. */
function markChosen(tabs: HTMLElement): void {
  const shown = tabs.querySelector('[data-shown]')?.id;
  for (const button of tabs.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const isChosen = button.getAttribute('aria-controls') === shown;
    button.setAttribute('aria-selected', String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
  }
}

function findGroups(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.tabs'));
}
