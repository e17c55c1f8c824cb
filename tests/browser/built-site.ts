// Builds sites with the compiled package into temporary folders. The reference site is built once per run, by the first
// test file that needs it.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { oncePerRun } from '../once-per-run.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface SiteRequest {
  /** The site's root directory. */
  readonly root: string;
  /** If false, only titles are searchable. */
  readonly hasIndex?: boolean;
}

export interface BuiltSite {
  readonly folder: string;
  readonly baseUrl: string;
  /** Paths of all pages, relative to the origin. */
  readonly paths: readonly string[];
}

/** The caller removes the folder. */
export async function buildFolder(request: SiteRequest): Promise<BuiltSite> {
  return buildInto(mkdtempSync(join(tmpdir(), 'docsgen-site-')), request);
}

/** All files of a run share the folder, so tests must not write to it. */
export function referenceFolder(): Promise<BuiltSite> {
  return oncePerRun('reference', (folder) => buildInto(folder, { root: repository }));
}

async function buildInto(folder: string, { root, hasIndex = true }: SiteRequest): Promise<BuiltSite> {
  const site = withHost(root);
  try {
    const { build, inspect } = await docsgen();
    const built = await build({ folder: site, out: folder, search: hasIndex });
    if (built.published === null) throw new Error(JSON.stringify(built.diagnostics, null, 1));
    const { baseUrl, pages } = (await inspect({ folder: site })).site ?? { baseUrl: '/', pages: [] };
    return { folder, baseUrl, paths: pages.map((page) => encodeURI(baseUrl + page.path.slice(1))) };
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** Imports the compiled package, which loads in a fraction of the time of its sources. */
async function docsgen(): Promise<typeof import('../../packages/generator/src/api.ts')> {
  return import(pathToFileURL(join(repository, 'packages/generator/dist/api.js')).href);
}

const modules = 'node_modules';

/** Content of the reference site in the checkout. */
export const referenceFiles = ['components', 'content', 'static'];

/**
 * Returns a copy with one more line of configuration, so that sites are tested with the policy that docsgen writes for
 * a host. The build cache is not written to the original folder.
 */
function withHost(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-hosted-'));
  const names = root === repository ? [...referenceFiles, 'site.config.yaml'] : readdirSync(root);
  for (const name of names.filter((each) => each !== modules))
    cpSync(join(root, name), join(folder, name), { recursive: true, dereference: true });
  // Sites in the checkout resolve packages from parent folders.
  const above = [root, ...(root.startsWith(repository) ? [repository] : [])].map((each) => join(each, modules));
  const found = above.find((path) => existsSync(path));
  if (found !== undefined) symlinkSync(realpathSync(found), join(folder, modules));
  const config = join(folder, 'site.config.yaml');
  if (existsSync(config)) appendFileSync(config, '\nhost: netlify\n');
  return folder;
}
