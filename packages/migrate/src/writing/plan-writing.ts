// Plans which files a migration writes into an existing folder. Files that were edited since the last run, or that the
// migration has not written, stay unchanged.

type Hashes = ReadonlyMap<string, string>;

interface WritingRequest {
  /** Content hashes of the generated files. */
  readonly made: Hashes;
  /** Content hashes of the last run, or an empty map. */
  readonly before: Hashes;
  /** Content hashes of existing files in the target, including at least all files of the other two maps. */
  readonly found: Hashes;
  /** Whether edited files are also replaced. */
  readonly isForced: boolean;
}

export interface WritingPlan {
  /** New and changed files. All lists are sorted. */
  readonly written: readonly string[];
  /** Files that the original site no longer has. */
  readonly removed: readonly string[];
  /** Files that differ from the files of the last run, and are therefore neither written nor removed. */
  readonly kept: readonly string[];
}

export function planWriting({ made, before, found, isForced }: WritingRequest): WritingPlan {
  const paths = [...new Set([...made.keys(), ...before.keys()])].sort();
  const changed = paths.filter((path) => made.get(path) !== found.get(path));
  const isKept = (path: string): boolean => !isForced && found.get(path) !== before.get(path);
  const free = changed.filter((path) => !isKept(path));
  return {
    written: free.filter((path) => made.has(path)),
    removed: free.filter((path) => !made.has(path)),
    kept: changed.filter(isKept),
  };
}
