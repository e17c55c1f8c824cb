// Opens a result: stores the search, and passes the words to highlight on the page. The words are in session storage,
// so that the URL does not change.

import type { ComboboxOptions } from './combobox.ts';
import { type HighlightRequest, highlightWords } from './highlights.ts';
import { wordsOf } from './normalize-words.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { RecentSearches } from './recent-searches.ts';

export function createResultOpener(opened: OpenDialog, recent: RecentSearches): ComboboxOptions['follow'] {
  const { dialog, input, store } = opened;
  let isLeaving = false;
  dialog.addEventListener('close', () => {
    // Preserves the query in the URL, so that the results are shown again on back navigation.
    if (!isLeaving) forgetQuery();
  });
  return (option, event) => {
    const inNewTab = event.ctrlKey || event.metaKey;
    // Clicks the link, so that its click listeners run.
    if (event instanceof KeyboardEvent && !inNewTab) {
      option.click();
      return;
    }
    const highlights = marksFor(option, input.value);
    recent.add(input.value.trim());
    store.writeSession('marks', highlights);
    if (inNewTab) {
      event.preventDefault();
      // The new tab starts with a copy of this tab's session storage.
      open(option.href, '_blank');
      store.writeSession('marks', '');
    } else if (!event.shiftKey) {
      isLeaving = true;
      dialog.close();
      if (isOnThisPage(option)) {
        store.writeSession('marks', '');
        highlightWords(highlights);
      }
    }
  };
}

/** Whether only the hash changes, in which case the page is not loaded again. */
function isOnThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}

function marksFor(option: HTMLAnchorElement, query: string): string {
  const group = option.closest('[role=group]') ?? option;
  const found = Array.from(group.querySelectorAll('mark'), (mark) => mark.textContent);
  const highlights: HighlightRequest = { path: option.pathname, words: wordsToMark([query, ...found].join(' ')) };
  return JSON.stringify(highlights);
}

/** Words of one or two letters would match everywhere. */
function wordsToMark(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text).map(({ folded }) => folded))];
  const longer = words.filter((word) => word.length > 2);
  return longer.length > 0 ? longer : words;
}

/** Removes the query from the URL, so that a closed search does not open again on reload. */
function forgetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
