// Port of the file system. Passed to stages as a parameter, so that tests can replace it.

/** Files of one site. All paths are relative to its root directory, with forward slashes. */
export interface SiteFiles {
  /** Absolute path of the site's root directory, only for messages and module resolution. */
  readonly root: string;
  /** Returns `undefined` if the file does not exist. */
  readonly readText: (path: string) => Promise<string | undefined>;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Returns the sorted paths of all files in a folder and its subfolders, relative to the folder, or an empty list if
   * the folder does not exist. `visible` omits hidden files and folders, and `node_modules`.
   */
  readonly list: (folder: string, which: 'visible' | 'all') => Promise<readonly string[]>;
  /**
   * Returns the entries that the last call of `list` for that folder omitted because they are not files of the site.
   */
  readonly refused: (folder: string) => Promise<readonly RefusedEntry[]>;
  /** Returns all files and folders that exist but could not be read until now. They are treated as missing or empty. */
  readonly unreadable: () => readonly UnreadableEntry[];
  /**
   * Returns the size, times and inode number of a file, to detect changes. Returns `undefined` if the file does not
   * exist.
   */
  readonly stamp: (path: string) => Promise<string | undefined>;
  /**
   * Returns a stamp that can be stored on disk. Also returns `undefined` if the file is so new that it could change
   * again without changing its stamp.
   */
  readonly settledStamp: (path: string) => Promise<string | undefined>;
}

/** Text of each changed file, by path relative to the site's root directory; `undefined` for removed files. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * `path` is relative to the listed folder. Unless the reason is `no file`, the entry is a symbolic link whose target is
 * missing, is outside the site, or is a parent folder of the link.
 */
export interface RefusedEntry {
  readonly path: string;
  readonly reason: 'broken' | 'outside' | 'circle' | 'no file';
}

export interface UnreadableEntry {
  /** Path of a file or folder, relative to the site's root. */
  readonly path: string;
  /** A phrase for the end of a sentence, such as "permission denied". */
  readonly reason: string;
}

/**
 * A folder for files that can be recreated at any time. Its functions never throw: unreadable files are treated as
 * missing, and failed writes are ignored.
 */
export interface CacheFolder {
  readonly read: (name: string, part?: FilePart) => Uint8Array | undefined;
  /** Writes a file atomically, so that readers never see a partially written file. */
  readonly write: (name: string, content: string | Uint8Array | Iterable<Uint8Array>) => void;
  readonly remove: (name: string) => void;
  /**
   * Returns all files in a folder of the cache, with their size in bytes and the time of their last use in
   * milliseconds.
   */
  readonly list: (folder: string) => readonly CacheEntry[];
  /** Sets the time of a file's last use to now. */
  readonly touch: (name: string) => void;
}

/** A byte range of a file. */
export interface FilePart {
  readonly start: number;
  readonly length: number;
}

interface CacheEntry {
  readonly name: string;
  readonly size: number;
  readonly used: number;
}
