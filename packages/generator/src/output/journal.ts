// Publishes with a journal: all steps are recorded first, so that the next command can finish an interrupted build. New
// and removed pages can link to each other, so placeholders replace them until all steps are done. As a result, pages
// never link to a missing page.
import type { OutputFolder } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import { isPage, manifestPath, notFoundPath } from '../routes/output-paths.ts';
import { isSafePath } from './output-manifest.ts';

interface Journal {
  /** Manifest during publishing, with the files of both builds. */
  readonly claim: string;
  /** Manifest after publishing. */
  readonly manifest: string;
  /**
   * Old files to remove first, because a new folder has the path of an old file or a new file has the path of an old
   * folder.
   */
  readonly blocking: readonly OutputPath[];
  /** Staged pages with new paths. */
  readonly newPages: readonly OutputPath[];
  /** All staged files, in the order in which they are moved. */
  readonly moves: readonly OutputPath[];
  /** Other files of earlier builds to remove. */
  readonly removals: readonly OutputPath[];
}

export async function beginJournal(folder: OutputFolder, journal: Journal): Promise<void> {
  await folder.writeJournal(JSON.stringify(journal));
  await writeWithJournal(folder, journal);
}

/**
 * Finishes an interrupted build, or removes its staged files. Finishes the build only if the output has not changed
 * since the interruption, so that older files are never mixed into a newer output.
 */
export async function settleInterrupted(folder: OutputFolder): Promise<'finished' | 'removed'> {
  const journal = parseJournal(await folder.readJournal());
  const published = journal && (await folder.read(manifestPath));
  const state = published && new TextDecoder().decode(published);
  if (journal && state === journal.claim) await writeWithJournal(folder, await restOf(folder, journal));
  else await folder.endJournal();
  await folder.close();
  return journal && (state === journal.claim || state === journal.manifest) ? 'finished' : 'removed';
}

/** Returns the steps that the interrupted build has not completed. */
async function restOf(folder: OutputFolder, journal: Journal): Promise<Journal> {
  const moves: OutputPath[] = [];
  for (const path of journal.moves) if ((await folder.readStaged(path)) !== undefined) moves.push(path);
  const isLeft = new Set(moves);
  const blocking: OutputPath[] = [];
  for (const path of journal.blocking) if ((await folder.stamp(path)) !== undefined) blocking.push(path);
  return { ...journal, blocking, newPages: journal.newPages.filter((path) => isLeft.has(path)), moves };
}

async function writeWithJournal(folder: OutputFolder, journal: Journal): Promise<void> {
  const { claim, manifest, blocking, newPages, moves, removals } = journal;
  await putManifest(folder, claim);
  for (const path of blocking) await folder.remove(path);
  await standIn(folder, newPages);
  for (const path of moves) await folder.publish(path);
  await standIn(folder, removals.filter(isPage));
  for (const path of removals) await folder.remove(path);
  await putManifest(folder, manifest);
  await folder.endJournal();
}

async function putManifest(folder: OutputFolder, content: string): Promise<void> {
  const published = await folder.read(manifestPath);
  if (!published || new TextDecoder().decode(published) !== content) await folder.replace(manifestPath, content);
}

/** Placeholder for sites that have no 404 page yet. */
const emptyPage = '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>404</title>\n';

/** Writes the site's 404 page as a placeholder to the paths of new and removed pages. */
async function standIn(folder: OutputFolder, paths: readonly OutputPath[]): Promise<void> {
  if (paths.length === 0) return;
  const content = (await folder.read(notFoundPath)) ?? emptyPage;
  await folder.standIn(paths, content);
}

/** Returns `undefined` if the journal is missing or damaged. */
function parseJournal(text: string | undefined): Journal | undefined {
  try {
    const { claim, manifest, ...lists } = JSON.parse(text ?? '');
    if (typeof claim !== 'string' || typeof manifest !== 'string') return undefined;
    const paths = (name: string): readonly OutputPath[] => [lists[name]].flat().filter(isSafePath);
    const [blocking, newPages] = [paths('blocking'), paths('newPages')];
    return { claim, manifest, blocking, newPages, moves: paths('moves'), removals: paths('removals') };
  } catch {
    return undefined;
  }
}
