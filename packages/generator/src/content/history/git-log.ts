// Reads `git log`, newest commit first, until the last change of every requested file is found.

export interface Commit {
  /** Committer time in seconds, which is used to order commits. A rebase updates this time. */
  readonly time: number;
  /** Author time, in UTC. */
  readonly date: string;
  readonly author: string;
}

interface FollowedLog {
  readonly found: ReadonlyMap<string, Commit>;
  /** Previous names of files that these commits do not contain, by current path. */
  readonly names: ReadonlyMap<string, string>;
}

const commitStart = '\u0001';
const fieldEnd = '\u001f';

/**
 * Returns arguments for `git log`. Merge commits are skipped, because their changes are in other commits. Only files
 * that were moved without changes are followed (`-M100%`). All options that the user's Git configuration could override
 * are set explicitly.
 */
export function logArguments(range: string): readonly string[] {
  return [
    ...['-c', 'log.showSignature=false', 'log', range],
    ...['--format=%x01%ct%x1f%at%x1f%an', '--encoding=UTF-8', '--no-color', '--no-merges', '--full-history'],
    ...['--name-status', '-M100%', '--relative', '-z', '--', '.'],
  ];
}

export async function followLog(log: AsyncIterable<readonly string[]>, wanted: Iterable<string>): Promise<FollowedLog> {
  const found = new Map<string, Commit>();
  const names = trackNames(wanted);
  let commit: Commit | undefined;
  let status = '';
  let from: string | undefined;
  for await (const pieces of log) {
    for (const piece of pieces) {
      if (status === '' && piece.startsWith(commitStart)) {
        if (names.isEmpty()) return { found, names: new Map() };
        commit = parseCommit(piece);
      } else if (status === '') {
        // The first status of a commit starts with a line break.
        status = piece.trim();
      } else if (status.startsWith('R') && from === undefined) {
        from = piece;
      } else {
        const paths = status === 'D' ? [] : names.take(piece, from);
        if (commit) for (const path of paths) found.set(path, commit);
        status = '';
        from = undefined;
      }
    }
  }
  return { found, names: names.rest() };
}

function parseCommit(piece: string): Commit {
  const [time = '', written = '', ...author] = piece.slice(commitStart.length).split(fieldEnd);
  const date = new Date(Number(written) * 1000).toISOString().replace('.000Z', 'Z');
  return { time: Number(time), date, author: author.join(fieldEnd) };
}

interface Names {
  /**
   * Removes the files with this name from the list, and returns them. If the files were moved `from` another name,
   * returns nothing and searches for that name instead.
   */
  readonly take: (name: string, from: string | undefined) => readonly string[];
  readonly isEmpty: () => boolean;
  readonly rest: () => ReadonlyMap<string, string>;
}

/** Tracks the names of files in older commits. Assumes that no name is both an old and a new name within one commit. */
function trackNames(wanted: Iterable<string>): Names {
  const paths = new Map<string, readonly string[]>([...wanted].map((path) => [path, [path]]));
  return {
    take: (name, from) => {
      const taken = paths.get(name) ?? [];
      paths.delete(name);
      if (from === undefined || taken.length === 0) return taken;
      paths.set(from, [...(paths.get(from) ?? []), ...taken]);
      return [];
    },
    isEmpty: () => paths.size === 0,
    rest: () => new Map([...paths].flatMap(([name, taken]) => taken.map((path) => [path, name] as const))),
  };
}
