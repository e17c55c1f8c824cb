// Reads the last change of each file from a single `git log`. The result is cached together with the commit ID, so that
// the next run reads only newer commits.
import { type CacheOptions, type ResultSource, readResult, writeResult } from '../../caching/cached-result.ts';
import type { Change, ReadHistory } from '../../model/adapters/history.ts';
import type { Git } from '../../model/adapters/ports.ts';
import { type Checked, type Diagnostic, warning } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { type Commit, followLog, logArguments } from './git-log.ts';

/** Last commit of each file, by path; `null` if the file does not occur in the history. */
type FileCommits = ReadonlyMap<string, Commit | null>;

interface CachedHistory {
  readonly head: string;
  /** Path of the site's root directory relative to the repository. */
  readonly prefix: string;
  readonly files: FileCommits;
}

interface StoredHistory extends Repository {
  readonly files: readonly (readonly [path: string, Commit | null])[];
}

interface Problem {
  readonly problem: string;
  readonly hint: string;
}

type Repository = Pick<CachedHistory, 'head' | 'prefix'>;

const source: ResultSource = { nameOf: () => 'history.json', from: 'history' };

export function openHistory(git: Git, cache: CacheOptions): ReadHistory {
  return async (paths) => {
    const repository = await findRepository(git);
    if ('problem' in repository) return withoutDates(repository);
    try {
      const stored = await readResult<StoredHistory>(cache, source);
      const before = stored && { ...stored.value, files: new Map(stored.value.files) };
      const files = await bringUpToDate(git, { before, repository, paths });
      if (before?.head !== repository.head || files !== before.files)
        writeResult<StoredHistory>(cache, source, { value: { ...repository, files: [...files] }, inputs: [] });
      return { value: changesOf(files, paths), diagnostics: [] };
    } catch (error) {
      return withoutDates(unexplained(error instanceof Error ? error.message : String(error)));
    }
  };
}

async function findRepository(git: Git): Promise<Repository | Problem> {
  const { isInstalled, isSuccessful, text, errorOutput } = await git.ask([
    'rev-parse',
    '--is-shallow-repository',
    '--show-prefix',
    'HEAD',
  ]);
  const [isShallow, prefix = '', head = ''] = text.split('\n');
  if (!isInstalled) return { problem: 'git is not installed', hint: `Install git, or ${turnOff}` };
  if (isShallow === 'true') {
    const fetch = 'Fetch all commits: set `fetch-depth: 0` in the checkout step of CI, or run `git fetch --unshallow`';
    return { problem: 'the repository is a shallow clone', hint: fetch };
  }
  if (isShallow === 'false' && !isSuccessful)
    return { problem: 'the repository has no commits yet', hint: `Commit the pages, or ${turnOff}` };
  return isSuccessful ? { head, prefix } : unexplained(errorOutput);
}

const turnOff = `remove 'lastUpdated' from the configuration`;

/**
 * Quotes Git's error message. For example, the folder is not in a repository, or the repository belongs to another
 * user.
 */
function unexplained(errorOutput: string): Problem {
  const [first = ''] = errorOutput.replace(/^fatal: /, '').split('\n');
  return { problem: `git failed with '${first}'`, hint: `Build the site in a clone of its repository, or ${turnOff}` };
}

function withoutDates({ problem, hint }: Problem): Checked<ReadonlyMap<SourcePath, Change>> {
  const diagnostic: Diagnostic = warning({
    code: 'history',
    message: `Could not read the last update of pages: ${problem}`,
    hint,
  });
  return { value: new Map(), diagnostics: [diagnostic] };
}

interface Update {
  readonly before: CachedHistory | undefined;
  readonly repository: Repository;
  readonly paths: ReadonlySet<string>;
}

/** Returns the same object as in the cache if there was nothing to read. */
async function bringUpToDate(git: Git, { before, repository, paths }: Update): Promise<FileCommits> {
  const usable = before && (await isBefore(git, before, repository)) ? before : undefined;
  const known =
    usable?.head === repository.head ? usable.files : await addNewCommits(git, { usable, repository, paths });
  const missing = [...paths].filter((path) => !known.has(path));
  if (missing.length === 0) return known;
  const { found } = await followLog(git.pieces(logArguments(repository.head)), missing);
  return new Map([...known, ...missing.map((path) => [path, found.get(path) ?? null] as const)]);
}

async function isBefore(git: Git, { head, prefix }: CachedHistory, now: Repository): Promise<boolean> {
  if (prefix !== now.prefix) return false;
  return head === now.head || (await git.ask(['merge-base', '--is-ancestor', head, now.head])).isSuccessful;
}

interface NewCommits extends Omit<Update, 'before'> {
  readonly usable: CachedHistory | undefined;
}

async function addNewCommits(git: Git, { usable, repository, paths }: NewCommits): Promise<FileCommits> {
  if (!usable) return new Map();
  const { found, names } = await followLog(git.pieces(logArguments(`${usable.head}..${repository.head}`)), paths);
  const now = [...paths].flatMap((path): readonly (readonly [string, Commit | null])[] => {
    const old = usable.files.get(names.get(path) ?? path);
    const commit = found.get(path);
    // A branch that has since been merged can contain commits that are older than the cached commit.
    if (commit && !(old && old.time > commit.time)) return [[path, commit]];
    return old === undefined ? [] : [[path, old]];
  });
  return new Map(now);
}

function changesOf(files: FileCommits, paths: ReadonlySet<SourcePath>): ReadonlyMap<SourcePath, Change> {
  const changes = [...paths].flatMap((path): readonly (readonly [SourcePath, Change])[] => {
    const commit = files.get(path);
    return commit ? [[path, { date: commit.date, author: commit.author }]] : [];
  });
  return new Map(changes);
}
