// `docsgen move`: a page is moved, and all links to it still work.
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n';

const site: SiteLiteral = {
  'site.config.yaml': `# What this site is
title: Docs # its name
locales: [{ code: es }, { code: en }]
sections: [{ id: api }, { id: sdk }]
navbar:
  items:
    - { label: Keys, section: api, page: keys/make }
    - label: "More"
      items: [{ label: Make, to: '/api/keys/make/?a=b' }]
    - { label: SDK, section: sdk }
footer:
  copyright: 'Me, [keys](/api/keys/make)'
  links: [{ label: Make, to: /api/keys/make }]
announcement: { id: one, content: "Read [this](/api/keys/make#one)." }
redirects: # from the old site
  - { from: /old, to: /api/keys/make#one } # keys
trailingSlash: true
`,
  'content/es/index.md':
    '---\nhome: # first\n  actions: [{ label: Ir, to: /api/keys/make }]\n---\n[Crear](api/keys/make.md)\n',
  'content/es/api/index.md': `---
pagination_next: keys/make # the keys
---
# API

[Uno](./keys/make.md#one "Un [título](./keys/make.md)"), [dos](/api/keys/make/), [tres](keys/make), [cuatro][k] y
[\`keys/make.md\`](keys/make.md), [otra](keys/other.md), [fuera](https://example.com/keys/make.md).

<a href="keys/make.md?q=1">Cinco</a>, \`[seis](keys/make.md)\`

::include[_shared/note.md]

[k]: <keys/make.md> 'Siete'
`,
  'content/es/api/_shared/note.md': 'Vea [la clave](../keys/make.md) y [otra](../keys/other.md).\n',
  'content/es/api/keys/_category_.yml': 'label: Claves # de la API\nlink: { type: doc, id: make }\n',
  'content/es/api/keys/02-make.md': `---
image: img/key.svg
---
# Crear

## Uno {#one}

[Otra](other.md), [esta](#one), [esta misma](make.md), [inicio](../index.md), ![Clave](img/key.svg).

::include[../_shared/note.md]

\`\`\`sh file=run.sh#L1
\`\`\`
`,
  'content/es/api/keys/img/key.svg': picture,
  'content/es/api/keys/run.sh': 'echo\n',
  'content/es/api/keys/other.md': '# Otra\n\n[Crear](make.md)\n',
  'content/es/sdk/index.md': '# SDK\n\n[Crear](../api/keys/make.md) [y](../api/keys/make.md)\n',
  'content/es/sdk/draft.md': '---\ndraft: true\n---\n[Crear](../api/keys/make.md)\n',
  'content/en/api/keys/make.md': '# Make\n\n## One {#one}\n\n[Other](other.md)\n',
  'content/en/api/index.md': '# API\n\n[Make](/en/api/keys/make)\n',
};

/** The link in `02-make.md` refers to the file without its number, which matches only the URL. */
const numbered = (text: unknown): string => String(text).replaceAll('make.md', '02-make.md');
const literal: SiteLiteral = Object.fromEntries(
  Object.entries(site).map(([path, text]) => [path, path.startsWith('content/es/') ? numbered(text) : text]),
);

/** All files that the move has changed. */
const afterwards = `content/en/api/index.md
# API

[Make](/en/api/new/key)

content/en/api/new/01-key.md
# Make

## One {#one}

[Other](../keys/other.md)

content/es/api/_shared/note.md
Vea [la clave](../new/01-key.md) y [otra](../keys/other.md).

content/es/api/index.md
---
pagination_next: new/key # the keys
---
# API

[Uno](./new/01-key.md#one "Un [título](./keys/02-make.md)"), [dos](/api/new/key/), [tres](new/01-key), [cuatro][k] y
[\`keys/02-make.md\`](new/01-key.md), [otra](keys/other.md), [fuera](https://example.com/keys/02-make.md).

<a href="new/01-key.md?q=1">Cinco</a>, \`[seis](keys/02-make.md)\`

::include[_shared/note.md]

[k]: <new/01-key.md> 'Siete'

content/es/api/keys/_category_.yml
label: Claves # de la API
link: { type: doc, id: new/key }

content/es/api/keys/other.md
# Otra

[Crear](../new/01-key.md)

content/es/api/new/01-key.md
---
image: ../keys/img/key.svg
---
# Crear

## Uno {#one}

[Otra](../keys/other.md), [esta](#one), [esta misma](01-key.md), [inicio](../index.md), ![Clave](../keys/img/key.svg).

::include[../_shared/note.md]

\`\`\`sh file=../keys/run.sh#L1
\`\`\`

content/es/index.md
---
home: # first
  actions: [{ label: Ir, to: /api/new/key }]
---
[Crear](api/new/01-key.md)

content/es/sdk/draft.md
---
draft: true
---
[Crear](../api/new/01-key.md)

content/es/sdk/index.md
# SDK

[Crear](../api/new/01-key.md) [y](../api/new/01-key.md)

site.config.yaml
# What this site is
title: Docs # its name
locales: [{ code: es }, { code: en }]
sections: [{ id: api }, { id: sdk }]
navbar:
  items:
    - { label: Keys, section: api, page: new/key }
    - label: "More"
      items: [{ label: Make, to: '/api/new/key/?a=b' }]
    - { label: SDK, section: sdk }
footer:
  copyright: 'Me, [keys](/api/new/key)'
  links: [{ label: Make, to: /api/new/key }]
announcement: { id: one, content: "Read [this](/api/new/key#one)." }
redirects: # from the old site
  - { from: /old, to: /api/new/key#one } # keys
  - { from: /api/keys/make, to: /api/new/key }
trailingSlash: true
`;

