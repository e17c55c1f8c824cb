// Marks the words that were looked for on the page that was found. The page itself stays as it is: the browser paints
// the marks, and one that cannot shows none.

import { unfoldedLength, wordsOf } from './normalize-words.ts';

/** What is to be marked on the page at `path`; folded, as `wordsOf` gives them. */
export interface WordsToMark {
  readonly path: string;
  readonly words: readonly string[];
}

const name = 'docsgen-search';
const most = 500;

export function markWords(text: string): void {
  const { path, words }: WordsToMark = JSON.parse(text);
  if (path !== location.pathname || typeof Highlight === 'undefined') return;
  const ranges = [...document.querySelectorAll('#docsgen article.prose')].flatMap((article) =>
    rangesIn(article, words),
  );
  CSS.highlights.set(name, new Highlight(...ranges.slice(0, most)));
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
