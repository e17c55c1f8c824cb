// Synonyms in the configuration of the search.
import { describe, expect, it } from 'vitest';
import { foldedWords } from '../../../../packages/theme/src/search/engine/query-slots.ts';
import { alone, contextOf, matched, none, slotsOf } from './groups.ts';

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
