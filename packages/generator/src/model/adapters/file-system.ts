// What docsgen needs of a file system. Stages get it as a parameter; tests hand in real folders or none.

/** Files of one site. All paths are relative to its folder, with forward slashes. */
export interface SiteFiles {
  /** Absolute path of the site's folder, for messages and module resolution only. */
  readonly root: string;
  /** `undefined` where there is no such file. */
  readonly readText: (path: string) => Promise<string | undefined>;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * The path of every file below a folder, from that folder, sorted; empty where there is no such folder.
   * `visible` leaves out hidden files and folders, and `node_modules`.
   */
  readonly list: (folder: string, which: 'visible' | 'all') => Promise<readonly string[]>;
  /** What the last list of that folder left out because it is no file of the site. */
  readonly refused: (folder: string) => Promise<readonly RefusedEntry[]>;
  /** What is there and could not be read so far, which counts as missing or empty. */
  readonly unreadable: () => readonly UnreadableEntry[];
  /**
   * Size, times and inode number of a file, which tell whether it is still the one that was read; `undefined` where
   * there is no such file.
   */
  readonly stamp: (path: string) => Promise<string | undefined>;
  /** A stamp to keep on disk; `undefined` also for a file so new that it could change again and keep its stamp. */
  readonly settledStamp: (path: string) => Promise<string | undefined>;
}

/** `path`: from the folder of the list. A link leads nowhere, out of the site or to a folder that it stands in. */
export interface RefusedEntry {
  readonly path: string;
  readonly reason: 'broken' | 'outside' | 'circle' | 'no file';
}

export interface UnreadableEntry {
  /** Path of a file or folder from the site's folder. */
  readonly path: string;
  /** Ends a sentence, such as "permission denied". */
  readonly reason: string;
}

/**
 * A folder for what can be made again at any time. No call ever fails: what cannot be read counts as missing, and what
 * cannot be written is not kept.
 */
export interface CacheFolder {
  readonly read: (name: string, part?: FilePart) => Uint8Array | undefined;
  /** In one step: no reader ever sees half a file. */
  readonly write: (name: string, content: string | Uint8Array | Iterable<Uint8Array>) => void;
  readonly remove: (name: string) => void;
  /** Every file below a folder of the cache, with its size in bytes and the time of its last use, in milliseconds. */
  readonly list: (folder: string) => readonly CacheEntry[];
  /** Notes that a file was of use just now. */
  readonly touch: (name: string) => void;
}

/** A part of a file, in bytes. */
export interface FilePart {
  readonly start: number;
  readonly length: number;
}

interface CacheEntry {
  readonly name: string;
  readonly size: number;
  readonly used: number;
}
