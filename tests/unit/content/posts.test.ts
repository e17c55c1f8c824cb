// Data of posts that is read before any page is rendered: dates, excerpts, reading times, versions of a changelog.
import { describe, expect, it } from 'vitest';
import { versionIn, versionsIn } from '../../../packages/generator/src/content/posts/changelog.ts';
import { excerptOf } from '../../../packages/generator/src/content/posts/excerpt.ts';
import { dateHint, readDate } from '../../../packages/generator/src/content/posts/post-date.ts';
import { readingTime } from '../../../packages/generator/src/content/posts/reading-time.ts';
import { feedText } from '../../../packages/generator/src/output/files/feeds.ts';
import { datedName } from '../../../packages/generator/src/text/dated-name.ts';
import { modelOf } from '../model-of.ts';

describe('the date of a post', () => {
  it.each([
    ['2025-03-14', '2025-03-14'],
    ['2024-02-29', '2024-02-29'],
    ['2025-03-14T09:30Z', '2025-03-14T09:30:00Z'],
    ['2025-03-14 09:30', '2025-03-14T09:30:00Z'],
    ['2025-03-14T09:30:15+02:00', '2025-03-14T07:30:15Z'],
    ['2025-02-29', undefined],
    ['2025-13-01', undefined],
    ['2025-03-14T25:00', undefined],
    ['14 March 2025', undefined],
    ['', undefined],
  ])('the date %j is %j', (written, date) => expect(readDate(written)).toBe(date));

  it.each([
    ['12.11.2026', 'Did you mean 2026-11-12?'],
    ['1. 2. 2026', 'Did you mean 2026-02-01?'],
    ['2026-11-31', 'November has 30 days'],
    ['31.11.2026', 'November has 30 days'],
    ['2025-02-29T10:00', 'February 2025 has 28 days'],
    ['2026-13-01', undefined],
    ['2026-11-12T25:00', undefined],
    ['11/12/2026', undefined],
    ['12.11.26', undefined],
  ])('the hint for the invalid date %j is a correction', (written, hint) => expect(dateHint(written)).toBe(hint));

  it.each([
    ['2025-03-14-name', { day: '2025-03-14', rest: 'name' }],
    ['2025-03-14_two-words', { day: '2025-03-14', rest: 'two-words' }],
    ['2025-03-14', { day: '2025-03-14', rest: '2025-03-14' }],
    ['2025-03-149', { day: undefined, rest: '2025-03-149' }],
    ['v2025-03-14', { day: undefined, rest: 'v2025-03-14' }],
  ])('the date is separated from the rest of the name %j', (name, dated) => expect(datedName(name)).toEqual(dated));
});

it('the hint for authors and tags in the form of Docusaurus is the file that describes them', async () => {
  const { diagnostics } = await modelOf({
    'site.config.yaml': 'title: Docs\nsections: [{ id: news, kind: posts }]\n',
    'content/en/news/2025-01-01-a.md':
      '---\nauthors:\n  - { name: Ana, url: https://example.com }\ntags: { label: Ships }\n---\n# A\n',
  });
  expect(diagnostics.map(({ hint }) => hint).sort()).toEqual([
    'Describe authors in authors.yaml in the folder of the section, and list their keys here',
    'Describe tags in tags.yaml in the folder of the section, and list their keys here',
  ]);
});

describe('the excerpt of a post', () => {
  it('the excerpt is the content before the truncate marker, as plain text', () =>
    expect(
      excerptOf('# Title\n\nOne *and* [two](/x).\n\n```js\ncode\n```\n\nThree.\n\n<!-- more -->\n\nFour.\n', 'No'),
    ).toEqual(['One and two.', 'Three.']));

  it('the excerpt is the description if there is no marker, or nothing before it', () => {
    expect(excerptOf('One.\n', 'Described')).toEqual(['Described']);
    expect(excerptOf('# Title\n\n<!--more-->\n\nOne.\n', 'Described')).toEqual(['Described']);
  });

  it('the excerpt is the first paragraph if there is neither a marker nor a description', () => {
    expect(excerptOf('# Title\n\nOne.\n\nTwo.\n', undefined)).toEqual(['One.']);
    expect(excerptOf('# Title\n', undefined)).toEqual([]);
    expect(excerptOf('<Card />\n\n{/* more */}\n\nOne.\n', undefined)).toEqual(['One.']);
  });

  it('an MDX comment can be the truncate marker', () =>
    expect(excerptOf('One.\n\n{/* more */}\n\nTwo.\n', undefined)).toEqual(['One.']));
});

