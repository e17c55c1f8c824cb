// Which words of the index a typed word matches, and how well.
import { describe, expect, it } from 'vitest';
import {
  formsOf,
  type Match,
  similarWords,
  vocabularyOf,
  wordsBeginningWith,
} from '../../../../packages/theme/src/search/engine/vocabulary.ts';
import { group } from './groups.ts';

const vocabulary = (words: readonly string[]) => vocabularyOf(words.map((word) => group(word)));
const keys = (matches: readonly Match[]) => matches.map((match) => match.group.key);
const similar = (typed: string, ...words: readonly string[]) => keys(similarWords(typed, vocabulary(words)));

describe('the forms of a word', () => {
  it('are the key followed by each end', () => {
    expect(formsOf({ key: 'compan', ends: ['y', 'ies'], postings: [] })).toEqual(['company', 'companies']);
  });

  it('are the key alone if the word has no ends', () => {
    expect(formsOf(group('api'))).toEqual(['api']);
  });

  it('are all in the vocabulary', () => {
    const sign = group('sign +ed');
    const api = group('api');
    const { byForm, forms } = vocabularyOf([sign, api]);
    expect(forms).toEqual(['sign', 'signed', 'api']);
    expect([byForm.get('sign'), byForm.get('signed'), byForm.get('api')]).toEqual([sign, sign, api]);
  });
});

describe('words that begin with the typed text', () => {
  const beginning = (typed: string, words: readonly string[]) => wordsBeginningWith(typed, vocabulary(words));

  it('are longer, and the shortest is first', () => {
    expect(keys(beginning('conf', ['configuration', 'conf', 'con', 'config', 'reconfigure']))).toEqual([
      'config',
      'configuration',
    ]);
  });

  it('match better the more of the word has been typed', () => {
    // 9 of 16 letters, then less than half of the letters, which counts as half.
    expect(beginning('configura', ['configurationfil'])[0]?.share).toBeCloseTo(0.75 * 0.75);
    expect(beginning('con', ['configuration'])[0]?.share).toBeCloseTo(0.75 * Math.SQRT1_2);
  });

  it('are listed once, with the share of the form that matches best', () => {
    const matches = beginning('sig', ['sign +atures +s']);
    expect(keys(matches)).toEqual(['sign']);
    expect(matches[0]?.share).toBeCloseTo(0.75 * Math.sqrt(3 / 4));
  });

  it('are limited to 40', () => {
    const words = Array.from({ length: 50 }, (_, index) => `word${index + 10}`);
    expect(beginning('word', words)).toHaveLength(40);
  });
});

describe('words with a typing error', () => {
  it.each([
    ['a missing letter', 'webhok', 'webhook'],
    ['an extra letter', 'webhoook', 'webhook'],
    ['swapped letters', 'wehbook', 'webhook'],
    ['swapped letters at the end', 'webhoko', 'webhook'],
    ['a wrong letter', 'wabhook', 'webhook'],
    ['a wrong last letter', 'forb', 'form'],
    ['a wrong letter in four', 'farm', 'form'],
    ['two wrong letters in ten', 'axthorixed', 'authorized'],
    ['two missing letters, for a word of eight letters', 'defintin', 'definition'],
    ['two swaps in ten letters', 'dfeinitino', 'definition'],
  ])('are found: %s', (_name, typed, word) => {
    expect(similar(typed, word)).toEqual([word]);
  });

  it.each([
    ['the first letter differs', 'xebhook', 'webhook'],
    ['the word has three letters', 'fom', 'form'],
    ['the word contains a digit', 'es21', 'es22'],
    ['seven letters contain two errors', 'wxbhxok', 'webhook'],
    ['eight letters contain three errors', 'axtxorxzed', 'authorized'],
    ['the word is two letters longer', 'tok', 'token'],
  ])('are not found if %s', (_name, typed, word) => {
    expect(similar(typed, word)).toEqual([]);
  });

  it('are only those with the fewest errors, in any order of the words', () => {
    expect(similar('forn', 'form', 'for', 'fork')).toEqual(['for']);
    expect(similar('forn', 'for', 'form', 'fork')).toEqual(['for']);
    expect(similar('forn', 'form', 'fork')).toEqual(['form', 'fork']);
  });

  it('match less than the word itself, and a wrong letter less than a missing one', () => {
    const share = (typed: string, word: string) => similarWords(typed, vocabulary([word]))[0]?.share;
    expect(share('webhok', 'webhook')).toBeCloseTo(0.65);
    expect(share('wabhook', 'webhook')).toBeCloseTo(0.65 / Math.sqrt(1.25));
  });

  it('do not include the word itself', () => {
    expect(similar('form', 'form')).toEqual([]);
  });
});

describe('words that differ only at the end', () => {
  it('are found by their first four letters if the typed word has five letters', () => {
    const matches = similarWords('signx', vocabulary(['signature', 'sigil']));
    expect(keys(matches)).toEqual(['signature']);
    expect(matches[0]?.share).toBeCloseTo(0.6);
  });

  it('share 65 percent of a longer word', () => {
    // 13 of 19 letters, rounded up.
    const typed = 'authentificationing';
    expect(similar(typed, 'authentificabcdefgh', 'authentificabxx')).toEqual([]);
    expect(similar(typed, 'authentificatxxxx', 'authentifxxxxxxx')).toEqual(['authentificatxxxx']);
  });

  it('are at most four letters longer', () => {
    expect(similar('signx', 'signatory', 'signatures')).toEqual(['signatory']);
  });

  it('are not searched for a word of four letters', () => {
    expect(similar('sign', 'signature')).toEqual([]);
  });

  it('are not searched if a word differs by a missing letter', () => {
    expect(similar('signs', 'signss', 'signature')).toEqual(['signss']);
  });

  it('follow a word that differs by a wrong letter', () => {
    expect(similar('tokenx', 'tikenx', 'tokenizer')).toEqual(['tikenx', 'tokenizer']);
  });
});
