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
  /** Whether edited files are replaced as well. */
  readonly isForced: boolean;
}

export interface WritingPlan {
  /** New and changed files. All lists are sorted. */
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Edited files that are overwritten or removed, which only `isForced` allows. */
  readonly replaced: readonly string[];
  /** Files that the original site no longer has. */
  readonly removed: readonly string[];
  readonly kept: readonly KeptFile[];
}

export interface KeptFile {
  readonly path: string;
  /**
   * `edited`: changed since the last run. `own`: not written by a migration. `gone`: deleted by the user, and therefore
   * not written again. `orphan`: edited, and no longer in the original site.
   */
  readonly why: 'edited' | 'own' | 'gone' | 'orphan';
  /** Whether the generated content differs from the last run. */
  readonly hasNewText: boolean;
}

export function planWriting({ made, before, found, isForced }: WritingRequest): WritingPlan {
  const written: string[] = [];
  const unchanged: string[] = [];
  const replaced: string[] = [];
  const kept: KeptFile[] = [];
  for (const [path, hash] of made) {
    const there = found.get(path);
    const why = there === hash ? undefined : whyKept(there, before.get(path));
    if (isForced && (why === 'edited' || why === 'own')) replaced.push(path);
    if (there === hash) unchanged.push(path);
    else if (why === undefined || isForced) written.push(path);
    else kept.push({ path, why, hasNewText: why === 'own' || before.get(path) !== hash });
  }
  const removed: string[] = [];
  for (const [path, hash] of before) {
    const there = found.get(path);
    if (made.has(path) || there === undefined) continue;
    if (isForced && there !== hash) replaced.push(path);
    if (there === hash || isForced) removed.push(path);
    else kept.push({ path, why: 'orphan', hasNewText: false });
  }
  const byPath = (a: KeptFile, b: KeptFile): number => (a.path < b.path ? -1 : 1);
  for (const list of [written, unchanged, replaced, removed]) list.sort();
  return { written, unchanged, replaced, removed, kept: kept.sort(byPath) };
}

/** Returns `undefined` if the file may be written. */
function whyKept(there: string | undefined, before: string | undefined): KeptFile['why'] | undefined {
  if (there === undefined) return before === undefined ? undefined : 'gone';
  if (before === undefined) return 'own';
  return there === before ? undefined : 'edited';
}
