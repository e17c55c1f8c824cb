import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../packages/generator/src/content/front-matter.ts';
import { parseSource } from '../../../packages/generator/src/content/parse-source.ts';
import { bodyOf } from '../../../packages/generator/src/content/source-body.ts';
import type { LocaleCode, SourcePath } from '../../../packages/generator/src/model/paths.ts';
import type { FrontMatter, SourceText } from '../../../packages/generator/src/model/source.ts';
import { told } from '../model-of.ts';

function source(text: string, relative = 'a.md'): SourceText {
  const location = { locale: 'en' as LocaleCode, section: undefined, version: undefined, relative };
  return { path: relative as SourcePath, kind: 'page', location, text, hash: '0' };
}

function fields(yaml: string): FrontMatter {
  const { frontMatter, diagnostics } = splitFrontMatter(source(`---\n${yaml}\n---\n`));
  expect(told(diagnostics)).toEqual([]);
  return frontMatter;
}

function mistakes(yaml: string): readonly string[] {
  return told(splitFrontMatter(source(`---\n${yaml}\n---\n`)).diagnostics).map((line) => line.replace('a.md:', ''));
}

it('control characters in a title are replaced by U+FFFD', () => {
  expect(parseSource(source('# A\u0001B\0\n')).value.title).toBe('A\uFFFDB\uFFFD');
  expect(parseSource(source('', 'a\u0002b.md')).value.title).toBe('a\uFFFDb');
});

describe('the fields of the front matter', () => {
  it.each([
    ['id: intro', { id: 'intro' }],
    ['title: Sign', { title: 'Sign' }],
    ["title: ''", { title: '' }],
    ['description: Words', { description: 'Words' }],
    ['slug: /a/b', { slug: '/a/b' }],
    ['sidebar_label: Short', { sidebarLabel: 'Short' }],
    ['sidebar_position: 2.5', { sidebarPosition: 2.5 }],
    ['sidebar_class_name: new', { sidebarClassName: 'new' }],
    ['displayed_sidebar: sdk', { displayedSidebar: 'sdk' }],
    ['displayed_sidebar: null', { displayedSidebar: null }],
    ['pagination_label: Next', { paginationLabel: 'Next' }],
    ['pagination_prev: intro', { paginationPrevious: 'intro' }],
    ['pagination_next: null', { paginationNext: null }],
    ['custom_edit_url: https://example.com', { customEditUrl: 'https://example.com' }],
    ['custom_edit_url: null', { customEditUrl: null }],
    ['hide_title: true', { hideTitle: true }],
    ['hide_table_of_contents: true', { hideContents: true }],
    ['toc_min_heading_level: 3\ntoc_max_heading_level: 3', { contentsMin: 3, contentsMax: 3 }],
    ['keywords: [a, b]', { keywords: ['a', 'b'] }],
    ['keywords: a, b', { keywords: ['a', 'b'] }],
    ['image: ./a.png', { image: './a.png' }],
    ['draft: true', { draft: true }],
    ['unlisted: true', { unlisted: true }],
    ['parse_number_prefixes: false', { parseNumberPrefixes: false }],
    ['source_hash: 0123456789abcdef', { sourceHash: '0123456789abcdef' }],
    ['last_update: { date: 2024-05-01, author: Ana }', { lastUpdate: { date: '2024-05-01', author: 'Ana' } }],
    ['last_update: { author: Ana }', { lastUpdate: { date: undefined, author: 'Ana' } }],
  ])('reads the fields of %j', (yaml, expected) => {
    expect(fields(yaml)).toMatchObject(expected);
  });

  it('omitted fields have neutral defaults', () => {
    expect(splitFrontMatter(source('# Title\n')).frontMatter).toMatchObject({
      title: undefined,
      hideTitle: false,
      hideContents: false,
      keywords: [],
      draft: false,
      unlisted: false,
      parseNumberPrefixes: true,
      displayedSidebar: undefined,
      paginationNext: undefined,
      other: {},
    });
  });

  it('unknown fields are preserved', () => {
    expect(fields('title: A\ntags: [x, { label: y }]\nreviewed: { author: Z }\nversion: 1.10').other).toEqual({
      tags: ['x', { label: 'y' }],
      reviewed: { author: 'Z' },
      version: 1.1,
    });
  });

  it('numbers and dates in string fields are read as they are written', () => {
    expect(fields('title: 2.0\nid: 007\nsidebar_label: 2024-01-31\ndescription: 1e3')).toMatchObject({
      title: '2.0',
      id: '007',
      sidebarLabel: '2024-01-31',
      description: '1e3',
    });
  });

  it('the landing page has additional fields', () => {
    const { home } = fields(`home:
  subtitle: Sub
  actions: [{ label: Go, to: /api/intro }]
  steps: [{ title: One, text: First, to: /a, linkLabel: More, language: bash, code: 'ls' }]
  news: [{ date: 2025-03-14, title: New, text: It is }]`);
    expect(home).toMatchObject({
      subtitle: 'Sub',
      actions: [{ label: 'Go', to: '/api/intro' }],
      steps: [{ title: 'One', linkLabel: 'More', language: 'bash', code: 'ls' }],
      topics: [],
      news: [{ date: '2025-03-14', title: 'New', to: undefined }],
    });
  });
});

