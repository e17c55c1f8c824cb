import { describe, expect, it } from 'vitest';
import { checkConfigLinks } from '../../../../packages/generator/src/graph/links/check-config-links.ts';
import { checkLinks } from '../../../../packages/generator/src/graph/links/check-links.ts';
import type { ArticleFacts, Reference } from '../../../../packages/generator/src/model/article.ts';
import type { Diagnostic } from '../../../../packages/generator/src/model/diagnostic.ts';
import { type Files, graphOf, told } from '../../model-of.ts';

const config = `title: Docs
locales: [{ code: es }, { code: en }]
sections: [{ id: api }, { id: sdk }]
`;

const pages = {
  'content/es/index.md': '# Inicio',
  'content/es/api/intro.md': '# Intro',
  'content/en/api/intro.md': '# Intro',
  'content/es/api/manager/create.md': '# Crear',
  'content/es/api/draft.md': '---\ndraft: true\n---\n# D',
  'content/es/api/manager/flow.png': 'x',
  'content/es/api/reference/index.md': '# R',
  'content/es/sdk/install.md': '# I',
  'content/es/sdk/a/_category_.yml': 'link: { type: generated-index, slug: /all }',
  'content/es/sdk/a/b.md': '# B',
  'static/logo.png': 'x',
};

/** References of pages, and anchors of pages that have any. */
interface Given {
  readonly references?: Readonly<Record<string, readonly (string | Reference)[]>>;
  readonly anchors?: Readonly<Record<string, readonly string[]>>;
  readonly yaml?: string;
  readonly files?: Files;
}

async function check({ references = {}, anchors = {}, yaml = '', files = {} }: Given): Promise<readonly Diagnostic[]> {
  const graph = await graphOf({ 'site.config.yaml': config + yaml, ...pages, ...files });
  const facts = [...graph.bySource.keys()].map((path): [typeof path, ArticleFacts] => {
    const written = (references[path] ?? []).map(
      (each, index): Reference =>
        typeof each === 'string'
          ? { href: each, use: 'link', file: undefined, position: { line: index + 1, column: 5 } }
          : each,
    );
    return [path, { headings: [], anchors: anchors[path] ?? [], references: written, includes: [] }];
  });
  return checkLinks(graph, new Map(facts));
}

async function link(href: string, given: Given = {}): Promise<readonly string[]> {
  const found = await check({ ...given, references: { 'content/es/api/manager/create.md': [href] } });
  return told(found).map((line) => line.replace('content/es/api/manager/create.md:', ''));
}

async function image(href: string, given: Given = {}): Promise<readonly string[]> {
  const reference: Reference = { href, use: 'image', file: undefined, position: { line: 1, column: 5 } };
  const found = await check({ ...given, references: { 'content/es/api/manager/create.md': [reference] } });
  return told(found).map((line) => line.replace('content/es/api/manager/create.md:', ''));
}

