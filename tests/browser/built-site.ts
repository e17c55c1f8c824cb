// Sites built by docsgen, as it is compiled, into a temporary folder. The reference site is built once in a run: by the
// first test file that asks for it, so that a run without browser tests does not pay for it.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inject } from 'vitest';

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

/** The compiled package, which is loaded in a fraction of the time that its sources take. */
async function docsgen(): Promise<typeof import('../../packages/generator/src/api.ts')> {
  return import(pathToFileURL(join(repository, 'packages/generator/dist/api.js')).href);
}

const modules = 'node_modules';

/** What the reference site is made of, among all that stands in the checkout. */
export const referenceFiles = ['components', 'content', 'static'];

/**
 * A copy with a line more in its configuration: sites of tests are read under the policy that docsgen writes for a
 * host. What the build keeps for the next one is not written into the site's own folder.
 */
function withHost(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-hosted-'));
  const names = root === repository ? [...referenceFiles, 'site.config.yaml'] : readdirSync(root);
  for (const name of names.filter((each) => each !== modules))
    cpSync(join(root, name), join(folder, name), { recursive: true, dereference: true });
  // Sites of the checkout find packages in the folders above them.
  const above = [root, ...(root.startsWith(repository) ? [repository] : [])].map((each) => join(each, modules));
  const found = above.find((path) => existsSync(path));
  if (found !== undefined) symlinkSync(realpathSync(found), join(folder, modules));
  const config = join(folder, 'site.config.yaml');
  if (existsSync(config)) appendFileSync(config, '\nhost: netlify\n');
  return folder;
}
