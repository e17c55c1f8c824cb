// Which files a move renames: the page in all languages that have it.
import type { Locale } from '../../model/config.ts';
import type { PageId, PageKey, SourcePath } from '../../model/paths.ts';
import type { FoundSource, SiteGraph } from '../../model/site.ts';
import { docIdIn, identify, pageKeyOf } from '../../routes/routes.ts';
import { didYouMean } from '../../text/suggest.ts';

/** The files that a move renames. */
export type Renamed = ReadonlyMap<SourcePath, SourcePath>;

/** A move as it changes the site. */
export interface Move {
  readonly renamed: Renamed;
  readonly before: SiteGraph;
  /** The site with its files renamed, and nothing else changed. */
  readonly after: SiteGraph;
  /** Key after the move of a page before it. */
  readonly newKey: (key: PageKey) => PageKey;
  /** Ids before and after; `undefined`: it is a draft, which no page can lead to. */
  readonly ids: { readonly before: PageId; readonly after: PageId } | undefined;
}

/** `refused`: why these files cannot be renamed. */
type MovePlan =
  | { readonly kind: 'renamed'; readonly renamed: Renamed }
  | { readonly kind: 'refused'; readonly reason: string };

/** Paths from the site's folder. */
interface MoveRequest {
  readonly from: string;
  readonly to: string;
  /** All files in content folders. */
  readonly taken: ReadonlySet<string>;
}

export function planMove(graph: SiteGraph, { from, to, taken }: MoveRequest): MovePlan {
  const refused = (reason: string): MovePlan => ({ kind: 'refused', reason });
  const { config, tree } = graph;
  const pages = tree.sources.filter(({ kind }) => kind === 'page');
  const source = pageNamed(graph, pages, from);
  if (!source) {
    const hint = didYouMean(
      from,
      pages.flatMap(({ path }) => [path, withoutLocale(graph, path)]),
    );
    return refused([`There is no page ${from}`, hint].filter(Boolean).join('. '));
  }
  const made = graph.tree.made?.get(source.path);
  if (made) return refused(`${source.path} is made by the plugin '${made.plugin}', which says where it is`);
  if (!source.location.section) return refused(`${source.path} is the landing page, which stays where it is`);
  const name = source.path.slice(source.path.lastIndexOf('/') + 1);
  const target = withoutLocale(graph, /\.(md|markdown)$/i.test(to) ? to : `${to.replace(/\/$/, '')}/${name}`);
  if (target.split('/').some((part) => part.startsWith('_') || part.startsWith('.') || part === ''))
    return refused(`No page can be called ${to}`);
  const renamed = new Map<SourcePath, SourcePath>();
  for (const { path, location } of pages.filter((each) => isSamePage(graph, source, each))) {
    const locale = config.locales.find(({ code }) => code === location.locale) ?? config.locales[0];
    const moved = inFolder(locale, target) as SourcePath;
    if (taken.has(moved)) return refused(`There is a file ${moved} already`);
    renamed.set(path, moved);
  }
  return { kind: 'renamed', renamed };
}

/** A file of any locale, or a path from the folder of the locales. */
function pageNamed({ config }: SiteGraph, pages: readonly FoundSource[], name: string): FoundSource | undefined {
  const paths = [name, ...config.locales.map((locale) => inFolder(locale, name))];
  return paths.map((path) => pages.find((each) => each.path === path)).find((each) => each !== undefined);
}

function inFolder({ folder }: Locale, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** The path that a file has in the folders of all locales. */
function withoutLocale({ config }: SiteGraph, path: string): string {
  const locale = config.locales.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
  return locale ? path.slice(locale.folder.length + 1) : path;
}

/** The same page in whatever language: number prefixes may differ. A draft is known by its path. */
function isSamePage(graph: SiteGraph, a: FoundSource, b: FoundSource): boolean {
  const id = graph.bySource.get(a.path);
  if (id !== undefined && id === graph.bySource.get(b.path)) return true;
  const { section, version, relative } = b.location;
  const path = (each: string): string => identify(each, { parseNumberPrefixes: true }).path;
  return (
    section === a.location.section && version === a.location.version && path(relative) === path(a.location.relative)
  );
}

/** `after`: the site as it is once these files are renamed. */
export function moveBetween(before: SiteGraph, after: SiteGraph, renamed: Renamed): Move {
  const old = [...renamed.keys()].map((path) => before.bySource.get(path)).find((id) => id !== undefined);
  const fresh = [...renamed.values()].map((path) => after.bySource.get(path)).find((id) => id !== undefined);
  const ids = old === undefined || fresh === undefined ? undefined : { before: old, after: fresh };
  const keys = new Map(
    ids && before.config.locales.map((locale) => [pageKeyOf(locale, ids.before), pageKeyOf(locale, ids.after)]),
  );
  return { renamed, before, after, ids, newKey: (key) => keys.get(key) ?? key };
}

/** The name by which front matter, category files and the configuration mean the moved page, before and after. */
export function docNames({ ids }: Move): { readonly before: string; readonly after: string } | undefined {
  return ids && { before: docIdIn(ids.before), after: docIdIn(ids.after) };
}