describe('a broken link', () => {
  it('a broken link is reported at every position', async () => {
    const found = await check({
      references: {
        'content/es/api/intro.md': ['/api/intro', './none.md', '/nowhere'],
        'content/es/sdk/install.md': ['none.md'],
      },
    });
    expect(told(found)).toEqual([
      'content/es/api/intro.md:2:5 Broken link: ./none.md does not exist',
      'content/es/api/intro.md:3:5 Broken link: /nowhere does not exist',
      'content/es/sdk/install.md:1:5 Broken link: none.md does not exist',
    ]);
    expect(found[0]).toMatchObject({ code: 'broken-link', severity: 'error' });
  });

  it.each([
    ['a file above', '../intor.md', '../intro.md'],
    ['a file beside', './craete.md', './create.md'],
    ['a file beside, without a dot', 'craete.md', 'create.md'],
    ['a file from the section’s root', '/manager/creat.md', '/manager/create.md'],
    ['an address', '/api/intor', '/api/intro'],
    ['an address with a slash at its end', '/api/intor/', '/api/intro/'],
    ['a generated index', '/sdk/al', '/sdk/all'],
    ['a file without its extension', './craete', './create.md'],
    ['a file in a folder, without its extension', '../manager/creat', 'create.md'],
    ['an index, by its folder', '../refrence', '../reference/index.md'],
    ['an HTML file', 'create.html', 'create.md'],
    ['a file in another folder', '../../instal', '../../sdk/install.md'],
    ['a page in another folder', '/install', '/sdk/install'],
    ['a source by its path in the project', '/content/es/sdk/install.md', '/sdk/install'],
    ['a source in another language by its path in the project', '/content/en/api/intro.md', '/api/intro'],
    ['a static file by its path in the project', '/static/logo.png', '/logo.png'],
    ['a static file by a relative path', '../../../../static/logo.png', '/logo.png'],
    ['a file for download', './folw.png', './flow.png'],
  ])('the suggestion for a link to %s is written in the same way', async (_, href, meant) => {
    expect(await link(href)).toEqual([`1:5 Broken link: ${href} does not exist - Did you mean ${meant}?`]);
  });

  it.each([
    ['/api/begin', '/api/intro'],
    ['/api/begin/', '/api/intro'],
    ['../begin.md', '/api/intro'],
    ['/api/begin.md', '/api/intro'],
    ['/old/a', 'https://example.com/a'],
  ])('the hint for a link to %s, which redirects, is the target of the redirect', async (href, target) => {
    const yaml =
      "host: netlify\nredirects: [{ from: /api/begin, to: /api/intro }, { from: /old/*, to: 'https://example.com/:splat' }]\n";
    expect(await link(href, { yaml })).toEqual([`1:5 Broken link: ${href} does not exist - It has moved to ${target}`]);
  });

  it('the hint for a link to a redirected URL with a language is the target of the redirect', async () => {
    const yaml = 'redirects: [{ from: /api/begin, to: /api/intro }]\n';
    const references = { 'content/en/api/intro.md': ['/en/api/begin'] };
    expect(told(await check({ yaml, references }))).toEqual([
      'content/en/api/intro.md:1:5 Broken link: /en/api/begin does not exist - It has moved to /api/intro',
    ]);
  });

  it('a short name gets no accidental suggestion', async () => {
    expect(await link('../ai')).toEqual(['1:5 Broken link: ../ai does not exist']);
  });

  it('links to drafts and links without a URL have their own messages', async () => {
    expect(await link('../draft.md')).toEqual([
      '1:5 The link ../draft.md points to a draft - It is excluded from the build, so this link would be broken: publish the page, or remove the link',
    ]);
    expect(await link('')).toEqual(['1:5 This link has no URL - Add the URL, or remove the link']);
  });

  it('a broken link in an untranslated page is reported once', async () => {
    const found = await check({ references: { 'content/es/sdk/install.md': ['none.md'] } });
    expect(found).toHaveLength(1);
  });

  it('a broken link in a translation is reported in its file', async () => {
    const found = await check({ references: { 'content/en/api/intro.md': ['none.md'] } });
    expect(told(found)).toEqual(['content/en/api/intro.md:1:5 Broken link: none.md does not exist']);
  });

  it('a broken link is a warning or ignored, depending on the configuration', async () => {
    const severities = async (level: string): Promise<readonly string[]> => {
      const given = { yaml: `checks: { links: ${level} }\n`, references: { 'content/es/index.md': ['none.md'] } };
      return (await check(given)).map(({ severity }) => severity);
    };
    expect(await severities('warning')).toEqual(['warning']);
    expect(await severities('off')).toEqual([]);
  });

  it('links to pages, files and other sites are valid', async () => {
    const hrefs = ['../intro.md', '/api/intro/', 'flow.png', '/logo.png', 'https://example.com', 'mailto:a@b.c', '#'];
    expect(await check({ references: { 'content/es/api/manager/create.md': hrefs } })).toEqual([]);
  });
});

