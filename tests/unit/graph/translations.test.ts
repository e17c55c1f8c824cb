import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../packages/generator/src/platform/hash.ts';
import { docAt, graphOf, modelOf, outline, pageAt, sidebarOf, told, urls } from '../model-of.ts';

const config = 'title: { es: Guía, en: Guide }\nlocales: [{ code: es }, { code: en }]\nsections: [{ id: api }]\n';

describe('a page in several languages', () => {
  it('exists in each of them, in the order of locales', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a.md': '# A es',
      'content/en/api/a.md': '# A en',
      'content/es/api/b.md': '# B es',
    });
    expect(urls(graph)).toEqual({
      'es|api:a': '/api/a/',
      'es|api:b': '/api/b/',
      'en|api:a': '/en/api/a/',
      'en|api:b': '/en/api/b/',
    });
    expect([...graph.pages.keys()]).toEqual(['es|home', 'es|api:a', 'es|api:b', 'en|home', 'en|api:a', 'en|api:b']);
  });

  it('where a translation is missing, the default language stands in and says so', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a.md': '# A es',
      'content/en/api/a.md': '# A en',
      'content/es/api/b.md': '# B es',
    });
    expect(docAt(graph, 'es|api:a')).toMatchObject({ translation: 'original', sourceLocale: { code: 'es' } });
    expect(docAt(graph, 'en|api:a')).toMatchObject({
      translation: 'current',
      title: 'A en',
      sourceLocale: { code: 'en' },
    });
    expect(docAt(graph, 'en|api:b')).toMatchObject({
      translation: 'missing',
      title: 'B es',
      locale: { code: 'en' },
      sourceLocale: { code: 'es' },
    });
  });

  it('a page only another language has stands in too', async () => {
    const graph = await graphOf({ 'site.config.yaml': config, 'content/en/api/a.md': '# A en' });
    expect(docAt(graph, 'es|api:a')).toMatchObject({
      url: '/api/a/',
      translation: 'missing',
      sourceLocale: { code: 'en' },
    });
    expect(docAt(graph, 'en|api:a').translation).toBe('original');
  });

  it('files belong together whatever their number prefixes; the default language’s decide the order', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/01-a.md': '# A es',
      'content/es/api/02-b.md': '# B es',
      'content/en/api/07-a.md': '# A en',
      'content/en/api/03-b.md': '# B en',
    });
    for (const locale of ['es', 'en']) {
      expect(outline(sidebarOf(graph, locale, 'api'))).toEqual([`A ${locale} api:a`, `B ${locale} api:b`]);
    }
  });

  it('an index may have another of its names in another language; the id is the default language’s', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a/README.md': '# A es',
      'content/en/api/a/index.md': '# A en',
    });
    expect(urls(graph)).toEqual({ 'es|api:a/README': '/api/a/', 'en|api:a/README': '/en/api/a/' });
    expect(docAt(graph, 'en|api:a/README').title).toBe('A en');
  });

  it('a translation may have its own slug, and takes the original’s where it has none', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a.md': '---\nslug: /firma\n---\n# A',
      'content/en/api/a.md': '---\nslug: /signature\n---\n# A',
      'content/es/api/b.md': '---\nslug: /c\nid: d\n---\n# B',
      'content/en/api/b.md': '# B',
    });
    expect(urls(graph)).toEqual({
      'es|api:a': '/api/firma/',
      'en|api:a': '/en/api/signature/',
      'es|api:d': '/api/c/',
      'en|api:d': '/en/api/c/',
    });
  });

  it('a translation of an older original is outdated', async () => {
    const original = '# A es';
    const translated = (hash: string): string => `---\nsource_hash: '${hash}'\n---\n# A en`;
    const state = async (hash: string): Promise<string> => {
      const files = { 'content/es/api/a.md': original, 'content/en/api/a.md': translated(hash) };
      return docAt(await graphOf({ 'site.config.yaml': config, ...files }), 'en|api:a').translation;
    };
    expect(await state(hashOf(original))).toBe('current');
    expect(await state(hashOf('# An older text'))).toBe('outdated');
  });

  it('mistakes of a text that stands in are told once', async () => {
    const { diagnostics } = await modelOf({
      'site.config.yaml': config,
      'content/es/api/a.md': '---\npagination_next: none\n---\n# A',
    });
    expect(diagnostics).toHaveLength(1);
  });

  it('the landing page stands in as well, with the title and tagline of its language', async () => {
    const graph = await graphOf({
      'site.config.yaml': `${config}tagline: { es: Lema, en: Motto }\n`,
      'content/es/index.md': 'Palabras.\n',
    });
    expect(pageAt(graph, 'es|home')).toMatchObject({ title: 'Guía', description: 'Lema', translation: 'original' });
    expect(pageAt(graph, 'en|home')).toMatchObject({ title: 'Guide', description: 'Motto', translation: 'missing' });
  });
});

