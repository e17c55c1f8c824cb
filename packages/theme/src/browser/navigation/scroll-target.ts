// Scrolls after navigation: to the top, to the heading in the URL, or to the previous position.

import { openAround, targetOf } from '../../components/tabs/open-around.ts';

/** `top` is the scroll position to restore on a previously visited page. */
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

/** Moves the focus so that the next Tab press focuses an element in the new content. */
export function focusContent(): void {
  document.getElementById('docsgen-content')?.focus({ preventScroll: true });
}
