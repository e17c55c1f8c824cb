// Parses a query into slots: one slot for each word, with all words in the index that match it.

import type { WordGroup } from '@docsgen/contract/search-index';
import { type SearchWord, searchWords } from './search-words.ts';
import { type Match, similarWords, type Vocabulary, wordsBeginningWith } from './vocabulary.ts';

export interface Slot {
  /** As typed in the query. */
  readonly typed: string;
  readonly folded: string;
  /** The contribution of the slot to the score. */
  readonly weight: number;
  readonly matches: readonly Match[];
  /** Groups that fill the slot together if they are in the same section: `check` and `list` for `checklist`. */
  readonly together: readonly (readonly WordGroup[])[];
}

export interface QueryContext {
  readonly vocabulary: Vocabulary;
  readonly stopWords: ReadonlySet<string>;
  readonly everydayWords: ReadonlySet<string>;
  /** Groups of phrases, as words without stop words. */
  readonly synonyms: readonly (readonly (readonly string[])[])[];
}

const synonymShare = 0.8;
const joinedShare = 0.6;
const shareBesideJoined = 0.25;
export const shareTogether = 0.6;
const partWeight = 0.35;
const everydayWeight = 0.25;
const leastPartOfWord = 3;

interface AskedWord {
  readonly word: SearchWord;
  /** The next word, even if it is a stop word. */
  readonly next: string;
  readonly weight: number;
}

/** The last word also matches as a prefix, because the reader may not have finished typing it. */
export function querySlots(query: string, context: QueryContext): readonly Slot[] {
  const asked = queryWords(query, context);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const slots = asked.map(({ word, weight }, index): Slot => {
    const isLast = isOpen && index === asked.length - 1;
    const typed = query.slice(word.start, word.end);
    return { typed, ...filledSlot(word.folded, weight, { ...context, isLast }) };
  });
  return joinNeighbors(asked, slots, context).map((slot, index) => withSynonyms(slot, { index, asked, context }));
}

/** Returns words and compounds. Stop words are omitted unless the query contains only stop words. */
export function queryWords(
  query: string,
  { vocabulary, stopWords, everydayWords }: QueryContext,
): readonly AskedWord[] {
  const words = searchWords(query);
  const containers = words.filter(({ kind, folded }) => isWhole(kind) && vocabulary.byForm.has(folded));
  const single = words.filter(({ kind }) => kind === 'word');
  const asked = words.flatMap((word): readonly AskedWord[] => {
    const container = containers.find((one) => one !== word && one.start <= word.start && one.end >= word.end);
    if (container?.kind === 'compound') return [];
    if (isWhole(word.kind) && !vocabulary.byForm.has(word.folded) && hasWordsInside(word, words)) return [];
    const next = single[single.indexOf(word) + 1]?.folded ?? '';
    const weight = (container ? partWeight : 1) * (everydayWords.has(word.folded) ? everydayWeight : 1);
    return [{ word, next: word.kind === 'word' ? next : '', weight }];
  });
  const meaningful = asked.filter(({ word }) => !stopWords.has(word.folded));
  return meaningful.length > 0 ? meaningful : asked;
}

const isWhole = (kind: SearchWord['kind']): boolean => kind === 'compound' || kind === 'path';

function hasWordsInside(whole: SearchWord, words: readonly SearchWord[]): boolean {
  return words.some((one) => one !== whole && !isWhole(one.kind) && one.start >= whole.start && one.end <= whole.end);
}

interface SlotContext extends QueryContext {
  readonly isLast: boolean;
}

function filledSlot(folded: string, weight: number, { vocabulary, isLast }: SlotContext): Omit<Slot, 'typed'> {
  const exact = vocabulary.byForm.get(folded);
  const prefixed = isLast || exact === undefined ? wordsBeginningWith(folded, vocabulary) : [];
  const found: readonly Match[] = exact
    ? [{ group: exact, share: 1 }, ...prefixed.map(({ group, share }) => ({ group, share: share * 0.6 }))]
    : prefixed;
  const together = exact ? [] : splitWord(folded, vocabulary);
  if (found.length > 0) return { folded, weight, matches: found, together };
  return { folded, weight, matches: together.length > 0 ? [] : similarWords(folded, vocabulary), together };
}

