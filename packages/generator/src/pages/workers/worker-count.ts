// How many workers make pages: as many as the site is worth and the machine has room for.
import type { Machine } from '../../model/adapters/ports.ts';

/** Bytes that a thread takes with a few pages in work. */
const threadMemory = 200_000_000;

/** Below this number of sources a thread is no faster: it takes longer to begin than the pages would take. */
export const sourcesWorthAThread = 150;

/** Number of workers, this thread counted. `asked`: the number that the author wants. */
export function workersFor(sources: number, { cores, memory }: Machine, asked: number | undefined): number {
  if (asked !== undefined) return asked;
  const worth = 1 + Math.floor(sources / sourcesWorthAThread);
  return Math.max(1, Math.min(cores, worth, Math.floor(memory / threadMemory)));
}
