// Repeated builds of a site with plugins: whatever was edited in between (a plugin, a file that it reads, or another
// file), the output is the same as that of a fresh build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { variantsOf } from '../../long.ts';
import { createRandom } from '../../random.js';
import { type BuildOptions, type Site, withSite } from '../site.ts';
import { readFolder } from '../site-files.ts';

const plugin = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../plugins/${name}.ts`, import.meta.url)), 'utf8');

/** Contains every hook that the other two plugins do not use. */
const marks = `import { definePlugin } from 'docsgen/plugin';
import { prefix } from './marks/prefix.ts';

export default definePlugin({
  name: 'marks',
  options: { start: { type: 'integer', description: 'The first position.', default: 1 } },
  setup: ({ options, head, pages, files, markdown, check }) => {
    head({ tag: 'meta', attributes: { name: 'marks', content: options.start } });
    markdown({ remarkPlugins: [{ name: './marks/remark-shout.js', options: { mark: '!' } }] });
    pages(async ({ pages, list, read }) => {
      const data = (await list('data')).join(' ');
      const words = (await read('data/words.txt')) ?? '';
      return pages
        .filter((page) => page.file !== undefined && page.translation !== 'missing' && page.kind === 'doc')
        .map((page, index) => ({
          page,
          title: prefix + page.title,
          description: data + words,
          sidebarLabel: page.title + ' (' + data.length + ')',
          sidebarPosition: options.start - index,
          unlisted: words.includes(page.id),
          keywords: [data],
          head: [{ tag: 'meta' as const, attributes: { name: 'page', content: page.id } }],
        }));
    });
    files(async ({ pages, read }) => [
      { path: 'marks/titles.txt', content: pages.map(({ title }) => title).join('\\n') },
      { path: 'marks/bytes.bin', content: new TextEncoder().encode((await read('bytes.txt')) ?? 'none') },
    ]);
    check(async ({ pages, read, report }) => {
      const long = pages.filter(({ title }) => title.length > 60);
      if (long.length > 0) report({ code: 'long', message: 'Long titles', severity: 'warning' });
      if ((await read('data/words.txt')) === undefined)
        report({ code: 'words', message: 'There are no words', severity: 'warning' });
    });
  },
});
`;

const shout = `export default ({ mark }) => (tree) => {
  for (const node of tree.children) for (const each of node.children ?? []) if (each.type === 'text') each.value += mark;
};
`;

const first: Readonly<Record<string, string>> = {
  'site.config.yaml': `title: Words
locales: [{ code: es }, { code: en }]
host: netlify
plugins:
  - ./plugins/glossary.ts
  - { name: ./plugins/forbidden-words.ts, options: { words: { utilize: use } } }
  - { name: ./plugins/marks.ts, options: { start: 10 } }
glossary: { title: { es: Glosario, en: Glossary } }
`,
  'plugins/glossary.ts': plugin('glossary'),
  'plugins/forbidden-words.ts': plugin('forbidden-words'),
  'plugins/marks.ts': marks,
  'plugins/marks/prefix.ts': "export const prefix = '> ';\n",
  'plugins/marks/remark-shout.js': shout,
  'glossary.yaml': `api: { es: { name: Interfaz, meaning: Puerta }, en: { name: Interface, meaning: A door } }