describe('the reading time', () => {
  it.each([
    ['an empty post', '', 1],
    ['660 words', 'word '.repeat(660), 3],
    ['840 Chinese characters', '汉'.repeat(840), 2],
    ['1,260 characters of Japanese', 'ひらがなと漢字カナ'.repeat(140), 3],
    ['1,400 syllables of Korean', '한'.repeat(1400), 2],
    ['180 lines of code', `\`\`\`js\n${'let a = 1;\n'.repeat(180)}\`\`\`\n`, 3],
    ['440 words between URLs and tags, which are not counted', 'word [word](a.md#b) https://a.b/c <b>'.repeat(220), 2],
    ['4,200 Thai characters, of which three are counted as one', 'ก'.repeat(4200), 3],
    ['300 words, a third of a minute from the next', 'word '.repeat(300), 1],
    ['words with apostrophes and hyphens', "it's well-known ".repeat(220), 2],
    ['text and code together', `${'word '.repeat(220)}\n\n~~~\n${'a\n'.repeat(118)}~~~\n`, 3],
    ['URLs, which are not counted', `[word](https://example.com/${'a-'.repeat(900)})`, 1],
  ])('the reading time is computed for %s', (_name, text, minutes) => expect(readingTime(text)).toBe(minutes));
});

describe('a changelog', () => {
  it.each([
    ['1.2.0', '1.2.0', undefined],
    ['[1.2.0] - 2025-03-14', '1.2.0', '2025-03-14'],
    ['[1.2.0](https://example.com/compare) (2025-03-14)', '1.2.0', '2025-03-14'],
    ['v2.0.0-rc.1', '2.0.0-rc.1', undefined],
    ['Version 3.1, 2025-03-14', '3.1', '2025-03-14'],
    ['`4.0.0` 2025-02-30', '4.0.0', undefined],
    ['Unreleased', undefined, undefined],
    ['2nd edition', undefined, undefined],
    ['Changes in 1.2.0', undefined, undefined],
  ])('the heading %j is version %j', (title, name, date) =>
    expect(versionIn(title)).toEqual(name === undefined ? undefined : { name, date }),
  );

  it('the versions of a changelog are headings of one level, outside of code', () =>
    expect(
      versionsIn('# 2.0.0 of the tool\n\n## 1.0.0\n\n```md\n# 0.5.0\n```\n\n# 1.5.0\n').map(({ name }) => name),
    ).toEqual(['2.0.0', '1.5.0']));
});

it('a feed contains only valid XML characters, and is valid without entries', () => {
  const entry = {
    title: 'a\u0000b\f<c> & "d" ]]>',
    url: 'https://x.example/?a=1&b=2',
    published: '2025-01-01T00:00:00Z',
    updated: '2025-01-01T00:00:00Z',
    summary: '',
    content: undefined,
    authors: [],
    tags: [],
  };
  const feed = {
    title: 'T',
    description: 'D',
    siteTitle: 'S',
    lang: 'en',
    home: 'https://x.example/',
    self: 'https://x.example/rss.xml',
    icon: undefined,
    generator: 'docsgen',
    entries: [entry],
  };
  expect(feedText('rss', feed)).toContain('<title>a\uFFFDb &lt;c&gt; &amp; &quot;d&quot; ]]&gt;</title>');
  expect(feedText('rss', feed)).toContain('<link>https://x.example/?a=1&amp;b=2</link>');
  expect(feedText('atom', { ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  expect(JSON.parse(feedText('json', { ...feed, entries: [] })).items).toEqual([]);
});
