// A thin bar and a spinner while a page is waited for, and only if that takes longer than a blink.

import { element } from '../../lib/element.ts';

const delay = 200;

interface Progress {
  /** A page is waited for from now on, in place of the one that was waited for before. */
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
