// How a query is compared with the words of the index.
import { describe, expect, it } from 'vitest';
import {
  type QueryContext,
  querySlots,
  queryWords,
  secondHalves,
} from '../../../../packages/theme/src/search/engine/query-slots.ts';
import { vocabularyOf } from '../../../../packages/theme/src/search/engine/vocabulary.ts';
import { alone, contextOf, group, matched, none, slotsOf } from './groups.ts';

const wordsIn = (query: string, context: QueryContext) =>
  queryWords(query, context).map(({ word, weight }) => [word.folded, weight]);

describe('the words of a query', () => {
  it('are without stop words, unless there are no other words', () => {
    const context = contextOf([], { stopWords: new Set(['what', 'is']) });
    expect(wordsIn('What is SAML', context)).toEqual([['saml', 1]]);
    expect(wordsIn('what is', context)).toEqual([
      ['what', 1],
      ['is', 1],
    ]);
  });

  it('count a quarter if they are everyday words', () => {
    expect(wordsIn('happens again', contextOf([], { everydayWords: new Set(['again']) }))).toEqual([
      ['happens', 1],
      ['again', 0.25],
    ]);
  });

  it('are only the identifier, without its parts, if the index contains it', () => {
    expect(wordsIn('file_too_large', contextOf(['filetoolarge', 'file']))).toEqual([['filetoolarge', 1]]);
  });

  it('are only the parts of an identifier that the index does not contain', () => {
    expect(wordsIn('sessionToken', contextOf(['session']))).toEqual([
      ['session', 1],
      ['token', 1],
    ]);
  });

  it('are a path that the index contains, and its words with a lower weight', () => {
    expect(wordsIn('/orders/new', contextOf(['/orders/new']))).toEqual([
      ['/orders/new', 1],
      ['orders', 0.35],
      ['new', 0.35],
    ]);
  });

  it('are only the words of a path that the index does not contain', () => {
    expect(wordsIn('/orders/new', contextOf(['orders']))).toEqual([
      ['orders', 1],
      ['new', 1],
    ]);
  });
});

describe('a word of the query', () => {
  it('is returned as it was typed', () => {
    const [slot] = querySlots('der ÜBERBLICK ', contextOf(['uberblick'], { stopWords: new Set(['der']) }));
    expect(slot).toMatchObject({ typed: 'ÜBERBLICK', folded: 'uberblick', weight: 1 });
  });

  it('matches only itself if it is not the last one', () => {
    expect(matched('sign key', contextOf(['sign', 'signature', 'key']))).toEqual([[['sign', 1]], [['key', 1]]]);
  });

  it('also matches longer words if it is the last one, and these count less', () => {
    // 0.6 × 0.75 × √(4 / 6)
    expect(matched('sign', contextOf(['sign', 'signed']))).toEqual([
      [
        ['sign', 1],
        ['signed', 0.367],
      ],
    ]);
  });

  it.each(['sign ', 'sign.', 'sign?'])('is complete in "%s"', (query) => {
    expect(matched(query, contextOf(['sign', 'signed']))).toEqual([[['sign', 1]]]);
  });

  it('matches longer words anywhere if the index does not contain it', () => {
    // 0.75 × √(4 / 6)
    expect(matched('sign key', contextOf(['signed', 'key']))).toEqual([[['signed', 0.612]], [['key', 1]]]);
  });

  it('matches similar words only if there are no others', () => {
    expect(matched('webhok.', contextOf(['webhook']))).toEqual([[['webhook', 0.65]]]);
    // 0.75 × √(6 / 8)
    expect(matched('webhok.', contextOf(['webhook', 'webhoked']))).toEqual([[['webhoked', 0.65]]]);
  });

  it('matches nothing if there is nothing similar', () => {
    expect(slotsOf('qwertz', contextOf(['webhook']))).toEqual([alone()]);
  });
});

describe('a word that the index spells as two words', () => {
  it('matches both words together', () => {
    expect(slotsOf('checklist.', contextOf(['check', 'list']))).toEqual([
      { matches: none, together: [['check', 'list']] },
    ]);
  });

  it('is not split if the index contains it', () => {
    expect(slotsOf('checklist.', contextOf(['check', 'list', 'checklist']))).toEqual([alone(['checklist', 1])]);
  });

  it('also matches longer words, but no similar ones', () => {
    expect(slotsOf('checklist', contextOf(['check', 'list', 'checklistings', 'checklisp']))).toEqual([
      // 0.75 × √(9 / 13)
      { matches: [['checklistings', 0.624]], together: [['check', 'list']] },
    ]);
  });

  it('has halves of at least three letters', () => {
    const context = contextOf(['inn', 'er', 'in', 'ner', 'app', 'ids']);
    expect(slotsOf('inner.', context)).toEqual([alone()]);
    expect(slotsOf('appids.', context)).toEqual([{ matches: none, together: [['app', 'ids']] }]);
  });

  it('needs the files of all possible second halves', () => {
    const { vocabulary } = contextOf(['check', 'che']);
    expect(secondHalves('checklist', vocabulary)).toEqual(['cklist', 'list']);
    expect(secondHalves('check', vocabulary)).toEqual([]);
  });
});

describe('two words that the index spells as one word', () => {
  it('both match that word only', () => {
    expect(slotsOf('sand box.', contextOf(['sandbox']))).toEqual([alone(['sandbox', 1]), alone(['sandbox', 1])]);
  });

  it('match it in addition to the words themselves', () => {
    expect(slotsOf('sand box.', contextOf(['sandbox', 'sand', 'box']))).toEqual([
      alone(['sandbox', 0.6], ['sand', 1]),
      alone(['sandbox', 0.6], ['box', 1]),
    ]);
  });

  it('mean that word if the second one is a stop word', () => {
    const context = contextOf(['createdat', 'created'], { stopWords: new Set(['at']) });
    expect(slotsOf('created at', context)).toEqual([alone(['createdat', 1], ['created', 0.25])]);
  });

  it('are separate words if they are not next to each other', () => {
    expect(slotsOf('sand the box.', contextOf(['sandbox', 'sand', 'the', 'box']))).toEqual([
      alone(['sand', 1]),
      alone(['the', 1]),
      alone(['box', 1]),
    ]);
  });

  it('can overlap', () => {
    const slots = slotsOf('a b c.', contextOf(['ab', 'bc']));
    expect(slots).toEqual([alone(['ab', 1]), alone(['ab', 1], ['bc', 1]), alone(['bc', 1])]);
  });

  it('do not match the word twice', () => {
    const sandbox = group('sand +box');
    const context = { ...contextOf([]), vocabulary: vocabularyOf([sandbox, group('box')]) };
    expect(matched('sand box.', context)[0]).toEqual([['sand', 0.6]]);
  });
});
