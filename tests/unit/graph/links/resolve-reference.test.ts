import { describe, expect, it } from 'vitest';
import { type Resolution, resolveReference } from '../../../../packages/generator/src/graph/links/resolve-reference.ts';
import type { SiteGraph } from '../../../../packages/generator/src/model/site.ts';
import { docAt, graphOf } from '../../model-of.ts';

const files = {
  'site.config.yaml': `title: Docs
locales: [{ code: es }, { code: en }]
sections:
  - { id: api, versions: [{ name: current }, { name: "1.0" }] }
  - { id: sdk }
`,
  'content/es/index.md': '# Inicio',
  'content/es/api/intro.md': '# Intro',
  'content/es/api/01-manager/index.md': '# Manager',
  'content/es/api/01-manager/02-create.md': '# Crear',
  'content/es/api/01-manager/only.md': '# Solo',
  'content/es/api/only.md': '# Solo, en la raíz',
  'content/es/api/draft.md': '---\ndraft: true\n---\n# D',
  'content/es/api/guía uno.md': '# G',
  'content/es/api/signing/x.md': '# X',
  'content/es/api/signing/_category_.yml': 'label: S\nlink: { type: generated-index }',
  'content/es/api/01-manager/picture.png': 'x',
  'content/es/api/flow.png': 'x',
  'content/es/api/01-manager/_part.md': 'x',
  'content/en/api/01-manager/02-create.md': '# Create',
  'content/en/api/01-manager/shot.png': 'x',
  'content/es/sdk/intro.md': '# SDK',
  'content/es/api-1.0/intro.md': '# Intro 1.0',
  'content/es/api-1.0/a.md': '# A 1.0',
  'static/files/spec.pdf': 'x',
  'static/logo.png': 'x',
};

const graph = await graphOf(files);

interface From {
  readonly page?: string;
  readonly use?: 'link' | 'image';
  readonly site?: SiteGraph;
}

function resolve(href: string, { page = 'es|api:manager/create', use = 'link', site = graph }: From = {}): Resolution {
  const place = docAt(site, page);
  return resolveReference(site, { page: place, file: place.parsed.file.path }, { href, use });
}

/** Returns the key of the page, the kind of another target, or the reason why the link is broken. */
function lead(href: string, from?: From): string {
  const found = resolve(href, from);
  if (found.kind === 'page') return found.page;
  return found.kind === 'broken' ? found.reason : found.kind;
}

describe('a link to a Markdown file', () => {
  it.each([
    ['beside its own', 'index.md', 'es|api:manager/index'],
    ['beside its own, with a dot', './index.md', 'es|api:manager/index'],
    ['above', '../intro.md', 'es|api:intro'],
    ['in another section', '../../sdk/intro.md', 'es|sdk:intro'],
    ['from the section’s root', '/intro.md', 'es|api:intro'],
    ['from the section’s root without a slash', 'signing/x.md', 'es|api:signing/x'],
    ['from the language’s folder', '/sdk/intro.md', 'es|sdk:intro'],
    ['percent-encoded', '../gu%C3%ADa%20uno.md', 'es|api:guía uno'],
    ['itself', '02-create.md', 'es|api:manager/create'],
  ])('resolves a link to %s: %s', (_, href, page) => {
    expect(lead(href)).toBe(page);
  });

  it("a file next to the page takes precedence over one at the section's root, unless the link begins with a slash", () => {
    expect(lead('only.md')).toBe('es|api:manager/only');
    expect(lead('/only.md')).toBe('es|api:only');
    expect(lead('./only.md')).toBe('es|api:manager/only');
  });

  it('a link that begins with a dot is resolved only from the page', () => {
    expect(lead('./intro.md')).toBe('missing');
    expect(lead('intro.md')).toBe('es|api:intro');
  });

  it('a link requires the real name of the file, including the number prefix', () => {
    expect(lead('create.md')).toBe('missing');
  });

  it.each(['../../../../secret.md', 'Index.md', '_part.md', 'index.mdx'])('a link to %s does not resolve', (href) => {
    expect(lead(href)).toBe('missing');
  });

  it('a link to a draft is resolved as a draft', () => {
    expect(lead('../draft.md')).toBe('draft');
  });

  it('a resolved link keeps its query and hash', () => {
    expect(resolve('index.md?a=1#b')).toEqual({
      kind: 'page',
      page: 'es|api:manager/index',
      hash: 'b',
      href: '/api/manager/?a=1#b',
    });
  });
});

