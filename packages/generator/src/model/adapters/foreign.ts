// The folder of another generator's site, and the programs in it, as a migration sees them.
import type { Position } from '../diagnostic.ts';
import type { UnreadableEntry } from './file-system.ts';

/**
 * Files of a foreign site and around it; nothing is ever written there. Paths are relative to its folder, with forward
 * slashes, and may begin with `../`: such sites often keep their pages beside their own folder.
 */
export interface ForeignFiles {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** `undefined` where there is no such file. */
  readonly readText: (path: string) => Promise<string | undefined>;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  /** The path of every file below a folder, from that folder, sorted; without `node_modules` and hidden folders. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** When a file was added: by its first commit, else as the disk has it. `undefined`: there is no such file. */
  readonly addedAt?: (path: string) => Promise<AddedAt | undefined>;
  /** What is there and could not be read so far, which counts as missing. */
  readonly unreadable?: () => readonly UnreadableEntry[];
}

/** An instant in ISO 8601, in UTC and without fractions of seconds, and what says so. */
interface AddedAt {
  readonly instant: string;
  readonly by: 'commit' | 'file';
}

/** Runs programs of the site, such as its configuration, away from this process. */
export interface ForeignModules {
  readonly run: (request: ForeignRequest) => Promise<ForeignRun>;
}

export interface ForeignRequest {
  /** Absolute path of the site's folder, in which the program runs. */
  readonly root: string;
  /** Path of the module, from the site's folder. */
  readonly path: string;
  /** What it is called with where it exports a function, instead of nothing. */
  readonly given?: readonly unknown[];
  /** Functions in its value that are called after it has run. */
  readonly calls?: readonly ForeignCall[];
  /**
   * Code of CommonJS modules that take the place of packages, whether they are installed or not. What they lack, the
   * stand-in has that is their prototype: `module.exports = { __proto__: foreignSite.standIn('astro'), … }`.
   */
  readonly instead?: Readonly<Record<string, string>>;
}

/** `at`: the keys that lead to the function. It is called once for each list of arguments. */
interface ForeignCall {
  readonly at: readonly (string | number)[];
  readonly each: readonly (readonly unknown[])[];
  /** A method of what the function gives, which answers in its place. */
  readonly method?: { readonly name: string; readonly given: readonly unknown[] };
}

export interface ForeignRun {
  /**
   * What the module exports, as plain values: a function is `{ $function: text }`, what something stands in for
   * `{ $standIn: 'package.member' }`, a value inside itself `{ $circle: true }`. `undefined`: it exports nothing.
   */
  readonly value: unknown;
  /** For each call what each list of arguments gave, `null` for what threw. */
  readonly answers: readonly (readonly unknown[])[];
  /** Names of packages that something stands in for, sorted. */
  readonly standIns: readonly string[];
  /** What it wanted of the world and was not given: `reads ../crowdin.yaml, which is not there`. */
  readonly refused: readonly string[];
  /** Rings of modules that import each other, as paths from the site's folder. */
  readonly circles: readonly (readonly string[])[];
  /** Code of the bundle, `''` where there is none; and where a place in it was written, from the site's folder. */
  readonly code: string;
  readonly originalPlace: (place: Position) => Position | undefined;
  readonly failure: ForeignFailure | undefined;
}

export interface ForeignFailure {
  /** `unreadable`: it is no JavaScript, or imports a file that is not there. */
  readonly kind: 'unreadable' | 'threw' | 'late' | 'network' | 'ended';
  readonly message: string;
  readonly position: Position | undefined;
}
