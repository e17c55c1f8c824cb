// Style sheets and scripts that only some articles load: their position in the page, their published files, and that
// other pages and sites contain no trace of them. Here, a plugin requests them in the same way as docsgen's steps.
import { describe, expect, it } from 'vitest';
import { compiledBundle } from '../client-file.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

/** Requests the files that a comment in the page lists: `Needs styles:docsgen/badge.` */
const plugin = `export default () => (tree, file) => {
  for (const [, name] of String(file.value).matchAll(/Needs (\\S+)\\./g)) file.data.docsgen.files.add(name);
};
`;

const config = `title: Harbour
baseUrl: /docs/
locales: [{ code: en }, { code: es }]
markdown: { rehypePlugins: [./plugin.mjs] }
`;

const pages: SiteLiteral = {
  'site.config.yaml': config,
  'plugin.mjs': plugin,
  'content/en/index.md': '# Home\n',
  'content/en/plain.md': '# Plain\n\nNothing.\n',
  'content/en/rich.md': '# Rich\n\nNeeds styles:docsgen/badge.\n',
};

const { articleFiles } = compiledBundle();
const styles = /^assets\/components\.[0-9a-f]{8}\.css$/;
const link = `<link rel="stylesheet article" href="/docs/assets/components\\.[0-9a-f]{8}\\.css" data-file="">`;

const publishedOf = (built: BuiltSite): readonly string[] =>
  built.files().filter((path) => styles.test(path) || Object.values(articleFiles).some((file) => file.path === path));

describe('an article that requires a style sheet', () => {
  it('an article loads its style sheet after its title, from its published URL, in every language', () =>
    withSite(pages, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      for (const path of ['rich/index.html', 'es/rich/index.html'])
        expect(built.read(path), path).toMatch(new RegExp(`</h1>\\s*${link}`));
      expect(publishedOf(built)).toEqual([expect.stringMatching(styles)]);
    }));

  it('an article has one style sheet, with the components it uses only', () =>
    withSite(
      {
        'site.config.yaml': 'title: Docs\n',
        'content/en/index.md': '# Home\n',
        'content/en/both.md': '# Both\n\nA :badge[new] in\n\n:::steps\n\n1. One\n2. Two\n\n:::\n',
        'content/en/badge.md': '# Badge\n\n:badge[new]\n',
      },
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics).toEqual([]);
        const sheetsOf = (path: string): readonly string[] =>
          [...built.read(path).matchAll(/<link rel="stylesheet article" href="\/([^"]+)"/g)].map(([, href = '']) =>
            built.read(href),
          );
        const [both, ...others] = sheetsOf('both/index.html');
        expect(others).toEqual([]);
        expect(both).toContain('.badge');
        expect(both).toContain('.procedure');
        expect(both).not.toContain('.content-card{');
        expect(sheetsOf('badge/index.html').join()).not.toContain('.procedure');
      },
    ));

  it('pages that do not require the style sheet are unchanged', () =>
    withSite(pages, async ({ build, write }) => {
      const before = await build();
      await write({ 'content/en/rich.md': '# Rich\n\nSomething.\n' });
      const after = await build();
      expect(publishedOf(after)).toEqual([]);
      for (const path of ['index.html', 'plain/index.html']) expect(after.read(path), path).toBe(before.read(path));
      expect(after.read('rich/index.html')).not.toContain('data-file');
    }));

  it('the style sheet is preserved in cached builds, and in verified ones', () =>
    withSite(pages, async ({ build, write, verify }) => {
      const first = await build({ cache: true });
      await write({ 'content/en/plain.md': '# Plain\n\nSomething else.\n' });
      const second = await build({ cache: true });
      expect(second.rendered).toBe(2);
      expect(publishedOf(second)).toEqual([expect.stringMatching(styles)]);
      expect(second.read('rich/index.html')).toBe(first.read('rich/index.html'));
      expect((await verify({ cache: true })).diagnostics).toEqual([]);
    }));

  it('the style sheet is preserved by a merge of shards', () =>
    withSite(pages, async ({ build, merge }) => {
      const whole = await build({ out: 'whole' });
      for (const index of [1, 2]) await build({ out: `part-${index}`, shard: { index, count: 2 } });
      const merged = await merge(['part-1', 'part-2']);
      expect(merged.diagnostics).toEqual([]);
      expect(merged.files()).toEqual(whole.files());
      expect(merged.read('rich/index.html')).toBe(whole.read('rich/index.html'));
    }));

  it('the style sheet adds no text, links or images to search and checks', () =>
    withSite(pages, async ({ build }) => {
      const built = await build({ isCheck: true, notesExternal: true });
      expect(built.diagnostics).toEqual([]);
    }));
});
