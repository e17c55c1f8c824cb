import { describe, expect, it } from 'vitest';
import { docAt, type Files, graphOf, modelOf, outline, pageAt, sidebarOf, told } from '../model-of.ts';

async function sidebar(files: Files): Promise<readonly string[]> {
  return outline(sidebarOf(await graphOf({ 'site.config.yaml': 'title: Docs\n', ...files }), 'en', 'docs'));
}

const page = (title: string, fields = ''): string => `---\ntitle: ${title}\n${fields}---\n`;

describe('the order of the sidebar', () => {
  it('items are sorted by position and name, with those without a position last', async () => {
    expect(
      await sidebar({
        'content/en/index.md': page('Home'),
        'content/en/b.md': page('B'),
        'content/en/a.md': page('A'),
        'content/en/02-two.md': page('Two'),
        'content/en/10-ten.md': page('Ten'),
        'content/en/z.md': page('First', 'sidebar_position: -1\n'),
        'content/en/x.md': page('Between', 'sidebar_position: 2.5\n'),
      }),
    ).toEqual([
      'Home docs:index',
      'First docs:z',
      'Two docs:two',
      'Between docs:x',
      'Ten docs:ten',
      'A docs:a',
      'B docs:b',
    ]);
  });

  it('the position in front matter overrides the number prefix', async () => {
    expect(
      await sidebar({
        'content/en/index.md': page('Home'),
        'content/en/01-a.md': page('A', 'sidebar_position: 9\n'),
        'content/en/02-b.md': page('B'),
      }),
    ).toEqual(['Home docs:index', 'B docs:b', 'A docs:a']);
  });

  it('the position of a folder is that of its category file, its index page or its prefix', async () => {
    expect(
      await sidebar({
        'content/en/index.md': page('Home'),
        'content/en/03-c/x.md': page('X'),
        'content/en/03-c/_category_.yml': 'position: 1',
        'content/en/b/index.md': page('B', 'sidebar_position: 2\n'),
        'content/en/b/x.md': page('X'),
        'content/en/03-a/x.md': page('X'),
        'content/en/04-d.md': page('D'),
      }),
    ).toEqual([
      'Home docs:index',
      'c -',
      '  X docs:c/x',
      'B docs:b/index',
      '  X docs:b/x',
      'a -',
      '  X docs:a/x',
      'D docs:d',
    ]);
  });

  it('an index at the root comes first unless it sets a position', async () => {
    const files = (fields: string): Files => ({
      'content/en/00-a.md': page('A'),
      'content/en/index.md': page('Home', fields),
    });
    expect(await sidebar(files(''))).toEqual(['Home docs:index', 'A docs:a']);
    expect(await sidebar(files('sidebar_position: 5\n'))).toEqual(['A docs:a', 'Home docs:index']);
  });
});

