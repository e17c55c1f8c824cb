// What the reader and the scripts have made of a page since it was loaded, and how it is kept when the page changes.

/** Made by scripts, kept where it is. */
export const readerMade = '.code-controls';

/** Before an element becomes another: `false` leaves it as it is, which is how what is the same stays untouched. */
export function keepReaderState(shown: HTMLElement, next: HTMLElement): boolean {
  if (shown.isEqualNode(next)) return false;
  if (shown.matches('.tabs')) return keepTabs(shown, next);
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

/** The list of tabs is the script's, and the panels bear its marks. A group that is the same but for these stays. */
function keepTabs(shown: HTMLElement, next: HTMLElement): boolean {
  const served = shown.cloneNode(true) as HTMLElement;
  for (const made of served.querySelectorAll(`[role="tablist"], ${readerMade}`)) made.remove();
  for (const panel of panelsOf(served)) {
    for (const name of ['id', 'role', 'aria-labelledby', 'data-shown']) panel.removeAttribute(name);
  }
  const bare = next.cloneNode(true) as HTMLElement;
  for (const panel of panelsOf(bare)) panel.removeAttribute('data-shown');
  if (served.isEqualNode(bare)) return false;
  shown.querySelector('[role="tablist"]')?.remove();
  const chosen = panelsOf(shown).find((panel) => panel.hasAttribute('data-shown'))?.dataset.tab;
  const panels = panelsOf(next);
  if (panels.some((panel) => panel.dataset.tab === chosen)) {
    for (const panel of panels) panel.toggleAttribute('data-shown', panel.dataset.tab === chosen);
  }
  return true;
}

function panelsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return Array.from(tabs.querySelectorAll<HTMLElement>('[data-tab]'));
}
