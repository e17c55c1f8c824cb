// What a search result shows.
import { describe, expect, it } from 'vitest';
import { foundPage, foundTitle } from '../../../../packages/theme/src/search/engine/found-page.ts';
import type { Piece } from '../../../../packages/theme/src/search/engine/marked-text.ts';

const shown = (pieces: readonly Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => [`id-${index}`, `Key ${index}`, `Text ${index} of a key.`] as const);

const request = (shownSections: readonly number[]) => ({
  href: '/keys/',
  sections: shownSections,
  forms: new Set(['key', 'guide']),
});

describe('a result', () => {
  const text = {
    title: 'Key',
    trail: ['Guide', 'Basics'],
    sections: [['', '', 'About a key.'] as const, ...sections(5).slice(1)],
  };

  it('has a link, a title, breadcrumbs and an excerpt, with highlighted matches', () => {
    const { href, title, trail, excerpt, sections } = foundPage(request([0]), text);
    expect({ href, title: shown(title), trail: trail.map(shown), excerpt: shown(excerpt), sections }).toEqual({
      href: '/keys/',
      title: '[Key]',
      trail: ['[Guide]', 'Basics'],
      excerpt: 'About a [key].',
      sections: [],
    });
  });

  it('has up to three sections, in order of relevance, without the text before the first heading', () => {
    const found = foundPage(request([4, 0, 2, 1, 3]), text).sections;
    expect(found.map(({ href, title, excerpt }) => [href, shown(title), shown(excerpt)])).toEqual([
      ['/keys/#id-4', '[Key] 4', 'Text 4 of a [key].'],
      ['/keys/#id-2', '[Key] 2', 'Text 2 of a [key].'],
      ['/keys/#id-1', '[Key] 1', 'Text 1 of a [key].'],
    ]);
  });

  it('omits sections that the text does not contain', () => {
    expect(foundPage(request([9, 1]), text).sections.map(({ href }) => href)).toEqual(['/keys/#id-1']);
  });

  it('has no excerpt if the page has no text', () => {
    expect(foundPage(request([0]), { ...text, sections: [] }).excerpt).toEqual([]);
  });
});

it('shows the headings of a page whose text is not indexed, without excerpts', () => {
  const entry = {
    title: 'Keys',
    href: '/keys/',
    place: undefined,
    trail: ['Guide'],
    headings: [['a', 'A key']],
  } as const;
  const { title, trail, excerpt, sections } = foundTitle(request([1, 0]), entry);
  expect([shown(title), trail.map(shown), excerpt]).toEqual(['Keys', ['[Guide]'], []]);
  expect(sections.map((one) => [one.href, shown(one.title), one.excerpt])).toEqual([['/keys/#a', 'A [key]', []]]);
});
