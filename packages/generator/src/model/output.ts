// Output is data until one writer writes it, and readers see it only when all of it is known to be good.
import type { FilePart } from './adapters/file-system.ts';
import type { OutputPath } from './paths.ts';

export interface OutputFile {
  readonly path: OutputPath;
  readonly content: string | Uint8Array;
}

/** Absolute paths of the output folder and of the staging folder beside it. */
export interface OutputFolders {
  readonly published: string;
  readonly staging: string;
}

/** The output folder and the staging folder beside it. */
export interface OutputFolder {
  /** For threads that stage files themselves; `undefined`: only this thread may. */
  readonly place: OutputFolders | undefined;
  /** A published file of an earlier build; `undefined` where there is none. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  readonly stage: (file: OutputFile) => Promise<void>;
  /** A file that this build has staged. */
  readonly readStaged: (path: OutputPath) => Promise<Uint8Array | undefined>;
  /**
   * Puts all staged files in place in one step. `false`: there is an output already, or the two folders are on
   * different disks.
   */
  readonly publishAll: () => Promise<boolean>;
  /** Moves a staged file into the output, replacing an older one. */
  readonly publish: (path: OutputPath) => Promise<void>;
  /** Puts one content at several paths of the output, each in one step, replacing what was there. */
  readonly standIn: (paths: readonly OutputPath[], content: string | Uint8Array) => Promise<void>;
  /** Writes a file of the output in one step. */
  readonly replace: (path: OutputPath, content: string) => Promise<void>;
  readonly remove: (path: OutputPath) => Promise<void>;
  /** Keeps, beside what is staged, the list of what is to be done with it. */
  readonly writeJournal: (content: string) => Promise<void>;
  /** `undefined`: nothing of what is staged is published yet. */
  readonly readJournal: () => Promise<string | undefined>;
  readonly endJournal: () => Promise<void>;
  /** File stamp of a published file; `undefined` where there is none. */
  readonly stamp: (path: string) => Promise<string | undefined>;
  /** Removes the staging folder, with all that was not published, unless its journal has not ended. */
  readonly close: () => Promise<void>;
}

/** The output of an earlier build, to be read only. */
export interface BuiltOutput {
  /** Its path as the terminal shows it. */
  readonly name: string;
  /** `undefined`: there is no such file. */
  readonly read: (path: string, part?: FilePart) => Uint8Array | undefined;
}

export interface PublishSummary {
  /** Files that were new or different. */
  readonly written: number;
  /** Files that were already there with the same bytes. */
  readonly unchanged: number;
  /** Files of the previous build that this one no longer makes. */
  readonly removed: number;
  /** Files that no page uses any more, and that stay for a while for pages that are open. */
  readonly outdated: number;
  /** Size of the whole output, in bytes. */
  readonly bytes: number;
}
