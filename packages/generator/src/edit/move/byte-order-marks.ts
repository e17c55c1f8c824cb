// Files that begin with a byte order mark keep it when they are written again: their editors put it there.
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Changes } from './overlay-files.ts';

const mark = '\uFEFF';
const markBytes = Buffer.from(mark);

/** `renamed`: old paths with the new ones. */
export async function keepMarks(
  { readBytes }: Pick<SiteFiles, 'readBytes'>,
  changes: Changes,
  renamed: ReadonlyMap<string, string>,
): Promise<Changes> {
  const before = new Map([...renamed].map(([from, to]) => [to, from]));
  const kept = new Map<string, string | undefined>();
  for (const [path, text] of changes) {
    const start = text === undefined ? undefined : (await readBytes(before.get(path) ?? path))?.subarray(0, 3);
    kept.set(path, start && markBytes.equals(start) ? mark + text : text);
  }
  return kept;
}
