// Permanent URLs: the list that `docsgen urls` creates, and builds that fail if one of them no longer exists.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: Docs
baseUrl: /docs/
locales: [{ code: es }, { code: en }]
sections: [{ id: api }]
redirects: [{ from: /first, to: /api/intro }]
`,
  'content/es/index.md': '# Inicio\n',
  'content/es/api/intro.md': '# Intro\n\n## Errores\n\nUno[^1].\n\n## Más\n\n[^1]: Nota.\n',
  'content/es/api/keys/_category_.yml': 'label: Claves\nlink: { type: generated-index, slug: /keys }\n',
  'content/es/api/keys/make.md': '# Crear\n\n## Paso\n\n<a name="old"></a>Uno.\n',
  'content/en/api/intro.md': '# Intro\n\n## Errors {#errors}\n',
};

const addresses = `/
/api/intro/ #errores #más
/api/keys/
/api/keys/make/ #old #paso
/en/
/en/api/intro/ #errors
/en/api/keys/
/en/api/keys/make/
/en/first/
/first/
`;

const ledgerOf = async (root: string): Promise<string> => {
  const text = await readFile(join(root, 'site.urls.txt'), 'utf8');
  return text.replace(/^# .*\n/gm, '');
};

it('urls lists pages and redirects of every locale, with linked anchors', () =>
  withSite(site, async ({ root }) => {
    const before = await readFolder(root);
    const listed = await runCommand(['urls', root]);
    expect(listed).toEqual({ code: 0, stdout: addresses, stderr: '' });
    const { stdout } = await runCommand(['urls', root, '--json']);
    expect(JSON.parse(stdout)).toContainEqual({ url: '/api/intro/', anchors: ['errores', 'más'] });
    expect(firstDifference(await readFolder(root), before), 'nothing is written').toBeUndefined();
  }));

it('urls --write adds new URLs, and preserves missing ones without --forget', () =>
  withSite(site, async ({ root, write, remove, build }) => {
    const first = await runCommand(['urls', root, '--write']);
    expect(first.stdout).toMatch(/site\.urls\.txt has 10 URLs and 5 anchors: 10 URLs and 5 anchors added\n$/);
    expect([first.code, await ledgerOf(root)]).toEqual([0, addresses]);
    expect((await build({ cache: true })).diagnostics).toEqual([]);

    await remove('content/es/api/keys/make.md');
    await write({
      'content/es/api/keys/create.md': '# Crear\n',
      'content/en/api/intro.md': '# Intro\n\n## All errors\n',
    });
    const failed = await build({ cache: true });
    expect(failed.published).toBeUndefined();
    expect(failed.diagnostics.map(({ code, hint }) => [code, hint?.split(', or')[0]])).toEqual([
      ['lost-address', 'Add - { from: /api/keys/make, to: /api/keys/create } to redirects in site.config.yaml'],
      ['lost-anchor', 'Change the heading to ## All errors {#errors} in content/en/api/intro.md'],
    ]);

    const kept = await runCommand(['urls', root, '--write']);
    expect(kept.code).toBe(1);
    expect(kept.stderr).toMatch(/\n2 errors\. They stay in site\.urls\.txt; use --forget to remove them\.\n$/);
    const both = addresses
      .replace('/api/keys/make/', '/api/keys/create/\n/api/keys/make/')
      .replace('/en/api/keys/make/', '/en/api/keys/create/\n/en/api/keys/make/')
      .replace('#errors', '#all-errors #errors');
    expect(await ledgerOf(root)).toBe(both);

    const forgotten = await runCommand(['urls', root, '--write', '--forget']);
    expect(forgotten.stdout).toContain('0 URLs and 0 anchors added, 2 URLs and 3 anchors removed\n');
    const listed = await runCommand(['urls', root]);
    expect([forgotten.code, await ledgerOf(root)]).toEqual([0, listed.stdout]);
    expect((await build({ cache: true })).diagnostics).toEqual([]);
  }));

it('a redirect preserves a URL, and the list keeps its anchors', () =>
  withSite(site, async ({ root, write, remove, build }) => {
    await runCommand(['urls', root, '--write']);
    await remove('content/es/api/keys/make.md');
    await write({
      'content/es/api/keys/create.md': '# Crear\n',
      'site.config.yaml': `${site['site.config.yaml']}  - { from: /api/keys/make, to: /api/keys/create }\n`.replace(
        'redirects: [{ from: /first, to: /api/intro }]\n',
        'redirects:\n  - { from: /first, to: /api/intro }\n',
      ),
    });
    expect((await build()).diagnostics).toEqual([]);
    expect((await runCommand(['urls', root, '--write', '--forget'])).code).toBe(0);
    expect(await ledgerOf(root)).toContain('\n/api/keys/make/ #old #paso\n');
  }));

it('urls --write writes nothing if the site or the list has other errors', () =>
  withSite({ ...site, 'content/es/api/intro.md': '[Lost](lost.md)\n' }, async ({ root, write }) => {
    const before = await readFolder(root);
    const { code, stderr } = await runCommand(['urls', root, '--write']);
    expect(stderr).toMatch(/Broken link: lost\.md does not exist[\s\S]*Nothing was written/);
    expect([code, firstDifference(await readFolder(root), before)]).toEqual([1, undefined]);

    await write({ 'content/es/api/intro.md': '# Intro\n', 'site.urls.txt': '/\n<<<<<<< HEAD\n' });
    expect((await runCommand(['urls', root, '--write'])).code).toBe(1);
    expect(await ledgerOf(root)).toBe('/\n<<<<<<< HEAD\n');
  }));

it('urls --forget requires --write', async () => {
  expect(await runCommand(['urls', '.', '--forget'])).toMatchObject({ code: 2 });
});

it('builds of a shard or locale do not report anchors of other parts as missing', () =>
  withSite(site, async ({ root, build, merge }) => {
    await runCommand(['urls', root, '--write']);
    const shards = [1, 2].map((index) => ({ shard: { index, count: 2 }, out: `shards/${index}` }));
    for (const shard of shards) expect((await build(shard)).diagnostics).toEqual([]);
    expect((await merge(shards.map(({ out }) => out))).diagnostics).toEqual([]);
    expect((await build({ locales: ['en'] })).diagnostics).toEqual([]);
  }));
