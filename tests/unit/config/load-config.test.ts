import { describe, expect, it } from 'vitest';
import { type LoadedConfig, loadConfig } from '../../../packages/generator/src/config/load-config.ts';
import type { SiteConfig } from '../../../packages/generator/src/model/config.ts';
import { memoryFiles, told } from '../model-of.ts';

async function load(yaml: string): Promise<LoadedConfig> {
  const files = memoryFiles({ 'site.config.yaml': yaml });
  return loadConfig(files, { file: undefined, folderName: 'folder' });
}

async function mistakes(yaml: string): Promise<readonly string[]> {
  const { kind, diagnostics } = await load(yaml);
  expect(kind === 'usable').toBe(diagnostics.length === 0);
  return told(diagnostics).map((line) => line.replace('site.config.yaml:', ''));
}

async function configOf(files: Readonly<Record<string, string>>, folderName = 'folder'): Promise<SiteConfig> {
  const loaded = await loadConfig(memoryFiles(files), { file: undefined, folderName });
  if (loaded.kind !== 'usable') throw new Error(told(loaded.diagnostics).join('\n'));
  return loaded.config;
}

describe('errors in the configuration', () => {
  it('reports all errors at once, whichever stage finds them', async () => {
    expect(
      await mistakes(`tilte: Docs
title: Docs
baseUrl: docs
locales: [{ code: es }, { code: es }]
sections: [{ id: api }]
navbar:
  items:
    - { label: A, section: apj }
    - { label: B, to: /b, href: https://example.com }
tableOfContents: { min: 4, max: 3 }
checks: { links: eror }
`),
    ).toEqual([
      "1:1 Unknown key 'tilte' - Did you mean title?",
      "3:10 'baseUrl' must start with a slash, not 'docs'",
      "4:33 The locale 'es' is listed twice",
      "8:28 Unknown section 'apj' - Did you mean api?",
      "9:7 A link must have exactly one of 'to', 'href' and 'section', but has 'to' and 'href'",
      "10:18 'tableOfContents.min' (4) must not be greater than 'max' (3)",
      "11:18 'checks.links' must be 'error', 'warning' or 'off', not 'eror' - Did you mean error?",
    ]);
  });

  it('reports errors in the options of a posts section together with other errors', async () => {
    const section = '{ id: news, kind: posts, posts: { file: CHANGELOG.md } }';
    expect(
      await mistakes(`title: Docs\nsections: [${section}]\nnavbar: { items: [{ label: A, section: newz }] }\n`),
    ).toEqual([
      "2:52 'posts.file' requires layout: changelog - Add layout: changelog, or remove this key",
      "3:40 Unknown section 'newz' - Did you mean news?",
    ]);
  });

  it('pages are checked with defaults despite errors, unless the errors concern the set of pages', async () => {
    const kindOf = async (yaml: string) => (await load(`title: Docs\n${yaml}\n`)).kind;
    expect(await kindOf('editLink: nowhere')).toBe('faulty');
    expect(await kindOf('navbar: { items: [{ versions: none }] }')).toBe('faulty');
    expect(await kindOf('sections: [{ id: api, links: [{ label: A }] }]')).toBe('faulty');
    expect(await kindOf('sections: [{ id: Api }]')).toBe('unusable');
    expect(await kindOf('sections: [{ id: api }, { id: api }]')).toBe('unusable');
    expect(await kindOf('section: [{ id: api }]')).toBe('unusable');
    expect(await kindOf('locales: [{ code: 7 }]')).toBe('unusable');
    expect(await kindOf('markdown: { diagrams: SVG }')).toBe('unusable');
    expect(await kindOf('markdwon: { diagrams: true }')).toBe('unusable');
  });

  it('an error in checks turns the other checks into warnings, except those that are set', async () => {
    const loaded = await load('title: Docs\nchecks: { link: warning, anchors: off }\n');
    expect(loaded.kind === 'faulty' && loaded.config.checks).toMatchObject({ links: 'warning', anchors: 'off' });
  });

  it('reports URLs that run code', async () => {
    expect(
      await mistakes(`title: Docs
navbar: { items: [{ label: A, href: 'javascript:alert(1)' }, { label: B, to: 'vbscript:x' }] }
editLink: data:text/html,{path}
`),
    ).toEqual([
      "2:37 'navbar.items[0].href' must not be a URL that runs code, but is 'javascript:alert(1)'",
      "2:78 'navbar.items[1].to' must not be a URL that runs code, but is 'vbscript:x'",
      "3:11 'editLink' must not be a URL that runs code, but is 'data:text/html,{path}'",
    ]);
  });

  it('a missing title or label does not hide other errors', async () => {
    expect(
      await mistakes(`sections: [{ id: api }]
navbar:
  items:
    - { section: api }
    - { label: B, section: apj }
`),
    ).toEqual([
      "1:1 'title' is missing",
      "4:7 'navbar.items[0].label' is missing",
      "5:28 Unknown section 'apj' - Did you mean api?",
    ]);
  });

  it('unreadable sections do not cause errors in links', async () => {
    const links = 'navbar: { items: [{ label: A, section: api }] }\n';
    expect(await mistakes(`title: Docs\nsection: [{ id: api }]\n${links}`)).toEqual([
      "2:1 Unknown key 'section' - Did you mean sections?",
    ]);
    expect(await mistakes(`title: Docs\nsections: api\n${links}`)).toEqual([
      "2:11 'sections' must be a list, not 'api'",
    ]);
  });

  it('reports locale folders that are not unique, outside the site or in static/', async () => {
    const locales = '[{ code: es, content: docs }, { code: en, content: docs/ }, { code: de, content: ../de }]';
    expect(await mistakes(`title: T\nlocales: ${locales}\n`)).toEqual([
      "2:61 Two locales have the same folder: 'docs'",
      "2:91 '../de' is not a folder inside the site",
    ]);
    expect(await mistakes('title: T\nlocales: [{ code: es, content: static/es }]\n')).toEqual([
      "2:32 'static/es' cannot contain pages: files in static/ are copied unchanged",
    ]);
  });

  it('unreadable locales do not cause errors in translated strings', async () => {
    expect(await mistakes('title: { es: Guía }\nlocales: es\n')).toEqual(["2:10 'locales' must be a list, not 'es'"]);
  });

  it.each([
    ['a navbar item', 'navbar: { items: [{ label: A, section: apo }] }', 40],
    ['an item of a menu', 'navbar: { items: [{ label: M, items: [{ label: A, section: apo }] }] }', 60],
    ['a link of the footer', 'footer: { copyright: C, links: [{ label: A, section: apo }] }', 54],
  ])('reports %s that refers to an unknown section', async (_, yaml, column) => {
    expect(await mistakes(`title: Docs\nsections: [{ id: api }, { id: sdk }]\n${yaml}\n`)).toEqual([
      `3:${column} Unknown section 'apo' - Did you mean api?`,
    ]);
  });

  it('the hint for an unknown section without a similar name is the list of sections', async () => {
    const yaml =
      'title: Docs\nsections: [{ id: api }, { id: sdk }]\nnavbar: { items: [{ label: A, section: manual }] }\n';
    expect(await mistakes(yaml)).toEqual(["3:40 Unknown section 'manual' - Use one of: api, sdk"]);
  });

  it.each([
    ['none', '{ label: A }', "3:20 A link must have exactly one of 'to', 'href' and 'section', but has none"],
    ['page alone', '{ label: A, to: /a, page: intro }', "3:46 'page' requires 'section'"],
    [
      'sidebar alone',
      '{ label: A, to: /a, sidebar: b }',
      "3:49 'sidebar' requires 'section' and cannot be combined with 'page'",
    ],
    [
      'a menu that is a link',
      '{ label: A, to: /a, items: [{ label: B, to: /b }] }',
      "3:36 'items' and 'to' cannot be used together",
    ],
    [
      'no address',
      '{ label: A, href: example }',
      "3:38 'navbar.items[0].href' must be an absolute URL, such as https://example.com, not 'example'",
    ],
  ])('reports a link with %s at its position', async (_, link, expected) => {
    expect(await mistakes(`title: Docs\nsections: [{ id: api }]\nnavbar: { items: [ ${link} ] }\n`)).toEqual([
      expected,
    ]);
  });

  it.each(['/*/blog', '/:year/notes', '/{a,b}'])(
    'reports the wildcard syntax of another tool in a redirect from %s',
    async (from) => {
      const [message] = await mistakes(`title: Docs\nredirects:\n  - { from: [/a, "${from}"], to: / }\n`);
      expect(message).toBe(
        `3:18 Unsupported pattern in '${from}': a wildcard must be '*' at the end, as in /old/* - List the paths instead: from: [/old/a, /old/b]`,
      );
    },
  );

  it.each([
    ['', "A wildcard requires a 'host' that supports wildcard redirects"],
    ['host: github-pages', 'GitHub Pages does not support wildcard redirects'],
    ['host: [netlify, github-pages]', 'GitHub Pages does not support wildcard redirects'],
  ])('reports a wildcard redirect with %j', async (keys, expected) => {
    const [message = ''] = await mistakes(`title: Docs\nredirects: [{ from: /blog/*, to: / }]\n${keys}\n`);
    expect(message.slice(0, 5 + expected.length)).toBe(`2:21 ${expected}`);
  });

  it('reports more wildcard redirects than Cloudflare supports, including all locales', async () => {
    const from = Array.from({ length: 51 }, (_, index) => `/old-${index}/*`);
    const keys = (host: string) => `title: D\nhost: ${host}\nlocales: [{ code: en }, { code: es }]\n`;
    const yaml = `redirects: [{ from: [${from.join(', ')}], to: / }]\n`;
    expect(await mistakes(keys('netlify') + yaml)).toEqual([]);
    const found = await mistakes(keys('cloudflare') + yaml);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("Cloudflare's limit is 100, including all locales");
  });

  it.each([
    ['/old', '/new/:splat', "contains :splat, but 'from' has no wildcard"],
    ['/old/*', '/new/:splat/more', ':splat must be the last path segment'],
    ['/old/*', 'https://example.com:splat', 'must start with a slash, or be an absolute URL'],
    ['/old/*', 'https://example.com?a=:splat', ':splat must be the last path segment'],
    ['/old/*', '/:splat', "requires 'url' to be set"],
    ['/old', 'javascript:alert(1)', 'must start with a slash, or be an absolute URL'],
    ['/old', 'ftp://example.com', 'must start with a slash, or be an absolute URL'],
    ['/old', 'data:text/html,x', 'must start with a slash, or be an absolute URL'],
    ['/old', 'https://', 'must start with a slash, or be an absolute URL'],
    ['/old', '/new\\n/other https://evil.example 301', 'must not contain spaces'],
    ['/old', 'https://example.com/\\r\\nSet-Cookie:x', 'must not contain spaces'],
    ['/old', '/new#a\\"><script>', 'must not contain spaces, quotes'],
  ])('reports the redirect from %s to %s', async (from, to, expected) => {
    const yaml = `title: Docs\nhost: netlify\nredirects: [{ from: "${from}", to: "${to}" }]\n`;
    expect((await mistakes(yaml)).join()).toContain(expected);
  });

  it('the hint for a key of another generator is the equivalent, and the known keys are listed once', async () => {
    const keys = 'themeConfig presets logos nav site_name i18n zzz onBrokenLinks yyy base issueUrl'.split(' ');
    const found = await mistakes(`title: Docs\n${keys.map((key) => `${key}: x\n`).join('')}`);
    expect(found.map((line) => line.replace(/, .*/, ''))).toEqual([
      "2:1 Unknown key 'themeConfig' - Use theme for logo",
      "3:1 Unknown key 'presets' - List remark and rehype plugins in markdown.remarkPlugins and markdown.rehypePlugins",
      "4:1 Unknown key 'logos' - Use theme.logo",
      "5:1 Unknown key 'nav' - Use navbar.items",
      "6:1 Unknown key 'site_name' - Use title",
      "7:1 Unknown key 'i18n' - Use locales",
      "8:1 Unknown key 'zzz' - Available keys: $schema",
      "9:1 Unknown key 'onBrokenLinks' - Use checks: links",
      "10:1 Unknown key 'yyy'",
      "11:1 Unknown key 'base' - Use baseUrl",
      "12:1 Unknown key 'issueUrl' - Use reportLink",
    ]);
  });

  it('the hint for a plugin with options in the form of Docusaurus is a mapping', async () => {
    const hint = "Use a mapping: { name: './a.ts', options: { … } }";
    expect(await mistakes('title: Docs\nplugins:\n  - [./a.ts, { b: 1 }]\n  - [{}]\n')).toEqual([
      `3:5 'plugins[0]' must be a string or a mapping, not a list - ${hint}`,
      "4:5 'plugins[1]' must be a string or a mapping, not a list",
    ]);
    expect(await mistakes('title: Docs\nmarkdown:\n  rehypePlugins: [[./a.ts, { b: 1 }]]\n')).toEqual([
      `3:19 'markdown.rehypePlugins[0]' must be a string or a mapping, not a list - ${hint}`,
    ]);
  });

  it('errors that only result from a misspelled key or kind are not reported', async () => {
    expect(await mistakes('title: Docs\nanalytics: { plausable: a.example }\n')).toEqual([
      "2:14 Unknown key 'analytics.plausable' - Did you mean plausible?",
    ]);
    expect(
      await mistakes('title: Docs\nsections: [{ id: news, label: News, kind: blog, posts: { perPage: 5 } }]\n'),
    ).toEqual(["2:43 'sections[0].kind' must be 'pages' or 'posts', not 'blog'"]);
  });

  it('the hint for a url with a path is to use two keys', async () => {
    expect(await mistakes('title: Docs\nurl: https://example.com/docs/\n')).toEqual([
      "2:6 'url' must not contain a path, but is 'https://example.com/docs/' - Use url: https://example.com and baseUrl: /docs/",
    ]);
  });

  it.each(['docs.example.com', 'ftp://example.com', 'https://'])('reports the invalid url %s', async (url) => {
    expect(await mistakes(`title: Docs\nurl: ${url}\n`)).toEqual([
      `2:6 'url' must be an absolute URL, such as https://docs.example.com, not '${url}'`,
    ]);
  });

  it('reports translated strings for unknown locales, and without the default locale', async () => {
    expect(
      await mistakes(`title: { en: Docs, fr: Docs }
locales: [{ code: es }, { code: en }]
sections: [{ id: api, label: { es: Interfaz, enn: Interface } }]
`),
    ).toEqual([
      "1:8 The string for the default locale 'es' is missing",
      "1:24 Unknown locale 'fr' - Use one of: es, en",
      "3:51 Unknown locale 'enn' - Did you mean en?",
    ]);
  });

  it('reports duplicate section IDs, base paths and version names', async () => {
    expect(
      await mistakes(`title: Docs
sections:
  - id: api
    versions: [{ name: "2.0" }, { name: "2.0" }]
  - { id: api, basePath: /sdk }
  - { id: sdk }
`),
    ).toEqual([
      "4:41 The version '2.0' is listed twice",
      "5:11 Two sections have the same id: 'api' - Give one of them a different id",
      "6:5 Two sections have the same basePath: '/sdk' - Give one of them a different basePath",
    ]);
  });

  it('reports invalid YAML at its line', async () => {
    const { kind, diagnostics } = await load('title: Docs\nurl: [\n');
    expect(kind).toBe('unusable');
    expect(diagnostics[0]?.message).toMatch(/^Invalid YAML/);
    expect(diagnostics[0]?.position?.line).toBeGreaterThan(1);
  });

  it('reports the missing title of an empty file', async () => {
    expect(await mistakes('')).toEqual(["1:1 'title' is missing"]);
  });

  it('reports a missing configuration file that was requested', async () => {
    const loaded = await loadConfig(memoryFiles({}), { file: 'other.yaml', folderName: 'x' });
    expect(loaded.kind).toBe('unusable');
    expect(told(loaded.diagnostics)).toEqual([' Configuration file not found: other.yaml']);
  });
});

