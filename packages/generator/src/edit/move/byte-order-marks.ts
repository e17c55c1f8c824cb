// Preserves the byte order marks of files that are rewritten.
import type { Changes, SiteFiles } from '../../model/adapters/file-system.ts';

const mark = '\uFEFF';
const markBytes = Buffer.from(mark);

/** `renamed` maps old paths to new ones. */
export async function preserveByteOrderMarks(
  { readBytes }: Pick<SiteFiles, 'readBytes'>,
  changes: Changes,
  renamed: ReadonlyMap<string, string>,
): Promise<Changes> {
  const before = new Map([...renamed].map(([from, to]) => [to, from]));
  const result = new Map<string, string | undefined>();
  for (const [path, text] of changes) {
    const start = text === undefined ? undefined : (await readBytes(before.get(path) ?? path))?.subarray(0, 3);
    result.set(path, start && markBytes.equals(start) ? mark + text : text);
  }
  return result;
}
