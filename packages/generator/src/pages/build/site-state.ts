// Detects whether the site as a whole is unchanged since the previous build. If so, only links in new articles are
// checked, and the generated files are reused.

import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import { isSourced, type Page, type SiteGraph } from '../../model/site.ts';
import type { IndexFeed } from '../../output/search/index-feed.ts';
import { hashOf } from '../../text/hash.ts';
import { allHeadingsHash, type BuiltPages, changedSources, factsOf } from '../cache/built-pages.ts';
import type { SiteEntry } from '../cache/manifest.ts';
import { generatedFiles } from '../files/generated-files.ts';
import { staticConflicts } from '../files/stage-static-files.ts';
import type { Build } from '../open/build.ts';
import { checkFiles } from './check-site.ts';

interface SiteState {
  /** Digest of all inputs of the generated files and of links between pages. */
  readonly hash: string;
  /** The previous build's entry for the site, if the digest is the same. */
  readonly previous: SiteEntry | undefined;
}

export async function siteState(build: Build, pages: BuiltPages): Promise<SiteState> {
  const { site, siteHash, cache } = build;
  const updates = JSON.stringify([...site.context.updates]);
  const added = site.added.map(({ path, content }) => `${path} ${hashOf(content)}`);
  const parts = [siteHash, allHeadingsHash(pages), updates, ...added, ...postKeys(site.graph, pages)];
  const hash = hashOf(parts.join('\n'));
  return { hash, previous: isComplete(build) ? await cache.previousSite(hash) : undefined };
}

/** Keys of all posts, because feeds contain their full text. */
function postKeys({ pages: all }: SiteGraph, { articles }: BuiltPages): readonly string[] {
  const posts = [...all.values()].flatMap((page) => (page.kind === 'doc' && page.section.posts ? [page.parsed] : []));
  return posts.map(({ file: { path } }) => {
    const entry = articles.get(path)?.entry;
    return JSON.stringify([path, entry?.key, entry?.includes]);
  });
}

/** Whether all pages of all locales are built. */
function isComplete({ request }: Build): boolean {
  return request.locales.length === 0;
}

/** Returns the pages that may contain newly broken links. */
export function pagesToCheck({ pages }: SiteGraph, built: BuiltPages, { previous }: SiteState): Iterable<Page> {
  if (!previous) return pages.values();
  const wanted = new Set([...changedSources(built), ...previous.withBrokenLinks]);
  return [...pages.values()].filter((page) => isSourced(page) && wanted.has(page.parsed.file.path));
}

/**
 * Returns the generated files to stage. If the site is unchanged, the files of the previous build are recorded instead.
 */
export async function generatedFilesToStage(
  { site, staging, locales }: Build,
  pages: BuiltPages,
  { previous }: SiteState,
): Promise<Checked<readonly OutputFile[]>> {
  for (const file of previous?.generated ?? []) staging.note({ ...file, isChanged: false });
  if (previous) return { value: [], diagnostics: [] };
  const generated = await generatedFiles(site, locales, factsOf(pages));
  return { value: generated.value, diagnostics: checkFiles(site, generated) };
}

/** Returns the site's entry for the next build, or `undefined` if only part of the site was built. */
export function siteEntry(
  build: Build,
  { hash, previous }: SiteState,
  result: { readonly files: readonly OutputFile[]; readonly broken: readonly Diagnostic[] },
): SiteEntry | undefined {
  if (!isComplete(build)) return undefined;
  const generated = result.files.map(({ path, content }) => ({
    path,
    stamp: undefined,
    size: Buffer.byteLength(content),
  }));
  return previous ?? { hash, withBrokenLinks: sourcesWith(result.broken, build.site.graph), generated };
}

/**
 * Returns the sources with broken links, or all sources if a broken link is in a partial, which any page may include.
 */
function sourcesWith(broken: readonly Diagnostic[], { bySource }: SiteGraph): readonly SourcePath[] {
  const files = [...new Set(broken.map(({ file }) => file as SourcePath))];
  return files.every((file) => bySource.has(file)) ? files : [...bySource.keys()];
}

export const noIndex: Checked<readonly OutputFile[]> = { value: [], diagnostics: [] };

/** Returns the files of the search index to stage. A search index without changes is reused. */
export async function finishIndex(
  { site, staging }: Build,
  index: IndexFeed,
  { previous }: SiteState,
): Promise<Checked<readonly OutputFile[]>> {
  const { files, kept } = await index.finish(staging.keep);
  const paths = [...files.map(({ path }) => path), ...kept];
  return { value: files, diagnostics: previous ? [] : staticConflicts(site.graph, paths) };
}
