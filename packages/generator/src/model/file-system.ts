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
  /** Size, time of change and number on the disk, to tell whether a file is still the one that was read; `undefined` where there is no such file. */
  readonly stamp: (path: string) => Promise<string | undefined>;
}

/** What docsgen remembers from one run to the next. It can be missing, old or broken at any time, and all goes on without it. */
export interface CacheFolder {
  /** `undefined` where there is no such file, or none that can be read. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  /** In one step; where the disk does not let us write, nothing happens. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<void>;
}
