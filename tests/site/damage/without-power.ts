// The superuser may read and write everything. What becomes of a command that may not is seen as another user.
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The account without rights of most systems. */
const stranger = 65534;

const isPowerful = process.getuid?.() === 0;

/** User id for another process without rights; `undefined`: that of this process has none. */
export const powerlessUser = isPowerful ? stranger : undefined;

/** Not on Windows. */
export const canLosePermission = process.getuid !== undefined;

/** Everything below `root` belongs to who does the work, who has no rights elsewhere. */
export async function withoutPower<T>(root: string, work: () => Promise<T>): Promise<T> {
  if (!isPowerful) return work();
  for (const path of ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })])
    chownSync(join(root, path), stranger, stranger);
  process.seteuid?.(stranger);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
