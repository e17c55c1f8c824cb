// A whole site as a literal: written into a real folder, built by the real stages, read back from the real output.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createBuildLog } from '../../packages/generator/src/build/build-log.ts';
import { type BuildReport, buildSite } from '../../packages/generator/src/build/build-site.ts';
import { openHistory } from '../../packages/generator/src/build/read-history.ts';
import { openGit } from '../../packages/generator/src/io/git.ts';
import { hashOf } from '../../packages/generator/src/io/hash.ts';
import { openCache, openOutput, openSite, readAbsolute } from '../../packages/generator/src/io/node-files.ts';
import type { OutputFolder } from '../../packages/generator/src/model/output.ts';
import { clientFile } from './client-file.ts';

/** Path from the site's folder to what stands in the file. */
export type SiteLiteral = Readonly<Record<string, string | Uint8Array>>;

export interface BuildOptions {
  readonly locales?: readonly string[];
  /** From the site's folder. Default: `dist`. */
  readonly out?: string;
  /** From the site's folder. Default: `site.config.yaml`, if there is one. */
  readonly config?: string;
  /** Instead of the real output folder, for builds that something happens to. */
  readonly openOutput?: (folder: string) => OutputFolder;
  /** Look for mistakes only. */
  readonly isCheck?: boolean;
  /** Index the full text, which takes longer than all else a small site is built of. */
  readonly hasIndex?: boolean;
}

export interface BuiltSite extends BuildReport {
  /** A file of the output as text; throws where there is none. */
  readonly read: (path: string) => string;
  readonly readBytes: (path: string) => Uint8Array;
  /** Every file of the output, sorted. */
  readonly files: () => string[];
}

export interface Site {
  /** Absolute path of the folder. */
  readonly root: string;
  readonly build: (options?: BuildOptions) => Promise<BuiltSite>;
  /** Adds files, or writes over them. */
  readonly write: (files: SiteLiteral) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** The folder is gone when `use` is done. */
export async function withSite(files: SiteLiteral, use: (site: Site) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-site-'));
  try {
    await writeFiles(root, files);
    await use({
      root,
      build: (options = {}) => build(root, options),
      write: (more) => writeFiles(root, more),
      remove: (path) => rm(join(root, path), { recursive: true }),
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

export async function writeFiles(root: string, files: SiteLiteral): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** Every file below a folder with its bytes, by path from there; empty where there is no such folder. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1), await readFile(path));
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function build(root: string, options: BuildOptions): Promise<BuiltSite> {
  const out = options.out ?? 'dist';
  const folder = join(root, out);
  const output = options.isCheck ? undefined : (options.openOutput ?? openOutput)(folder);
  const { log } = createBuildLog({ begin: () => {}, progress: () => {}, end: () => {} }, () => 0);
  try {
    const report = await buildSite({
      files: openSite(root),
      configFile: options.config,
      folderName: basename(root),
      ignored: [out],
      output,
      locales: options.locales ?? [],
      generator: 'docsgen test',
      engine: 'test',
      memory: undefined,
      threads: undefined,
      now: () => 0,
      hashOf,
      readAbsolute,
      history: openHistory(openGit(root), openCache(root)),
      hasIndex: options.hasIndex ?? false,
      clientFile,
      log,
    });
    return { ...report, ...reader(await readFolder(folder)) };
  } finally {
    await output?.close();
  }
}

function reader(written: ReadonlyMap<string, Buffer>): Pick<BuiltSite, 'read' | 'readBytes' | 'files'> {
  const readBytes = (path: string): Uint8Array => {
    const content = written.get(path);
    if (!content)
      throw new Error(`The build wrote no ${path}; it wrote ${[...written.keys()].join(', ') || 'nothing'}`);
    return content;
  };
  return {
    readBytes,
    read: (path) => new TextDecoder().decode(readBytes(path)),
    files: () => [...written.keys()],
  };
}
