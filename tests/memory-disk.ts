// Where tests put the sites they build. Where a machine has a disk in memory, they are there: thousands of small files
// are written and removed, which on another disk was a fifth of the work of the processes that build them.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryDisk = '/dev/shm';

/** In bytes. Tests of sites have had 100 MB there at once; many containers have no more than 64 MB in all. */
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