token: { es: { name: Ficha, meaning: "Véase [api](api.md)" }, en: { name: Token, meaning: A word } }
`,
  'data/words.txt': 'one two',
  'content/es/intro.md': '# Hola\n\nVéase [ficha](glossary/token.md).\n',
  'content/en/intro.md': '# Hello\n\nPlease utilize [a token](glossary/token.md).\n',
  'content/es/more.md': '# Más\n\nTexto.\n',
};

type Edit = (files: Record<string, string>, random: ReturnType<typeof createRandom>) => void;

const replaced =
  (path: string, from: string | RegExp, to: string): Edit =>
  (files) => {
    files[path] = (files[path] ?? '').replace(from, to);
  };

const edits: Readonly<Record<string, Edit>> = {
  'a term is explained': replaced('glossary.yaml', /A (door|word)/, 'A new thing'),
  'a term is renamed': replaced('glossary.yaml', /name: (Token|Coin)/, 'name: Coin'),
  'a term comes': (files, random) => {
    const name = `term${random.below(4)}`;
    if (!files['glossary.yaml']?.includes(name)) files['glossary.yaml'] += `${name}: { es: { name: N, meaning: M } }\n`;
  },
  'a term goes': replaced('glossary.yaml', /^term.*\n/m, ''),
  'the title of the glossary': replaced('site.config.yaml', /Glossary|Words list/, 'Words list'),
  'other forbidden words': replaced('site.config.yaml', 'utilize: use', 'please: kindly'),
  'an option': replaced('site.config.yaml', /start: \d+/, 'start: 3'),
  'the code of a plugin': replaced('plugins/marks.ts', 'page.title + ', "page.title + '~' + "),
  'a module of a plugin': replaced('plugins/marks/prefix.ts', "'> '", "'» '"),
  'what a plugin reads': (files, random) => {
    files['data/words.txt'] = ['one', 'docs:intro', 'intro more', ''][random.below(4)] ?? '';
  },
  'what a plugin reads goes': (files) => {
    delete files['data/words.txt'];
  },
  'a file in a folder that a plugin lists': (files, random) => {
    files[`data/more-${random.below(3)}.txt`] = 'x';
  },
  'what only a file is made from': (files) => {
    files['bytes.txt'] = 'bytes';
  },
  'a page': (files, random) => {
    files['content/en/intro.md'] += `\nMore ${random.below(9)}, utilize.\n`;
  },
  'a page comes': (files, random) => {
    files[`content/es/page-${random.below(3)}.md`] = '# Otra\n';
  },
  'a plugin is left out': replaced('site.config.yaml', /^ {2}- \{ name: .\/plugins\/marks.*\n/m, ''),
};

async function outputOf({ root }: Site, out: string) {
  const files = await readFolder(join(root, out));
  return [...files].map(([path, bytes]) => `${path} ${hashOf(bytes)}`);
}

async function same(site: Site, files: Record<string, string>, options: BuildOptions = {}): Promise<void> {
  const built = await site.build({ cache: true, ...options });
  await withSite(files, async (fresh) => {
    const expected = await fresh.build();
    expect(built.diagnostics).toEqual(expected.diagnostics);
    expect(await outputOf(site, 'dist')).toEqual(await outputOf(fresh, 'dist'));
  });
}

describe('a site with plugins that is built again', () => {
  it.each(variantsOf([0, 1]))(
    'incremental builds with plugins are the same as fresh ones, after every other edit from %i on',
    async (part) => {
      const random = createRandom(part);
      const files = { ...first };
      await withSite(files, async (site) => {
        await same(site, files);
        const names = Object.keys(edits).filter((_, index) => index % 2 === part);
        for (const name of names) {
          const before = { ...files };
          edits[name]?.(files, random);
          for (const path of Object.keys(before)) if (files[path] === undefined) await site.remove(path);
          await site.write(files);
          await same(site, files).catch((thrown: unknown) => {
            throw new Error(`After ${name} (of ${names.join(', ')}): ${String(thrown)}`, { cause: thrown });
          });
        }
      });
    },
  );

  it('shards and threads do not change the output of plugins', { tags: ['long'] }, async () => {
    await withSite(first, async (site) => {
      await site.build({ out: 'whole' });
      await site.build({ out: 'threads', jobs: 3 });
      for (const index of [1, 2]) await site.build({ out: `shards/${index}`, shard: { index, count: 2 } });
      await site.merge(['shards/1', 'shards/2'], { out: 'merged' });
      const whole = await outputOf(site, 'whole');
      expect(await outputOf(site, 'threads')).toEqual(whole);
      expect(await outputOf(site, 'merged')).toEqual(whole);
      expect((await site.verify({ out: 'whole' })).diagnostics).toEqual([]);
    });
  });
});