it('a page moves in all its languages, and links to and from it still work', () =>
  withSite(literal, async ({ root, build }) => {
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
    const before = await readFolder(root);
    const dry = await runCommand(['move', 'api/keys/02-make.md', 'api/new/01-key.md', '--site', root, '--dry-run']);
    expect(dry.stderr).toBe('');
    expect(dry.stdout).toMatch(/^content\/en\/api\/keys\/make\.md → content\/en\/api\/new\/01-key\.md$/m);
    expect(firstDifference(await readFolder(root), before), 'a dry run writes nothing').toBeUndefined();

    const { code, stdout } = await runCommand(['move', 'content/es/api/keys/02-make.md', 'api/new/01-key.md'], root);
    expect([code, stdout.replace(/Moved.*/, '')]).toEqual([0, dry.stdout.replace(/Dry run.*/, '')]);
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
    const after = await readFolder(root);
    const gone = [...before.keys()].filter((path) => !after.has(path));
    expect(gone).toEqual(['content/en/api/keys/make.md', 'content/es/api/keys/02-make.md']);
    const changed = [...after].filter(([path, text]) => !before.get(path)?.equals(text));
    expect(changed.map(([path, text]) => `${path}\n${text}`).join('\n')).toBe(afterwards);
  }));

const small: SiteLiteral = {
  'site.config.yaml': 'title: Docs\n',
  'content/en/index.md': '# Home\n\n[One](guide/one.md), [folder](/guide)\n',
  'content/en/guide/_category_.yml': 'link: { type: generated-index, slug: /guide }\n',
  'content/en/guide/one.md': '# One\n\n## Part\n',
  'content/en/guide/two.md': '---\npagination_prev: guide/one\n---\n# Two\n',
};

it('the URL list contains the new URLs, and moving a page back removes the redirect', () =>
  withSite(small, async ({ root, build }) => {
    const textOf = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
    expect((await runCommand(['urls', root, '--write'])).code).toBe(0);
    const list = await textOf('site.urls.txt');
    expect((await runCommand(['move', 'guide/one.md', 'other/', '--site', root])).code).toBe(0);
    expect(await textOf('site.urls.txt')).toBe(list.replace('/guide/two/', '/guide/two/\n/other/one/ #part'));
    expect(await textOf('site.config.yaml')).toBe(
      'title: Docs\nredirects:\n  - { from: /guide/one, to: /other/one }\n',
    );
    expect((await build()).diagnostics).toEqual([]);
    expect((await runCommand(['move', 'other/one.md', 'guide', '--site', root])).code).toBe(0);
    expect(await textOf('content/en/index.md')).toBe(small['content/en/index.md']);
    expect(await textOf('site.config.yaml')).toBe(
      'title: Docs\nredirects:\n  - { from: /other/one, to: /guide/one }\n',
    );
    expect((await build()).diagnostics).toEqual([]);
  }));

