// When live reload updates the page, preserves state that the reader and scripts have added.

/** Elements created by scripts, which must not be removed. */
export const scriptElements = '.code-controls';

/**
 * Called before an element is updated. Returns `false` if the element must stay as it is, for example because it is
 * unchanged.
 */
export function preserveReaderState(shown: HTMLElement, next: HTMLElement): boolean {
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

/** Attributes that the tabs script sets on a panel. */
const panelMarks = ['id', 'role', 'aria-labelledby', 'data-shown'] as const;

/** Scripts add the tab list and some attributes of the panels. A group that is otherwise unchanged is not modified. */
function keepTabs(shown: HTMLElement, next: HTMLElement): boolean {
  const served = shown.cloneNode(true) as HTMLElement;
  for (const made of served.querySelectorAll(`[role="tablist"], ${scriptElements}`)) made.remove();
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
  // The tabs changed, so the script creates a new list.
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
