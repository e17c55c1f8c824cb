// Writes to a folder that already contains files. A journal lists all changes first, so that the next run can complete
// an interrupted one. Files that were edited in between are not changed.
import { type OutputFolder, type OutputPath, pluginFilePath } from 'docsgen/internals';

interface WritingJournal {
  readonly moves: readonly Deed[];
  readonly removals: readonly Deed[];
}

interface Deed {
  readonly path: string;
  /** Hash of the previous content, or `null` if the file did not exist. */
  readonly before: string | null;
}

type HashOf = (content: Uint8Array) => string;

export async function writeWithJournal(folder: OutputFolder, journal: WritingJournal): Promise<void> {
  await folder.writeJournal(JSON.stringify(journal));
  // Removals come first, because a folder may replace a file of the same name.
  for (const { path } of journal.removals) await folder.remove(pathOf(path));
  for (const { path } of journal.moves) await folder.publish(pathOf(path));
  await folder.endJournal();
}

/** Completes an interrupted run. Returns `removed` if it had not changed anything yet. */
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

/** Converts a path, because migrations write sites with the same code as builds write their output. */
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
