// Ports of migrations: files and programs in the folder of another generator's site.
import type { Position, UnreadableEntry } from 'docsgen/internals';

/**
 * Read-only access to the files of another generator's site. Paths are relative to its root directory, with forward
 * slashes, and can start with `../`, because such sites often have their pages outside this directory.
 */
export interface ForeignFiles {
  /** Absolute path of the site's root directory. */
  readonly root: string;
  /** Returns `undefined` if the file does not exist. */
  readonly readText: (path: string) => Promise<string | undefined>;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Returns the sorted paths of all files in a folder, relative to the folder and without `node_modules` and hidden
   * folders.
   */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Returns all files that exist but could not be read until now. They are treated as missing. */
  readonly unreadable?: () => readonly UnreadableEntry[];
}

/** Runs programs of the site, such as its configuration, in a separate process. */
export interface ForeignModules {
  readonly run: (request: ForeignRequest) => Promise<ForeignRun>;
}

export interface ForeignRequest {
  /** Absolute path of the site's root directory, which is the program's working directory. */
  readonly root: string;
  /** Path of the module, relative to the site's root. */
  readonly path: string;
  /** Arguments for the exported function, if the module exports one. Default: none. */
  readonly given?: readonly unknown[];
  /** Functions in the exported value to call afterwards. */
  readonly calls?: readonly ForeignCall[];
  /**
   * Code of CommonJS modules that replace packages, whether the packages are installed or not. A placeholder as the
   * prototype provides all other members: `module.exports = { __proto__: foreignSite.standIn('astro'), … }`.
   */
  readonly instead?: Readonly<Record<string, string>>;
}

/** `at` is the path of keys to the function, which is called once for each list of arguments. */
interface ForeignCall {
  readonly at: readonly (string | number)[];
  readonly each: readonly (readonly unknown[])[];
}

export interface ForeignRun {
  /**
   * The module's exports as plain values: functions become `{ $function: text }`, placeholders
   * `{ $standIn: 'package.member' }`, circular references `{ $circle: true }`. `undefined` if nothing is exported.
   */
  readonly value: unknown;
  /** For each call, the result for each list of arguments, or `null` if it threw. */
  readonly answers: readonly (readonly unknown[])[];
  /** Names of the packages that were replaced by placeholders, sorted. */
  readonly standIns: readonly string[];
  /** Code of the bundle, or `''` if there is no bundle. */
  readonly code: string;
  /** Maps a position in `code` to the source file, relative to the site's root. */
  readonly originalPlace: (place: Position) => Position | undefined;
  readonly failure: ForeignFailure | undefined;
}

export interface ForeignFailure {
  /** `unreadable`: the module is not valid JavaScript, or imports a missing file. */
  readonly kind: 'unreadable' | 'threw' | 'late' | 'ended';
  readonly message: string;
  readonly position: Position | undefined;
}
