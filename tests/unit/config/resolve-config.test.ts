import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../packages/generator/src/config/load-config.ts';
import type { SiteConfig } from '../../../packages/generator/src/model/config.ts';
import { memoryFiles, told } from '../model-of.ts';

async function resolve(yaml: string): Promise<SiteConfig> {
  const files = memoryFiles({ 'site.config.yaml': `title: Docs\n${yaml}\n` });
  const loaded = await loadConfig(files, { file: undefined, folderName: 'x' });
  if (loaded.kind !== 'usable') throw new Error(told(loaded.diagnostics).join('\n'));
  return loaded.config;
}

describe('defaults', () => {
  it('omitted keys have defaults', async () => {
    expect(await resolve('')).toMatchObject({
      baseUrl: '/',
      trailingSlash: true,
      locales: [{ code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', prefix: '', folder: 'content/en' }],
      sections: [{ id: 'docs', label: 'Docs', basePath: '', versions: [{ name: 'current', path: '', folder: '' }] }],
      navbar: { items: [] },
      colorMode: { initial: 'light', canSwitch: true, respectsSystem: true },
      tableOfContents: { min: 2, max: 3 },
      sidebar: { collapsible: true, collapsed: true },
      breadcrumbs: true,
      search: { isEnabled: true },
      checks: { links: 'error', anchors: 'error', images: 'error', duplicateRoutes: 'error', translations: 'off' },
      keepAssets: 7,
      static: { allow: [] },
      redirects: [],
      markdown: { parser: 'native', highlight: true, remarkPlugins: [], rehypePlugins: [] },
    });
  });

  it('values that are set override the defaults', async () => {
    const config = await resolve(`trailingSlash: false
colorMode: { default: dark, switch: false, respectSystem: true }
tableOfContents: { min: 3, max: 5 }
sidebar: { collapsible: false, collapsed: false }
breadcrumbs: false
search: false
checks:
  { links: off, anchors: warning, images: warning, duplicateRoutes: off, translations: error, foreignSyntax: off }
announcement: { id: a, content: News, closeable: false }
static: { allow: ['.env.example'] }
markdown: { parser: remark, highlight: false }`);
    expect(config).toMatchObject({
      trailingSlash: false,
      colorMode: { initial: 'dark', canSwitch: false, respectsSystem: true },
      tableOfContents: { min: 3, max: 5 },
      sidebar: { collapsible: false, collapsed: false },
      breadcrumbs: false,
      search: { isEnabled: false },
      checks: { links: 'off', anchors: 'warning', images: 'warning', duplicateRoutes: 'off', translations: 'error' },
      announcement: { id: 'a', content: 'News', closeable: false },
      static: { allow: ['.env.example'] },
      markdown: { parser: 'remark', highlight: false, foreignSyntax: 'off' },
    });
  });
});

describe('URLs', () => {
  it.each([
    ['/', '/'],
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['//a//b//', '/a/b/'],
  ])('the base URL %s begins and ends with one slash', async (written, baseUrl) => {
    expect((await resolve(`baseUrl: ${written}`)).baseUrl).toBe(baseUrl);
  });

  it('the url is an origin without a trailing slash', async () => {
    expect((await resolve('url: https://docs.example.com/')).url).toBe('https://docs.example.com');
    expect((await resolve('url: http://localhost:3000')).url).toBe('http://localhost:3000');
  });
});

describe('locales', () => {
  it('locales have the folder that they set', async () => {
    const { locales } = await resolve('locales: [{ code: es, content: ./docs/es/ }, { code: en, content: . }]');
    expect(locales.map(({ folder }) => folder)).toEqual(['docs/es', '']);
  });

  it('the first locale is at the root, and others are below their codes', async () => {
    const { locales } = await resolve('locales: [{ code: es }, { code: en }, { code: pt-BR }]');
    expect(locales.map(({ code, prefix, folder }) => [code, prefix, folder])).toEqual([
      ['es', '', 'content/es'],
      ['en', '/en', 'content/en'],
      ['pt-BR', '/pt-BR', 'content/pt-BR'],
    ]);
  });

  it('the default label of a locale is its own capitalized name', async () => {
    const { locales } = await resolve('locales: [{ code: es }, { code: en }, { code: fr }]');
    expect(locales.map(({ label }) => label)).toEqual(['Español', 'English', 'Français']);
  });

  it.each([
    ['es', 'ltr'],
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['az-Arab', 'rtl'],
    ['az', 'ltr'],
  ])('the direction of %s is %s', async (code, direction) => {
    expect((await resolve(`locales: [{ code: ${code} }]`)).locales[0].direction).toBe(direction);
  });

  it('values that are set override those derived from the locale', async () => {
    const { locales } = await resolve('locales: [{ code: ar, label: Arabic, direction: ltr, htmlLang: ar-EG }]');
    expect(locales[0]).toMatchObject({ label: 'Arabic', direction: 'ltr', htmlLang: 'ar-EG' });
  });
});

describe('sections', () => {
  it('the URL and folder of a section are derived from its ID', async () => {
    const { sections } = await resolve('sections: [{ id: api }, { id: sdk, basePath: /libs/sdk/, content: kit }]');
    expect(sections).toMatchObject([
      { id: 'api', label: 'api', basePath: '/api', versions: [{ folder: 'api' }] },
      { id: 'sdk', basePath: '/libs/sdk', versions: [{ folder: 'kit' }] },
    ]);
  });

  it('the first version has the URL and folder of the section, and later ones append their name', async () => {
    const { sections } = await resolve(`sections:
  - id: api
    versions: [{ name: current, label: Continuar }, { name: "1.0" }, { name: "0.9", path: old, content: api-old, banner: unmaintained }]`);
    expect(sections[0]?.versions).toMatchObject([
      { name: 'current', label: 'Continuar', isLabelled: true, path: '', folder: 'api', banner: 'none' },
      { name: '1.0', label: '1.0', isLabelled: false, path: '/1.0', folder: 'api-1.0' },
      { name: '0.9', path: '/old', folder: 'api-old', banner: 'unmaintained' },
    ]);
  });

  it('a section at the root has no base path', async () => {
    expect((await resolve('sections: [{ id: docs, basePath: / }]')).sections[0]?.basePath).toBe('');
  });
});

describe('links in the configuration', () => {
  it('links point to a page, a section or another site, and have positions', async () => {
    const { navbar } = await resolve(`sections: [{ id: api }]
navbar:
  items:
    - { label: A, to: api/intro }
    - { label: B, section: api, page: intro }
    - { label: C, href: https://example.com, position: right }`);
    expect(navbar.items).toMatchObject([
      { target: { kind: 'page', to: '/api/intro' }, side: 'start', activePath: undefined, position: { line: 5 } },
      { target: { kind: 'section', section: 'api', page: 'intro' }, activePath: '/api', position: { line: 6 } },
      { target: { kind: 'external', href: 'https://example.com' }, side: 'end' },
    ]);
  });

  it('the default navbar has a link to each section, unless the only one is the whole site', async () => {
    const items = (config: SiteConfig): readonly unknown[] => config.navbar.items;
    expect(items(await resolve('sections: [{ id: api }]'))).toMatchObject([{ label: 'api' }]);
    expect(items(await resolve('sections: [{ id: api, basePath: / }]'))).toEqual([]);
    expect(items(await resolve(''))).toEqual([]);
    expect(items(await resolve('sections: [{ id: api }, { id: sdk, label: Kit }]'))).toMatchObject([
      { label: 'api', target: { kind: 'section', section: 'api', page: undefined }, activePath: '/api' },
      { label: 'Kit', target: { kind: 'section', section: 'sdk', page: undefined }, activePath: '/sdk' },
    ]);
    expect(items(await resolve('sections: [{ id: api }, { id: sdk }]\nnavbar: { items: [] }'))).toEqual([]);
  });

  it('menus and sections contain their links', async () => {
    const config = await resolve(`sections: [{ id: api, links: [{ label: L, href: https://example.com }] }]
navbar: { items: [{ label: M, position: right, items: [{ label: A, to: /a }] }] }
footer: { copyright: C, links: [{ label: F, to: /f }] }`);
    expect(config.navbar.items).toMatchObject([
      { kind: 'dropdown', label: 'M', side: 'end', items: [{ label: 'A', target: { kind: 'page', to: '/a' } }] },
    ]);
    expect(config.sections[0]?.links).toMatchObject([{ label: 'L', target: { kind: 'external' } }]);
    expect(config.footer).toMatchObject({ copyright: 'C', links: [{ label: 'F' }] });
  });

  it('a site has one or several hosts, without duplicates', async () => {
    expect((await resolve('')).host).toEqual([]);
    expect((await resolve('host: vercel')).host).toEqual(['vercel']);
    expect((await resolve('host: [nginx, netlify, nginx]')).host).toEqual(['nginx', 'netlify']);
    await expect(resolve('host: [netlfy]')).rejects.toThrow(/'host\[0\]' must be .*Did you mean netlify\?/s);
  });

  it('policy sources require a host', async () => {
    const csp = 'security: { csp: { frame-src: [https://video.example.com] } }';
    expect(await resolve(`host: nginx\n${csp}`)).toMatchObject({
      host: ['nginx'],
      security: { csp: { 'frame-src': ['https://video.example.com'] } },
    });
    await expect(resolve(csp)).rejects.toThrow(
      "'security.csp' has no effect without a 'host' that supports HTTP headers",
    );
    await expect(resolve(`host: nginx\n${csp.replace('.com', '.com;x')}`)).rejects.toThrow('one source');
  });

  it('a redirect from several paths becomes several redirects', async () => {
    const { redirects } = await resolve('redirects: [{ from: [/a, /b], to: /c }, { from: /d, to: /e }]');
    expect(redirects.map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/c'],
      ['/b', '/c'],
      ['/d', '/e'],
    ]);
  });

  it('plugins can be listed with or without options', async () => {
    const { markdown } = await resolve('markdown: { remarkPlugins: [one, { name: ./two.js, options: { x: 1 } }] }');
    expect(markdown.remarkPlugins).toMatchObject([
      { module: 'one', options: undefined, position: { line: 2 } },
      { module: './two.js', options: { x: 1 } },
    ]);
  });
});
