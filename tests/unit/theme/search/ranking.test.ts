// The score of a page, and the order of its sections.
import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../packages/theme/src/search/engine/query-slots.ts';
import { rankPages } from '../../../../packages/theme/src/search/engine/ranking.ts';
import { group } from './groups.ts';

/** Pairs of a section and a weight level, such as `0:15 3:9`. */
type Postings = string;

const grouped = (postings: Postings) => group('word', postings.split(/[ :]/).map(Number));

function slot(postings: Postings, more: Partial<Slot> = {}): Slot {
  const matches = postings === '' ? [] : [{ group: grouped(postings), share: 1 }];
  return { typed: 'word', folded: 'word', weight: 1, matches, together: [], ...more };
}

/** Ranks pages with three sections each: page 2 has the sections 6, 7 and 8. */
function rank(slots: readonly Slot[], weightOf: (page: number) => number = () => 1, pages = 10) {
  const starts = Array.from({ length: pages + 1 }, (_, index) => index * 3);
  return rankPages(slots, { starts, weightOf });
}
const order = (slots: readonly Slot[]) => rank(slots).map(({ page }) => page);
const scoreOf = (slots: readonly Slot[]) => rank(slots)[0]?.score ?? 0;

describe('the order of pages', () => {
  it('depends on the weight of the word', () => {
    expect(order([slot('0:3 3:9 6:5')])).toEqual([1, 2, 0]);
  });

  it('depends on the importance of the page, and 0 excludes it', () => {
    const slots = [slot('0:5 3:5 6:5')];
    expect(rank(slots, (page) => [0.5, 1, 0][page] ?? 1).map(({ page }) => page)).toEqual([1, 0]);
  });

  it('favors words on few pages', () => {
    const rare = slot('0:5');
    const frequent = slot('3:5 6:5 9:5 12:5');
    expect(order([frequent, rare])[0]).toBe(0);
  });

  it('counts a word in several sections of a page as one page', () => {
    const inSections = slot('0:5 1:5 2:5');
    const onPages = slot('3:5 6:5 9:5');
    expect(order([onPages, inSections])[0]).toBe(0);
  });

  it('favors words with a greater weight in the query', () => {
    expect(order([slot('0:5', { weight: 0.5 }), slot('3:5')])).toEqual([1, 0]);
  });

  it('favors pages with all words, even if another page has a better match for one word', () => {
    expect(order([slot('0:6 3:10'), slot('0:6')])).toEqual([0, 1]);
  });

  it('favors words in the same section', () => {
    expect(order([slot('1:6 4:6'), slot('2:6 4:6')])).toEqual([1, 0]);
  });

  it('treats a word in the title almost as a word in each section', () => {
    const inTitle = '0:6';
    const inSections = '4:6';
    expect(order([slot(`${inTitle} ${inSections}`), slot('2:6 5:6')])).toEqual([0, 1]);
  });
});

describe('the score', () => {
  const lowest = 0.15 ** 0.9;
  const highest = (0.15 * 1.3 ** 15) ** 0.9;

  it('of a word on one of ten pages is its weight × rarity × topicality × the bonus for all words', () => {
    expect(scoreOf([slot('0:15')])).toBeCloseTo(highest * Math.log(11) * 1.15);
    expect(scoreOf([slot('0:0')])).toBeCloseTo(lowest * Math.log(11) * (0.6 + 0.4 * (lowest / 3)) * 1.15);
  });

  it('is not reduced by words that are on no page', () => {
    expect(scoreOf([slot('0:6'), slot('')])).toBeCloseTo(scoreOf([slot('0:6')]));
  });

  it('is higher if a page has all words, not only one of them', () => {
    const [both, one] = rank([slot('0:15 3:15'), slot('0:15 6:15')]);
    // Both words have the same rarity, so the page with one of them has half of the sum, and half of the words.
    expect(one?.score).toBeCloseTo(((both?.score ?? 0) / 1.15) * 0.5 * 0.5 ** 0.9);
  });

  it('counts the best section more than the rest of the page', () => {
    const apart = scoreOf([slot('1:15'), slot('2:15')]);
    const together = scoreOf([slot('1:15'), slot('1:15')]);
    // 45 percent for the page, 55 percent for its best section, which has one of two words.
    expect(apart / together).toBeCloseTo(0.45 + 0.55 / 2);
  });

  it('of a section includes 85 percent of the title', () => {
    const withTitle = scoreOf([slot('0:15'), slot('2:15')]);
    const together = scoreOf([slot('1:15'), slot('1:15')]);
    expect(withTitle / together).toBeCloseTo(0.45 + (0.55 * 1.85) / 2);
  });

  it('uses the best section of a page', () => {
    expect(scoreOf([slot('0:3 1:15 2:6')])).toBeCloseTo(scoreOf([slot('1:15')]));
  });
});

describe('several matches of a word', () => {
  const both = (first: number, second: number) =>
    scoreOf([
      slot('', {
        matches: [
          { group: grouped('0:15'), share: first },
          { group: grouped('0:15'), share: second },
        ],
      }),
    ]);

  it('add a fifth of a synonym in the same section', () => {
    expect(both(1, 0.8) / scoreOf([slot('0:15')])).toBeCloseTo(1 + 0.2 * 0.8);
    expect(both(1, 0.75) / scoreOf([slot('0:15')])).toBeCloseTo(1 + 0.2 * 0.75);
  });

  it('add nothing for similar words', () => {
    expect(both(1, 0.65)).toBeCloseTo(scoreOf([slot('0:15')]));
  });

  it('count with the greatest share, in any order', () => {
    expect(both(0.5, 0.65)).toBeCloseTo(both(0.65, 0.5));
    expect(both(0.5, 0.65) / both(1, 0)).toBeCloseTo(0.65);
  });
});

describe('words that fill a slot together', () => {
  const together = (...groups: readonly string[]) => slot('', { together: [groups.map(grouped)] });

  it('must be in the same section', () => {
    expect(order([together('0:9 3:9', '1:9 3:9')])).toEqual([1]);
  });

  it('count as 60 percent of the lowest weight', () => {
    const lowest = (0.15 * 1.3 ** 13) ** 0.9 * 0.6;
    expect(scoreOf([together('0:15', '0:13')])).toBeCloseTo(
      lowest * Math.log(11) * (0.6 + 0.4 * Math.min(1, lowest / 3)) * 1.15,
    );
  });

  it('can be three words', () => {
    expect(order([together('0:9 3:9', '0:9 3:9', '3:9')])).toEqual([1]);
  });
});

describe('the sections of a page', () => {
  it('are sorted by relevance, with their numbers in the index', () => {
    expect(rank([slot('3:2 4:9 5:5')])[0]?.sections).toEqual([4, 5, 3]);
  });

  it('are sorted by the sum of all words', () => {
    expect(rank([slot('3:5 4:5'), slot('4:5')])[0]?.sections).toEqual([4, 3]);
    expect(rank([slot('4:5'), slot('3:5 4:5')])[0]?.sections).toEqual([4, 3]);
  });

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [14, 4],
    [15, 5],
    [29, 9],
  ])('include section %d of page %d', (section, page) => {
    const [found] = rank([slot(`${section}:5`)]);
    expect(found).toMatchObject({ page, sections: [section] });
  });

  it('are all on a single page', () => {
    expect(rank([slot('2:5')], () => 1, 1)).toMatchObject([{ page: 0, sections: [2] }]);
  });
});
