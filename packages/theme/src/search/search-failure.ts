// What stands where a part of the search did not come. The line may be at fault, and it can be tried again; but where
// the site was published anew since the page was loaded, what the page asks for is gone, and only a new load helps.

import { loadShellMessages } from '../i18n/language-script.ts';
import { isOtherDeployment } from '../lib/apply-head.ts';
import { element } from '../lib/element.ts';

interface FailurePlace {
  /** Carries the addresses of what is searched. */
  readonly button: HTMLElement;
  readonly input: HTMLInputElement;
  readonly retryLabel: string;
}

/** `begun`: when the search was opened; what went missing before that is not its own. */
export function failureSince(begun: number, { button, input, retryLabel }: FailurePlace) {
  return (text: string, retry: () => void): HTMLElement => {
    const place = element('div', {});
    const say = (reason: string, label: string, action: () => void): void => {
      const choice = element('button', { class: 'search-button' }, label);
      choice.onclick = () => {
        input.focus();
        action();
      };
      place.replaceChildren(element('p', { class: 'search-failure', role: 'alert' }, reason), choice);
    };
    const explain = async (): Promise<void> => {
      if (!(await isOutdated(begun, button).catch(() => false))) {
        say(text, retryLabel, retry);
        return;
      }
      const words = await loadShellMessages(document).catch(() => undefined);
      say(words?.outdated.text ?? text, words?.outdated.reload ?? retryLabel, () => reloadFor(input.value));
    };
    void explain();
    return place;
  };
}

async function isOutdated(begun: number, button: HTMLElement): Promise<boolean> {
  const response = await fetch(location.pathname, { cache: 'no-cache' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { search } = next.querySelector<HTMLElement>('#docsgen [data-search]')?.dataset ?? {};
  // Whatever is no page of docsgen tells nothing.
  const isOther = search !== undefined && (isOtherDeployment(next) || search !== button.dataset.search);
  return isOther || isAnythingGone(begun);
}

/** Not every browser tells the status. */
function isAnythingGone(begun: number): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => 'responseStatus' in entry && entry.startTime >= begun && entry.responseStatus === 404);
}

/** The address opens the search again, with what was typed. */
function reloadFor(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
  location.reload();
}
