// What the reader and the scripts have made of a page since it was loaded, and how it is kept when the page changes.

/** Made by scripts, kept where it is. */
export const readerMade = '.code-controls';

/** Before an element becomes another: `false` leaves it as it is, which is how what is the same stays untouched. */
export function keepReaderState(shown: HTMLElement, next: HTMLElement): boolean {
  if (shown.isEqualNode(next)) return false;
  if (shown.matches('.tabs')) return keepTabs(shown, next);
  if ('exchange' in shown && typeof shown.exchange === 'function') return shown.exchange(next);
  if (shown instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = shown.open;
  if (shown instanceof HTMLInputElement && next instanceof HTMLInputElement) next.value = shown.value;
  if (shown.matches('.code[data-wrapped]')) next.dataset.wrapped = '';
  const { activeElement } = document;
  if (shown === activeElement && shown.hasAttribute('tabindex')) next.tabIndex = shown.tabIndex;
  if (shown.matches('.contents-list a[aria-current]') && shown.getAttribute('href') === next.getAttribute('href')) {
    next.setAttribute('aria-current', 'true');
  }
  return true;
}

/** What the script gives a panel. */
const panelMarks = ['id', 'role', 'aria-labelledby', 'data-shown'] as const;

/** The list of tabs is the script's, and the panels bear its marks. A group that is the same but for these stays. */
function keepTabs(shown: HTMLElement, next: HTMLElement): boolean {
  const served = shown.cloneNode(true) as HTMLElement;
  for (const made of served.querySelectorAll(`[role="tablist"], ${readerMade}`)) made.remove();
  const bare = next.cloneNode(true) as HTMLElement;
  for (const panel of [...panelsOf(served), ...panelsOf(bare)]) {
    for (const name of panelMarks) panel.removeAttribute(name);
  }
  if (served.isEqualNode(bare)) return false;
  const list = shown.querySelector('[role="tablist"]');
  const [before, after] = [panelsOf(shown), panelsOf(next)];
  if (list && namesOf(before).join() === namesOf(after).join()) {
    next.prepend(list.cloneNode(true));
    for (const [index, panel] of after.entries()) takeMarks(panel, before[index]);
    return true;
  }
  // Other tabs, for which the script makes another list.
  list?.remove();
  const chosen = before.find((panel) => panel.hasAttribute('data-shown'))?.dataset.tab;
  if (chosen !== undefined && namesOf(after).includes(chosen)) {
    for (const panel of after) panel.toggleAttribute('data-shown', panel.dataset.tab === chosen);
  }
  return true;
}

function takeMarks(panel: HTMLElement, from: HTMLElement | undefined): void {
  for (const name of panelMarks) {
    const value = from?.getAttribute(name) ?? null;
    if (value === null) panel.removeAttribute(name);
    else panel.setAttribute(name, value);
  }
}

function namesOf(panels: readonly HTMLElement[]): readonly string[] {
  return panels.map(({ dataset }) => dataset.tab ?? '');
}

function panelsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return Array.from(tabs.querySelectorAll<HTMLElement>('[data-tab]'));
}
