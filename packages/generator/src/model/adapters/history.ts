// Date and author of the last change of each file: what a repository knows, and what pages show.
import type { Checked } from '../diagnostic.ts';
import type { SourcePath } from '../paths.ts';

/** The last commit that changed a file. */
export interface Change {
  /** An instant in UTC, so that pages are the same wherever they are built: `2024-05-03T22:14:07Z`. */
  readonly date: string;
  readonly author: string;
}

/** The last change of each file; files that were never committed have none. */
export type History = ReadonlyMap<SourcePath, Change>;

export type ReadHistory = (paths: ReadonlySet<SourcePath>) => Promise<Checked<History>>;

/** What a page shows. The date is a day, if an author wrote it, or an instant. */
export interface LastUpdate {
  readonly date: string | undefined;
  readonly author: string | undefined;
}

/** By source. */
export type LastUpdates = ReadonlyMap<SourcePath, LastUpdate>;
