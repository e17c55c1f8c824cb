// Content of other sites: the button in its box puts a frame in the place of what stands there. Until then nothing
// comes from elsewhere.

import { element } from '../../lib/element.ts';

/** What is shown may run and open windows, but not lead this page away. */
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
