// Ranks pages by how well they fill the slots of a query: rare words count most, pages that have all words come first,
// and words in the same section count more than words spread over a page.

import type { WordGroup } from '@docsgen/contract/search-index';
import { weightOfLevel } from './index-format.ts';
import { type Slot, shareTogether } from './query-slots.ts';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** The sections that fill the slots best, best first. */
  readonly sections: readonly number[];
}

interface RankedIndex {
  /** The first section of each page, and behind the last page the number of all sections. */
  readonly starts: readonly number[];
  /** Importance of a page; 0: not searched. */
  readonly weightOf: (page: number) => number;
}

/** How much the best section counts beside the whole page. */
const sectionShare = 0.4;
const leastTopicality = 0.6;
const topicWeight = 3;
/** How much of the title's weight each section of the page has. */
const titleShare = 0.85;
/** Below 1: a page that has all words well comes before one that has a single word very well. */
const weightPower = 0.75;
/** What a second word for the same slot adds, such as a synonym. */
const shareOfOthers = 0.2;
const leastSynonym = 0.75;
const allWordsBonus = 1.35;
const coveragePower = 0.9;

type Weights = Map<number, number>;

export function rankPages(slots: readonly Slot[], index: RankedIndex): readonly RankedPage[] {
  const pageOf = pageFinder(index.starts);
  const found = slots.map((slot) => {
    const weights = sectionWeights(slot);
    const pages = new Set([...weights.keys()].map(pageOf));
    const rarity = rarityOf(pages.size, index.starts.length - 1);
    return { weights, rarity: slot.weight * rarity * topicality(weights) };
  });
  const total = found.reduce((sum, { rarity, weights }) => sum + (weights.size > 0 ? rarity : 0), 0);
  const pages = new Map<number, { readonly best: Map<number, number>; readonly sections: Weights }>();
  for (const [slot, { weights, rarity }] of found.entries()) {
    for (const [section, weight] of weights) {
      const page = pageOf(section);
      const entry = pages.get(page) ?? { best: new Map(), sections: new Map() };
      pages.set(page, entry);
      entry.best.set(slot, Math.max(entry.best.get(slot) ?? 0, weight));
      entry.sections.set(section, (entry.sections.get(section) ?? 0) + weight * rarity);
    }
  }
  return Array.from(pages, ([page, { best, sections }]): RankedPage => {
    let sum = 0;
    let covered = 0;
    for (const [slot, weight] of best) {
      const rarity = found[slot]?.rarity ?? 0;
      sum += weight * rarity;
      covered += rarity;
    }
    const order = [...sections].sort(([, a], [, b]) => b - a);
    const bestSection = bestWithTitle(found, { first: index.starts[page] ?? 0, sections: sections.keys() });
    const coverage = total === 0 ? 0 : covered / total;
    const all = best.size === found.filter(({ weights }) => weights.size > 0).length ? allWordsBonus : 1;
    const score = (sum * (1 - sectionShare) + bestSection * sectionShare) * coverage ** coveragePower * all;
    return { page, score: score * index.weightOf(page), sections: order.map(([section]) => section) };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

interface FoundSlot {
  readonly weights: Weights;
  readonly rarity: number;
}

function bestWithTitle(
  found: readonly FoundSlot[],
  { first, sections }: { readonly first: number; readonly sections: Iterable<number> },
): number {
  let best = 0;
  for (const section of sections) {
    let sum = 0;
    for (const { weights, rarity } of found)
      sum += rarity * Math.max(weights.get(section) ?? 0, (weights.get(first) ?? 0) * titleShare);
    best = Math.max(best, sum);
  }
  return best;
}

/** A word that is in no title, heading or table of terms is hardly what a page is about. */
function topicality(weights: Weights): number {
  let most = 0;
  for (const weight of weights.values()) most = Math.max(most, weight);
  return leastTopicality + (1 - leastTopicality) * Math.min(1, most / topicWeight);
}

/** Words that are on few pages count most; those that are on all pages still count. */
function rarityOf(pages: number, all: number): number {
  return Math.log(1 + all / Math.max(1, pages));
}

function sectionWeights({ matches, together }: Slot): Weights {
  const weights: Weights = new Map();
  const put = (section: number, weight: number, added = 0): void => {
    const other = weights.get(section) ?? 0;
    weights.set(section, Math.max(weight, other) + added * Math.min(weight, other));
  };
  for (const { group, share } of matches)
    eachPosting(group, (section, weight) => put(section, weight * share, share < leastSynonym ? 0 : shareOfOthers));
  for (const groups of together) {
    const [first = new Map(), ...others] = groups.map(weightsOf);
    for (const [section, weight] of first) {
      const all = [weight, ...others.map((other) => other.get(section) ?? 0)];
      put(section, Math.min(...all) * shareTogether);
    }
  }
  return weights;
}

function weightsOf(group: WordGroup): Weights {
  const weights: Weights = new Map();
  eachPosting(group, (section, weight) => weights.set(section, weight));
  return weights;
}

function eachPosting({ postings }: WordGroup, use: (section: number, weight: number) => void): void {
  for (let at = 0; at < postings.length; at += 2)
    use(postings[at] ?? 0, weightOfLevel(postings[at + 1] ?? 0) ** weightPower);
}

function pageFinder(starts: readonly number[]): (section: number) => number {
  return (section) => {
    let [low, high] = [0, starts.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= section) low = middle;
      else high = middle;
    }
    return low;
  };
}
