// Synonyms in the configuration of the search.
import { describe, expect, it } from 'vitest';
import {
  foldedWords,
  type QueryContext,
  querySlots,
} from '../../../../packages/theme/src/search/engine/query-slots.ts';
import { contextOf } from './groups.ts';

/** The matches of each slot, and groups of words that match together. */
const slotsOf = (query: string, context: QueryContext) =>
  querySlots(query, context).map(({ matches, together }) => ({
    matches: matches.map((match) => [match.group.key, Number(match.share.toFixed(3))]),
    together: together.map((groups) => groups.map(({ key }) => key)),
  }));
const matched = (query: string, context: QueryContext) => slotsOf(query, context).map(({ matches }) => matches);
const [none, alone] = [[] as const, (...matches: readonly unknown[]) => ({ matches, together: [] })];

describe('a synonym', () => {
  const synonyms = [
    [['cancel'], ['void']],
    [['kyc'], ['face', 'check']],
  ];

  it('matches in addition to the word', () => {
    expect(slotsOf('cancel.', contextOf(['cancel', 'void'], { synonyms }))).toEqual([
      alone(['cancel', 1], ['void', 0.8]),
    ]);
  });

  it('replaces matches of a word that the index does not contain', () => {
    expect(slotsOf('void', contextOf(['cancel', 'voided'], { synonyms }))).toEqual([alone(['cancel', 0.8])]);
  });

  it('can be a phrase, whose words match together', () => {
    expect(slotsOf('kyc.', contextOf(['kyc', 'face', 'check'], { synonyms }))).toEqual([
      { matches: [['kyc', 1]], together: [['face', 'check']] },
    ]);
  });

  it('matches each word of a phrase in the query', () => {
    expect(slotsOf('face check now.', contextOf(['kyc', 'face', 'check', 'now'], { synonyms }))).toEqual([
      {
        matches: [
          ['face', 1],
          ['kyc', 0.8],
        ],
        together: [['face', 'check']],
      },
      {
        matches: [
          ['check', 1],
          ['kyc', 0.8],
        ],
        together: [['face', 'check']],
      },
      alone(['now', 1]),
    ]);
  });

  it('does not match a phrase of which the query contains only one word, or in another order', () => {
    const context = contextOf(['kyc', 'face', 'check'], { synonyms });
    expect(matched('face.', context)).toEqual([[['face', 1]]]);
    expect(matched('check face.', context)).toEqual([[['check', 1]], [['face', 1]]]);
  });

  it('does not match a phrase if the index lacks one of its words', () => {
    expect(slotsOf('kyc.', contextOf(['kyc', 'face'], { synonyms }))).toEqual([alone(['kyc', 1])]);
  });

  it.each(['cancels', 'canceles', 'cancelen', 'canceln'])('matches the plural form %s', (plural) => {
    expect(matched(`${plural}.`, contextOf(['void'], { synonyms }))).toEqual([[['void', 0.8]]]);
    expect(matched('void.', contextOf([plural], { synonyms }))).toEqual([[[plural, 0.8]]]);
  });

  it('does not match other endings', () => {
    expect(matched('canceled.', contextOf(['void'], { synonyms }))).toEqual([none]);
  });

  it('matches no plural of words of two letters', () => {
    expect(matched('ids.', contextOf(['key'], { synonyms: [[['id'], ['key']]] }))).toEqual([none]);
    expect(matched('pins.', contextOf(['key'], { synonyms: [[['pin'], ['key']]] }))).toEqual([[['key', 0.8]]]);
  });
});

describe('the words of a synonym phrase', () => {
  const stopWords = new Set(['too', 'a']);

  it.each([
    ['Too many Requests', ['many', 'requests']],
    ['too', ['too']],
    ['sign-in', ['sign', 'in']],
    ['/login', ['login']],
  ])('%s are %j', (phrase, words) => {
    expect(foldedWords(phrase, stopWords)).toEqual(words);
  });
});