describe('a category', () => {
  it('the label of a category comes from its file, otherwise from its page, otherwise from its folder', async () => {
    expect(
      await sidebar({
        'content/en/index.md': page('Home'),
        'content/en/1-a/index.md': page('Index A'),
        'content/en/1-a/x.md': page('X'),
        'content/en/1-a/_category_.yml': 'label: File A',
        'content/en/2-b/index.md': page('Index B', 'sidebar_label: Label B\n'),
        'content/en/2-b/x.md': page('X'),
        'content/en/3-c/index.md': page('Index C'),
        'content/en/3-c/x.md': page('X'),
        'content/en/4-d/x.md': page('X'),
      }),
    ).toEqual([
      'Home docs:index',
      'File A docs:a/index',
      '  X docs:a/x',
      'Label B docs:b/index',
      '  X docs:b/x',
      'Index C docs:c/index',
      '  X docs:c/x',
      'd -',
      '  X docs:d/x',
    ]);
  });

  it('an index page is a separate item if the category has an explicit link', async () => {
    const files = (link: string): Files => ({
      'content/en/index.md': page('Home'),
      'content/en/a/index.md': page('Index'),
      'content/en/a/x.md': page('X'),
      'content/en/a/_category_.yml': `label: A\nlink: ${link}`,
    });
    expect(await sidebar(files('null'))).toEqual(['Home docs:index', 'A -', '  Index docs:a/index', '  X docs:a/x']);
    expect(await sidebar(files('{ type: generated-index }'))).toEqual([
      'Home docs:index',
      'A docs:a/_category_',
      '  Index docs:a/index',
      '  X docs:a/x',
    ]);
    expect(await sidebar(files('{ type: doc, id: x }'))).toEqual([
      'Home docs:index',
      'A docs:a/x',
      '  Index docs:a/index',
    ]);
  });

  it('a category that links to a page has its label, position and CSS class', async () => {
    const graph = await graphOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': page('Home'),
      'content/en/01-z.md': page('Z'),
      'content/en/a/x.md': page('X', 'sidebar_position: 0\nsidebar_class_name: new\n'),
      'content/en/a/y.md': page('Y'),
      'content/en/a/_category_.yml': 'link: { type: doc, id: a/x }',
    });
    const found = sidebarOf(graph, 'en', 'docs');
    expect(outline(found)).toEqual(['Home docs:index', 'X docs:a/x', '  Y docs:a/y', 'Z docs:z']);
    expect(found.items[1]).toMatchObject({ kind: 'category', className: 'new' });
  });

  it('the page ID in a category refers to its own folder before the root', async () => {
    expect(
      await sidebar({
        'content/en/index.md': page('Home'),
        'content/en/x.md': page('Root X'),
        'content/en/a/x.md': page('Own X'),
        'content/en/a/y.md': page('Y'),
        'content/en/a/_category_.yml': 'link: { type: doc, id: x }',
      }),
    ).toEqual(['Home docs:index', 'Own X docs:a/x', '  Y docs:a/y', 'Root X docs:x']);
  });

  it('a category that contains only its index page is that page', async () => {
    expect(await sidebar({ 'content/en/index.md': page('Home'), 'content/en/a/index.md': page('A') })).toEqual([
      'Home docs:index',
      'A docs:a/index',
    ]);
  });

  it('a category is collapsed as its file sets, otherwise as the configuration sets', async () => {
    const graph = await graphOf({
      'site.config.yaml': 'title: Docs\nsidebar: { collapsed: true }\n',
      'content/en/index.md': page('Home'),
      'content/en/a/x.md': page('X'),
      'content/en/a/_category_.yml': 'collapsed: false',
      'content/en/b/x.md': page('X'),
      'content/en/c/x.md': page('X'),
      'content/en/c/_category_.yml': 'collapsible: false',
    });
    expect(sidebarOf(graph, 'en', 'docs').items).toMatchObject([
      { kind: 'page' },
      { key: 'a', isCollapsible: true, isCollapsed: false },
      { key: 'b', isCollapsible: true, isCollapsed: true },
      { key: 'c', isCollapsible: false, isCollapsed: false },
    ]);
  });

  it('reports an unknown page of a category at the ID, with a suggestion', async () => {
    const { diagnostics } = await modelOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': page('Home'),
      'content/en/a/create.md': page('X'),
      'content/en/a/_category_.yml': 'link:\n  type: doc\n  id: craete\n',
    });
    expect(told(diagnostics)).toEqual([
      "content/en/a/_category_.yml:3:7 The category links to the page 'craete', which does not exist - Did you mean a/create?",
    ]);
  });

  it('reports a second category file', async () => {
    const { diagnostics } = await modelOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': page('Home'),
      'content/en/a/x.md': page('X'),
      'content/en/a/_category_.json': '{}',
      'content/en/a/_category_.yml': '',
    });
    expect(told(diagnostics)).toEqual([
      'content/en/a/_category_.yml This folder has more than one category file - Keep one and delete the other',
    ]);
  });
});

describe('a generated index', () => {
  const files = (category: string): Files => ({
    'site.config.yaml': 'title: Docs\nsections: [{ id: sdk }]\n',
    'content/en/sdk/index.md': page('Home'),
    'content/en/sdk/signing/x.md': page('X'),
    'content/en/sdk/signing/_category_.yml': category,
  });

  it('the URL of a generated index is /category/ and the slug of its label', async () => {
    const graph = await graphOf(files('label: Signing & Más\nlink: { type: generated-index }'));
    expect(pageAt(graph, 'en|sdk:signing/_category_')).toMatchObject({
      kind: 'category',
      url: '/sdk/category/signing--más/',
      title: 'Signing & Más',
    });
  });

  it('the slug of a generated index sets its URL', async () => {
    const graph = await graphOf(files('link: { type: generated-index, slug: manager/document }'));
    expect(pageAt(graph, 'en|sdk:signing/_category_').url).toBe('/sdk/manager/document/');
  });

  it('the strings of the link override those of the category', async () => {
    const link = '{ type: generated-index, title: T, description: D, image: /i.png, keywords: [k] }';
    const graph = await graphOf(files(`label: L\ndescription: E\nlink: ${link}`));
    expect(pageAt(graph, 'en|sdk:signing/_category_')).toMatchObject({
      title: 'T',
      description: 'D',
      image: '/i.png',
      keywords: ['k'],
    });
    const other = await graphOf(files('label: L\ndescription: E\nlink: { type: generated-index }'));
    expect(pageAt(other, 'en|sdk:signing/_category_')).toMatchObject({ title: 'L', description: 'E' });
  });

  it('generated indexes with the same label are numbered', async () => {
    const index = 'label: Errors\nlink: { type: generated-index }';
    const graph = await graphOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': page('Home'),
      'content/en/a/x.md': page('X'),
      'content/en/a/_category_.yml': index,
      'content/en/b/x.md': page('X'),
      'content/en/b/_category_.yml': index,
    });
    expect(pageAt(graph, 'en|docs:a/_category_').url).toBe('/category/errors/');
    expect(pageAt(graph, 'en|docs:b/_category_').url).toBe('/category/errors-1/');
  });

  it('a category without an index does not affect the numbers', async () => {
    const graph = await graphOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': page('Home'),
      'content/en/a/errors/x.md': page('X'),
      'content/en/b/errors/x.md': page('X'),
      'content/en/b/errors/_category_.yml': 'link: { type: generated-index }',
    });
    expect(pageAt(graph, 'en|docs:b/errors/_category_').url).toBe('/category/errors/');
  });

  it('a site without a page at its root has a generated index there', async () => {
    const graph = await graphOf({ 'site.config.yaml': 'title: Docs\n', 'content/en/a.md': page('A') });
    expect([...graph.pages.values()].find(({ url }) => url === '/')).toMatchObject({ kind: 'category', title: 'Docs' });
  });
});

