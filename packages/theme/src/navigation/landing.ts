// Where the reader lands on a page that was gone to: at its top, at the heading that the address names, or where they
// were before.

/** `top`: of a page that was there before. */
export function land({ hash }: URL, top: number | undefined): void {
  if (hash === '' || top !== undefined) {
    scrollTo({ top: top ?? 0, behavior: 'instant' });
    return;
  }
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  openAround(target);
  target.scrollIntoView({ behavior: 'instant' });
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** As the browser does for the address of a page that it loads: what stands in a summary can be seen already. */
function openAround(target: Element): void {
  const details = target.parentElement?.closest('details');
  if (!details) return;
  if (!details.querySelector(':scope > summary')?.contains(target)) details.open = true;
  openAround(details);
}

/** The next Tab begins at the new content, not somewhere in the old. */
export function focusContent(): void {
  document.getElementById('docsgen-content')?.focus({ preventScroll: true });
}
