// Shown if a part of the search failed to load. If the network is the cause, the reader can retry. If the site was
// deployed again after the page was loaded, the files no longer exist, and the page must be reloaded.

import { loadShellMessages } from '../i18n/language-script.ts';
import { isOtherDeployment } from '../lib/apply-head.ts';
import { element } from '../lib/element.ts';

interface FailureOptions {
  /** Contains the URLs of the search files. */
  readonly button: HTMLElement;
  readonly input: HTMLInputElement;
  readonly retryLabel: string;
}

/** `begun` is the time when the search was opened. Earlier failures have other causes. */
export function createFailureMessage(begun: number, { button, input, retryLabel }: FailureOptions) {
  return (text: string, retry: () => void): HTMLElement => {
    const container = element('div', {});
    const showMessage = (reason: string, label: string, action: () => void): void => {
      const choice = element('button', { class: 'search-button' }, label);
      choice.onclick = () => {
        input.focus();
        action();
      };
      container.replaceChildren(element('p', { class: 'search-failure', role: 'alert' }, reason), choice);
    };
    const explain = async (): Promise<void> => {
      if (!(await isOutdated(begun, button).catch(() => false))) {
        showMessage(text, retryLabel, retry);
        return;
      }
      const messages = await loadShellMessages(document).catch(() => undefined);
      showMessage(messages?.outdated.text ?? text, messages?.outdated.reload ?? retryLabel, () =>
        reloadFor(input.value),
      );
    };
    void explain();
    return container;
  };
}

async function isOutdated(begun: number, button: HTMLElement): Promise<boolean> {
  const response = await fetch(location.pathname, { cache: 'no-cache' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { search } = next.querySelector<HTMLElement>('#docsgen [data-search]')?.dataset ?? {};
  // A response that is not a docsgen page proves nothing.
  const isOther = search !== undefined && (isOtherDeployment(next) || search !== button.dataset.search);
  return isOther || isAnythingGone(begun);
}

/** Not every browser reports the HTTP status. */
function isAnythingGone(begun: number): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => 'responseStatus' in entry && entry.startTime >= begun && entry.responseStatus === 404);
}

/** Opens the search again after the reload, with the same query. */
function reloadFor(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
  location.reload();
}