describe('a broken anchor', () => {
  const anchors = {
    'content/es/api/manager/create.md': ['own', 'Título uno'],
    'content/es/api/intro.md': ['start'],
    'content/en/api/intro.md': ['start'],
  };

  it('a broken anchor on the same page is reported with a suggestion', async () => {
    expect(await link('#owm', { anchors })).toEqual([
      '1:5 Broken link: there is no anchor #owm on this page - Did you mean #own?',
    ]);
  });

  it('a broken anchor on another page is reported with the URL of the page', async () => {
    expect(await link('../intro.md#strat', { anchors })).toEqual([
      '1:5 Broken link: there is no anchor #strat on the page /api/intro/ - Did you mean #start?',
    ]);
    expect(await link('/sdk/all#x', { anchors })).toEqual([
      '1:5 Broken link: there is no anchor #x on the page /sdk/all/',
    ]);
  });

  it.each(['#own', '../intro.md#start', '#T%C3%ADtulo%20uno', '#', '../intro.md#', '/api/intro?a=1#start'])(
    '%s is not a broken anchor',
    async (href) => {
      expect(await link(href, { anchors })).toEqual([]);
    },
  );

  it('anchors of an untranslated page are not checked, because its headings are in another language', async () => {
    const translated = { 'content/es/api/intro.md': ['inicio'], 'content/en/api/intro.md': ['start'] };
    const found = await check({
      anchors: translated,
      references: { 'content/es/api/manager/create.md': ['/api/intro#inicio'] },
    });
    expect(told(found)).toEqual([]);
  });

  it('a broken anchor is a warning or ignored, depending on the configuration', async () => {
    const given = { references: { 'content/es/index.md': ['#none'] } };
    expect(await check({ ...given, yaml: 'checks: { anchors: warning }\n' })).toMatchObject([{ severity: 'warning' }]);
    expect(await check({ ...given, yaml: 'checks: { anchors: off }\n' })).toEqual([]);
  });
});

describe('a missing image', () => {
  it('a missing image is reported with a suggestion', async () => {
    expect(await image('./folw.png')).toEqual(["1:5 File not found: './folw.png' - Did you mean ./flow.png?"]);
    expect(await image('/lgoo.png')).toEqual(["1:5 File not found: '/lgoo.png' - Did you mean /logo.png?"]);
    expect(await image('none.svg')).toEqual(["1:5 File not found: 'none.svg'"]);
    expect(await image('/static/logo.png')).toEqual([
      "1:5 File not found: '/static/logo.png' - Did you mean /logo.png?",
    ]);
  });

  it('an existing image is not reported', async () => {
    expect(await image('flow.png')).toEqual([]);
    expect(await image('/logo.png')).toEqual([]);
    expect(await image('https://example.com/a.png')).toEqual([]);
  });

  it('a missing image depends on the check of images, not of links', async () => {
    expect(await image('none.png', { yaml: 'checks: { images: off }\n' })).toEqual([]);
    expect(await image('none.png', { yaml: 'checks: { links: off }\n' })).toHaveLength(1);
  });
});

describe('links in the configuration', () => {
  async function configured(yaml: string): Promise<readonly string[]> {
    return told(checkConfigLinks(await graphOf({ 'site.config.yaml': config + yaml, ...pages })));
  }

  it('broken links in the configuration are reported at their positions', async () => {
    expect(
      await configured(`navbar:
  items:
    - { label: A, to: /api/intro }
    - { label: B, to: /api/intor }
    - { label: M, items: [{ label: C, to: /none }] }
    - { label: D, section: api, page: manager/creat }
    - { label: E, section: api }
    - { label: F, href: https://example.com }
footer: { copyright: C, links: [{ label: G, to: /gone }] }
`),
    ).toEqual([
      'site.config.yaml:7:23 Broken link: /api/intor does not exist - Did you mean /api/intro?',
      'site.config.yaml:8:43 Broken link: /none does not exist',
      "site.config.yaml:9:28 The section 'api' has no page 'manager/creat' - Did you mean manager/create?",
      'site.config.yaml:12:49 Broken link: /gone does not exist',
    ]);
  });

  it('links in the configuration depend on the check of links', async () => {
    const navbar = 'navbar: { items: [{ label: A, to: /none }] }\n';
    expect(await configured(`${navbar}checks: { links: off }\n`)).toEqual([]);
    const graph = await graphOf({ 'site.config.yaml': `${config}${navbar}checks: { links: warning }\n`, ...pages });
    expect(checkConfigLinks(graph)).toMatchObject([{ severity: 'warning' }]);
  });
});
