// Output is data until one writer writes it, and is seen by readers only when all of it is known to be good.
import type { FilePart } from './file-system.ts';
import type { OutputPath } from './paths.ts';

export interface OutputFile {
  readonly path: OutputPath;
  readonly content: string | Uint8Array;
}

/** Absolute paths of the output folder and of the staging folder beside it. */
export interface OutputPlace {
  readonly published: string;
  readonly staging: string;
}

/** The output folder and the staging folder beside it. */
export interface OutputFolder {
  /** For threads that stage files themselves; `undefined`: only this one may. */
  readonly place: OutputPlace | undefined;
  /** What an earlier build published; `undefined` where there is no such file. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  readonly stage: (file: OutputFile) => Promise<void>;
  /** What was staged just now. */
  readonly readStaged: (path: OutputPath) => Promise<Uint8Array | undefined>;
  /** Puts all staged files in place in one step; `false`: there is an output already, or the two folders are on different disks. */
  readonly publishAll: () => Promise<boolean>;
  /** Moves a staged file into the output, over what is there. */
  readonly publish: (path: OutputPath) => Promise<void>;
  readonly remove: (path: OutputPath) => Promise<void>;
  /** Tells whether a published file is still the one that was put there; `undefined` where there is none. */
  readonly stamp: (path: string) => Promise<string | undefined>;
  /** Takes the staging folder away, with whatever was not published. */
  readonly close: () => Promise<void>;
}

/** A folder that a build published, for those who only read it. */
export interface MadeFolder {
  /** As people know it. */
  readonly name: string;
  /** `undefined` where there is no such file. */
  readonly read: (path: string, part?: FilePart) => Uint8Array | undefined;
}

export interface PublishSummary {
  /** Files that were new or different. */
  readonly written: number;
  /** Files whose bytes were already there. */
  readonly unchanged: number;
  /** Files of an earlier build that this one no longer makes. */
  readonly removed: number;
  /** Size of the whole output. */
  readonly bytes: number;
}
