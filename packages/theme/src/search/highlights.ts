// Highlights the search words on the page opened from a result, with the CSS Custom Highlight API, which does not
// change the DOM. Browsers without this API show no highlights.

import { unfoldedLength, wordsOf } from './normalize-words.ts';

/** The words to highlight on the page at `path`, folded as in `wordsOf`. */
export interface HighlightRequest {
  readonly path: string;
  readonly words: readonly string[];
}

const name = 'docsgen-search';
const maxRanges = 500;

export function highlightWords(text: string): void {
  const { path, words }: HighlightRequest = JSON.parse(text);
  if (path !== location.pathname || typeof Highlight === 'undefined') return;
  const ranges = [...document.querySelectorAll('#docsgen article.prose')].flatMap((article) =>
    rangesIn(article, words),
  );
  CSS.highlights.set(name, new Highlight(...ranges.slice(0, maxRanges)));
  addEventListener('keydown', forgetOnEscape);
}

function forgetOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  CSS.highlights.delete(name);
  removeEventListener('keydown', forgetOnEscape);
}

function rangesIn(root: Element, wanted: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const word of wordsOf(node.nodeValue ?? '')) {
      const length = Math.max(0, ...wanted.map((one) => (word.folded.startsWith(one) ? one.length : 0)));
      if (length === 0) continue;
      const range = new Range();
      range.setStart(node, word.start);
      range.setEnd(node, word.start + unfoldedLength(word.text, length));
      ranges.push(range);
    }
  }
  return ranges;
}