/** Splits `checklist` if the index contains `check` and `list`. */
function splitWord(typed: string, { byForm }: Vocabulary): readonly (readonly WordGroup[])[] {
  return halvesOf(typed).flatMap((halves) => {
    const [first, second] = halves.map((half) => byForm.get(half));
    return first && second ? [[first, second]] : [];
  });
}

/** Returns possible second halves of a word that the index spells as two words. */
export function secondHalves(typed: string, { byForm }: Vocabulary): readonly string[] {
  return halvesOf(typed).flatMap(([first, second]) => (byForm.has(first) ? [second] : []));
}

function halvesOf(typed: string): readonly (readonly [first: string, second: string])[] {
  const count = Math.max(0, typed.length - 2 * leastPartOfWord + 1);
  return Array.from({ length: count }, (_, at) => [
    typed.slice(0, at + leastPartOfWord),
    typed.slice(at + leastPartOfWord),
  ]);
}

/** `sand box` also matches `sandbox`, which then fills both slots, and `created at` matches `createdAt`. */
function joinNeighbors(
  asked: readonly AskedWord[],
  slots: readonly Slot[],
  { vocabulary }: QueryContext,
): readonly Slot[] {
  const joined = asked.map(({ word, next }) => (next === '' ? undefined : vocabulary.byForm.get(word.folded + next)));
  return slots.map((slot, index) => {
    const isAfterJoined = asked[index - 1]?.next === slot.folded;
    const groups = [isAfterJoined ? joined[index - 1] : undefined, joined[index]].filter((one) => one !== undefined);
    if (groups.length === 0) return slot;
    const isExact = vocabulary.byForm.has(slot.folded);
    const endsInStopWord = joined[index] !== undefined && asked[index + 1]?.word.folded !== asked[index]?.next;
    const share = isExact && !endsInStopWord ? joinedShare : 1;
    // If the second word is a stop word, the reader probably does not mean two separate words.
    const rest = endsInStopWord ? shareBesideJoined : 1;
    const others = (isExact ? slot.matches : []).map((match) => ({ ...match, share: match.share * rest }));
    return {
      ...slot,
      together: [],
      matches: [...groups.map((group) => ({ group, share })), ...others.filter(({ group }) => !groups.includes(group))],
    };
  });
}

interface SynonymPlace {
  readonly index: number;
  readonly asked: readonly AskedWord[];
  readonly context: QueryContext;
}

/** Each synonym phrase in the query can be replaced by the other phrases of its group. */
function withSynonyms(slot: Slot, { index, asked, context }: SynonymPlace): Slot {
  const { vocabulary, synonyms } = context;
  const typed = asked.map(({ word }) => word.folded);
  const phrases = synonyms.filter((group) => group.some((phrase) => covers(phrase, typed, index)));
  const others = phrases.flat();
  const groups = others
    .map((words) => words.map((word) => groupOf(word, vocabulary)).filter((one) => one !== undefined))
    .filter((found, at) => found.length > 0 && found.length === others[at]?.length);
  const single = groups.flatMap(([group, ...rest]) => (group && rest.length === 0 ? [group] : []));
  const known = new Set(slot.matches.filter(({ share }) => share >= synonymShare).map(({ group }) => group));
  if (groups.length === 0) return slot;
  const isExact = vocabulary.byForm.has(slot.folded);
  return {
    ...slot,
    matches: [
      ...(isExact ? slot.matches : []),
      ...single.filter((group) => !known.has(group)).map((group) => ({ group, share: synonymShare })),
    ],
    together: groups.filter(({ length }) => length > 1),
  };
}

export function foldedWords(phrase: string, stopWords: QueryContext['stopWords']): readonly string[] {
  const words = searchWords(phrase).flatMap(({ kind, folded }) => (isWhole(kind) ? [] : [folded]));
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Whether the phrase occurs in the query and contains the word at `index`. */
function covers(phrase: readonly string[], typed: readonly string[], index: number): boolean {
  return phrase.some((_, offset) => {
    const start = index - offset;
    return start >= 0 && phrase.every((word, at) => isSameWord(word, typed[start + at] ?? ''));
  });
}

function groupOf(word: string, { byForm, forms }: Vocabulary): WordGroup | undefined {
  return byForm.get(word) ?? byForm.get(forms.find((form) => isSameWord(word, form)) ?? '');
}

/** Whether both are the same word, in the singular or plural. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= leastPartOfWord && long.startsWith(short) && /^(?:e?s|e?n)?$/.test(long.slice(short.length));
}
