// Finds pages and headings by name. Every word that is looked for must begin a word of the title, of one heading
// or of the trail; where nothing is found that way, mistakes are forgiven and short words (articles) left aside.

import type { TitleEntry, TitleIndex } from '@docsgen/contract/title-index';
import { matchStart, matchWithMistake, unfoldedLength, type Word, type WordMatch, wordsOf } from './fold.ts';

/** A stretch of a text that was looked for, or one between such. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface FoundHeading {
  readonly href: string;
  readonly text: readonly Piece[];
}

export interface FoundPage {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly trail: readonly (readonly Piece[])[];
  readonly headings: readonly FoundHeading[];
}

export interface FoundTitles {
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** Which of the results, pages and headings in one row, is the best: a first page may only lead to its heading. */
  readonly best: number;
  /** Pages and headings together. */
  readonly count: number;
  /** More was found than is listed. */
  readonly hasMore: boolean;
}

interface Name {
  readonly text: string;
  readonly words: readonly Word[];
  readonly folded: string;
}

interface NamedPage {
  readonly entry: TitleEntry;
  readonly title: Name;
  readonly trail: readonly Name[];
  readonly headings: readonly { readonly id: string; readonly name: Name }[];
}

interface Wanted {
  readonly words: readonly string[];
  readonly match: WordMatch;
}

interface Hit {
  readonly page: NamedPage;
  /** The less the better; see `rankPage`. */
  readonly rank: number;
  readonly headings: NamedPage['headings'];
}

/** The part of the site the reader is in; its pages come first. */
interface TitlePlace {
  readonly key: string;
  /** Other pages are not looked at. */
  readonly isOnly: boolean;
}

const mostResults = 30;
const mostHeadingsOfPage = 5;
/** Bits of a number stand for the words that are looked for. */
const mostWords = 30;
const longestShortWord = 3;
/** Ranks below are of titles: exactly, from the beginning, some words of it. */
const headingRank = 3;
const trailRank = headingRank + 5;

type FindTitles = (query: string, place?: TitlePlace) => FoundTitles | undefined;

/** Prepares the titles once; the function returned looks for a query in them, `undefined` if it has no words. */
export function titleFinder(titles: TitleIndex, most = mostResults): FindTitles {
  const all = titles.pages.map(namePage);
  return (query, place) => {
    const pages = place?.isOnly ? all.filter(({ entry }) => entry.place === place.key) : all;
    const rank = (wanted: Wanted): readonly Hit[] => placeFirst(rankPages(pages, wanted), place);
    const words = wordsOf(query)
      .map((word) => word.folded)
      .slice(0, mostWords);
    if (words.length === 0) return undefined;
    const exact: Wanted = { words, match: matchStart };
    const hits = rank(exact);
    if (hits.length > 0) return listHits(hits, exact, most);
    const longer = words.filter((word) => word.length > longestShortWord);
    const tolerant: Wanted = { words: longer.length > 0 ? longer : words, match: matchWithMistake };
    return listHits(rank(tolerant), tolerant, most);
  };
}

/** The letters of `text` that the folded `words` account for. */
export function markText(text: string, words: readonly string[]): readonly Piece[] {
  return markWords(nameOf(text), { words, match: matchStart });
}

function namePage(entry: TitleEntry): NamedPage {
  return {
    entry,
    title: nameOf(entry.title),
    trail: entry.trail.map(nameOf),
    headings: entry.headings.map(([id, text]) => ({ id, name: nameOf(text) })),
  };
}

function nameOf(text: string): Name {
  const words = wordsOf(text);
  return { text, words, folded: words.map((word) => word.folded).join(' ') };
}

function rankPages(pages: readonly NamedPage[], wanted: Wanted): readonly Hit[] {
  return pages
    .flatMap((page) => rankPage(page, wanted) ?? [])
    .sort(
      (a, b) => a.rank - b.rank || (a.rank < headingRank ? a.page.title.text.length - b.page.title.text.length : 0),
    );
}

/** Within each kind of hit only: a heading of the own section is not above a title of another one. */
function placeFirst(hits: readonly Hit[], place: TitlePlace | undefined): readonly Hit[] {
  const kind = ({ rank }: Hit): number => (rank < headingRank ? 0 : rank < trailRank ? 1 : 2);
  const distance = ({ page }: Hit): number => (page.entry.place === place?.key ? 0 : 1);
  return place === undefined ? hits : hits.toSorted((a, b) => kind(a) - kind(b) || distance(a) - distance(b));
}

/** Title exactly, its beginning, words of it; then the best of the headings; then with the help of the trail. */
function rankPage(page: NamedPage, wanted: Wanted): Hit | undefined {
  const all = 2 ** wanted.words.length - 1;
  const inTitle = wordsIn(page.title, wanted);
  const above = page.trail.reduce((bits, name) => bits | wordsIn(name, wanted), inTitle);
  const rankHeading = (name: Name): number | undefined => {
    const inHeading = wordsIn(name, wanted);
    if (inHeading === 0 || (inHeading | above) !== all) return undefined;
    if (inHeading === all) return rankName(name, wanted);
    return (inHeading | inTitle) === all ? 3 : 4;
  };
  const ranked = page.headings
    .flatMap((heading) => ({ heading, rank: rankHeading(heading.name) }))
    .filter((one): one is typeof one & { rank: number } => one.rank !== undefined)
    .sort((a, b) => a.rank - b.rank);
  const headings = ranked.map((one) => one.heading);

  if (inTitle === all) return { page, rank: rankName(page.title, wanted), headings };
  if (ranked[0] !== undefined) return { page, rank: headingRank + ranked[0].rank, headings };
  return above === all ? { page, rank: trailRank, headings } : undefined;
}

/** One bit for each wanted word that begins a word of the name. */
function wordsIn(name: Name, { words, match }: Wanted): number {
  return words.reduce(
    (bits, wanted, index) => (name.words.some((word) => match(wanted, word.folded) > 0) ? bits | (1 << index) : bits),
    0,
  );
}

function rankName(name: Name, { words }: Wanted): number {
  const folded = words.join(' ');
  if (name.folded === folded) return 0;
  return name.folded.startsWith(folded) ? 1 : 2;
}

function listHits(hits: readonly Hit[], wanted: Wanted, most: number): FoundTitles {
  const pages: FoundPage[] = [];
  let count = 0;
  for (const { page, headings } of hits) {
    if (count === most) break;
    const shown = headings.slice(0, Math.min(mostHeadingsOfPage, most - count - 1));
    count += 1 + shown.length;
    pages.push({
      href: page.entry.href,
      title: markWords(page.title, wanted),
      trail: page.trail.map((name) => markWords(name, wanted)),
      headings: shown.map(({ id, name }) => ({ href: `${page.entry.href}#${id}`, text: markWords(name, wanted) })),
    });
  }
  const total = hits.reduce((sum, { headings }) => sum + 1 + headings.length, 0);
  const first = hits[0]?.rank ?? 0;
  return { pages, best: first >= headingRank && first < trailRank ? 1 : 0, count, hasMore: total > count };
}

function markWords(name: Name, wanted: Wanted): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of name.words) {
    const length = Math.max(0, ...wanted.words.map((one) => wanted.match(one, word.folded)));
    if (length === 0) continue;
    if (word.start > end) pieces.push({ text: name.text.slice(end, word.start), isMatch: false });
    end = word.start + unfoldedLength(word.text, length);
    pieces.push({ text: name.text.slice(word.start, end), isMatch: true });
  }
  if (end < name.text.length) pieces.push({ text: name.text.slice(end), isMatch: false });
  return pieces;
}
