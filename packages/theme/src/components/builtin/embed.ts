// Embedded content from other sites: the button replaces the placeholder with an iframe. Before that, nothing is
// requested from the other site.

import { element } from '../../lib/element.ts';

/** Embedded content can run scripts and open windows, but cannot navigate this page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-presentation allow-popups allow-popups-to-escape-sandbox';

document.addEventListener('click', ({ target }) => {
  const box = target instanceof Element ? target.closest('.embed-load')?.closest<HTMLElement>('.embed') : undefined;
  const { frame = '', allow = '', title = '' } = box?.dataset ?? {};
  if (!box || !frame.startsWith('https://')) return;
  const shown = element('iframe', {
    src: frame,
    title,
    allow,
    sandbox,
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  box.replaceChildren(shown);
  shown.focus();
});