it('page lists are updated with the new names of the page and its folder', () => {
  const lists = (...names: readonly string[]): string => names.map((of) => `::page-list{of="${of}"}\n`).join('\n');
  const files: SiteLiteral = {
    'site.config.yaml': 'title: Docs\nsections: [{ id: api }, { id: sdk }]\n',
    'content/en/index.md': `# Home\n\n${lists('api/keys/', 'api/more')}`,
    'content/en/api/index.md': `# API\n\n${lists('keys/make', './02-keys', 'more', 'api/keys', 'sdk', '')}`,
    'content/en/api/02-keys/make.md': '# Make\n',
    'content/en/api/more/one.md': `# One\n\n::include[_note.md]\n`,
    'content/en/api/more/_note.md': lists('keys'),
    'content/en/api/more/two.mdx': '# Two\n\n<PageList of="keys" />\n',
    'content/en/sdk/index.md': '# SDK\n',
    'content/en/sdk/one.md': `# One\n\n${lists('index')}`,
  };
  return withSite(files, async ({ root, build }) => {
    const textOf = (path: string): Promise<string> => readFile(join(root, 'content/en', path), 'utf8');
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
    expect((await runCommand(['move', 'api/02-keys/make.md', 'api/new/make.md', '--site', root])).stderr).toBe('');
    expect(await textOf('index.md')).toBe(`# Home\n\n${lists('api/new/', 'api/more')}`);
    expect(await textOf('api/index.md')).toBe(`# API\n\n${lists('new/make', './new', 'more', 'api/new', 'sdk', '')}`);
    expect(await textOf('api/more/_note.md')).toBe(lists('new'));
    expect(await textOf('api/more/two.mdx')).toBe('# Two\n\n<PageList of="new" />\n');
    expect((await runCommand(['move', 'api/new/make.md', 'sdk/key.md', '--site', root])).stderr).toContain(
      'content/en/api/index.md: the link ./new would be broken',
    );
    expect((await runCommand(['move', 'api/more/one.md', 'sdk/two.md', '--site', root])).stderr).toBe('');
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
  });
});

