// `docsgen diff`: changes of URLs and anchors since a commit, or between two outputs.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRepository } from '../../repository.ts';
import { type CommandResult, runCommand } from '../run-command.ts';
import { type Site, withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'docs/site.config.yaml':
    'title: Docs\nlocales: [{ code: en }, { code: es }]\nredirects: [{ from: /old, to: /guide/same }]\n',
  'docs/content/en/index.md': '# Home\n\nWelcome.\n',
  'docs/content/en/guide/same.md': '# Same\n\n## Part\n\n[Gone](gone.md)\n\n::include[_note.md]\n',
  'docs/content/en/guide/_note.md': 'A note.\n',
  'docs/content/en/guide/gone.md': '# Gone\n\nThis goes away.\n',
  'docs/content/en/guide/moved.md': '# Moved\n\nThis [stays](same.md).\n',
  'docs/content/en/guide/slug.md': '---\nslug: first\n---\n# Slug\n\nOne.\n',
  'docs/content/en/guide/redirected.md': '# Redirected\n\nThis text will be another one.\n',
  'docs/content/es/guide/gone.md': '# Ido\n\nEsto se va.\n',
};

const remove = ['guide/gone.md', 'guide/moved.md', 'guide/redirected.md'];

async function change(root: Site): Promise<void> {
  for (const path of remove) await root.remove(`docs/content/en/${path}`);
  await root.remove('docs/content/es/guide/gone.md');
  await root.write({
    'docs/site.config.yaml':
      'title: Docs\nlocales: [{ code: en }, { code: es }]\nredirects: [{ from: /guide/redirected, to: /guide/new }]\n',
    'docs/content/en/guide/same.md': '# Same\n\n## Other part\n\n::include[_note.md]\n',
    'docs/content/en/guide/new.md': '# New | here\n\nNew.\n',
    'docs/content/en/api/moved.md': '# Moved\n\nThis [stays](../guide/same.md).\n',
    'docs/content/en/guide/slug.md': '---\nslug: second\n---\n# Slug\n\nTwo.\n',
  });
}

