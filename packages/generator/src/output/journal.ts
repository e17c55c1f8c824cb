// Publishing as a journal: what is to be done is written down before any of it is done, so that an interrupted build
// is finished by the next command. The order is such that at no moment a page leads to one that is not there: pages
// that are new and pages that go lead to each other, so each of them has a stand-in while not all of them are there.
import type { OutputFolder } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import { isPage, manifestPath, notFoundPath } from '../routes/output-paths.ts';
import { isSafePath } from './output-manifest.ts';

interface Journal {
  /** Manifest while it is being done: the files of both sites. */
  readonly claim: string;
  /** Manifest when it is done. */
  readonly manifest: string;
  /** Old files that have to go first, where a file becomes a folder or a folder a file. */
  readonly blocking: readonly OutputPath[];
  /** Staged pages where there was none. */
  readonly newPages: readonly OutputPath[];
  /** All staged files, in the order in which they are moved. */
  readonly moves: readonly OutputPath[];
  /** The other files of earlier builds that have to go. */
  readonly removals: readonly OutputPath[];
}

export async function beginJournal(folder: OutputFolder, journal: Journal): Promise<void> {
  await folder.writeJournal(JSON.stringify(journal));
  await carryOut(folder, journal);
}

/**
 * Finishes what an interrupted build had begun to publish, or takes away what it had staged. `finished` only where the
 * output is as that build left it: an output that was replaced meanwhile is not mixed with older files.
 */
export async function settleLeftover(folder: OutputFolder): Promise<'finished' | 'removed'> {
  const journal = parseJournal(await folder.readJournal());
  const published = journal && (await folder.read(manifestPath));
  const state = published && new TextDecoder().decode(published);
  if (journal && state === journal.claim) await carryOut(folder, await restOf(folder, journal));
  else await folder.endJournal();
  await folder.close();
  return journal && (state === journal.claim || state === journal.manifest) ? 'finished' : 'removed';
}

/** What is not done yet. */
async function restOf(folder: OutputFolder, journal: Journal): Promise<Journal> {
  const moves: OutputPath[] = [];
  for (const path of journal.moves) if ((await folder.readStaged(path)) !== undefined) moves.push(path);
  const isLeft = new Set(moves);
  const blocking: OutputPath[] = [];
  for (const path of journal.blocking) if ((await folder.stamp(path)) !== undefined) blocking.push(path);
  return { ...journal, blocking, newPages: journal.newPages.filter((path) => isLeft.has(path)), moves };
}

async function carryOut(folder: OutputFolder, journal: Journal): Promise<void> {
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

/** Stands in for a page of a site that has no page for missing addresses yet. */
const emptyPage = '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>404</title>\n';

/** Until the page is there, and when it goes, its address shows what every missing address of the site shows. */
async function standIn(folder: OutputFolder, paths: readonly OutputPath[]): Promise<void> {
  if (paths.length === 0) return;
  const content = (await folder.read(notFoundPath)) ?? emptyPage;
  await folder.standIn(paths, content);
}

/** `undefined`: there is none, or it is damaged. */
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
