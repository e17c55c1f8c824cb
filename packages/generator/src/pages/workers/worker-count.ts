// Determines the number of workers from the size of the site, the machine and `--jobs`.
import type { Machine } from '../../model/adapters/ports.ts';

/** Memory in bytes that a thread needs for itself and a few pages in progress. */
const threadMemory = 200_000_000;

/** With fewer sources, starting a thread takes longer than rendering the pages. */
export const sourcesWorthAThread = 150;

/** Returns the number of workers, including the main thread. `asked` is the value of `--jobs`. */
export function workersFor(sources: number, { cores, memory }: Machine, asked: number | undefined): number {
  if (asked !== undefined) return asked;
  const worth = 1 + Math.floor(sources / sourcesWorthAThread);
  return Math.max(1, Math.min(cores, worth, Math.floor(memory / threadMemory)));
}
