// The files beside the pages, kind by kind: a build makes all of them, and `serve --watch` those of the kind that a
// browser asks for.
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ArticleFacts } from '../../model/site.ts';

export type FactsBySource = Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;

/** While a site is being written, all articles have to be compiled for it. */
export type ReadFacts = () => FactsBySource | Promise<FactsBySource>;

/** `Site`: what it is made of. */
export type FileKind<Site> = QuickFiles<Site> | CostlyFiles<Site>;

/** They are made for every path that a browser asks for and that nothing else stands at. */
interface QuickFiles<Site> {
  readonly covers?: undefined;
  readonly make: (site: Site) => readonly OutputFile[];
}

/** Files that need facts of articles, or time. */
interface CostlyFiles<Site> {
  /** Whether a file of this kind can stand at a path: for others none is made. */
  readonly covers: (path: string, site: Site) => boolean;
  readonly make: (site: Site, facts: ReadFacts) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** The files of all kinds. */
export async function filesOf<Site>(
  kinds: readonly FileKind<Site>[],
  site: Site,
  facts: ReadFacts,
): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  for (const kind of kinds) files.push(...(await kind.make(site, facts)));
  return files;
}

/** The kinds that can have a file at one of some paths. */
export function kindsAt<Site>(
  kinds: readonly FileKind<Site>[],
  site: Site,
  paths: readonly string[],
): readonly FileKind<Site>[] {
  return kinds.filter(({ covers }) => covers === undefined || paths.some((path) => covers(path, site)));
}
