// Changes of a site's output and cache between two builds: users remove files, tools restore old folders, and disks run
// full.
import { appendFile, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../../random.js';
import type { BuildOptions, Site } from '../site.ts';
import { type Folder, readFolder, writeFiles } from '../site-files.ts';

export const outputFolder = 'dist';
export const cacheFolder = '.docsgen/cache';

/** Copies of both folders after an earlier build. */
export interface Past {
  readonly output: Folder;
  readonly cache: Folder;
}

export async function pastOf(root: string): Promise<Past> {
  return { output: await readFolder(join(root, outputFolder)), cache: await readFolder(join(root, cacheFolder)) };
}

export interface Scene {
  readonly site: Site;
  readonly random: Random;
  /** Sorted by build, the first one first. */
  readonly pasts: readonly Past[];
  /** Options of the builds in this history. */
  readonly how: BuildOptions;
}

/** Returns a description of the change for the history, or `undefined` if the change is not possible. */
export type Deed = (scene: Scene) => Promise<string | undefined>;

/** Does not remove the list of docsgen's files: without it, a build must treat them as the author's files. */
async function someOutput({ site, random }: Scene, isWanted = (_path: string) => true): Promise<string | undefined> {
  const files = [...(await readFolder(join(site.root, outputFolder))).keys()];
  const path = random.pick(files.filter((each) => !each.startsWith('.docsgen') && isWanted(each)));
  return path === undefined ? undefined : join(outputFolder, path);
}

async function someCache({ site, random }: Scene): Promise<readonly string[]> {
  const files = [...(await readFolder(join(site.root, cacheFolder))).keys()];
  const isAll = random.chance(0.3);
  return files.filter(() => isAll || random.chance(0.4)).map((path) => join(cacheFolder, path));
}

async function restore(folder: string, files: Folder | undefined): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, Object.fromEntries(files ?? []));
}

const toOutput = {
  'output file removed': async (scene) => {
    const path = await someOutput(scene);
    if (path !== undefined) await rm(join(scene.site.root, path));
    return path;
  },
  'output file written over': async (scene) => {
    // A build relies on the names of the index files, which contain a hash.
    const path = await someOutput(scene, (each) => !each.startsWith('search/'));
    if (path === undefined) return undefined;
    const file = join(scene.site.root, path);
    const before = await readFile(file);
    const content = scene.random.pick([
      Buffer.alloc(before.length, 'x'),
      'Mine.\n',
      before.subarray(0, 99),
      '',
    ] as const);
    if (!before.equals(Buffer.from(content))) await writeFile(file, content);
    return path;
  },
  'output folder removed': async (scene) => {
    const path = (await someOutput(scene, (each) => each.includes('/')))?.split('/').slice(0, 2).join('/');
    if (path !== undefined) await rm(join(scene.site.root, path), { recursive: true });
    return path;
  },
  'output removed': async ({ site }) => {
    await rm(join(site.root, outputFolder), { recursive: true });
    return '';
  },
  'old output back': async ({ site, random, pasts }) => {
    const past = random.pick(pasts);
    await restore(join(site.root, outputFolder), past?.output);
    return `of build ${past ? pasts.indexOf(past) : 'none'}`;
  },
} satisfies Readonly<Record<string, Deed>>;

const toCache = {
  'cache removed': async ({ site }) => {
    await rm(join(site.root, cacheFolder), { recursive: true, force: true });
    return '';
  },
  'part of the cache removed': async (scene) => {
    const paths = await someCache(scene);
    for (const path of paths) await rm(join(scene.site.root, path));
    return `${paths.length} files`;
  },
  'old cache back': async ({ site, random, pasts }) => {
    const past = random.pick(pasts);
    await restore(join(site.root, cacheFolder), past?.cache);
    return `of build ${past ? pasts.indexOf(past) : 'none'}`;
  },
  'cache cut short': async (scene) => {
    const paths = await someCache(scene);
    for (const path of paths) {
      const file = join(scene.site.root, path);
      const { size } = await stat(file);
      await truncate(file, scene.random.pick([0, Math.floor(size / 2), Math.max(0, size - 1)]));
    }
    return `${paths.length} files`;
  },
  'cache filled with other bytes': async (scene) => {
    const paths = await someCache(scene);
    for (const path of paths) {
      const file = join(scene.site.root, path);
      const { size } = await stat(file);
      const content = scene.random.pick(['{}', '[]', 'null', '{"pages":null}', '\x07'.repeat(size)]);
      await writeFile(file, content ?? '');
    }
    return `${paths.length} files`;
  },
  'cache lengthened': async (scene) => {
    const paths = await someCache(scene);
    for (const path of paths) await appendFile(join(scene.site.root, path), scene.random.pick(['}', '\0\0', 'x']));
    return `${paths.length} files`;
  },
} satisfies Readonly<Record<string, Deed>>;

/** The result of such a build is not checked, even if it crashes; only the next build must be correct. */
const otherBuilds = {
  'built in one language': async ({ site, how, random }) => {
    const locales = [random.pick(['es', 'en'])];
    await site.build({ ...how, locales }).catch(() => {});
    return locales.join();
  },
  checked: async ({ site, how }) => {
    await site.build({ ...how, isCheck: true }).catch(() => {});
    return '';
  },
  'built into another folder': async ({ site, how }) => {
    await site.build({ ...how, out: 'elsewhere' }).catch(() => {});
    return '';
  },
  'built by force': async ({ site, how }) => {
    await site.build({ ...how, force: true }).catch(() => {});
    return '';
  },
  'built without a cache': async ({ site, how }) => {
    await site.build({ ...how, cache: false }).catch(() => {});
    return '';
  },
  'clock set back': async ({ site, random }) => {
    const content = await readFolder(join(site.root, 'content'));
    const time = new Date(`20${10 + random.below(30)}-01-01T00:00:00Z`);
    for (const path of content.keys()) await utimes(join(site.root, 'content', path), time, time);
    return time.toISOString();
  },
} satisfies Readonly<Record<string, Deed>>;

export const deeds: Readonly<Record<string, Deed>> = { ...toOutput, ...toCache, ...otherBuilds };
