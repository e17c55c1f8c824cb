// Opens images at full size. Without JavaScript, an image links to its file; this script opens a dialog instead. The
// browser traps the focus in the dialog, closes the dialog on Escape, and returns the focus to the link.

import { element } from '../../lib/element.ts';
import { isPlainClick } from '../../lib/page-links.ts';

// The listener captures the event, so that no other listener follows the link.
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-zoom]');
    const picture = link?.querySelector('img');
    if (!link || !picture) return;
    event.preventDefault();
    open(link, picture);
  },
  { capture: true },
);

function open(link: HTMLAnchorElement, picture: HTMLImageElement): void {
  const close = element(
    'button',
    { type: 'button', class: 'control zoom-close', 'aria-label': link.dataset.zoom ?? '' },
    element('span', { 'data-icon': 'close' }),
  );
  const name = picture.alt || (link.textContent ?? '').trim();
  const shown = element('img', { src: link.href, alt: picture.alt });
  const dialog = element('dialog', { class: 'zoom', 'aria-label': name }, shown, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // Removed together with the article.
  link.after(dialog);
  dialog.showModal();
}
