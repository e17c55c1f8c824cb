// The superuser can read and write everything. Commands without these permissions are tested as another user.
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The unprivileged account of most systems. */
const stranger = 65534;

const isPowerful = process.getuid?.() === 0;

/** User id for an unprivileged process, or `undefined` if this process is unprivileged. */
export const powerlessUser = isPowerful ? stranger : undefined;

/** Not on Windows. */
export const canLosePermission = process.getuid !== undefined;

/** Everything below `root` belongs to the user who runs the commands, who has no permissions elsewhere. */
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
