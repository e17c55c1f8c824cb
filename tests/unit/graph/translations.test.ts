import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { docAt, graphOf, modelOf, outline, pageAt, sidebarOf, told, urls } from '../model-of.ts';

const config = 'title: { es: Guía, en: Guide }\nlocales: [{ code: es }, { code: en }]\nsections: [{ id: api }]\n';

describe('a page in several languages', () => {
  it('a page exists in each of its languages, in the order of locales', async () => {
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

  it('a missing translation is replaced by the page in the default language, and marked', async () => {
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

  it('a page that only exists in another language is used in the default language', async () => {
    const graph = await graphOf({ 'site.config.yaml': config, 'content/en/api/a.md': '# A en' });
    expect(docAt(graph, 'es|api:a')).toMatchObject({
      url: '/api/a/',
      translation: 'missing',
      sourceLocale: { code: 'en' },
    });
    expect(docAt(graph, 'en|api:a').translation).toBe('original');
  });

  it('translations match regardless of number prefixes, and the default language sets the order', async () => {
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

  it('a translated index can have another index name, and has the ID of the default language', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a/README.md': '# A es',
      'content/en/api/a/index.md': '# A en',
    });
    expect(urls(graph)).toEqual({ 'es|api:a/README': '/api/a/', 'en|api:a/README': '/en/api/a/' });
    expect(docAt(graph, 'en|api:a/README').title).toBe('A en');
  });

  it('a translation can set its slug, and otherwise has that of the original', async () => {
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

  it('errors in an untranslated page are reported once', async () => {
    const { diagnostics } = await modelOf({
      'site.config.yaml': config,
      'content/es/api/a.md': '---\npagination_next: none\n---\n# A',
    });
    expect(diagnostics).toHaveLength(1);
  });

  it('an untranslated landing page has the title and tagline of its language', async () => {
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

  it('a category has translated strings and the structure of the default language', async () => {
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

  it('an untranslated category has the strings of the default language', async () => {
    const graph = await graphOf(files);
    expect(sidebarOf(graph, 'en', 'api').items).toMatchObject([{ label: 'Firmas' }]);
    expect(pageAt(graph, 'en|api:a/_category_')).toMatchObject({ title: 'Firmas', translation: 'missing' });
  });

  it('the title of a translated index takes precedence over the label in the default language', async () => {
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

  it('versions have separate pages, URLs, IDs and sidebars', async () => {
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

  it('generated indexes are numbered separately in each version', async () => {
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

  it('pages in front matter are looked up in the same version', async () => {
    const { diagnostics } = await modelOf({ ...files, 'content/en/api-1.0/c.md': '---\npagination_next: b\n---\n# C' });
    expect(told(diagnostics)).toEqual([
      "content/en/api-1.0/c.md:2:18 'pagination_next' refers to the page 'b', which does not exist",
    ]);
  });
});