describe('a folder without configuration', () => {
  it('a folder without configuration is one section at the root, in one language, with errors as warnings', async () => {
    const config = await configOf({});
    expect(config).toMatchObject({
      file: undefined,
      locales: [{ code: 'en', prefix: '', folder: '' }],
      sections: [{ basePath: '', versions: [{ path: '', folder: '' }] }],
      checks: { links: 'warning', anchors: 'warning', images: 'warning', duplicateRoutes: 'warning' },
    });
  });

  it.each([
    ['the title of its index', { 'index.md': '---\ntitle: "Field guide"\n---\n# Other\n' }, 'Field guide'],
    ['the heading of its index', { 'index.md': '# Field guide\n' }, 'Field guide'],
    ['the heading of its README', { 'README.md': 'Words\n\n# Read me\n' }, 'Read me'],
    ['the index before the README', { 'README.md': '# Second\n', 'index.md': '# First\n' }, 'First'],
    ['the heading of readme.md', { 'readme.md': '# A\n' }, 'A'],
    ['the heading of Readme.md', { 'Readme.md': '# A\n' }, 'A'],
    ['the heading of index.markdown', { 'index.markdown': '# A\n' }, 'A'],
    ['its own name, where none of them has a title', { 'README.md': 'Words\n' }, 'folder'],
  ])('the title of a folder without configuration is %s', async (_, files, title) => {
    expect((await configOf(files)).title).toBe(title);
  });
});

