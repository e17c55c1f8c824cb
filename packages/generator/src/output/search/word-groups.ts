// Groups the words of a language by their stem, such as sign, signs and signing.

import type { WordGroup } from '@docsgen/contract/search-index';
import { bucketOf, levelOf } from '@docsgen/theme/src/search/engine/index-format.ts';
import { fold } from '@docsgen/theme/src/search/engine/search-words.ts';
import type { Stemmer } from './stemmers.ts';

/**
 * Maximum number of sections per word. If a word is in more sections, the sections with the lowest weights are omitted.
 */
const mostPostings = 5_000;

interface Collected {
  readonly forms: Set<string>;
  readonly postings: number[];
}

interface WordCollector {
  /** Sections must be added in order of their numbers. */
  readonly add: (section: number, words: ReadonlyMap<string, number>) => void;
  /** Sorted by key. */
  readonly groups: () => readonly WordGroup[];
}

export function collectWords(stemmer: Stemmer | undefined): WordCollector {
  const byForm = new Map<string, Collected>();
  const byStem = new Map<string, Collected>();
  const groupOf = (form: string): Collected => {
    const known = byForm.get(form);
    if (known) return known;
    const stem = stemOf(form, stemmer);
    const group = byStem.get(stem) ?? { forms: new Set(), postings: [] };
    group.forms.add(form);
    byForm.set(form, group);
    byStem.set(stem, group);
    return group;
  };
  return {
    add: (section, words) => {
      const inSection = new Map<Collected, number>();
      for (const [form, weight] of words) {
        const group = groupOf(form);
        inSection.set(group, Math.max(inSection.get(group) ?? 0, weight));
      }
      for (const [{ postings }, weight] of inSection) postings.push(section, levelOf(weight));
    },
    groups: () => [...byStem.values()].map(wordGroup).sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

/** All forms in a group must start with the same letters, because the browser looks them up by prefix. */
function stemOf(form: string, stemmer: Stemmer | undefined): string {
  if (stemmer === undefined || !/^\p{L}{3,}$/u.test(form)) return `=${form}`;
  // Stemmers would shorten words of three letters to less than a bucket.
  const stem = form.length > 3 ? fold(stemmer(form)) : form;
  return bucketOf(stem) === bucketOf(form) ? stem : `=${form}`;
}

function wordGroup({ forms, postings }: Collected): WordGroup {
  const sorted = [...forms].sort();
  const [first = ''] = sorted;
  const last = sorted.at(-1) ?? '';
  let length = 0;
  while (length < first.length && first[length] === last[length]) length += 1;
  const ends = forms.size === 1 ? [] : sorted.map((form) => form.slice(length));
  return { key: first.slice(0, length), ends, postings: bestPostings(postings) };
}

function bestPostings(postings: readonly number[]): readonly number[] {
  if (postings.length <= 2 * mostPostings) return postings;
  const pairs = Array.from({ length: postings.length / 2 }, (_, at) => [
    postings[2 * at] ?? 0,
    postings[2 * at + 1] ?? 0,
  ]);
  const best = pairs.toSorted(([, a = 0], [, b = 0]) => b - a).slice(0, mostPostings);
  return best.toSorted(([a = 0], [b = 0]) => a - b).flat();
}
