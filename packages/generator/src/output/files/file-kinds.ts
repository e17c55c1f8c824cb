// Kinds of generated files. A build generates all of them, and `serve --watch` only the kind of the requested file.
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ArticleFacts } from '../../model/site.ts';

export type FactsBySource = Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;

/** In the development server, this compiles all articles. */
export type ReadFacts = () => FactsBySource | Promise<FactsBySource>;

/** `Site` is the input type. */
export type FileKind<Site> = QuickFiles<Site> | CostlyFiles<Site>;

/** Files that are fast to generate. In the development server, they are generated for every unknown path. */
interface QuickFiles<Site> {
  readonly covers?: undefined;
  readonly make: (site: Site) => readonly OutputFile[];
}

/** Files that need facts of articles, or time. */
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
