// A new site installs docsgen from the same source as the running docsgen.
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { docsgenPackage, installedFrom } from '../../../packages/generator/src/cli/init/installed-from.ts';

const folders: string[] = [];

afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** Returns the specifier for a site in `project/site` if docsgen runs from `from` and these files exist. */
async function specifier(from: string, files: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-from-')));
  folders.push(root);
  const compiledFolder = join(root, from, 'packages/generator/dist');
  await mkdir(compiledFolder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return installedFrom(join(root, 'project/site'), docsgenPackage({ compiledFolder }));
}

const dependency = (spec: string): string => JSON.stringify({ devDependencies: { docsgen: spec } });

it('finds the checkout that docsgen runs from', async () => {
  expect(await specifier('project/docsgen')).toBe('file:../docsgen');
});

it('finds the tarball that npm or npx has installed', async () => {
  const files = {
    'project/docsgen.tgz': '',
    'cache/_npx/1a/package.json': dependency('file:../../../project/docsgen.tgz'),
  };
  expect(await specifier('cache/_npx/1a/node_modules/docsgen', files)).toBe('file:../docsgen.tgz');
});

it('finds the tarball that pnpm has installed', async () => {
  const files = { 'project/docsgen.tgz': '', 'project/package.json': dependency('./docsgen.tgz') };
  expect(await specifier('project/node_modules/.pnpm/docsgen@1/node_modules/docsgen', files)).toBe(
    'file:../docsgen.tgz',
  );
});

it('assumes a registry if the project uses one, has no docsgen, or refers to a missing file', async () => {
  const installed = 'project/node_modules/docsgen';
  expect(await specifier(installed, { 'project/package.json': dependency('^1.2.3') })).toBeUndefined();
  expect(await specifier(installed, { 'project/package.json': '{}' })).toBeUndefined();
  expect(await specifier(installed, { 'project/package.json': dependency('file:gone.tgz') })).toBeUndefined();
});