describe('errors in the front matter', () => {
  it.each([
    ['title: [a]', "2:8 'title' must be a string or a number, not a list"],
    ['sidebar_position: first', "2:19 'sidebar_position' must be a number, not 'first'"],
    ['draft: "yes"', "2:8 'draft' must be true or false, not 'yes'"],
    ['unlisted: 1', "2:11 'unlisted' must be true or false, not 1"],
    ['hide_title: maybe', "2:13 'hide_title' must be true or false, not 'maybe'"],
    ['toc_min_heading_level: 1', "2:24 'toc_min_heading_level' must be at least 2, not 1"],
    ['toc_max_heading_level: 7', "2:24 'toc_max_heading_level' must be at most 6, not 7"],
    ['toc_max_heading_level: 2.5', "2:24 'toc_max_heading_level' must be an integer, not 2.5"],
    ['home: { stepz: [] }', "2:9 Unknown key 'home.stepz' - Did you mean steps?"],
    [
      'home: { news: [{ date: soon, title: a, text: b }] }',
      "2:24 'home.news[0].date' must be a date such as 2025-03-14, not 'soon'",
    ],
    ['draft: true\nunlisted: true', "3:11 'draft' and 'unlisted' cannot be used together"],
    ['id: a/b', "2:5 'id' must not contain a slash, but is 'a/b'"],
    [
      'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
      "2:24 'toc_min_heading_level' must not be greater than 'toc_max_heading_level'",
    ],
  ])('reports the errors in %j', (yaml, expected) => {
    expect(mistakes(yaml)).toEqual([expected]);
  });

  it.each(['slug', 'description', 'id', 'image', 'sidebar_label', 'pagination_prev', 'keywords', 'custom_edit_url'])(
    'reports a wrong type of %s at its line',
    (key) => {
      const found = splitFrontMatter(source(`---\ntitle: A\n${key}: { a: b }\n---\n`)).diagnostics;
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ code: 'front-matter', severity: 'error', position: { line: 3 } });
      expect(found[0]?.message).toContain(`'${key}'`);
    },
  );

  it('reports all errors at once, and uses the valid fields', () => {
    const text = '---\ntitle: Right\nslug: /right\ndraft: no way\nsidebar_position: x\n---\n';
    const { frontMatter, diagnostics } = splitFrontMatter(source(text));
    expect(told(diagnostics)).toEqual([
      "a.md:4:8 'draft' must be true or false, not 'no way'",
      "a.md:5:19 'sidebar_position' must be a number, not 'x'",
    ]);
    expect(frontMatter).toMatchObject({ title: 'Right', slug: '/right', draft: false, sidebarPosition: undefined });
  });

  it('reports invalid YAML at its line in the file', () => {
    const { diagnostics } = splitFrontMatter(source('---\ntitle: A\ntitle: B\n---\n# A\n'));
    expect(diagnostics).toMatchObject([{ position: { line: 3, column: 1 } }]);
  });

  it('reports an undefined YAML alias', () => {
    expect(mistakes('title: *bold*')[0]).toMatch(/^2:8 Invalid YAML: .* - Quote strings that start with \*/);
  });
});

