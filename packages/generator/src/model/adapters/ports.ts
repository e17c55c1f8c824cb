// What a command needs of the world around it, as types. `io/` has the real things; tests hand in others. The ports of
// the file system are in `file-system.ts` and `output.ts`.

import type { Diagnostic } from '../diagnostic.ts';
import type { Ask } from './questions.ts';

export interface Ports {
  readonly terminal: Terminal;
  /** Only for terminals that are interactive. */
  readonly ask: Ask;
  /** Absolute path of the folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Environment;
  readonly clock: Clock;
  readonly machine: () => Machine;
  readonly processMemory: ProcessMemory;
  readonly startThread: StartThread;
  /** Starts a thread now, for the first call of the returned function. Until then it keeps no process alive. */
  readonly prestartThread: () => StartThread;
  /** Absolute path of the folder with the compiled command, where `client.json` and `code-hash.txt` are. */
  readonly compiledFolder: string;
  readonly watchStrays?: WatchStrays;
  /** Left out for programs that call docsgen, which decide what is printed. */
  readonly watchStages?: () => StageWatch;
  /** Resolves at the first Ctrl+C or request to terminate; the second one ends the process. */
  readonly untilStopped: () => Promise<void>;
}

/** Prints which stage has been running for 30 s and its current files, even if the main thread is blocked. */
export interface StageWatch {
  /** To be called with the name of each stage, and with `''` at its end. */
  readonly stage: (name: string) => void;
  /** The file that the main thread is working on; `''` if there is none. */
  readonly file: (path: string) => void;
  /**
   * Starts the thread that watches, unless it is running. To be called before work that could block the main thread; it
   * takes about 70 ms of processor time, so commands that find everything in the cache do not start it.
   */
  readonly start: () => void;
  /** Where another thread writes the file it is working on. */
  readonly forThread: () => FileMark;
  /** Ends the thread; needed only in a process that goes on. */
  readonly close: () => void;
}

export interface FileMark {
  readonly marks: SharedArrayBuffer;
  readonly slot: number;
}

/** From now on, `hear` is told of errors that no call of docsgen throws. */
export type WatchStrays = (hear: (error: unknown) => void) => Strays;

export interface Strays {
  /** Resolves when everything is told that was thrown until now. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Terminal {
  /** A line of output. */
  readonly print: (text: string) => void;
  /** A line for standard error. */
  readonly printError: (text: string) => void;
  /** Replaces the line that the cursor is in; `undefined` where the output is a file or a log, which cannot do that. */
  readonly rewriteLine: ((text: string) => void) | undefined;
  readonly paint: Paint;
  /** Width in characters; `undefined` where the output is no screen. */
  readonly columns: number | undefined;
  /** Input and output are both a terminal. */
  readonly isInteractive: boolean;
  /** Clears the screen, if the output is one. */
  readonly clear: () => void;
  /**
   * Takes diagnostics, with the absolute path of the site's folder, for a machine that reads them; there is none where
   * only people read. `taken`: they are not to be printed.
   */
  readonly collect?: (diagnostics: readonly Diagnostic[], root: string) => 'taken' | 'noted';
  /** Calls back for each key, until the function it returns is called. Ctrl+C keeps its meaning. */
  readonly readKeys: (pressed: (key: string) => void) => () => void;
}

/** Colours; each function returns the text as it is where the output has none. */
export interface Paint {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly success: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly strong: (text: string) => string;
  /** The code of a diagnostic as a link to its section of the documentation, where the terminal has links. */
  readonly code?: (code: string) => string;
}

/** Times are milliseconds since 1970, with fractions; the same clock in all threads. */
interface Clock {
  readonly now: () => number;
  /** Time at which the command began. */
  readonly start: number;
}

export interface Machine {
  /** Cores that this process may use. */
  readonly cores: number;
  /** Bytes that are free. */
  readonly memory: number;
}

interface ProcessMemory {
  /** Peak so far, in bytes. */
  readonly peak: () => number;
  /** Trades time for memory, for a site of so many sources that memory runs out first. */
  readonly spare: (sources: number) => void;
}

/** Another thread, from this one's side. */
export interface WorkerThread<Call = object> {
  readonly call: (call: Call) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export type StartThread = () => WorkerThread;

/** The program git, run in the site's folder. */
export interface Git {
  readonly ask: (args: readonly string[]) => Promise<GitAnswer>;
  /** Parts of a long answer between its zero bytes, as they come. Throws git's complaint where it fails. */
  readonly pieces: (args: readonly string[]) => AsyncIterable<readonly string[]>;
}

interface GitAnswer {
  /** False: this machine has no git. */
  readonly isThere: boolean;
  readonly isRight: boolean;
  readonly text: string;
  readonly complaint: string;
}
