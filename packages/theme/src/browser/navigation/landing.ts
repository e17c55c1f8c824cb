// Where the reader lands on a page that was gone to: at its top, at the heading that the address names, or where they
// were before.

import { openAround, targetOf } from '../../components/tabs/open-around.ts';

/** `top`: of a page that was there before. */
export function land({ hash }: URL, top: number | undefined): void {
  if (hash === '' || top !== undefined) {
    scrollTo({ top: top ?? 0, behavior: 'instant' });
    return;
  }
  const target = targetOf(hash);
  if (target === null) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  openAround(target);
  target.scrollIntoView({ behavior: 'instant' });
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The next Tab begins at the new content, not somewhere in the old. */
export function focusContent(): void {
  document.getElementById('docsgen-content')?.focus({ preventScroll: true });
}
