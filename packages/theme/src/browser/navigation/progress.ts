// A progress bar and a spinner, shown if a page takes longer than 200 ms to load.

import { element } from '../../lib/element.ts';

const delay = 200;

interface Progress {
  /** If a page is already loading, the delay starts again. */
  readonly begin: () => void;
  readonly end: () => void;
}

export function createProgress(): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(() => progressElement().setAttribute('data-state', 'waiting'), delay);
    },
    end: () => {
      clearTimeout(timer);
      progressElement().setAttribute('data-state', 'idle');
    },
  };
}

function progressElement(): HTMLElement {
  return (
    document.getElementById('docsgen-progress') ??
    document.body.appendChild(element('div', { id: 'docsgen-progress', class: 'progress', 'aria-hidden': 'true' }))
  );
}