it.each([
  ['a missing page', ['guide/on.md', 'x.md'], 'Page not found: guide/on.md. Did you mean guide/one.md?'],
  ['an existing target', ['guide/one.md', 'guide/two.md'], 'content/en/guide/two.md already exists'],
  ['an invalid page name', ['guide/one.md', '_x/one.md'], "'_x/one.md' is not a valid page path"],
])('move is rejected for %s', (_what, names, words) =>
  withSite(small, async ({ root }) => {
    const before = await readFolder(root);
    const { code, stderr } = await runCommand(['move', ...names, '--site', root]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
    expect(firstDifference(await readFolder(root), before)).toBeUndefined();
  }),
);

it('a move that would cause errors is rejected with these errors', () =>
  withSite({ ...small, 'site.config.yaml': 'title: Docs\nsections: [{ id: guide }, { id: api }]\n' }, async (site) => {
    await site.write({
      'content/en/guide/two.md': '---\npagination_prev: one\n---\n# Two\n',
      'content/en/guide/_category_.yml': 'label: Guide\n',
      'content/en/index.md': '# Home\n',
      'content/en/api/index.md': '# API\n',
    });
    const before = await readFolder(site.root);
    const { code, stderr } = await runCommand(['move', 'guide/one.md', 'api/one.md', '--site', site.root]);
    expect(stderr).toContain("'pagination_prev' refers to the page 'one', which does not exist");
    expect([code, stderr]).toEqual([1, expect.stringContaining('Nothing was written')]);
    expect(firstDifference(await readFolder(site.root), before)).toBeUndefined();
    const landing = await runCommand(['move', 'index.md', 'guide/x.md', '--site', site.root]);
    expect([landing.code, landing.stderr]).toEqual([2, expect.stringContaining('content/en/index.md is the landing')]);
    const nowhere = await runCommand(['move', 'guide/one.md', 'one.md', '--site', site.root]);
    expect([nowhere.code, nowhere.stderr]).toEqual([2, 'content/en/one.md would not be a page\n']);
  }));

it('a move does not change files that are not encoded in UTF-8', () =>
  withSite(small, async ({ root, write }) => {
    await write({ 'content/en/guide/one.md': Buffer.from('# Uno, más\n', 'latin1') });
    const before = await readFolder(root);
    const { code, stderr } = await runCommand(['move', 'guide/one.md', 'other.md', '--site', root]);
    expect([code, stderr]).toEqual([
      2,
      'content/en/guide/one.md is not encoded in UTF-8, so changing it would damage it\n',
    ]);
    expect(firstDifference(await readFolder(root), before)).toBeUndefined();
  }));

it('a hand-written sidebar is updated with the new page ID, and keeps its comments', () => {
  const sidebar = (id: string, to: string): string => `# In the order of reading
guides: # the first
  - index
  - label: Keys # all of them
    page: ${id} # made here
    items:
      - ref: two
      - label: 'guide/one'
        to: ${to}#part
more: [two, "${id}"]
`;
  const config = (id: string): string => `title: Docs
sections:
  - id: guide
  - id: api
    sidebar: [index, { ref: one }, one] # short
  - { id: other, sidebar: [{ page: ${id} }, { label: One, to: /guide/${id} }] }
redirects: []
`;
  const site = {
    'site.config.yaml': config('one'),
    ...Object.fromEntries(
      ['guide', 'api', 'other'].flatMap((section) => [
        [`content/en/${section}/index.md`, `---\ndisplayed_sidebar: null\n---\n# ${section}\n`],
        [`content/en/${section}/one.md`, '# One\n\n## Part\n'],
      ]),
    ),
    'content/en/guide/two.md': '# Two\n',
    'content/en/guide/sidebar.yaml': sidebar('one', '/guide/one'),
  };
  return withSite(site, async ({ root, build }) => {
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
    const textOf = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
    for (const section of ['guide', 'other'])
      expect(await runCommand(['move', `${section}/one.md`, `${section}/deep/three.md`, '--site', root])).toMatchObject(
        {
          stderr: '',
          code: 0,
        },
      );
    expect(await textOf('content/en/guide/sidebar.yaml')).toBe(sidebar('deep/three', '/guide/deep/three'));
    expect(await textOf('site.config.yaml')).toContain(config('deep/three').replace(/redirects.*\n/, ''));
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
  });
});

it('moving the last page of a folder also redirects the folder', () =>
  withSite(small, async ({ root, remove, write, build }) => {
    await remove('content/en/guide/two.md');
    await write({ 'content/en/index.md': '# Home\n' });
    const { stdout } = await runCommand(['move', 'guide/one.md', 'other.md', '--site', root]);
    expect(stdout).toMatch(/^\/guide redirects to \/other$/m);
    expect((await build()).diagnostics).toEqual([]);
  }));

it('pages of the reference site, in one language, can be moved without new errors', { tags: ['long'] }, async () => {
  const repository = fileURLToPath(new URL('../../..', import.meta.url));
  await withSite({}, async ({ root, build }) => {
    for (const name of ['content/es', 'components', 'static', 'site.config.yaml'])
      await cp(join(repository, name), join(root, name), { recursive: true });
    for (const names of [
      ['content/es/api/intro.md', 'api/start/begin.md'],
      ['api/manager/documents/get.md', 'sdk/documents/'],
    ]) {
      const { code, stderr } = await runCommand(['move', ...names, '--site', root]);
      expect([code, stderr]).toEqual([0, '']);
    }
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
  });
});

it('a configuration module is not changed, and the required changes are printed', () => {
  const config =
    "import { links } from './links';\nexport default { title: 'D', footer: { copyright: 'C', links } };\n";
  const links = "export const links = [{ label: 'A', to: '/a' }];\n";
  const pages = {
    'content/en/index.md': '# Home\n\n[A](a.md)\n',
    'content/en/a.md': '# A\n',
    'site.urls.txt': '/\n/a/\n',
  };
  return withSite({ 'site.config.mjs': config, 'links.js': links, ...pages }, async ({ root }) => {
    const { code, stdout, stderr } = await runCommand(['move', 'a.md', 'b.md', '--site', root]);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain("Add to redirects in site.config.mjs: { from: '/a', to: '/b' }");
    expect(stderr).toContain('links.js:1:41 error');
    const after = await readFolder(root);
    expect([`${after.get('site.config.mjs')}`, `${after.get('links.js')}`]).toEqual([config, links]);
    expect(`${after.get('content/en/index.md')}`).toContain('[A](b.md)');
  });
});

it('byte order marks of files are preserved', () => {
  const mark = '\uFEFF';
  const files = {
    'site.config.yaml': `${mark}title: T\n`,
    'content/en/index.md': `${mark}# Home\n\n[One](one.md)\n`,
    'content/en/one.md': `${mark}---\ntitle: One\n---\nText.\n`,
  };
  return withSite(files, async ({ root }) => {
    const { code, stderr } = await runCommand(['move', 'content/en/one.md', 'content/en/two.md'], root);
    expect([code, stderr]).toEqual([0, '']);
    const after = await readFolder(root);
    expect(String(after.get('content/en/index.md'))).toBe(`${mark}# Home\n\n[One](two.md)\n`);
    expect(String(after.get('content/en/two.md'))).toBe(files['content/en/one.md']);
    expect(String(after.get('site.config.yaml'))).toMatch(/^\uFEFFtitle: T\n/);
  });
});
