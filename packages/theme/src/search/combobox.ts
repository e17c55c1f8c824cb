// Selects results with the keyboard and the pointer. The field keeps the focus and controls the list (ARIA combobox and
// listbox).

export interface ComboboxOptions {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** Opens a result. */
  readonly follow: (option: HTMLAnchorElement, event: KeyboardEvent | MouseEvent) => void;
}

interface Combobox {
  /**
   * Must be called when the list has changed. Preserves the selection if it is still in the list, or if the reader has
   * changed it and the list has another option with the same URL. Otherwise, selects the option at `best`.
   */
  readonly refresh: (best: number) => void;
  readonly options: () => readonly HTMLAnchorElement[];
  /** Resets the selection for a new search. */
  readonly forget: () => void;
  /** Selects the option with this id and scrolls it into view. */
  readonly choose: (id: string) => void;
}

export function startCombobox({ input, list, follow }: ComboboxOptions): Combobox {
  let options: readonly HTMLAnchorElement[] = [];
  let chosen: HTMLAnchorElement | undefined;
  let suggested: HTMLAnchorElement | undefined;
  // Enter was pressed before there were results, so the first result that appears is opened.
  let opensFirst = false;

  const choose = (option: HTMLAnchorElement | undefined): void => {
    chosen = option;
    for (const one of options) one.setAttribute('aria-selected', String(one === chosen));
    if (chosen === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', chosen.id);
  };
  const reveal = (option: HTMLAnchorElement | undefined): void => {
    choose(option);
    option?.scrollIntoView({ block: 'nearest' });
  };
  const refresh = (best: number): void => {
    options = [...list.querySelectorAll<HTMLAnchorElement>(':not([inert]) > * > [role=option]')];
    input.setAttribute('aria-expanded', String(options.length > 0));
    const same = options.find((one) => one === chosen || (chosen !== suggested && one.href === chosen?.href));
    if (same === undefined) suggested = options[best];
    choose(same ?? suggested);
    if (opensFirst) chosen?.click();
  };

  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.shiftKey || event.altKey) return;
    opensFirst = event.key === 'Enter' && options.length === 0;
    if (options.length === 0) return;
    const at = chosen === undefined ? -1 : options.indexOf(chosen);
    const next = moves.get(event.key)?.(at, options.length);
    if (next !== undefined) reveal(options.at(next));
    else if (event.key === 'Enter' && chosen) follow(chosen, event);
    else return;
    event.preventDefault();
  });
  // Keeps the focus in the field when the reader clicks the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  const optionAt = ({ target }: Event) => options.find((one) => target instanceof Node && one.contains(target));
  list.addEventListener('pointermove', (event) => {
    const option = optionAt(event);
    if (option && option !== chosen) choose(option);
  });
  list.addEventListener('click', (event) => {
    const option = optionAt(event);
    if (option) follow(option, event);
  });
  return {
    refresh,
    options: () => options,
    forget: () => {
      chosen = undefined;
      opensFirst = false;
    },
    choose: (id) => reveal(options.find((option) => option.id === id)),
  };
}

/** Returns the index that a key moves to. */
type Move = (at: number, count: number) => number;
const moves: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowDown', (at, count) => (at + 1) % count],
  ['ArrowUp', (at, count) => (Math.max(at, 0) - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_at, count) => count - 1],
]);
