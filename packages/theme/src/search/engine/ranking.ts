// Ranks pages by how well they fill the slots of a query: rare words count most, pages that contain all words come
// first, and words in the same section count more than words spread across a page.

import type { WordGroup } from '@docsgen/contract/search-index';
import { weightOfLevel } from './index-format.ts';
import { type Slot, shareTogether } from './query-slots.ts';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** The sections that fill the slots best, by relevance. */
  readonly sections: readonly number[];
}

interface RankedIndex {
  /** The first section of each page, followed by the total number of sections. */
  readonly starts: readonly number[];
  /** Importance of a page, or 0 to exclude it. */
  readonly weightOf: (page: number) => number;
}

/** Weight of the best section relative to the whole page. */
const sectionShare = 0.55;
const minTopicality = 0.6;
const topicWeight = 3;
/** Share of the title's weight that each section of the page inherits. */
const titleShare = 0.85;
/**
 * The factor is less than 1, so that a page with good matches for all words ranks above a page with an excellent match
 * for a single word.
 */
const weightPower = 0.9;
/** Contribution of a second match for the same slot, such as a synonym. */
const otherMatchesShare = 0.2;
const minSynonym = 0.75;
const allWordsBonus = 1.15;
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

/** A word that is not in any title, heading or term table is unlikely to be the topic of a page. */
function topicality(weights: Weights): number {
  let highest = 0;
  for (const weight of weights.values()) highest = Math.max(highest, weight);
  return minTopicality + (1 - minTopicality) * Math.min(1, highest / topicWeight);
}

/** Words on few pages count most; words on all pages still count. */
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
    eachPosting(group, (section, weight) => put(section, weight * share, share < minSynonym ? 0 : otherMatchesShare));
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