describe('a link in a translation', () => {
  it('a link in a translation resolves to the same language', () => {
    expect(lead('index.md', { page: 'en|api:manager/create' })).toBe('en|api:manager/index');
    expect(resolve('../intro.md', { page: 'en|api:manager/create' })).toMatchObject({ href: '/en/api/intro/' });
  });

  it('a link in an untranslated page resolves to the language of the reader', () => {
    expect(docAt(graph, 'en|api:intro').translation).toBe('missing');
    expect(lead('01-manager/02-create.md', { page: 'en|api:intro' })).toBe('en|api:manager/create');
  });

  it('an image in a translation resolves to the file of the original', () => {
    expect(resolve('picture.png', { page: 'en|api:manager/create', use: 'image' })).toMatchObject({
      kind: 'asset',
      path: 'content/es/api/01-manager/picture.png',
    });
    expect(resolve('shot.png', { use: 'image' })).toMatchObject({ path: 'content/en/api/01-manager/shot.png' });
  });
});

describe('a link in an older version', () => {
  it('a link to a file stays in its version, and a link to a URL can leave it', () => {
    expect(lead('/intro.md', { page: 'es|api@1.0:a' })).toBe('es|api@1.0:intro');
    expect(lead('intro.md', { page: 'es|api@1.0:a' })).toBe('es|api@1.0:intro');
    expect(lead('/api/intro', { page: 'es|api@1.0:a' })).toBe('es|api:intro');
  });
});

describe('a link to a URL', () => {
  it.each([
    ['/api/intro', 'es|api:intro'],
    ['/api/intro/', 'es|api:intro'],
    ['/API/Intro', 'es|api:intro'],
    ['/api/intro/index.html', 'es|api:intro'],
    ['/api/intro.html', 'es|api:intro'],
    ['/', 'es|home'],
    ['/api/category/s/', 'es|api:signing/_category_'],
    ['/api/1.0/a', 'es|api@1.0:a'],
    ['/en/api/intro', 'en|api:intro'],
    ['../only/', 'es|api:only'],
    ['../../intro/', 'es|api:intro'],
    ['/manager/create', 'missing'],
    ['/api', 'missing'],
    ['../../../../../nowhere', 'missing'],
  ])('resolves the URL %s', (href, page) => {
    expect(lead(href)).toBe(page);
  });

  it('a URL without a locale resolves to the language of the reader', () => {
    expect(lead('/api/intro', { page: 'en|api:manager/create' })).toBe('en|api:intro');
    expect(lead('/', { page: 'en|api:manager/create' })).toBe('en|home');
    expect(lead('/en/api/intro/', { page: 'en|api:manager/create' })).toBe('en|api:intro');
  });

  it('a link without an extension can be a file next to the page', () => {
    expect(lead('index')).toBe('es|api:manager/index');
    expect(lead('../01-manager')).toBe('es|api:manager/index');
    expect(lead('../only')).toBe('es|api:only');
  });

  it.each(['\\\\[', 'http%3A//[', '%E0%A4%A', 'a\\b', '/%', '//['])(
    'the invalid URL %s does not affect other links',
    (href) => {
      expect(['missing', 'external']).toContain(lead(href));
    },
  );

  it('resolved links include the base URL', async () => {
    const site = await graphOf({ ...files, 'site.config.yaml': `${files['site.config.yaml']}baseUrl: /docs/\n` });
    expect(resolve('/api/intro#x', { site })).toMatchObject({ href: '/docs/api/intro/#x' });
    expect(resolve('/files/spec.pdf', { site })).toMatchObject({ href: '/docs/files/spec.pdf' });
  });

  it('resolved links have no trailing slash with trailingSlash: false', async () => {
    const site = await graphOf({ ...files, 'site.config.yaml': `${files['site.config.yaml']}trailingSlash: false\n` });
    expect(resolve('/api/intro/', { site })).toMatchObject({ href: '/api/intro' });
    expect(resolve('only', { site })).toMatchObject({ href: '/api/manager/only' });
    expect(resolve('../../sdk/intro', { site })).toMatchObject({ href: '/sdk/intro' });
  });
});

