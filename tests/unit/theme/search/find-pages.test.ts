// Which pages a query finds, and which words and files it needs.
import type { TitleEntry } from '@docsgen/contract/title-index';
import { describe, expect, it } from 'vitest';
import {
  findPages,
  neededWords,
  type SearchRequest,
  unknownWords,
} from '../../../../packages/theme/src/search/engine/find-pages.ts';
import { searchedPages } from '../../../../packages/theme/src/search/engine/searched-pages.ts';
import { searchTitles } from '../../../../packages/theme/src/search/engine/text-search.ts';
import { contextOf } from './groups.ts';

function page(title: string, more: Partial<TitleEntry> = {}): TitleEntry {
  return { title, href: `/${title}/`, trail: [], place: undefined, headings: [], ...more };
}

const everywhere: SearchRequest = { query: '', place: undefined, isOnlyHere: false };
const api = { key: 'api', label: 'API' };

function find(pages: readonly TitleEntry[], query: string, request: Partial<SearchRequest> = {}) {
  const searched = searchedPages({ pages }, undefined);
  const { ranked, forms, missing } = findPages({ ...everywhere, ...request, query }, searched);
  return { found: ranked.map((one) => searched.pages[one.page]?.href), ranked, forms: [...forms], missing };
}

describe('titles', () => {
  it('are found by their words, headings and breadcrumbs, in this order', () => {
    const pages = [
      page('One', { trail: ['Guide', 'Keys'] }),
      page('Two', { headings: [['keys', 'Keys']] }),
      page('Keys'),
    ];
    expect(find(pages, 'keys.').found).toEqual(['/Keys/', '/Two/', '/One/']);
  });

  it('are found by parts of identifiers, which count less', () => {
    expect(find([page('sessionToken'), page('Token')], 'token.').found).toEqual(['/Token/', '/sessionToken/']);
  });

  it('of generated lists are found last', () => {
    expect(find([page('Keys', { isList: true }), page('About keys')], 'keys.').found).toEqual([
      '/About keys/',
      '/Keys/',
    ]);
  });

  it('have one section for the page and one for each heading', () => {
    const pages = [
      page('One', {
        headings: [
          ['a', 'First'],
          ['b', 'Second'],
        ],
      }),
      page('Two', {
        headings: [
          ['c', 'Third'],
          ['d', 'Fourth'],
        ],
      }),
    ];
    const sectionsOf = (query: string) => find(pages, query).ranked.map((one) => [one.page, one.sections]);
    expect(sectionsOf('one.')).toEqual([[0, [0]]]);
    expect(sectionsOf('second.')).toEqual([[0, [2]]]);
    expect(sectionsOf('two.')).toEqual([[1, [3]]]);
    expect(sectionsOf('fourth.')).toEqual([[1, [5]]]);
  });

  it('are returned with the headings that were found, at most as many as requested', () => {
    const pages = [
      page('One', {
        headings: [
          ['a', 'First'],
          ['b', 'Key'],
        ],
      }),
      page('Two', {
        headings: [
          ['c', 'Key'],
          ['d', 'Fourth'],
        ],
      }),
      page('Key'),
    ];
    const searched = searchedPages({ pages }, undefined);
    const found = searchTitles(searched, { ...everywhere, query: 'key.' }, 2);
    expect(found.map(({ href, sections }) => [href, ...sections.map((one) => one.href)])).toEqual([
      ['/Key/'],
      ['/One/', '/One/#b'],
    ]);
    const last = searchTitles(searched, { ...everywhere, query: 'fourth.' }, 2);
    expect(last.map(({ href, sections }) => [href, ...sections.map((one) => one.href)])).toEqual([
      ['/Two/', '/Two/#d'],
    ]);
  });
});

describe('the current section', () => {
  const pages = [page('Keys', { place: 'sdk' }), page('Keys ', { place: 'api' }), page(' Keys')];

  it('has its pages first, with a score that is 8 percent higher', () => {
    const { found, ranked } = find(pages, 'keys.', { place: api });
    expect(found).toEqual(['/Keys /', '/Keys/', '/ Keys/']);
    expect((ranked[0]?.score ?? 0) / (ranked[1]?.score ?? 0)).toBeCloseTo(1.08);
  });

  it('has the only results if only the section is searched', () => {
    expect(find(pages, 'keys.', { place: api, isOnlyHere: true }).found).toEqual(['/Keys /']);
  });

  it('does not exist on other pages', () => {
    expect(find(pages, 'keys.').found).toEqual(['/Keys/', '/Keys /', '/ Keys/']);
  });
});

describe('words of the query', () => {
  it('are missing if they are on no page', () => {
    expect(find([page('Check list')], 'Chekc Zebra checklist').missing).toEqual(['Zebra']);
    expect(find([page('Check list')], 'checklist').missing).toEqual([]);
  });

  it('are highlighted in all matching forms, also words that match together', () => {
    expect(find([page('Check list'), page('Key')], 'checklist key.').forms).toEqual(['check', 'list', 'key']);
  });
});

describe('the files for a query', () => {
  const synonyms = [
    [['kyc'], ['face', 'check']],
    [['void'], ['cancel']],
  ];

  it('contain its words without stop words, and each word joined with the next one', () => {
    const context = contextOf([], { stopWords: new Set(['the']) });
    expect(neededWords('the sand box API', context)).toEqual(['sand', 'box', 'api', 'sandbox', 'boxapi']);
  });

  it('contain synonyms of its words and of its phrases', () => {
    const context = contextOf([], { synonyms });
    expect(neededWords('void', context)).toEqual(['void', 'void', 'cancel']);
    expect(neededWords('face check', context)).toEqual(['face', 'check', 'facecheck', 'kyc', 'face', 'check']);
    expect(neededWords('face', context)).toEqual(['face']);
  });

  it('must be searched for similar words if no word is the same or longer', () => {
    expect(unknownWords('sign key webhok', contextOf(['sign', 'keys', 'webhook']))).toEqual(['webhok']);
  });
});
