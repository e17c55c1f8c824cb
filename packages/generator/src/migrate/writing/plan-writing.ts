// Which files a migration writes into a folder that has some: what it wrote and is as it was is its own; what was
// edited since, or was never its own, stays.

type Hashes = ReadonlyMap<string, string>;

interface WritingRequest {
  /** Content hashes of what the migration has made now. */
  readonly made: Hashes;
  /** Those of the last run; empty for the first. */
  readonly before: Hashes;
  /** Those of what stands in the target, at least of all files of the other two. */
  readonly found: Hashes;
  /** Edited files are replaced, too. */
  readonly isForced: boolean;
}

export interface WritingPlan {
  /** All lists are sorted. New files, and those that replace others. */
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Edited files among those that are written or removed: only where that is forced. */
  readonly replaced: readonly string[];
  /** What the old site no longer has. */
  readonly removed: readonly string[];
  readonly kept: readonly KeptFile[];
}

export interface KeptFile {
  readonly path: string;
  /**
   * `edited`: it is not as it was written. `own`: it was there before. `gone`: it was removed by hand, and is not
   * written again. `orphan`: it was edited, and the old site has it no longer.
   */
  readonly why: 'edited' | 'own' | 'gone' | 'orphan';
  /** The old site has another text for it than at the last run. */
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

/** `undefined`: it is the migration's own, or new. */
function whyKept(there: string | undefined, before: string | undefined): KeptFile['why'] | undefined {
  if (there === undefined) return before === undefined ? undefined : 'gone';
  if (before === undefined) return 'own';
  return there === before ? undefined : 'edited';
}