describe('other links', () => {
  it.each(['https://example.com', 'mailto:a@example.com', '//example.com/x', 'tel:123'])(
    'the link %s is unchanged',
    (href) => {
      expect(resolve(href)).toEqual({ kind: 'external', href });
    },
  );

  it.each(['#part', '#', '?x=1'])('the link "%s" stays on the page', (href) => {
    expect(lead(href)).toBe('es|api:manager/create');
  });

  it('a static file keeps its URL, and a content file gets one', () => {
    expect(resolve('/files/spec.pdf#page=2')).toEqual({ kind: 'static', href: '/files/spec.pdf#page=2' });
    expect(resolve('picture.png?v=1')).toEqual({
      kind: 'asset',
      path: 'content/es/api/01-manager/picture.png',
      suffix: '?v=1',
    });
    expect(lead('/files/none.pdf')).toBe('missing');
  });
});

describe('a generated file', async () => {
  const posts = 'sections: [{ id: news, kind: posts, posts: { feed: full } }]';
  const own = {
    'content/es/news/2026-01-01-one.md': '# Uno',
    'content/en/news/2026-01-01-one.md': '# One',
    'content/es/index.md': '# Inicio',
  };
  const site = (keys: string) => graphOf({ ...own, 'site.config.yaml': `title: Docs\n${keys}\n${posts}\n` });
  const both = 'locales: [{ code: es }, { code: en }]';
  const published = await site(`${both}\nurl: https://example.com`);

  it.each([
    ['/news/rss.xml', '/news/rss.xml'],
    ['/news/atom.xml', '/news/atom.xml'],
    ['/en/news/feed.json', '/en/news/feed.json'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/robots.txt#top', '/robots.txt#top'],
  ])('a link to the generated file %s is resolved', (href, address) => {
    expect(resolve(href, { site: published, page: 'es|news:2026-01-01-one' })).toEqual({
      kind: 'static',
      href: address,
    });
  });

  it('a link to a generated file resolves to the language of the page', () => {
    expect(resolve('/news/rss.xml', { site: published, page: 'en|news:2026-01-01-one' })).toMatchObject({
      href: '/en/news/rss.xml',
    });
  });

  it('a link to a file that the site does not generate is broken', async () => {
    const plain = await site(both);
    for (const href of ['/news/rss.xml', '/sitemap.xml', '/en/rss.xml'])
      expect(lead(href, { site: plain, page: 'es|news:2026-01-01-one' })).toBe('missing');
    expect(lead('/robots.txt', { site: published, page: 'es|news:2026-01-01-one', use: 'image' })).toBe('missing');
  });
});

describe('an image', () => {
  it.each([
    ['next to the page', './picture.png', 'content/es/api/01-manager/picture.png'],
    ['from the section’s root', '/flow.png', 'content/es/api/flow.png'],
    ['above', '../flow.png', 'content/es/api/flow.png'],
    ['in static/', '/logo.png', 'static/logo.png'],
  ])('an image is found %s', (_, href, path) => {
    expect(resolve(href, { use: 'image' })).toMatchObject({ kind: 'asset', path });
  });

  it('an image without a URL is broken, like a link', () => {
    expect(lead('', { use: 'image' })).toBe('missing');
    expect(lead('')).toBe('missing');
  });

  it('a missing image is broken, and so is a page in place of an image', () => {
    expect(lead('./none.png', { use: 'image' })).toBe('missing');
    expect(resolve('/api/intro', { use: 'image' }).kind).toBe('broken');
  });
});
