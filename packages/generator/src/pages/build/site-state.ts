// Whether a site as a whole is what the previous build left: then only links of articles that are new need a check, and
// the files beside the pages need not be made again.

import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { allHeadingsHash, type BuiltPages, factsOf, renewedSources } from '../cache/built-pages.ts';
import type { SiteEntry } from '../cache/manifest.ts';
import { filesBesidePages } from '../files/generated-files.ts';
import type { Build } from '../open/build.ts';
import type { NewSiteEntry } from '../open/build-cache.ts';
import { isSourced } from '../render/render-context.ts';
import { checkFiles } from './check-site.ts';

export interface SiteState {
  /** Digest of all that links between pages and the files beside the pages depend on. */
  readonly hash: string;
  /** What the previous build knew of the site, if it is still so. */
  readonly previous: SiteEntry | undefined;
}

export async function siteState(build: Build, pages: BuiltPages): Promise<SiteState> {
  const { request, site, siteHash, cache } = build;
  const updates = JSON.stringify([...site.context.updates]);
  const added = site.added.map(({ path, content }) => `${path} ${request.hashOf(content)}`);
  const parts = [siteHash, allHeadingsHash(pages, request.hashOf), updates, ...added, ...postTexts(site.graph, pages)];
  const hash = request.hashOf(parts.join('\n'));
  return { hash, previous: isComplete(build) ? await cache.previousSite(hash) : undefined };
}

/** What the texts of posts depend on: feeds have them in whole. */
function postTexts({ pages: all }: SiteGraph, { articles }: BuiltPages): readonly string[] {
  const posts = [...all.values()].flatMap((page) => (page.kind === 'doc' && page.section.posts ? [page.parsed] : []));
  return posts.map(({ file: { path } }) => {
    const entry = articles.get(path)?.entry;
    return JSON.stringify([path, entry?.key, entry?.includes]);
  });
}

/** All pages of all locales are made. */
function isComplete({ isWhole, request }: Build): boolean {
  return isWhole && request.locales.length === 0;
}

/** The pages whose links can be broken, though they were not before. */
export function pagesToCheck({ pages }: SiteGraph, built: BuiltPages, { previous }: SiteState): Iterable<Page> {
  if (!previous) return pages.values();
  const wanted = new Set([...renewedSources(built), ...previous.withBrokenLinks]);
  return [...pages.values()].filter((page) => isSourced(page) && wanted.has(page.parsed.file.path));
}

/** The files beside the pages that have to be made; those of the previous build are noted as they are. */
export async function filesToMake(
  { site, staging, locales, isWhole }: Build,
  pages: BuiltPages,
  { previous }: SiteState,
): Promise<Checked<readonly OutputFile[]>> {
  for (const file of previous?.generated ?? []) staging.note({ ...file, isChanged: false });
  if (previous) return { value: [], diagnostics: [] };
  const made = isWhole ? await filesBesidePages(site, locales, factsOf(pages)) : { value: [], diagnostics: [] };
  return { value: made.value, diagnostics: checkFiles(site, made) };
}

/** What the next build is to know; `undefined`: only a part of the site was built. */
export function siteEntry(
  build: Build,
  { hash, previous }: SiteState,
  made: { readonly files: readonly OutputFile[]; readonly broken: readonly Diagnostic[] },
): NewSiteEntry | undefined {
  if (!isComplete(build)) return undefined;
  const generated = made.files.map(({ path, content }) => ({ path, size: Buffer.byteLength(content) }));
  return previous ?? { hash, withBrokenLinks: sourcesWith(made.broken, build.site.graph), generated };
}

/** Sources with broken links. If one is in a partial, it is not known which pages include it: then all sources. */
function sourcesWith(broken: readonly Diagnostic[], { bySource }: SiteGraph): readonly SourcePath[] {
  const files = [...new Set(broken.map(({ file }) => file as SourcePath))];
  return files.every((file) => bySource.has(file)) ? files : [...bySource.keys()];
}
