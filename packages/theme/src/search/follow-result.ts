// Going to a result: the search is remembered, and the words that were found are to be marked on its page. They are
// handed over in the tab's own storage, so that the address stays the page's.

import type { ComboboxOptions } from './combobox.ts';
import { markWords, type WordsToMark } from './highlights.ts';
import { wordsOf } from './normalize-words.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { RecentSearches } from './recent-searches.ts';

export function startFollowing(opened: OpenDialog, recent: RecentSearches): ComboboxOptions['follow'] {
  const { dialog, input, store } = opened;
  let isLeaving = false;
  dialog.addEventListener('close', () => {
    // Back then leads to the results again.
    if (!isLeaving) forgetQuery();
  });
  return (option, event) => {
    const inNewTab = event.ctrlKey || event.metaKey;
    // By a click, so that what listens to clicks on links hears of it.
    if (event instanceof KeyboardEvent && !inNewTab) {
      option.click();
      return;
    }
    const marks = marksFor(option, input.value);
    recent.add(input.value.trim());
    store.writeSession('marks', marks);
    if (inNewTab) {
      event.preventDefault();
      // The new tab begins with a copy of this one's storage.
      open(option.href, '_blank');
      store.writeSession('marks', '');
    } else if (!event.shiftKey) {
      isLeaving = true;
      dialog.close();
      if (isOnThisPage(option)) {
        store.writeSession('marks', '');
        markWords(marks);
      }
    }
  };
}

/** Only the place on the page changes: the words will not be asked for. */
function isOnThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}

function marksFor(option: HTMLAnchorElement, query: string): string {
  const group = option.closest('[role=group]') ?? option;
  const found = Array.from(group.querySelectorAll('mark'), (mark) => mark.textContent);
  const marks: WordsToMark = { path: option.pathname, words: wordsToMark([query, ...found].join(' ')) };
  return JSON.stringify(marks);
}

/** Words of one or two letters would be marked everywhere. */
function wordsToMark(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text).map(({ folded }) => folded))];
  const longer = words.filter((word) => word.length > 2);
  return longer.length > 0 ? longer : words;
}

/** A search that was left without a result shall not open again with the page. */
function forgetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
