// Dates of the last change of files, read from real repositories.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CacheOptions, ResultCache } from '../../../packages/generator/src/caching/cached-result.ts';
import { openHistory } from '../../../packages/generator/src/content/history/read-history.ts';
import type { Git } from '../../../packages/generator/src/model/adapters/ports.ts';
import type { Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';
import type { SourcePath } from '../../../packages/generator/src/model/paths.ts';
import { openCache } from '../../../packages/generator/src/platform/cache-folder.ts';
import { openGit } from '../../../packages/generator/src/platform/git.ts';
import { openRepository, type Repository } from '../../repository.ts';
import { writeFiles } from '../../site/site-files.ts';

const noCache: ResultCache = { read: () => undefined, write: () => {} };

function optionsOf(folder: ResultCache): CacheOptions {
  return { folder, codeHash: '', isForced: false };
}

interface Place extends Repository {
  readonly root: string;
}

async function withFolder(use: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-git-'));
  try {
    await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function withRepository(use: (place: Place) => Promise<void>): Promise<void> {
  return withFolder((root) => use({ root, ...openRepository(root) }));
}

/** Returns the date and author of every file that has them, one line each. */
async function dates(
  root: string,
  paths: readonly string[],
  { git = openGit(root), cache = noCache }: { readonly git?: Git; readonly cache?: ResultCache } = {},
): Promise<Readonly<Record<string, string>>> {
  const { value, diagnostics } = await openHistory(git, optionsOf(cache))(new Set(paths as readonly SourcePath[]));
  expect(diagnostics).toEqual([]);
  return Object.fromEntries([...value].map(([path, { date, author }]) => [path, `${date} ${author}`]));
}

async function complaints(root: string, git = openGit(root)): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await openHistory(git, optionsOf(noCache))(new Set(['a.md' as SourcePath]));
  expect(value.size).toBe(0);
  return diagnostics;
}

/** Records the calls of git. */
function listening(root: string): { readonly git: Git; readonly ranges: string[] } {
  const ranges: string[] = [];
  const git = openGit(root);
  return {
    ranges,
    git: {
      ...git,
      pieces: (args) => {
        ranges.push(String(args[args.indexOf('log') + 1]));
        return git.pieces(args);
      },
    },
  };
}

describe('the history of files', () => {
  it('the last update of a file is its last commit, in UTC', () =>
    withRepository(async ({ root, commit }) => {
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'a.md': '1', 'b.md': '1' } });
      await commit({ date: '2024-05-03T22:14:07-05:00', author: 'Íñigo Núñez', files: { 'b.md': '2' } });
      await commit({ date: '2024-06-01T10:00:00Z', files: { 'c.md': '1' } });
      expect(await dates(root, ['a.md', 'b.md', 'none.md'])).toEqual({
        'a.md': '2024-01-02T10:00:00Z Ana',
        'b.md': '2024-05-04T03:14:07Z Íñigo Núñez',
      });
    }));

  it('uncommitted changes are ignored', () =>
    withRepository(async ({ root, commit }) => {
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'a.md': '1' } });
      await writeFiles(root, { 'a.md': '2', 'new.md': '1' });
      expect(await dates(root, ['a.md', 'new.md'])).toEqual({ 'a.md': '2024-01-02T10:00:00Z Ana' });
    }));

  it('file names can contain accents, spaces, quotes and line breaks', () =>
    withRepository(async ({ root, commit }) => {
      const names = ['Größe und Maß.md', 'año "dos".md', 'two\nlines.md', '日本.md', ' M.md'];
      await commit({ date: '2024-01-02T10:00:00Z', files: Object.fromEntries(names.map((name) => [name, name])) });
      expect(Object.keys(await dates(root, names))).toEqual(names);
    }));

  it("paths are relative to the site's folder, which can be anywhere in the repository", () =>
    withRepository(async ({ root, commit }) => {
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'docs/the site/a.md': '1' } });
      await commit({ date: '2024-02-02T10:00:00Z', files: { 'a.md': '1', 'other/a.md': '1' } });
      expect(await dates(join(root, 'docs/the site'), ['a.md'])).toEqual({ 'a.md': '2024-01-02T10:00:00Z Ana' });
    }));

  it('the commit date determines the last commit, and the author date is shown', () =>
    withRepository(async ({ root, commit }) => {
      await commit({ date: '2024-03-01T10:00:00Z', files: { 'a.md': '1' } });
      await commit({ date: '2024-02-01T10:00:00Z', committed: '2024-04-01T10:00:00Z', files: { 'a.md': '2' } });
      expect(await dates(root, ['a.md'])).toEqual({ 'a.md': '2024-02-01T10:00:00Z Ana' });
    }));

  it('changes of a merge are those of the merged commits', () =>
    withRepository(async ({ root, git, commit }) => {
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'a.md': '1', 'b.md': '1' } });
      git('checkout', '--quiet', '-b', 'side');
      await commit({ date: '2024-01-02T10:00:00Z', author: 'Bob', files: { 'b.md': '2' } });
      git('checkout', '--quiet', 'main');
      await commit({ date: '2024-01-03T10:00:00Z', files: { 'a.md': '2' } });
      git('merge', '--quiet', '--no-ff', '--no-edit', 'side');
      expect(await dates(root, ['a.md', 'b.md'])).toEqual({
        'a.md': '2024-01-03T10:00:00Z Ana',
        'b.md': '2024-01-02T10:00:00Z Bob',
      });
    }));

  it('a file that was moved unchanged keeps its date, even if another file replaces it', () =>
    withRepository(async ({ root, git, commit }) => {
      await commit({ date: '2024-01-01T10:00:00Z', author: 'One', files: { 'a.md': 'one', 'b.md': 'two' } });
      git('mv', 'a.md', 'middle.md');
      await commit({ date: '2024-01-02T10:00:00Z', author: 'Mover' });
      await commit({ date: '2024-01-03T10:00:00Z', author: 'Other', files: { 'a.md': 'another' } });
      git('mv', 'middle.md', 'end.md');
      await commit({ date: '2024-01-04T10:00:00Z', author: 'Mover' });
      expect(await dates(root, ['a.md', 'end.md'])).toEqual({
        'a.md': '2024-01-03T10:00:00Z Other',
        'end.md': '2024-01-01T10:00:00Z One',
      });
    }));

  it('a file that was moved and edited has the date of that commit', () =>
    withRepository(async ({ root, git, commit }) => {
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'a.md': 'one\ntwo\nthree\nfour\n' } });
      git('mv', 'a.md', 'b.md');
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'b.md': 'one\ntwo\nthree\nfive\n' } });
      expect(await dates(root, ['b.md'])).toEqual({ 'b.md': '2024-01-02T10:00:00Z Ana' });
    }));

  it('the git configuration of the user does not affect the dates', () =>
    withRepository(async ({ root, git, commit }) => {
      for (const [key, value] of [
        ['color.ui', 'always'],
        ['log.showSignature', 'true'],
        ['log.date', 'relative'],
        ['log.diffMerges', 'first-parent'],
        ['diff.renames', 'copies'],
        ['diff.noprefix', 'true'],
        ['i18n.logOutputEncoding', 'ISO-8859-1'],
      ] as const)
        git('config', key, value);
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'b.md': '1' } });
      git('checkout', '--quiet', '-b', 'side');
      await commit({ date: '2024-01-02T10:00:00Z', author: 'Íñigo', files: { 'a.md': '1' } });
      git('checkout', '--quiet', 'main');
      git('merge', '--quiet', '--no-ff', '--no-edit', 'side');
      expect(await dates(root, ['a.md'])).toEqual({ 'a.md': '2024-01-02T10:00:00Z Íñigo' });
    }));

  it('the log is read until the dates of all files are found', () =>
    withRepository(async ({ root, commit }) => {
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'old.md': '1' } });
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'a.md': '1' } });
      await commit({ date: '2024-01-03T10:00:00Z', files: { 'b.md': '1' } });
      let hasEnded = false;
      const git: Git = {
        ...openGit(root),
        async *pieces(args) {
          for await (const pieces of openGit(root).pieces(args)) for (const piece of pieces) yield [piece];
          hasEnded = true;
        },
      };
      await dates(root, ['b.md', 'a.md'], { git });
      expect(hasEnded).toBe(false);
      await dates(root, ['b.md', 'none.md'], { git });
      expect(hasEnded).toBe(true);
    }));
});

