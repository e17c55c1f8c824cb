// Pages that Pagefind found, as the dialog lists them: with marks on the words of the query, excerpts without titles,
// and no pages that have too little in common with the query.

import { breadcrumbSeparator } from '@docsgen/contract/search-index';
import { wordsOf } from './fold.ts';
import { markText, type Piece } from './titles.ts';

/** What Pagefind gives of a page. */
export interface EnginePage {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly {
    readonly url: string;
    readonly title: string;
    /** With `<mark>` around the words found, and no other markup. */
    readonly excerpt: string;
    readonly weighted_locations: readonly { readonly balanced_score: number }[];
  }[];
}

export interface FoundText {
  readonly href: string;
  /** In the part of the site the reader is in. */
  readonly isHere: boolean;
  readonly title: readonly Piece[];
  readonly trail: readonly string[];
  /** From the text before the first heading; empty: only what stands below headings was found. */
  readonly excerpt: readonly Piece[];
  readonly sections: readonly FoundSection[];
}

interface FoundSection {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

const mostSections = 3;
/** Marks go from space to space; signs around the word are none of it. */
const aroundWord = /^([^\p{L}\p{N}]*)(.*[\p{L}\p{N}]|)(.*)/su;

/** `undefined`: the page has too little in common with the query. */
export function foundText(
  page: EnginePage,
  search: { readonly query: string; readonly isHere: boolean },
): FoundText | undefined {
  const found = readPage(page, search);
  return isMeant(found, search.query) ? found : undefined;
}

function readPage(
  { url, meta, sub_results }: EnginePage,
  { query, isHere }: { readonly query: string; readonly isHere: boolean },
): FoundText {
  const sections = sub_results.map(({ url: href, title, excerpt, weighted_locations }) => ({
    href,
    title,
    excerpt: withoutTitle(readExcerpt(excerpt), title),
    weight: weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0),
  }));
  const words = wordsFound(query, sections);
  const heaviest = sections
    .filter(({ href }) => href.includes('#'))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostSections);
  return {
    href: url,
    isHere,
    title: markText(meta.title ?? url, words),
    trail: meta.trail?.split(breadcrumbSeparator) ?? [],
    excerpt: sections.find(({ href }) => !href.includes('#'))?.excerpt ?? [],
    sections: sections
      .filter((section) => heaviest.includes(section))
      .map(({ href, title, excerpt }) => ({ href, title: markText(title, words), excerpt })),
  };
}

/** Words as they stand in the text: a search for `firmas` may have found `firmar`. */
function wordsFound(query: string, found: readonly { readonly excerpt: readonly Piece[] }[]): readonly string[] {
  return foldedWords([query, ...markedIn(found.flatMap(({ excerpt }) => excerpt))].join(' '));
}

function markedIn(pieces: readonly Piece[]): readonly string[] {
  return pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
}

/** Words of one or two letters would be found everywhere. */
export function foldedWords(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text).map(({ folded }) => folded))];
  const longer = words.filter((word) => word.length > 2);
  return longer.length > 0 ? longer : words;
}

/**
 * Where a word stands nowhere, Pagefind looks for its beginning, down to the first letter. That helps against mistakes
 * at its end; what has less in common with the word is nothing a reader would want. It also finds `token` as a part of
 * `sessionToken`.
 */
function isMeant({ title, excerpt, sections }: FoundText, query: string): boolean {
  const texts = [title, excerpt, ...sections.flatMap((section) => [section.title, section.excerpt])];
  const marked = texts.flatMap(markedIn);
  // With signs inside, as in `x-signature`, it counts as one word too.
  const found = marked.flatMap((text) => [...wordsOf(text), ...wordsOf(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))]);
  return (
    found.length === 0 ||
    wordsOf(query).some(({ folded: wanted }) => found.some(({ folded: word }) => isLike(word, wanted)))
  );
}

function isLike(word: string, wanted: string): boolean {
  const needed = Math.min(wanted.length, 3);
  return commonStart(wanted, word) >= needed || (needed === 3 && word.includes(wanted));
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** An excerpt without the title, which begins the text of its section and stands above the excerpt already. */
function withoutTitle(excerpt: readonly Piece[], title: string): readonly Piece[] {
  const text = excerpt.map((piece) => piece.text).join('');
  const body = text.replace(/^…\s*/, '');
  const words = title.split(/\s+/);
  const end = words.map((_, index) => `${words.slice(index).join(' ')}.`).find((rest) => body.startsWith(rest));
  if (end === undefined) return excerpt;
  let left = text.length - body.slice(end.length).trimStart().length;
  return excerpt.flatMap((piece) => {
    const cut = Math.min(left, piece.text.length);
    left -= cut;
    return cut === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(cut) }];
  });
}

function readExcerpt(excerpt: string): readonly Piece[] {
  const pieces = excerpt.split(/<mark>|<\/mark>/).flatMap((text, index): readonly Piece[] => {
    const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    if (index % 2 === 0) return [{ text: plain, isMatch: false }];
    const [, before = '', word = '', after = ''] = aroundWord.exec(plain) ?? [];
    return [
      { text: before, isMatch: false },
      { text: word, isMatch: true },
      { text: after, isMatch: false },
    ];
  });
  return pieces.filter(({ text }) => text !== '');
}