describe('the Markdown below the front matter', () => {
  const below = (text: string): string => bodyOf(text, splitFrontMatter(source(text)).bodyStart);

  it('the Markdown below front matter keeps its line numbers', () => {
    const body = below('---\ntitle: A\nid: a\n---\n# Line five\n');
    expect(body.split('\n')).toEqual(['', '', '', '', '# Line five', '']);
  });

  it('line numbers are preserved with CRLF line endings', () => {
    const text = '---\r\ntitle: A\r\n---\r\n# Line four\r\n';
    expect(splitFrontMatter(source(text)).frontMatter.title).toBe('A');
    expect(below(text).split('\n')[3]).toBe('# Line four\r');
  });

  it.each([
    ['a file without front matter', '# A\n\n---\n\nB\n'],
    ['a file that begins with a blank line', '\n---\ntitle: A\n---\n'],
    ['a file with unclosed front matter', '---\ntitle: A\n\n# B\n'],
  ])('the Markdown is the whole of %s', (_, text) => {
    expect(below(text)).toBe(text);
    expect(splitFrontMatter(source(text)).frontMatter.title).toBeUndefined();
  });

  it('empty front matter is removed from the Markdown', () => {
    expect(below('---\n---\n# A\n')).toBe('\n\n# A\n');
    expect(splitFrontMatter(source('---\n---\n# A\n')).diagnostics).toEqual([]);
  });

  it('a later line of dashes is part of the Markdown', () => {
    expect(below('---\ntitle: A\n---\nB\n\n---\n\nC\n')).toBe('\n\n\nB\n\n---\n\nC\n');
  });
});

describe('title and description', () => {
  const parse = (text: string, name?: string): { title: string; description: string | undefined } =>
    parseSource(source(text, name)).value;

  it('title and description are those of the front matter, otherwise of the content, otherwise of the file', () => {
    expect(parse('---\ntitle: A\ndescription: B\n---\n# C\n\nD\n')).toMatchObject({ title: 'A', description: 'B' });
    expect(parse('# C `x`\n\nD **e**.\n')).toMatchObject({ title: 'C x', description: 'D e.' });
    expect(parse('## D\n', 'guide/setup.md')).toMatchObject({ title: 'setup', description: undefined });
  });

  it('an empty description is preserved', () => {
    expect(parse("---\ndescription: ''\n---\nWords\n").description).toBe('');
  });
});

describe('unclosed front matter', () => {
  it.each(['---\ntitle: A\n\n# A\n', '---\r\ntitle: A\r\n...\r\n\r\n# A\r\n', '---\ntitle:\n'])(
    'reports unclosed front matter at its start: %j',
    (text) => {
      expect(told(splitFrontMatter(source(text)).diagnostics)).toEqual([
        'a.md:1:1 Unclosed front matter: the closing --- is missing - Add a line with --- at the end of the front matter',
      ]);
    },
  );

  it.each(['---\n\nA page that begins with a rule.\n', '---\nNote: a rule.\n', '---'])(
    'a thematic break at the start is not front matter: %j',
    (text) => {
      expect(splitFrontMatter(source(text))).toMatchObject({ bodyStart: 0, diagnostics: [] });
    },
  );
});

describe('an unknown front matter key', () => {
  it.each([
    ['titel', 'title'],
    ['sidebar_postion', 'sidebar_position'],
    ['sidebarLabel', 'sidebar_label'],
    ['hide-title', 'hide_title'],
    ['desciption', 'description'],
    ['keyword', 'keywords'],
    ['slgu', 'slug'],
  ])('suggests for %s the key %s, as a warning at its position', (written, meant) => {
    const { frontMatter, diagnostics } = splitFrontMatter(source(`---\ntags: [a]\n${written}: x\n---\n`));
    expect(told(diagnostics)).toEqual([`a.md:3:1 Unknown key '${written}' - Did you mean ${meant}?`]);
    expect(diagnostics[0]?.severity).toBe('warning');
    expect(frontMatter.other).toEqual({ tags: ['a'], [written]: 'x' });
  });

  it('keys that differ more are keys of other tools and not reported', () => {
    const keys = 'tags type name time theme images data author authors ids url';
    expect(mistakes(keys.replaceAll(' ', ': x\n').concat(': x'))).toEqual([]);
  });

  it('warns about a key of another generator if its value has an effect', () => {
    const idle = 'toc: true\nsidebar: tutorial\nprev: true\nhidden: false\npublished: true\n';
    expect(mistakes(`${idle}weight: 3`)).toEqual([
      `7:1 docsgen does not support 'weight', a key of Hugo - Use sidebar_position instead. This key is reported only once, even if other files use it`,
    ]);
  });
});
