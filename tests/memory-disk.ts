// Where tests put the sites they build. Where a machine has a disk in memory, they are there: thousands of small files
// are written and removed, which takes a file system on a disk a fifth of the time of a whole run.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryDisk = '/dev/shm';

/** In bytes. A whole run needs a tenth of it; containers often have no more than 64 MB, which are not enough. */
const leastSpace = 4e9;

/** Folder for temporary files: in memory, or the one of the system. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return bavail * bsize >= leastSpace ? memoryDisk : tmpdir();
  } catch {
    return tmpdir();
  }
}