describe('a category in several languages', () => {
  const files = {
    'site.config.yaml': config,
    'content/es/api/a/x.md': '# X',
    'content/es/api/a/_category_.yml': `label: Firmas
description: Todas
position: 3
collapsed: false
link: { type: generated-index }`,
  };

  it('has the words of each, and the structure of the default one', async () => {
    const graph = await graphOf({
      ...files,
      'content/en/api/a/_category_.yml': 'label: Signatures\ndescription: All\ncollapsed: true\n',
    });
    expect(sidebarOf(graph, 'es', 'api').items).toMatchObject([
      { label: 'Firmas', description: 'Todas', isCollapsed: false },
    ]);
    expect(sidebarOf(graph, 'en', 'api').items).toMatchObject([
      { label: 'Signatures', description: 'All', isCollapsed: false },
    ]);
    expect(pageAt(graph, 'en|api:a/_category_')).toMatchObject({
      title: 'Signatures',
      description: 'All',
      url: '/en/api/category/firmas/',
      translation: 'current',
    });
    expect(pageAt(graph, 'es|api:a/_category_')).toMatchObject({ title: 'Firmas', translation: 'original' });
  });

  it('is the default language’s where it is not translated', async () => {
    const graph = await graphOf(files);
    expect(sidebarOf(graph, 'en', 'api').items).toMatchObject([{ label: 'Firmas' }]);
    expect(pageAt(graph, 'en|api:a/_category_')).toMatchObject({ title: 'Firmas', translation: 'missing' });
  });

  it('is called as its translated index before the default language’s label', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a/index.md': '# Índice',
      'content/es/api/a/x.md': '# X',
      'content/es/api/a/_category_.yml': 'label: Firmas',
      'content/en/api/a/index.md': '# Signing',
    });
    expect(outline(sidebarOf(graph, 'es', 'api'))[0]).toBe('Firmas api:a/index');
    expect(outline(sidebarOf(graph, 'en', 'api'))[0]).toBe('Signing api:a/index');
  });
});

describe('versions', () => {
  const files = {
    'site.config.yaml': `title: Docs
sections:
  - { id: api, versions: [{ name: current, label: Continuar }, { name: "1.0", banner: unmaintained }] }
`,
    'content/en/api/a.md': '# A now',
    'content/en/api/b.md': '# B now',
    'content/en/api-1.0/a.md': '# A then',
  };

  it('have pages, addresses, ids and sidebars of their own', async () => {
    const graph = await graphOf(files);
    expect(urls(graph)).toEqual({
      'en|api:a': '/api/a/',
      'en|api:b': '/api/b/',
      'en|api@1.0:a': '/api/1.0/a/',
    });
    expect(outline(sidebarOf(graph, 'en', 'api'))).toEqual(['A now api:a', 'B now api:b']);
    expect(outline(sidebarOf(graph, 'en', 'api@1.0'))).toEqual(['A then api@1.0:a']);
    expect(docAt(graph, 'en|api@1.0:a').version).toMatchObject({ name: '1.0', banner: 'unmaintained' });
  });

  it('number the labels of their generated indexes each on their own', async () => {
    const index = 'label: Errors\nlink: { type: generated-index }';
    const graph = await graphOf({
      ...files,
      'content/en/api/e/x.md': '# X',
      'content/en/api/e/_category_.yml': index,
      'content/en/api-1.0/e/x.md': '# X',
      'content/en/api-1.0/e/_category_.yml': index,
    });
    expect(pageAt(graph, 'en|api:e/_category_').url).toBe('/api/category/errors/');
    expect(pageAt(graph, 'en|api@1.0:e/_category_').url).toBe('/api/1.0/category/errors/');
  });

  it('a page named in front matter is looked for in the same version', async () => {
    const { diagnostics } = await modelOf({ ...files, 'content/en/api-1.0/c.md': '---\npagination_next: b\n---\n# C' });
    expect(told(diagnostics)).toEqual([
      "content/en/api-1.0/c.md:2:18 'pagination_next' refers to the page 'b', which does not exist",
    ]);
  });
});