describe('no history', () => {
  it('outside a repository, the error message of git is reported', () =>
    withFolder(async (root) => {
      const [complaint, ...more] = await complaints(root);
      expect(more).toEqual([]);
      expect(complaint).toMatchObject({ code: 'history', severity: 'warning' });
      expect(complaint?.message).toContain('not a git repository');
      expect(complaint?.hint).toContain('lastUpdated');
    }));

  it('the hint for a shallow clone is how to fetch all commits', () =>
    withRepository(async ({ root, commit }) => {
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'site/a.md': '1' } });
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'site/b.md': '1' } });
      await withFolder(async (folder) => {
        execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, `${folder}/clone`]);
        const [complaint] = await complaints(`${folder}/clone/site`);
        expect(complaint?.message).toContain('shallow clone');
        expect(complaint?.hint).toContain('fetch-depth: 0');
      });
    }));

  it('reports a repository without commits', () =>
    withRepository(async ({ root }) => {
      expect((await complaints(root))[0]?.message).toContain('no commits yet');
    }));

  it('the hint for a missing git is to install it', () =>
    withFolder(async (root) => {
      const git = openGit(root);
      const answer = { isInstalled: false, isSuccessful: false, text: '', errorOutput: '' };
      expect((await complaints(root, { ...git, ask: async () => answer }))[0]?.hint).toContain('Install git');
    }));

  it('a log that ends with an error is a warning', () =>
    withRepository(async ({ root, git, commit }) => {
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'old.md': '1' } });
      const first = git('rev-parse', 'HEAD').trim();
      await commit({ date: '2024-01-02T10:00:00Z', files: { 'a.md': '1' } });
      await commit({ date: '2024-01-03T10:00:00Z', files: { 'b.md': '1' } });
      await rm(join(root, '.git/objects', first.slice(0, 2), first.slice(2)), { force: true });
      const { value, diagnostics } = await openHistory(
        openGit(root),
        optionsOf(noCache),
      )(new Set(['old.md' as SourcePath]));
      expect(value.size).toBe(0);
      expect(diagnostics[0]?.message).toContain('git failed with');
    }));
});

