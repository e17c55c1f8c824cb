// Sites built by the real stages into a temporary folder. The reference site is built once in a run: by the first
// test file that asks for it, so that a run without browser tests does not pay for it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { buildSite } from '../../packages/generator/src/build-site.ts';
import { bundleComponents } from '../../packages/generator/src/io/components/bundle-components.ts';
import { openComponentFolder } from '../../packages/generator/src/io/components/folder.ts';
import { hashOf } from '../../packages/generator/src/io/hash.ts';
import { bundleStyles } from '../../packages/generator/src/io/look/bundle-styles.ts';
import { openSite, readAbsolute } from '../../packages/generator/src/io/node-files.ts';
import { openOutput } from '../../packages/generator/src/io/output-folder.ts';
import { pagefind } from '../../packages/generator/src/io/pagefind.ts';
import { partBundler } from '../../packages/generator/src/io/parts/bundle-parts.ts';
import type { SiteFiles } from '../../packages/generator/src/model/file-system.ts';
import { clientFile, modulesFile } from '../site/client-file.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface SiteRequest {
  /** The site's folder. */
  readonly root: string;
  /** False: only titles are searched. */
  readonly hasIndex?: boolean;
}

export interface BuiltSite {
  readonly folder: string;
  readonly baseUrl: string;
  /** The paths of all its pages, from the origin. */
  readonly paths: readonly string[];
}

type Outcome = BuiltSite | { readonly failure: string };

/** Into a folder of its own, which the caller removes. */
export async function buildFolder(request: SiteRequest): Promise<BuiltSite> {
  return buildInto(mkdtempSync(join(tmpdir(), 'docsgen-site-')), request);
}

/** All files of a run get the same folder: no test may write into it. */
export async function referenceFolder(): Promise<BuiltSite> {
  const shared = inject('runFolder');
  const told = join(shared, 'reference.json');
  if (isFirst(join(shared, 'reference.begun'))) tell(told, await buildReference(join(shared, 'reference')));
  while (!existsSync(told)) await wait(50);
  const outcome = JSON.parse(readFileSync(told, 'utf8')) as Outcome;
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome;
}

/** Only one of several processes can make a folder. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

/** A failure is told too, so that no test waits for a site that will not come. */
async function buildReference(folder: string): Promise<Outcome> {
  return buildInto(folder, { root: repository }).catch((error) => ({ failure: String(error) }));
}

/** Renaming shows the others the whole text or nothing. */
function tell(path: string, outcome: Outcome): void {
  writeFileSync(`${path}.new`, JSON.stringify(outcome));
  renameSync(`${path}.new`, path);
}

/** Sites of tests are read under the policy that docsgen writes for a host. */
function withHost(files: SiteFiles): SiteFiles {
  const isConfig = (path: string): boolean => path === 'site.config.yaml';
  return {
    ...files,
    readText: async (path) => {
      const text = await files.readText(path);
      return isConfig(path) && text !== undefined ? `${text}\nhost: netlify\n` : text;
    },
  };
}

async function buildInto(folder: string, { root, hasIndex = true }: SiteRequest): Promise<BuiltSite> {
  const output = openOutput(folder);
  const report = await buildSite({
    files: withHost(openSite(root)),
    configFile: undefined,
    folderName: 'site',
    ignored: [],
    isStrict: false,
    output,
    locales: [],
    isForReaders: false,
    hasIndex,
    generator: 'docsgen test',
    codeHash: 'test',
    cache: undefined,
    threads: undefined,
    now: () => 0,
    hashOf,
    readAbsolute,
    searchEngine: pagefind,
    components: {
      bundle: bundleComponents,
      bundleStyles,
      bundleParts: partBundler(modulesFile),
      openFolder: (which) => openComponentFolder(root, which),
    },
    history: async () => ({ value: new Map(), diagnostics: [] }),
    clientFile,
    log: { stage: async (_name, work) => work(), progress: () => {} },
  });
  await output.close();
  if (!report.published || !report.graph) throw new Error(JSON.stringify(report.diagnostics, null, 1));
  const { config, pages } = report.graph;
  return {
    folder,
    baseUrl: config.baseUrl,
    paths: [...pages.values()].map((page) => encodeURI(config.baseUrl + page.url.slice(1))),
  };
}
