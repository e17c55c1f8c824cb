// `docsgen migrate docusaurus`: a small site is migrated, built without changes, and migrated again after changes.
import { mkdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openForTests } from '../../../../tests/open-for-tests.ts';
import { repository } from '../../../../tests/site/installed.ts';
import { runCommand } from '../../../../tests/site/run-command.ts';
import { type Site, withSite } from '../../../../tests/site/site.ts';
import { readFolder, writeFiles } from '../../../../tests/site/site-files.ts';
import { docusaurusSite } from './docusaurus-site.ts';
import { install, runMigrate } from './run-migrate.ts';

const old = Object.fromEntries(Object.entries(docusaurusSite).map(([path, text]) => [`old/${path}`, text]));

const textsIn = async (folder: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries([...(await readFolder(folder))].map(([path, bytes]) => [path, String(bytes)]));

const migrate = (root: string, ...options: string[]) => runMigrate(['docusaurus', 'old', ...options], root);

/** The old site next to the new one. The site is created once, and each test gets a copy. */
const moved = openForTests(async () => {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-moved-'));
  const close = (): Promise<void> => rm(root, { recursive: true, force: true });
  try {
    await writeFiles(root, old);
    const before = await textsIn(join(root, 'old'));
    return { root, before, ...(await migrate(root, '--strict')), close };
  } catch (error) {
    await close();
    throw error;
  }
});

const withMigrated = (use: (site: Site, target: string) => Promise<void>): Promise<void> =>
  withSite({}, async (site) => {
    expect([moved.code, moved.stderr]).toEqual([0, '']);
    await cp(moved.root, site.root, { recursive: true });
    await use(site, join(site.root, 'old-docsgen'));
  });

describe('a Docusaurus site with versions, languages, posts, a React page and components', () => {
  it('a migrated Docusaurus site builds without warnings, with the same URLs, and the original is unchanged', () =>
    withMigrated(async ({ root }, target) => {
      const { before, stdout } = moved;
      expect(await textsIn(join(root, 'old'))).toEqual(before);
      expect(stdout).toMatch(/^(\d+) of \1 URLs and (\d+) of \2 anchors still exist or are redirected\.$/m);
      expect(stdout).toContain('@docusaurus/plugin-pwa');
      expect(stdout).toContain('DocItem/Footer');
      await install(target);
      const built = await runCommand(['build', '--strict', '--no-search'], target);
      expect([built.code, built.stderr]).toEqual([0, '']);
      const pages = await textsIn(join(target, 'dist'));
      const page = (path: string): string => pages[path] ?? `no ${path}`;
      expect(page('docs/intro/index.html')).toMatch(/id="first-steps"[\s\S]*id="and-then"/);
      expect(page('docs/intro/index.html')).not.toContain('not for readers');
      expect(page('docs/1.0/intro/index.html')).toContain('As it was.');
      expect(page('fr/docs/intro/index.html')).toContain('Bienvenue.');
      expect(page('docs/guides/mooring/index.html')).toMatch(/2<!-- --> ropes|2 ropes/);
      expect(page('docs/guides/mooring/index.html')).toContain('Papers of Rotterdam are checked.');
      expect(page('docs/papers/index.html')).toContain('papers.js');
      expect(page('blog/2024/05/01/opening/index.html')).toContain('Ada Mole');
      expect(page('index.html')).toContain('Welcome to the harbour');
      expect(page('fr/index.html')).toContain('Bienvenue au port');
      expect(page('start/index.html')).toContain('/docs/');
      expect(page('imprint/index.html')).toContain('Quay 1.');
      const shown = Object.entries(pages).filter(([path]) => path.endsWith('.html'));
      expect(shown.filter(([, text]) => /@theme|@docusaurus|:::/.test(text)).map(([path]) => path)).toEqual([]);
    }));

  it('the migrated files do not depend on their folder, and the report requires no other files or scripts', () =>
    withMigrated(async ({ root }, target) => {
      // The path to docsgen in package.json is relative, so it is also valid in another folder of the same depth.
      const elsewhere = `${root}-again`;
      const again = join(elsewhere, 'old-docsgen');
      const { code } = await migrate(root, '--out', again);
      const [one, other] = [await textsIn(target), await textsIn(again)];
      await rm(elsewhere, { recursive: true, force: true });
      expect(code).toBe(0);
      expect(other).toEqual(one);
      expect(one['migration-report.txt']).toMatch(/^Harbour: from Docusaurus to docsgen\n/);
    }));

  it('a dry run only prints the report', () =>
    withSite(old, async ({ root }) => {
      const { code, stdout } = await migrate(root, '--dry-run');
      expect(code).toBe(0);
      expect(stdout).toContain('Dry run: nothing was written.');
      expect(Object.keys(await textsIn(root)).filter((path) => !path.startsWith('old/'))).toEqual([]);
    }));
});

describe('a second run', () => {
  it('a second run without changes changes nothing', () =>
    withMigrated(async ({ root }, target) => {
      const before = await textsIn(target);
      const { code, stdout } = await migrate(root);
      expect([code, await textsIn(target)]).toEqual([0, before]);
      expect(stdout).toContain('0 files written');
    }));

  it('a second run adds new files, removes old ones, and preserves edited files', () =>
    withMigrated(async ({ root, write, remove }, target) => {
      const intro = (await textsIn(target))['content/en/docs/intro.md'] ?? '';
      await write({
        'old-docsgen/content/en/docs/intro.md': `${intro}\nEdited here.\n`,
        'old-docsgen/content/en/docs/own.md': '# Own page\n',
        'old/docs/intro.md': '# Introduction\n\nAnother text.\n\n## First steps\n\n## Next {#and-then}\n',
        'old/docs/guides/_shared.mdx': 'Papers of {props.port} are read.\n',
        'old/src/pages/imprint.md': '# Imprint\n\n## Address\n\nQuay 2.\n',
        'old/static/files/new.txt': 'New.\n',
      });
      await remove('old/static/files/old.txt');
      const { code, stdout } = await migrate(root);
      expect(code).toBe(0);
      const now = await textsIn(target);
      expect(now['content/en/docs/intro.md']).toBe(`${intro}\nEdited here.\n`);
      expect(now['content/en/docs/own.md']).toBe('# Own page\n');
      expect(now['pages/imprint.md']).toContain('Quay 2.');
      expect(now['static/files/new.txt']).toBe('New.\n');
      expect(now).not.toHaveProperty('static/files/old.txt');
      expect(stdout).toContain('1 file not changed (edited in the new site):\n  content/en/docs/intro.md\n');
    }));

  it('--force replaces edited files', { tags: ['long'] }, () =>
    withMigrated(async ({ root, write }, target) => {
      const before = await textsIn(target);
      await write({ 'old-docsgen/content/en/docs/intro.md': 'Edited here.\n' });
      const { code, stdout } = await migrate(root, '--force');
      expect([code, stdout]).toEqual([0, expect.not.stringContaining('edited in the new site')]);
      expect(await textsIn(target)).toEqual(before);
    }),
  );
});

describe('package.json', () => {
  it('package.json installs docsgen from the running copy', { tags: ['long'] }, () =>
    withSite(old, async (site) => {
      expect((await migrate(site.root)).code).toBe(0);
      const target = join(site.root, 'old-docsgen');
      const written = String((await readFolder(target)).get('package.json'));
      expect(JSON.parse(written).devDependencies).toEqual({
        docsgen: `file:${relative(target, repository)}`,
        '@docsgen/migrate': `file:${relative(target, join(repository, 'packages/migrate'))}`,
      });
    }),
  );
});

describe('URLs', () => {
  it('lost URLs are reported with their sources, and --strict exits with 1', { tags: ['long'] }, () =>
    withMigrated(async ({ root, write }, target) => {
      const page = (await textsIn(target))['content/en/docs/intro.md'] ?? '';
      await write({ 'old-docsgen/content/en/docs/intro.md': page.replace('{#and-then}', '') });
      const loose = await migrate(root);
      // The list contains the URL, so the next build would also fail.
      expect(loose.code).toBe(1);
      expect(loose.stdout).toContain('lost: /docs/intro/ #and-then (docs/intro.md)');
      const strict = await migrate(root, '--strict');
      expect(strict.code).toBe(1);
      // The list still contains the anchor, so the next build reports it.
      await install(target);
      expect((await runCommand(['check'], target)).stderr).toContain('#and-then was published');
    }),
  );

  it('URLs of the previous run are compared, with redirects of renamed pages', { tags: ['long'] }, () =>
    withMigrated(async ({ root, write, remove }, target) => {
      await write({
        'old/docs/welcome.md': docusaurusSite['docs/intro.md'] ?? '',
        'old/sidebars.js': `${docusaurusSite['sidebars.js']}`.replace("'intro'", "'welcome'"),
        'old/docusaurus.config.js': `${docusaurusSite['docusaurus.config.js']}`.replaceAll(
          '/docs/intro',
          '/docs/welcome',
        ),
      });
      await remove('old/docs/intro.md');
      const { code, stdout } = await migrate(root, '--strict');
      expect(code).toBe(1);
      expect(stdout).toContain('/docs/intro/ was published');
      expect(stdout).toContain('- { from: /docs/intro, to: /docs/welcome }');
      await install(target);
      expect((await runCommand(['check'], target)).stderr).toContain('/docs/intro/ was published');
    }),
  );
});

describe('an error of the command', () => {
  it.each([
    ['a missing folder', ['olds'], "Folder not found: 'olds'"],
    ['an unrelated folder', ['full'], 'full is not a Docusaurus site, because docusaurus.config.js does not exist'],
    ['a file', ['old/package.json'], "'old/package.json' is a file: pass the folder of the Docusaurus site instead"],
    ['a target inside the original site', ['old', '--out', 'old/new'], 'old/new is inside the original site'],
    ['a target that contains the original site', ['old', '--out', '.'], '. contains the original site'],
    ['the original site as the target', ['old', '--out', 'old'], 'old is the original site'],
    ['a target with files', ['old', '--out', 'full'], 'full is not empty (it contains a.txt)'],
    ['a file as the target', ['old', '--out', 'full/a.txt'], 'full/a.txt is a file: pass a folder to --out'],
  ])('reports %s in one sentence and writes nothing', (_name, args, words) =>
    withSite(
      {
        'old/docusaurus.config.js': 'throw new Error();',
        'old/package.json': '{}',
        'old/docs/a.md': '# A\n',
        'full/a.txt': 'a',
      },
      async ({ root }) => {
        const before = await textsIn(root);
        const { code, stderr } = await runMigrate(['docusaurus', ...args], root);
        expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
        expect(await textsIn(root)).toEqual(before);
      },
    ),
  );

  it('a site that cannot be read exits with 1, is reported with the position, and nothing is written', () =>
    withSite({ 'old/docusaurus.config.js': "\nthrow new Error('No token');\n" }, async ({ root }) => {
      const { code, stderr } = await migrate(root);
      expect(code).toBe(1);
      expect(stderr).toContain('docusaurus.config.js:2');
      expect(stderr).toContain('No token');
      expect(Object.keys(await textsIn(root))).toEqual(['old/docusaurus.config.js']);
    }));

  it('an empty folder, or one with .git only, is accepted as the new folder', { tags: ['long'] }, () =>
    withSite({ ...old, 'new/.git/HEAD': 'ref: refs/heads/main\n' }, async ({ root }) => {
      mkdirSync(join(root, 'empty'));
      for (const out of ['empty', 'new']) expect((await migrate(root, '--out', out)).code).toBe(0);
      expect(await textsIn(join(root, 'new'))).toHaveProperty(['.git/HEAD']);
    }),
  );
});
