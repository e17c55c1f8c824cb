// Which of the results is chosen, with the keys and the pointer: the field keeps the focus and drives the list
// (combobox and listbox).

export interface ComboboxOptions {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** A result is gone to. */
  readonly follow: (option: HTMLAnchorElement, event: KeyboardEvent | MouseEvent) => void;
}

interface Combobox {
  /** The list has changed: what was chosen stays so, if it is still there; else the result at `best` is. */
  readonly refresh: (best: number) => void;
  readonly options: () => readonly HTMLAnchorElement[];
  /** Another search: the best of what is listed next is chosen. */
  readonly forget: () => void;
  /** The one with this id, and brings it into view. */
  readonly choose: (id: string) => void;
}

export function startCombobox({ input, list, follow }: ComboboxOptions): Combobox {
  let options: readonly HTMLAnchorElement[] = [];
  let chosen: HTMLAnchorElement | undefined;
  // Typed and sent off before anything was found: then the first that is.
  let goesToFirst = false;

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
    choose(chosen && options.includes(chosen) ? chosen : options[best]);
    if (goesToFirst) chosen?.click();
  };

  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.shiftKey || event.altKey) return;
    goesToFirst = event.key === 'Enter' && options.length === 0;
    if (options.length === 0) return;
    const at = chosen === undefined ? -1 : options.indexOf(chosen);
    const next = steps.get(event.key)?.(at, options.length);
    if (next !== undefined) reveal(options.at(next));
    else if (event.key === 'Enter' && chosen) follow(chosen, event);
    else return;
    event.preventDefault();
  });
  // The field keeps the focus, whatever is pressed in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('pointermove', ({ target }) => {
    const option = options.find((one) => target instanceof Node && one.contains(target));
    if (option && option !== chosen) choose(option);
  });
  list.addEventListener('click', (event) => {
    const { target } = event;
    const option = options.find((one) => target instanceof Node && one.contains(target));
    if (option) follow(option, event);
  });
  return {
    refresh,
    options: () => options,
    forget: () => {
      chosen = undefined;
      goesToFirst = false;
    },
    choose: (id) => reveal(options.find((option) => option.id === id)),
  };
}

/** Where each key leads from a place in a list of so many. */
type Step = (at: number, count: number) => number;
const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowDown', (at, count) => (at + 1) % count],
  ['ArrowUp', (at, count) => (Math.max(at, 0) - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_at, count) => count - 1],
]);
