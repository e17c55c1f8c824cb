// When each file was changed last, from one `git log` for the whole site. What was found is kept with the commit it
// holds for; after more commits, only those are read.
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { CacheFolder } from '../model/file-system.ts';
import type { Change, ReadHistory } from '../model/history.ts';
import type { SourcePath } from '../model/paths.ts';
import { type Commit, followLog, logArguments } from './git-log.ts';

/** Asked in the site's folder. */
export interface Git {
  readonly ask: (args: readonly string[]) => Promise<GitAnswer>;
  /** What stands between the zero bytes of a long answer, as it comes. Throws what git complains of. */
  readonly pieces: (args: readonly string[]) => AsyncIterable<readonly string[]>;
}

export interface GitAnswer {
  /** False: this machine has no git. */
  readonly isThere: boolean;
  readonly isRight: boolean;
  readonly text: string;
  readonly complaint: string;
}

/** `null`: the whole history was read, and the file is not in it. */
type Known = ReadonlyMap<string, Commit | null>;

interface Remembered {
  readonly head: string;
  /** From the repository's folder to the site's. */
  readonly prefix: string;
  readonly files: Known;
}

interface Problem {
  readonly problem: string;
  readonly hint: string;
}

type Repository = Pick<Remembered, 'head' | 'prefix'>;

const cacheName = 'history.json';
const format = 1;

export function openHistory(git: Git, cache: CacheFolder): ReadHistory {
  return async (paths) => {
    const repository = await findRepository(git);
    if ('problem' in repository) return withoutDates(repository);
    try {
      const before = readRecord(await cache.read(cacheName));
      const files = await bringUpToDate(git, { before, repository, paths });
      if (before?.head !== repository.head || files !== before.files)
        await cache.write(cacheName, packRecord({ ...repository, files }));
      return { value: changesOf(files, paths), diagnostics: [] };
    } catch (error) {
      return withoutDates(unexplained(error instanceof Error ? error.message : String(error)));
    }
  };
}

async function findRepository(git: Git): Promise<Repository | Problem> {
  const { isThere, isRight, text, complaint } = await git.ask([
    'rev-parse',
    '--is-shallow-repository',
    '--show-prefix',
    'HEAD',
  ]);
  const [isShallow, prefix = '', head = ''] = text.split('\n');
  if (!isThere) return { problem: 'git is not installed', hint: `Install git, or ${turnOff}` };
  if (isShallow === 'true') {
    const fetch = 'Fetch it whole: `fetch-depth: 0` for the checkout of a workflow, `git fetch --unshallow` elsewhere';
    return { problem: 'only a part of the repository is here, a shallow clone', hint: fetch };
  }
  if (isShallow === 'false' && !isRight)
    return { problem: 'the repository has no commits yet', hint: `Commit the pages, or ${turnOff}` };
  return isRight ? { head, prefix } : unexplained(complaint);
}

const turnOff = `take 'lastUpdated' out of the configuration`;

/** In git's own words: the folder may be in no repository, or in one that belongs to somebody else. */
function unexplained(complaint: string): Problem {
  const [first = ''] = complaint.replace(/^fatal: /, '').split('\n');
  return { problem: `git says '${first}'`, hint: `Build the site in a clone of its repository, or ${turnOff}` };
}

function withoutDates({ problem, hint }: Problem): Checked<ReadonlyMap<SourcePath, Change>> {
  const diagnostic: Diagnostic = {
    code: 'history',
    severity: 'warning',
    message: `Nobody knows when pages were last updated: ${problem}`,
    file: '',
    position: undefined,
    hint,
    related: [],
  };
  return { value: new Map(), diagnostics: [diagnostic] };
}

interface Update {
  readonly before: Remembered | undefined;
  readonly repository: Repository;
  readonly paths: ReadonlySet<string>;
}

/** The same files, if nothing had to be read. */
async function bringUpToDate(git: Git, { before, repository, paths }: Update): Promise<Known> {
  const usable = before && (await isBefore(git, before, repository)) ? before : undefined;
  const known =
    usable?.head === repository.head ? usable.files : await addNewCommits(git, { usable, repository, paths });
  const missing = [...paths].filter((path) => !known.has(path));
  if (missing.length === 0) return known;
  const { found } = await followLog(git.pieces(logArguments(repository.head)), missing);
  return new Map([...known, ...missing.map((path) => [path, found.get(path) ?? null] as const)]);
}

async function isBefore(git: Git, { head, prefix }: Remembered, now: Repository): Promise<boolean> {
  if (prefix !== now.prefix) return false;
  return head === now.head || (await git.ask(['merge-base', '--is-ancestor', head, now.head])).isRight;
}

interface NewCommits extends Omit<Update, 'before'> {
  readonly usable: Remembered | undefined;
}

async function addNewCommits(git: Git, { usable, repository, paths }: NewCommits): Promise<Known> {
  if (!usable) return new Map();
  const { found, names } = await followLog(git.pieces(logArguments(`${usable.head}..${repository.head}`)), paths);
  const now = [...paths].flatMap((path): readonly (readonly [string, Commit | null])[] => {
    const old = usable.files.get(names.get(path) ?? path);
    const commit = found.get(path);
    // A branch that was merged since can bring commits that are older than what is known.
    if (commit && !(old && old.time > commit.time)) return [[path, commit]];
    return old === undefined ? [] : [[path, old]];
  });
  return new Map(now);
}

function changesOf(files: Known, paths: ReadonlySet<SourcePath>): ReadonlyMap<SourcePath, Change> {
  const changes = [...paths].flatMap((path): readonly (readonly [SourcePath, Change])[] => {
    const commit = files.get(path);
    return commit ? [[path, { date: commit.date, author: commit.author }]] : [];
  });
  return new Map(changes);
}

function packRecord({ head, prefix, files }: Remembered): string {
  return JSON.stringify({ format, head, prefix, files: [...files] });
}

/** A record that is not as it should be is none. */
function readRecord(bytes: Uint8Array | undefined): Remembered | undefined {
  if (bytes === undefined) return undefined;
  try {
    const read: { readonly [key in keyof Remembered | 'format']?: unknown } = JSON.parse(
      new TextDecoder().decode(bytes),
    );
    const { head, prefix, files } = read;
    if (read.format !== format || typeof head !== 'string' || !/^[0-9a-f]{40,64}$/.test(head)) return undefined;
    if (typeof prefix !== 'string' || !Array.isArray(files) || !files.every(isKnown)) return undefined;
    return { head, prefix, files: new Map(files) };
  } catch {
    return undefined;
  }
}

function isKnown(entry: unknown): entry is readonly [string, Commit | null] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const commit: Partial<Commit> | null | undefined = entry[1];
  return (
    commit === null ||
    (typeof commit?.time === 'number' && typeof commit.date === 'string' && typeof commit.author === 'string')
  );
}
