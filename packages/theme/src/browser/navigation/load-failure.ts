// Shows an error and a retry button in place of a page that could not be fetched. The error and the button are added to
// <main>, and the previous content is only hidden, so that going back does not require the network.

import type { ShellMessages } from '../../i18n/messages.ts';
import { element } from '../../lib/element.ts';

interface Failure {
  readonly messages: ShellMessages;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Returns a function that restores the previous content. */
export function showLoadFailure({ messages, error, retry }: Failure): () => void {
  const { title, text, retry: label } = messages.loadFailure;
  const main = document.getElementById('docsgen-content');
  const before = document.title;
  const button = element('button', { type: 'button', class: 'error-retry' }, label);
  button.onclick = retry;
  const panel = element(
    'div',
    { class: 'error-page', 'data-load-failure': '', ...messages.foreign?.loadFailure },
    element('h1', {}, title),
    element('p', {}, text),
    button,
    element('pre', { class: 'error-message' }, String(error)),
  );
  main?.append(panel);
  main?.setAttribute('data-failed', '');
  document.title = title;
  return () => {
    panel.remove();
    main?.removeAttribute('data-failed');
    document.title = before;
  };
}
