// What docsgen needs of a file system, so that stages take it as a parameter and tests can use real folders or none.

/** Reads below one folder, the site's; all paths are relative to it, with forward slashes. */
export interface SiteFiles {
  /** Absolute path of the site's folder; for messages and module resolution only. */
  readonly root: string;
  /** `undefined` where there is no such file. */
  readonly readText: (path: string) => Promise<string | undefined>;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * The path of every file below a folder, from that folder, sorted; empty where there is no such folder.
   * `visible` leaves out hidden files and folders, and `node_modules`.
   */
  readonly list: (folder: string, which: 'visible' | 'all') => Promise<readonly string[]>;
  /** Size, times of change and number on the disk, to tell whether a file is still the one that was read; `undefined` where there is no such file. */
  readonly stamp: (path: string) => Promise<string | undefined>;
  /** The same for those who come back another day: `undefined` too for a file so new that it could change once more and keep its stamp. */
  readonly mark: (path: string) => Promise<string | undefined>;
}

/**
 * A folder for what can be made again at any time. Nothing here ever fails: what cannot be read is not there,
 * and what cannot be written is not kept.
 */
export interface CacheFolder {
  readonly read: (name: string, part?: FilePart) => Uint8Array | undefined;
  /** In one step: nobody ever reads half a file. Bytes are not looked at again. */
  readonly write: (name: string, content: string | Uint8Array | Iterable<Uint8Array>) => void;
  readonly remove: (name: string) => void;
  /** Every file below a folder of it, with its size in bytes and the time it was last of use, in milliseconds. */
  readonly list: (folder: string) => readonly CacheEntry[];
  /** It was of use just now. */
  readonly touch: (name: string) => void;
}

/** In bytes. */
export interface FilePart {
  readonly start: number;
  readonly length: number;
}

export interface CacheEntry {
  readonly name: string;
  readonly size: number;
  readonly used: number;
}
