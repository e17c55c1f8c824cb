// When files were changed last, and by whom: what a repository knows, and what pages tell of it.
import type { Checked } from './diagnostic.ts';
import type { SourcePath } from './paths.ts';

/** The last commit that changed a file. */
export interface Change {
  /** An instant in UTC, so that pages are the same wherever they are made: `2024-05-03T22:14:07Z`. */
  readonly date: string;
  readonly author: string;
}

/** Files that were never committed have no history. */
export type History = ReadonlyMap<SourcePath, Change>;

export type ReadHistory = (paths: ReadonlySet<SourcePath>) => Promise<Checked<History>>;

/** What a page tells. A date is a day, where an author wrote it, or an instant. */
export interface LastUpdate {
  readonly date: string | undefined;
  readonly author: string | undefined;
}

/** By the file of the text. */
export type LastUpdates = ReadonlyMap<SourcePath, LastUpdate>;
