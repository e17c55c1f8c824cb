// Reads `git log`, newest commit first, for as long as there are files whose last change it has not told.

export interface Commit {
  /** Seconds: when it was made, or made anew by a rebase. The order of commits. */
  readonly time: number;
  /** When its author wrote it, in UTC. */
  readonly date: string;
  readonly author: string;
}

export interface FollowedLog {
  readonly found: ReadonlyMap<string, Commit>;
  /** What files that were not found were called before the commits that were read, where that was something else. */
  readonly names: ReadonlyMap<string, string>;
}

const mark = '\u0001';
const between = '\u001f';

/**
 * A merge brings changes of others, and is none itself. A file that was moved as it is keeps its date; telling that costs
 * nothing, other than finding files that were moved and changed, which count as changed anyway.
 * Everything is said that a person's own configuration of git could make different.
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
      if (status === '' && piece.startsWith(mark)) {
        if (names.isEmpty()) return { found, names: new Map() };
        commit = parseCommit(piece);
      } else if (status === '') {
        // The first one of a commit begins on a line of its own.
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
  const [time = '', written = '', ...author] = piece.slice(mark.length).split(between);
  const date = new Date(Number(written) * 1000).toISOString().replace('.000Z', 'Z');
  return { time: Number(time), date, author: author.join(between) };
}

interface Names {
  /** The files that bore this name, and are found with that; moved ones are looked for under their old name instead. */
  readonly take: (name: string, from: string | undefined) => readonly string[];
  readonly isEmpty: () => boolean;
  readonly rest: () => ReadonlyMap<string, string>;
}

/** Within one commit, git takes no name for both the old one of a file and the new one of another. */
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
