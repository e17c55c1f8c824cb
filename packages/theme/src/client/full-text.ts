// Looks for words in the texts of the site, with Pagefind and the index that lies in the site's own output. Nothing of
// either is loaded before the reader turns to the search.

import type { SearchPlace } from '../props.ts';
import { markText, type Piece } from './find-titles.ts';
import { wordsOf } from './words.ts';

/** As much of Pagefind as is used here. */
export interface TextEngine {
  readonly search: (
    query: string,
    options?: { readonly filters: Readonly<Record<string, string>> },
  ) => Promise<{ readonly results: readonly EngineResult[] }>;
}

interface EngineModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => TextEngine;
}

interface EngineResult {
  readonly id: string;
  readonly data: () => Promise<EnginePage>;
}

interface EnginePage {
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

export interface FoundSection {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

export interface TextHits {
  /** Pages. */
  readonly count: number;
  /** The pages at these places, best first, loaded. */
  readonly load: (from: number, to: number) => Promise<readonly FoundText[]>;
}

export interface TextRequest {
  readonly query: string;
  readonly place: SearchPlace | undefined;
  /** Nothing outside of `place`. */
  readonly isOnlyHere: boolean;
  /** The folder of the index. */
  readonly index: string;
}

const mostSections = 3;
/** Marks go from space to space; signs around the word are none of it. */
const aroundWord = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;
/** Between the labels of a trail, in the index. */
const trailSeparator = ' › ';

/** A worker is one more way to the server before the first result; from so many pages on, typing would stutter without it. */
const pagesForWorker = 1000;

/** What follows from the way the index is made; see `index-site.ts` of the generator. */
const engineOptions = {
  excerptLength: 24,
  excerptEllipsis: '…',
  ranking: {
    // What is found is a section; how long the rest of its page is says nothing about it.
    pageLength: 0,
    metaWeights: { title: 5, trail: 0.3 },
  },
};

interface IndexPlace {
  readonly index: string;
  /** The language of the texts. */
  readonly lang: string;
  readonly pageCount: number;
}

/** `module`: Pagefind's own script. */
export async function openEngine(
  module: Promise<unknown>,
  { index, lang, pageCount }: IndexPlace,
): Promise<TextEngine> {
  const noWorker = pageCount < pagesForWorker;
  const [base = ''] = lang.toLowerCase().split('-', 1);
  // The biggest file, which Pagefind asks for only after another one has come.
  if (noWorker && /^e[ns]$/.test(base)) preload(`${index}wasm.${base}.pagefind`);
  const { createInstance } = (await module) as EngineModule;
  // It asks the document for its language, and on the not-found page that is not the search's.
  const root = document.documentElement;
  const before = root.lang;
  root.lang = lang;
  const engine = createInstance({ ...engineOptions, noWorker });
  root.lang = before;
  return engine;
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

export async function searchTexts(engine: TextEngine, request: TextRequest): Promise<TextHits> {
  const { query, place, isOnlyHere, index } = request;
  const begun = performance.now();
  const filters = place && { section: place.section, version: place.version };
  const [here, everywhere] = await Promise.all([
    filters ? engine.search(query, { filters }) : undefined,
    isOnlyHere && filters ? undefined : engine.search(query),
  ]);
  const own = new Set(here?.results.map(({ id }) => id));
  const others = everywhere?.results.filter(({ id }) => !own.has(id)) ?? [];
  const results = [...(here?.results ?? []), ...others];
  if (results.length === 0 && (hasFailed(index, begun) || !(await isReachable(index))))
    throw new Error('Parts of the index could not be loaded.');
  return {
    count: results.length,
    load: async (from, to) => {
      const wanted = results.slice(from, to);
      const pages = await Promise.all(wanted.map((result) => result.data()));
      return pages
        .map((page, index) => readPage(page, query, own.has(wanted[index]?.id ?? '')))
        .filter((page) => isMeant(page, query));
    },
  };
}

/** What did not come for a worker is not told here, nor is it in every browser. */
async function isReachable(index: string): Promise<boolean> {
  const response = await fetch(`${index}pagefind-entry.json`, { cache: 'no-store' });
  return response.ok;
}

/** Pagefind goes on without the parts that did not come, as if nothing stood in them. */
function hasFailed(index: string, begun: number): boolean {
  const parts = new URL(index, location.href).href;
  return performance.getEntriesByType('resource').some(
    (entry) =>
      entry instanceof PerformanceResourceTiming &&
      entry.startTime >= begun &&
      entry.name.startsWith(parts) &&
      // 0 where no answer came; a browser that does not say leaves it out.
      (entry.responseStatus === 0 || entry.responseStatus >= 400),
  );
}

function readPage({ url, meta, sub_results }: EnginePage, query: string, isHere: boolean): FoundText {
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
    trail: meta.trail?.split(trailSeparator) ?? [],
    excerpt: sections.find(({ href }) => !href.includes('#'))?.excerpt ?? [],
    sections: sections
      .filter((section) => heaviest.includes(section))
      .map(({ href, title, excerpt }) => ({ href, title: markText(title, words), excerpt })),
  };
}

/** As they stand in the text: of `firmas`, `firmar` may have been found. */
function wordsFound(query: string, found: readonly { readonly excerpt: readonly Piece[] }[]): readonly string[] {
  return foldedWords([query, ...markedIn(found.flatMap(({ excerpt }) => excerpt))].join(' '));
}

export function markedIn(pieces: readonly Piece[]): readonly string[] {
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
 * at its end; what has less in common with the word is nothing a reader would want.
 */
function isMeant({ title, excerpt, sections }: FoundText, query: string): boolean {
  const texts = [title, excerpt, ...sections.flatMap((section) => [section.title, section.excerpt])];
  const marked = texts.flatMap(markedIn);
  // With signs inside, as in `x-signature`, it counts as one word too.
  const found = marked.flatMap((text) => [...wordsOf(text), ...wordsOf(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))]);
  return (
    found.length === 0 ||
    wordsOf(query).some((wanted) =>
      found.some((word) => commonStart(wanted.folded, word.folded) >= needed(wanted.folded)),
    )
  );
}

function needed(wanted: string): number {
  return Math.min(wanted.length, 3);
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The title stands above the excerpt already, and it begins the text of its section: what an excerpt has of it goes. */
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