/** In both locales, because every page exists in all of them. */
const english = ({ stdout }: CommandResult): readonly string[] =>
  stdout
    .split('\n')
    .filter((line) => /^[a-z]+ /.test(line) && !/ \/es\//.test(line))
    .map((line) => line.replace(/ {2,}/g, '  '));

const expected = [
  'removed  /guide/gone/  Gone',
  'removed  /old/  a redirect',
  'moved  /guide/first/ → /guide/second/ without a redirect  Slug',
  'moved  /guide/moved/ → /api/moved/ without a redirect  Moved',
  'moved  /guide/redirected/ → /guide/new/  New | here',
  'changed  /guide/same/  Same  removed #part; added #other-part',
];

it('diff lists the changes of every URL since a commit, and leaves the repository unchanged', () =>
  withSite(site, async (root) => {
    const repository = openRepository(root.root);
    await repository.commit({ date: '2024-05-01T10:00:00Z' });
    await change(root);
    const before = await readFolder(root.root);
    const run = (...args: readonly string[]): Promise<CommandResult> =>
      runCommand(['diff', ...args], root.root, { env: process.env });
    const table = await run('HEAD', 'docs');
    expect(table.stderr).toBe('');
    expect(english(table)).toEqual(expected);
    expect(table.stdout).toMatch(/\n\n4 URLs removed, 6 URLs moved, /);

    expect((await run('HEAD', 'docs', '--format', 'markdown')).stdout).toContain(
      '\n| moved | `/guide/redirected/` → `/guide/new/` | New \\| here |  |\n',
    );
    const json: unknown = JSON.parse((await run('HEAD', 'docs', '--format', 'json')).stdout);
    expect(json).toMatchObject({
      anchors: [{ url: '/guide/same/', added: ['other-part'], removed: ['part'] }],
      removed: [{ url: '/es/guide/gone/' }, { url: '/es/old/' }, { url: '/guide/gone/' }, { url: '/old/' }],
    });
    expect((await run('HEAD', 'docs', '--fail-on', 'removed')).code).toBe(1);
    expect(firstDifference(await readFolder(root.root), before)).toBeUndefined();

    await repository.commit({ date: '2024-05-02T10:00:00Z' });
    const same = await run('main', 'docs', '--fail-on', 'removed');
    expect(same).toEqual({ code: 0, stdout: 'No differences in URLs, titles, text or anchors.\n', stderr: '' });
    expect(await run('no-such-branch', 'docs')).toMatchObject({
      code: 2,
      stderr: "'no-such-branch' is neither a folder nor a git revision\n",
    });
  }));

it('diff follows wildcard redirects, and lists those that were removed', () => {
  const withRedirects = (...redirects: readonly string[]): SiteLiteral => ({
    'docs/site.config.yaml': `title: Docs\nhost: netlify\nredirects: [${redirects.join(', ')}]\n`,
  });
  const files: SiteLiteral = {
    ...withRedirects('{ from: /lost/*, to: / }', '{ from: /short/*, to: / }'),
    'docs/content/en/index.md': '# Home\n\nWelcome.\n',
    'docs/content/en/guide/one.md': '# One\n\nThe first page.\n',
    'docs/content/en/guide/two.md': '# Two\n\nThe second page.\n',
    'docs/content/en/other/three.md': '# Three\n\nThe third page.\n',
  };
  return withSite(files, async (root) => {
    await openRepository(root.root).commit({ date: '2024-05-01T10:00:00Z' });
    for (const path of ['guide/one', 'guide/two', 'other/three']) await root.remove(`docs/content/en/${path}.md`);
    await root.write({
      ...withRedirects(
        "{ from: /guide/*, to: '/learn/:splat' }",
        "{ from: /other/*, to: 'https://example.com/:splat' }",
        '{ from: /s/*, to: / }',
        '{ from: /short/*, to: / }',
      ),
      'docs/content/en/learn/one.md': '# One\n\nThe first page, with more text.\n',
    });
    expect(english(await runCommand(['diff', 'HEAD', 'docs'], root.root, { env: process.env }))).toEqual([
      'removed  /guide/two/  Two',
      'removed  /lost/*  a redirect',
      'moved  /guide/one/ → /learn/one/  One',
      'moved  /other/three/ → https://example.com/three/  Three',
    ]);
  });
});

it('diff compares the text of pages that plugins generate', () => {
  const files: SiteLiteral = {
    'docs/site.config.yaml': 'title: Docs\nplugins: [./tides.js]\n',
    'docs/tides.js': `export default { name: 'tides', setup: ({ content }) => content(async ({ read }) =>
  (await read('tides.txt')).split(';').map((tide) => tide.split(':')).map(([name, text]) => (
    { path: 'content/en/' + name + '.md', text: '# Tide\\n\\nA tide.\\n\\n' + text + '\\n' }))) };\n`,
    'docs/tides.txt': 'low:At dawn.;high:At noon.;spring:In March.',
    'docs/content/en/index.md': '# Home\n',
  };
  return withSite(files, async (root) => {
    await openRepository(root.root).commit({ date: '2024-05-01T10:00:00Z' });
    await root.write({ 'docs/tides.txt': 'low:At dawn.;high:At dusk.;highest:In March.' });
    expect(english(await runCommand(['diff', 'HEAD', 'docs'], root.root, { env: process.env }))).toEqual([
      'moved  /spring/ → /highest/ without a redirect  Tide',
      'changed  /high/  Tide',
    ]);
  });
});

it('diff lists the same changes between two output folders, as far as their HTML shows them', () =>
  withSite(site, async (root) => {
    const folder = join(root.root, 'docs');
    const build = (): Promise<CommandResult> => runCommand(['build', folder, '--no-search']);
    expect((await build()).code).toBe(0);
    await rename(join(folder, 'dist'), join(root.root, 'older'));
    await change(root);
    expect((await build()).code).toBe(0);
    const table = await runCommand(['diff', join(root.root, 'older'), folder]);
    // Without sources, a page with a different URL and different text is a different page.
    const slug = ['removed  /guide/first/  Slug', 'added  /guide/second/  Slug'];
    const others = expected.filter((line) => !line.includes('/guide/first/'));
    expect([table.code, english(table).toSorted()]).toEqual([0, [...others, ...slug].toSorted()]);
  }));
