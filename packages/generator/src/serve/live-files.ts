// The site's files while authors write them: read once, kept, and read again only when somebody says that they changed.
// Watchers miss things now and then, so sizes and times of change are noted, and can be held against the disk.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';

export interface LiveFiles extends SiteFiles {
  /**
   * Looks at these paths again: a file's, a folder's, or one that is no more.
   * Gives the paths of files that are new, gone or may have other content.
   */
  readonly look: (paths: Iterable<string>) => Promise<ReadonlySet<string>>;
  /** Looks at everything: the lists, and every file that was read. */
  readonly lookAtAll: () => Promise<ReadonlySet<string>>;
  /** What the system did not let us read. */
  readonly problems: () => readonly Diagnostic[];
}

interface KnownFile {
  /** `undefined`: read as bytes only, which are not kept. */
  readonly text: string | undefined;
  /** Size and time of change; `undefined`: there was no such file. */
  readonly stamp: string | undefined;
}

type ListKind = Parameters<SiteFiles['list']>[1];

/** Milliseconds. Editors empty a file and then write it; a file that had a text and is empty is read again after this. */
const untilSecondReading = 40;

/** `unreadable`: what the system does not let us read ends the work, or counts as empty and is told with the rest. */
export function createLiveFiles(disk: SiteFiles, unreadable: 'throws' | 'is told'): LiveFiles {
  const known = new Map<string, KnownFile>();
  const lists = new Map<string, ReadonlySet<string>>();
  const problems = new Map<string, string>();
  const written = new Set<string>();
  const attempt = async <T>(path: string, reading: () => Promise<T>): Promise<T | undefined> => {
    problems.delete(path);
    try {
      return await reading();
    } catch (error) {
      if (unreadable === 'throws') throw error;
      problems.set(path, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  /** What may not be looked at has none; reading it says why. */
  const stampOf = async (path: string): Promise<string | undefined> => {
    try {
      return await disk.stamp(path);
    } catch {
      return undefined;
    }
  };
  const listKey = (folder: string, which: ListKind): string => `${which}:${folder}`;

  const relist = async (): Promise<readonly string[]> => {
    const changed: string[] = [];
    for (const [key, before] of lists) {
      const [which, folder] = splitKey(key);
      const now = new Set(await attempt(folder, () => disk.list(folder, which)));
      const prefix = folder === '' ? '' : `${folder}/`;
      for (const path of now) if (!before.has(path)) changed.push(prefix + path);
      for (const path of before) if (!now.has(path)) changed.push(prefix + path);
      lists.set(key, now);
    }
    return changed;
  };

  const suspectsBelow = async (folder: string): Promise<readonly string[]> => {
    const suspects: string[] = [];
    for (const [path, { stamp }] of known) {
      if (path.startsWith(folder) && (await stampOf(path)) !== stamp) suspects.push(path);
    }
    return suspects;
  };

  const forget = (changed: ReadonlySet<string>): ReadonlySet<string> => {
    for (const path of changed) known.delete(path);
    return changed;
  };

  /** A file that was read before and is still one needs no look at the lists, nor at what could lie below it. */
  const look = async (paths: Iterable<string>): Promise<ReadonlySet<string>> => {
    const changed = new Set<string>();
    let isStructural = false;
    for (const path of paths) {
      const before = known.get(path);
      if (before) changed.add(path);
      if (before?.stamp !== undefined && (await stampOf(path)) !== undefined) continue;
      isStructural = true;
      for (const suspect of await suspectsBelow(`${path}/`)) changed.add(suspect);
    }
    if (isStructural) for (const path of await relist()) changed.add(path);
    return forget(changed);
  };

  return {
    root: disk.root,
    stamp: stampOf,
    mark: disk.mark,
    readText: async (path) => {
      const before = known.get(path);
      if (before?.text !== undefined || (before && before.stamp === undefined)) return before.text;
      let stamp = await stampOf(path);
      let text = await attempt(path, () => disk.readText(path));
      if (text === '' && written.has(path)) {
        await new Promise((done) => setTimeout(done, untilSecondReading));
        stamp = await stampOf(path);
        text = await attempt(path, () => disk.readText(path));
      }
      if (text) written.add(path);
      known.set(path, { text, stamp: text === undefined ? undefined : stamp });
      return text;
    },
    readBytes: async (path) => {
      if (!known.has(path)) known.set(path, { text: undefined, stamp: await stampOf(path) });
      return attempt(path, () => disk.readBytes(path));
    },
    list: async (folder, which) => {
      const key = listKey(folder, which);
      const before = lists.get(key);
      if (before) return [...before];
      const listed = await attempt(folder, () => disk.list(folder, which));
      lists.set(key, new Set(listed));
      return listed ?? [];
    },
    look,
    lookAtAll: async () => forget(new Set([...(await suspectsBelow('')), ...(await relist())])),
    problems: () =>
      [...problems].map(([file, reason]) => ({
        code: 'content',
        severity: 'error',
        message: `This cannot be read: ${reason}`,
        file,
        position: undefined,
        hint: undefined,
        related: [],
      })),
  };
}

function splitKey(key: string): readonly [ListKind, string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon) as ListKind, key.slice(colon + 1)];
}
