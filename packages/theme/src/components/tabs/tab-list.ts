// The lists of tabs above their panels. Arrows, Home and End move the focus, a click, Space or Enter chooses: for all
// groups of the same name, here, on other pages and in other tabs of the browser. The address says what is chosen, so
// that it can be shared: `?tab=Linux`.

import type { element } from '../../lib/element.ts';
import type { writePreference } from '../../lib/preferences.ts';
import type { revealTarget, targetOf } from './open-around.ts';
import type { showTab } from './tab-choice.ts';

/** Functions that the entry script has anyway: a chunk of both would be one more to fetch. */
interface EntryFunctions {
  readonly element: typeof element;
  readonly revealTarget: typeof revealTarget;
  readonly showTab: typeof showTab;
  readonly targetOf: typeof targetOf;
  readonly writePreference: typeof writePreference;
  /** A link led to other tabs of this page. */
  readonly isNewAddress: boolean;
}

/** Gives the groups that have none their lists; all lists say which panel is shown. */
export function refreshTabLists(entry: EntryFunctions): void {
  let { isNewAddress } = entry;
  for (const [place, tabs] of findGroups().entries()) {
    const isNew = listOf(tabs) === null;
    if (isNew) tabs.prepend(makeList(tabs, place, entry));
    if (isNew || entry.isNewAddress) for (const label of labelsInAddress()) entry.showTab(tabs, label);
    markChosen(tabs);
    isNewAddress ||= isNew;
  }
  // Takes precedence over a tab that the address names.
  if (isNewAddress) entry.revealTarget();
}

function makeList(tabs: HTMLElement, place: number, entry: EntryFunctions): HTMLElement {
  const { element } = entry;
  const buttons = panelsOf(tabs).map((panel, index) => {
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
  // From open-around.ts.
  tabs.addEventListener('docsgen:tab', () => markChosen(tabs));
  return list;
}

function choose(tabs: HTMLElement, button: HTMLElement, entry: EntryFunctions): void {
  const { top } = button.getBoundingClientRect();
  const label = button.textContent;
  const { tabs: name } = tabs.dataset;
  for (const each of name ? findGroups().filter(({ dataset }) => dataset.tabs === name) : [tabs]) {
    entry.showTab(each, label);
    markChosen(each);
  }
  if (name) entry.writePreference(`tabs.${name}`, label);
  writeAddress(tabs, label, entry);
  // Groups above may have become higher or lower; what the reader touches stays where it is.
  scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Labels of other tabs stay in it. */
function writeAddress(tabs: HTMLElement, label: string, { targetOf }: EntryFunctions): void {
  const url = new URL(location.href);
  const own = panelsOf(tabs).map(({ dataset }) => dataset.tab);
  const others = labelsInAddress().filter((each) => !own.includes(each));
  url.searchParams.delete('tab');
  for (const each of [...others, label]) url.searchParams.append('tab', each);
  // Nor may the address open the tab again that was left.
  if (targetOf(url.hash)?.closest('[data-tab]:not([data-shown])')) url.hash = '';
  history.replaceState(history.state, '', url);
}

const labelsInAddress = (): readonly string[] => new URLSearchParams(location.search).getAll('tab');

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

/** Not those of tabs in a panel. */
function panelsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return Array.from(tabs.querySelectorAll<HTMLElement>(':scope > [data-tab]'));
}

function listOf(tabs: HTMLElement): Element | null {
  return tabs.querySelector(':scope > [role="tablist"]');
}