describe('the cached history', () => {
  const first = { date: '2024-01-01T10:00:00Z', files: { 'a.md': '1', 'b.md': '1' } };

  it('cached dates are used without reading the log', () =>
    withRepository(async ({ root, commit }) => {
      await commit(first);
      const { git, ranges } = listening(root);
      const cache = openCache(root);
      const before = await dates(root, ['a.md', 'b.md', 'new.md'], { git, cache });
      expect(ranges).toHaveLength(1);
      expect(await dates(root, ['a.md', 'b.md', 'new.md'], { git, cache })).toEqual(before);
      expect(ranges).toHaveLength(1);
    }));

  it('later commits are added to the cached dates, with the same result as a complete read', () =>
    withRepository(async ({ root, git: run, commit }) => {
      const { git, ranges } = listening(root);
      const cache = openCache(root);
      await commit({ date: '2024-01-01T10:00:00Z', files: { 'a.md': 'a', 'b.md': 'b', 'c.md': 'c', 'gone.md': 'd' } });
      run('checkout', '--quiet', '-b', 'side');
      await commit({ date: '2024-01-02T10:00:00Z', author: 'Side', files: { 'a.md': 'aa', 'side.md': 's' } });
      run('checkout', '--quiet', 'main');
      await commit({ date: '2024-01-03T10:00:00Z', author: 'Main', files: { 'a.md': 'aa' } });
      await writeFiles(root, { 'draft.md': 'not committed' });
      await dates(root, ['a.md', 'b.md', 'c.md', 'gone.md', 'draft.md'], { git, cache });
      const old = run('rev-parse', 'HEAD').trim();
      await rm(join(root, 'draft.md'));
      run('merge', '--quiet', '--no-ff', '--no-edit', 'side');
      await rm(join(root, 'gone.md'));
      await rename(join(root, 'c.md'), join(root, 'moved.md'));
      await commit({ date: '2024-01-04T10:00:00Z', author: 'Later', files: { 'new.md': 'n' } });
      await writeFiles(root, { 'draft.md': 'not committed' });
      const now = ['a.md', 'b.md', 'moved.md', 'side.md', 'new.md', 'draft.md'];
      const added = await dates(root, now, { git, cache });
      expect(ranges.at(-1)).toBe(`${old}..${run('rev-parse', 'HEAD').trim()}`);
      expect(added).toEqual({
        'a.md': '2024-01-03T10:00:00Z Main',
        'b.md': '2024-01-01T10:00:00Z Ana',
        'moved.md': '2024-01-01T10:00:00Z Ana',
        'side.md': '2024-01-02T10:00:00Z Side',
        'new.md': '2024-01-04T10:00:00Z Later',
      });
      expect(await dates(root, now)).toEqual(added);
    }));

  it('a newer commit of the same second replaces the cached date', () =>
    withRepository(async ({ root, commit }) => {
      const cache = openCache(root);
      await commit({ ...first, author: 'First' });
      await dates(root, ['a.md'], { cache });
      await commit({ ...first, author: 'Second', files: { 'a.md': '2' } });
      expect(await dates(root, ['a.md'], { cache })).toEqual({ 'a.md': '2024-01-01T10:00:00Z Second' });
    }));

  it('the whole history is searched for a file that is not in the cache', () =>
    withRepository(async ({ root, commit }) => {
      const cache = openCache(root);
      await commit(first);
      expect(Object.keys(await dates(root, ['a.md'], { cache }))).toEqual(['a.md']);
      expect(Object.keys(await dates(root, ['a.md', 'b.md'], { cache }))).toEqual(['a.md', 'b.md']);
    }));

  it('cached dates are discarded if the history was rewritten', () =>
    withRepository(async ({ root, git, commit }) => {
      const cache = openCache(root);
      await commit(first);
      await commit({ date: '2024-01-05T10:00:00Z', files: { 'a.md': '2' } });
      await dates(root, ['a.md'], { cache });
      git('reset', '--quiet', '--hard', 'HEAD~1');
      expect(await dates(root, ['a.md'], { cache })).toEqual({ 'a.md': '2024-01-01T10:00:00Z Ana' });
    }));

  it.each(['', 'not JSON', '\n[]'])('a cache that is %s is ignored', (text) =>
    withRepository(async ({ root, commit }) => {
      await commit(first);
      const cache = openCache(root);
      cache.write('history.json', text);
      expect(await dates(root, ['a.md'], { cache })).toEqual({ 'a.md': '2024-01-01T10:00:00Z Ana' });
    }),
  );
});

describe('the cache folder', () => {
  it('the cache folder is ignored by git and contains only complete files', () =>
    withRepository(async ({ root, git }) => {
      const cache = openCache(root);
      expect(await cache.read('a/b.json')).toBeUndefined();
      await cache.write('a/b.json', 'one');
      await cache.write('a/b.json', 'two');
      expect(String(await cache.read('a/b.json'))).toBe('two');
      expect(await readdir(join(root, '.docsgen/cache/a'))).toEqual(['b.json']);
      expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
    }));

  it('dates are read without a cache if the folder is not writable', () =>
    withFolder(async (root) => {
      await writeFile(join(root, '.docsgen'), 'a file in the way');
      const cache = openCache(root);
      await cache.write('a.json', 'one');
      expect(await cache.read('a.json')).toBeUndefined();
      expect(await readFile(join(root, '.docsgen'), 'utf8')).toBe('a file in the way');
    }));
});
