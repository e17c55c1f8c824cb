// Finding while one types, in the dialog that search-frame.ts opened: a field that drives a list (combobox and
// listbox), the state of the search in words, and the keys. Loaded when the reader first turns to the search.

import type { TitleMap } from '../props.ts';
import { fill, fillCount } from '../strings/fill.ts';
import { type FoundTitles, titleFinder } from './find-titles.ts';
import type { SearchFrame } from './search-frame.ts';
import { listFound } from './search-results.ts';

/** The keys, with the name in `SearchStrings` of what each does. */
const legend = [
  ['↑ ↓', 'move'],
  ['↵', 'open'],
  ['Esc', 'leave'],
] as const;

export function startFinding(frame: SearchFrame, titles: TitleMap): void {
  const { dialog, input, body, strings, element } = frame;
  const find = titleFinder(titles);
  const lang = dialog.lang || document.documentElement.lang;
  const note = element('div', { class: 'search-note' });
  const list = element('div', {
    class: 'search-list',
    id: 'docsgen-search',
    role: 'listbox',
    'aria-label': strings.list,
  });
  const status = element('p', { role: 'status' });
  let options: readonly HTMLAnchorElement[] = [];
  let active = 0;

  const activate = (index: number): void => {
    active = index;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === active));
    const option = options[active];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', option.id);
  };

  const move = (index: number): void => {
    activate((index + options.length) % options.length);
    options[active]?.scrollIntoView({ block: 'nearest' });
  };

  const update = (): void => {
    const found = find(input.value);
    const query = input.value.trim();
    const words = found === undefined ? [strings.hint] : [fill(strings.none, { query }), strings.noneHint];
    list.replaceChildren(...listFound(found?.pages ?? [], frame));
    list.scrollTop = 0;
    options = [...list.querySelectorAll('a')];
    list.hidden = options.length === 0;
    note.hidden = options.length > 0;
    note.replaceChildren(...words.map((text) => element('p', {}, text)));
    input.setAttribute('aria-expanded', String(options.length > 0));
    status.textContent = found === undefined ? '' : countFound(found);
    activate(found?.best ?? 0);
  };

  const countFound = ({ count, hasMore }: FoundTitles): string =>
    fillCount(hasMore ? strings.firstResults : strings.results, count, lang);

  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => {
    if (options.length === 0 || event.isComposing || event.shiftKey || event.altKey) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(options.length - 1);
    else if (event.key === 'Enter') follow(options[active], event);
    else return;
    event.preventDefault();
  });
  // The field keeps the focus, whatever is pressed in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex((option) => target instanceof Node && option.contains(target));
    if (index >= 0 && index !== active) activate(index);
  });
  list.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const staysHere = ctrlKey || metaKey || shiftKey;
    if (!staysHere && target instanceof Element && target.closest('a') !== null) dialog.close();
  });

  const keys = legend.map(([key, name]) => element('span', {}, element('kbd', {}, key), strings.keys[name]));
  const foot = element('div', { class: 'search-foot' }, status, element('p', { 'aria-hidden': 'true' }, ...keys));
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  body.replaceChildren(note, list, foot);
  update();
}

/** By a click, so that whoever listens to clicks on links hears of it; with Ctrl or ⌘ in another tab. */
function follow(option: HTMLAnchorElement | undefined, { ctrlKey, metaKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) open(option?.href, '_blank', 'noopener');
  else option?.click();
}