describe('drafts and unlisted pages', () => {
  const files = {
    'site.config.yaml': 'title: Docs\nlocales: [{ code: en }, { code: es }]\n',
    'content/en/index.md': page('Home'),
    'content/en/a.md': page('A'),
    'content/en/draft.md': page('Draft', 'draft: true\n'),
    'content/es/draft.md': page('Borrador'),
    'content/en/hidden.md': page('Hidden', 'unlisted: true\n'),
    'content/es/hidden.md': page('Oculta'),
    'content/es/a.md': page('Borrador', 'draft: true\n'),
  };

  it('a draft is excluded in every language', async () => {
    const graph = await graphOf(files);
    expect([...graph.pages.keys()].filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('a draft translation counts as missing', async () => {
    expect(docAt(await graphOf(files), 'es|docs:a')).toMatchObject({ title: 'A', translation: 'missing' });
  });

  it('an unlisted page is marked and excluded from the reading order, in every language', async () => {
    const graph = await graphOf(files);
    for (const locale of ['en', 'es']) {
      expect(docAt(graph, `${locale}|docs:hidden`).isUnlisted).toBe(true);
      const { sequence, items } = sidebarOf(graph, locale, 'docs');
      expect(sequence.map((entry) => entry.page)).toEqual([`${locale}|docs:index`, `${locale}|docs:a`]);
      expect(items).toMatchObject([{ isUnlisted: false }, { isUnlisted: false }, { isUnlisted: true }]);
    }
  });

  it('a category with an unlisted index has no link', async () => {
    expect(
      await sidebar({
        'content/en/index.md': page('Home'),
        'content/en/a/index.md': page('A', 'unlisted: true\n'),
        'content/en/a/x.md': page('X'),
      }),
    ).toEqual(['Home docs:index', 'A -', '  X docs:a/x']);
  });
});

describe('the reading order', () => {
  it('the reading order goes through categories and their pages, depth first, without links', async () => {
    const graph = await graphOf({
      'site.config.yaml': `title: Docs
sections: [{ id: docs, basePath: /, content: /, links: [{ label: Out, href: https://example.com }] }]
`,
      'content/en/index.md': page('Home', 'sidebar_label: Start\n'),
      'content/en/1-a/index.md': page('A'),
      'content/en/1-a/1-x.md': page('X'),
      'content/en/1-a/2-b/y.md': page('Y'),
      'content/en/1-a/2-b/_category_.yml': 'label: B\nlink: { type: generated-index }',
      'content/en/2-c/z.md': page('Z'),
    });
    const { sequence, sequenceIndexes, size } = sidebarOf(graph, 'en', 'docs');
    expect(sequence.map(({ page: key, label }) => `${key} ${label}`)).toEqual([
      'en|docs:index Start',
      'en|docs:a/index A',
      'en|docs:a/x X',
      'en|docs:a/b/_category_ B',
      'en|docs:a/b/y Y',
      'en|docs:c/z Z',
    ]);
    expect([...sequenceIndexes.values()]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(size).toBe(8);
  });

  it('every page has the categories above it as breadcrumbs', async () => {
    const graph = await graphOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': page('Home'),
      'content/en/a/index.md': page('A'),
      'content/en/a/b/x.md': page('X'),
    });
    const { breadcrumbs } = sidebarOf(graph, 'en', 'docs');
    const trail = (key: string): readonly string[] | undefined =>
      breadcrumbs.get(docAt(graph, key).key)?.map((category) => category.key);
    expect(trail('en|docs:a/b/x')).toEqual(['a', 'a/b']);
    expect(trail('en|docs:a/index')).toEqual(['a']);
    expect(trail('en|docs:index')).toEqual([]);
  });

  it('reports unknown pages and sidebars in front matter at their positions', async () => {
    const { diagnostics } = await modelOf({
      'site.config.yaml': 'title: Docs\nsections: [{ id: api }]\n',
      'content/en/api/a.md': page('A', 'pagination_next: guide/setpu\npagination_prev: null\n'),
      'content/en/api/b.md': page('B', 'displayed_sidebar: apis\npagination_prev: guide/setup\n'),
      'content/en/api/guide/setup.md': page('S'),
    });
    expect(told(diagnostics)).toEqual([
      "content/en/api/a.md:3:18 'pagination_next' refers to the page 'guide/setpu', which does not exist - Did you mean guide/setup?",
      "content/en/api/b.md:3:20 'displayed_sidebar' refers to the section 'apis', which does not exist - Did you mean api?",
    ]);
  });
});
