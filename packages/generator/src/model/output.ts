// Output files are kept in memory as data until they are staged by a single writer. They are published only after the
// whole build has succeeded.
import type { FilePart } from './adapters/file-system.ts';
import type { OutputPath } from './paths.ts';

export interface OutputFile {
  readonly path: OutputPath;
  readonly content: string | Uint8Array;
}

/** Absolute paths of the output folder, and of the staging folder next to it. */
export interface OutputFolders {
  readonly published: string;
  readonly staging: string;
}

/** Access to the output folder, and to the staging folder next to it. */
export interface OutputFolder {
  /** Folders for threads that stage files directly. */
  readonly place: OutputFolders;
  /** Reads a file published by an earlier build. Returns `undefined` if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  readonly stage: (file: OutputFile) => Promise<void>;
  /** Reads a file that this build has staged. */
  readonly readStaged: (path: OutputPath) => Promise<Uint8Array | undefined>;
  /**
   * Publishes all staged files in one step. Returns `false` if the output folder already exists or is on a different
   * disk than the staging folder.
   */
  readonly publishAll: () => Promise<boolean>;
  /** Moves a staged file to the output folder and overwrites an existing file. */
  readonly publish: (path: OutputPath) => Promise<void>;
  /** Writes the same content to several paths in the output, each of which is overwritten atomically. */
  readonly standIn: (paths: readonly OutputPath[], content: string | Uint8Array) => Promise<void>;
  /** Writes a file of the output atomically. */
  readonly replace: (path: OutputPath, content: string) => Promise<void>;
  readonly remove: (path: OutputPath) => Promise<void>;
  /** Writes the list of pending operations to the staging folder. */
  readonly writeJournal: (content: string) => Promise<void>;
  /** Returns `undefined` if publishing has not started. */
  readonly readJournal: () => Promise<string | undefined>;
  readonly endJournal: () => Promise<void>;
  /** Returns the file stamp of a published file, or `undefined` if it does not exist. */
  readonly stamp: (path: string) => Promise<string | undefined>;
  /** Removes the staging folder and all unpublished files, unless the journal shows that publishing is unfinished. */
  readonly close: () => Promise<void>;
}

/** Read-only access to the output of an earlier build. */
export interface BuiltOutput {
  /** Path of the folder, as printed in the terminal. */
  readonly name: string;
  /** Returns `undefined` if the file does not exist. */
  readonly read: (path: string, part?: FilePart) => Uint8Array | undefined;
}

export interface PublishSummary {
  /** Number of new and changed files. */
  readonly written: number;
  /** Number of files that already had the same content. */
  readonly unchanged: number;
  /** Number of files of the previous build that this build did not generate. */
  readonly removed: number;
  /** Number of unused files that are kept for a while, because pages that are open in a browser may still load them. */
  readonly outdated: number;
  /** Total size of the output, in bytes. */
  readonly bytes: number;
}
