// The search dialog before anything is typed: a hint and the recent searches.

import { fill } from '../i18n/fill.ts';
import type { SearchMessages } from '../i18n/messages.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { RecentSearches } from './recent-searches.ts';

interface EmptyStateOptions {
  readonly opened: OpenDialog;
  readonly messages: SearchMessages;
  readonly recent: RecentSearches;
  /** Repeats a search. */
  readonly search: (query: string) => void;
}

interface EmptyState {
  readonly panel: HTMLElement;
  /** Shows the currently stored searches. */
  readonly refresh: () => void;
}

export function createEmptyState(options: EmptyStateOptions): EmptyState {
  const { opened, messages, recent } = options;
  const { element, input } = opened;
  const hint = opened.view.index === undefined ? messages.titleHint : messages.hint;
  const panel = element('div', { class: 'search-start' });
  const refresh = (): void => {
    const queries = recent.read();
    panel.replaceChildren(element('p', {}, hint));
    if (queries.length === 0) return;
    const forgetAll = element('button', { class: 'search-link' }, messages.forgetAll);
    forgetAll.onclick = () => {
      recent.forgetAll();
      refresh();
      input.focus();
    };
    const heading = element('h2', { class: 'search-heading', id: 'docsgen-search-recent' }, messages.recent);
    const list = element('ul', { 'aria-labelledby': heading.id });
    list.append(...queries.map((query) => recentItem(query, options, refresh)));
    panel.append(element('div', { class: 'search-recent' }, heading, forgetAll), list);
  };
  startArrows(panel, input);
  return { panel, refresh };
}

function recentItem(
  query: string,
  { opened, messages, recent, search }: EmptyStateOptions,
  refresh: () => void,
): HTMLElement {
  const { element, icon, input } = opened;
  const again = element('button', { class: 'search-again' }, icon('search'), element('span', {}, query));
  const label = fill(messages.forget, { query });
  const forget = element('button', { class: 'control', 'aria-label': label, title: label }, icon('close'));
  again.onclick = () => search(query);
  forget.onclick = () => {
    recent.forget(query);
    refresh();
    input.focus();
  };
  return element('li', {}, again, forget);
}

/** Arrow keys move between the field and the list, as in the results; Delete removes a search. */
function startArrows(panel: HTMLElement, input: HTMLInputElement): void {
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const rows = [...panel.querySelectorAll<HTMLElement>('.search-again')];
    if (step === 0 || panel.hidden || rows.length === 0) return;
    const stops = [input, ...rows];
    const at = stops.findIndex((one) => one === document.activeElement || one.nextSibling === document.activeElement);
    stops.at((at + step) % stops.length)?.focus();
    event.preventDefault();
  };
  input.addEventListener('keydown', move);
  panel.addEventListener('keydown', (event) => {
    move(event);
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    if (event.key === 'Delete') row?.querySelector<HTMLElement>('.control')?.click();
  });
}
