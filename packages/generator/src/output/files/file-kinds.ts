// Kinds of generated files. A build generates all of them, and `serve --watch` generates only the kind of the requested
// file.

import type { FactsBySource } from '../../model/article.ts';
import type { OutputFile } from '../../model/output.ts';

/** In the development server, this function compiles all articles. */
export type ReadFacts = () => FactsBySource | Promise<FactsBySource>;

/** `Site` is the type of the input from which files are generated. */
export type FileKind<Site> = QuickFiles<Site> | CostlyFiles<Site>;

/** Files that are fast to generate. The development server generates them for every unknown path. */
interface QuickFiles<Site> {
  readonly covers?: undefined;
  readonly make: (site: Site) => readonly OutputFile[];
}

/** Files that are slow to generate or that require the facts of articles. */
interface CostlyFiles<Site> {
  /** Whether a file of this kind may have this path. */
  readonly covers: (path: string, site: Site) => boolean;
  readonly make: (site: Site, facts: ReadFacts) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** Returns the files of all kinds. */
export async function filesOf<Site>(
  kinds: readonly FileKind<Site>[],
  site: Site,
  facts: ReadFacts,
): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  for (const kind of kinds) files.push(...(await kind.make(site, facts)));
  return files;
}

/** Returns the kinds that may have a file at one of these paths. */
export function kindsCovering<Site>(
  kinds: readonly FileKind<Site>[],
  site: Site,
  paths: readonly string[],
): readonly FileKind<Site>[] {
  return kinds.filter(({ covers }) => covers === undefined || paths.some((path) => covers(path, site)));
}
