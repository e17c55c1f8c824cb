// Writing into a folder that has files: what is to be done is written down before any of it is done, so that the next
// run finishes what was interrupted. What was edited in between is left alone.
import type { OutputFolder } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import { pluginFilePath } from '../../routes/output-paths.ts';

interface WritingJournal {
  readonly moves: readonly Deed[];
  readonly removals: readonly Deed[];
}

interface Deed {
  readonly path: string;
  /** Hash of what stood there; `null`: nothing. */
  readonly before: string | null;
}

type HashOf = (content: Uint8Array) => string;

export async function carryOut(folder: OutputFolder, journal: WritingJournal): Promise<void> {
  await folder.writeJournal(JSON.stringify(journal));
  // A file may have to make room for a folder of its name.
  for (const { path } of journal.removals) await folder.remove(pathOf(path));
  for (const { path } of journal.moves) await folder.publish(pathOf(path));
  await folder.endJournal();
}

/** Finishes an interrupted run; `removed`: it had written nothing yet. */
export async function finishWriting(folder: OutputFolder, hashOf: HashOf): Promise<'finished' | 'removed'> {
  const journal = parseJournal(await folder.readJournal());
  if (journal) {
    const isAsBefore = async ({ path, before }: Deed): Promise<boolean> => {
      const bytes = await folder.read(path);
      return (bytes ? hashOf(bytes) : null) === before;
    };
    for (const deed of journal.removals) if (await isAsBefore(deed)) await folder.remove(pathOf(deed.path));
    for (const deed of journal.moves) {
      const isLeft = (await folder.readStaged(pathOf(deed.path))) !== undefined;
      if (isLeft && (await isAsBefore(deed))) await folder.publish(pathOf(deed.path));
    }
  }
  await folder.endJournal();
  await folder.close();
  return journal ? 'finished' : 'removed';
}

/** The folder of a site is written as the folder of its output is. */
export function pathOf(path: string): OutputPath {
  return pluginFilePath(path);
}

function parseJournal(text: string | undefined): WritingJournal | undefined {
  try {
    const { moves, removals }: Record<string, unknown> = JSON.parse(text ?? '');
    return { moves: deedsIn(moves), removals: deedsIn(removals) };
  } catch {
    return undefined;
  }
}

function deedsIn(value: unknown): readonly Deed[] {
  const isDeed = (each: unknown): each is Deed =>
    typeof each === 'object' && each !== null && 'path' in each && typeof each.path === 'string' && 'before' in each;
  return Array.isArray(value) ? value.filter(isDeed) : [];
}