describe('a configuration in an unsupported file', () => {
  const read = async (...paths: readonly string[]): Promise<readonly string[]> => {
    const files = Object.fromEntries(paths.map((path) => [path, path.endsWith('.yaml') ? 'title: D' : 'x']));
    const { kind, diagnostics } = await loadConfig(memoryFiles(files), { file: undefined, folderName: 'folder' });
    return [kind, ...diagnostics.map(({ severity }) => severity), ...told(diagnostics)];
  };
  const unread = 'This file is ignored: the configuration is site.config.yaml';

  it.each([
    ['site.config.yml', 'Rename it to site.config.yaml'],
    [
      'site.config.toml',
      'Convert it to YAML, as site.config.yaml. For a list of all keys, run docsgen schema --markdown',
    ],
    ['docsgen.config.json', 'Rename it to site.config.json'],
    ['docsgen.config.mjs', 'Rename it to site.config.mjs'],
    ['site.config.mts', 'Rename it to site.config.ts'],
    ['docsgen.config.yml', 'Rename it to site.config.yaml'],
  ])('%s is an error without site.config.yaml, and a warning next to it', async (name, remedy) => {
    expect(await read(name, 'index.md')).toEqual(['unusable', 'error', `${name} ${unread} - ${remedy}`]);
    const beside = `${name} ${unread} - Delete it, or choose it with --config`;
    expect(await read(name, 'site.config.yaml')).toEqual(['usable', 'warning', beside]);
  });

  it.each([
    ['docusaurus.config.ts', 'Docusaurus', 'docusaurus .'],
    ['website/docusaurus.config.js', 'Docusaurus', 'docusaurus website'],
    ['.vitepress/config.mts', 'VitePress', 'vitepress .'],
    ['docs/.vitepress/config.js', 'VitePress', 'vitepress docs'],
  ])('%s of another generator is reported, with a command to migrate', async (name, generator, moving) => {
    expect(await read(name, 'README.md')).toEqual([
      'usable',
      'warning',
      `${name} docsgen does not read ${generator} configuration files - All Markdown files become pages unchanged. To migrate the site, run npx @docsgen/migrate ${moving}`,
    ]);
    expect(await read(name, 'site.config.yaml')).toEqual(['usable']);
  });

  it.each([
    [{ 'astro.config.mjs': "import starlight from '@astrojs/starlight'" }, 'astro.config.mjs', '.'],
    [
      { 'docs/astro.config.ts': 'x', 'docs/package.json': '{"dependencies":{"@astrojs/starlight":"1"}}' },
      'docs/astro.config.ts',
      'docs',
    ],
    [{ 'astro.config.mjs': 'x', 'package.json': '{}' }, undefined, '.'],
  ])('an Astro configuration is reported only if it uses Starlight: %j', async (files, name, folder) => {
    const { diagnostics } = await loadConfig(memoryFiles(files), { file: undefined, folderName: 'folder' });
    expect(diagnostics.map(({ file, hint }) => [file, hint])).toEqual(
      name === undefined
        ? []
        : [
            [
              name,
              `All Markdown files become pages unchanged. To migrate the site, run npx @docsgen/migrate starlight ${folder}`,
            ],
          ],
    );
  });
});
