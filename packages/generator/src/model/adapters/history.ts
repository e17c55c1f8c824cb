// Date and author of the last change to each file, as recorded in the Git history and as shown on pages.
import type { Checked } from '../diagnostic.ts';
import type { SourcePath } from '../paths.ts';

/** The last commit that changed a file. */
export interface Change {
  /**
   * Date and time in UTC, such as `2024-05-03T22:14:07Z`, so that the output does not depend on the time zone of the
   * build.
   */
  readonly date: string;
  readonly author: string;
}

/** Last change to each file. Uncommitted files are omitted. */
export type History = ReadonlyMap<SourcePath, Change>;

export type ReadHistory = (paths: ReadonlySet<SourcePath>) => Promise<Checked<History>>;

/** Date and author as shown on a page. The date is a day if the front matter sets it, otherwise a date and time. */
export interface LastUpdate {
  readonly date: string | undefined;
  readonly author: string | undefined;
}

export type LastUpdates = ReadonlyMap<SourcePath, LastUpdate>;
