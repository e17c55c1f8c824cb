// Ports of commands: terminal, environment, clock, threads and Git. `platform/` implements them; tests replace them.
// The ports of the file system are in `file-system.ts` and `output.ts`.

import type { Diagnostic } from '../diagnostic.ts';
import type { Ask } from './questions.ts';

export interface Ports {
  readonly terminal: Terminal;
  /** Asks questions. Must only be called in interactive terminals. */
  readonly ask: Ask;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  readonly env: Environment;
  readonly clock: Clock;
  readonly machine: () => Machine;
  readonly processMemory: ProcessMemory;
  readonly startThread: StartThread;
  /**
   * Starts a thread when the returned function is called for the first time. The thread keeps the process running only
   * after that call.
   */
  readonly prestartThread: () => StartThread;
  /** Absolute path of the folder that contains the compiled command, `client.json` and `code-hash.txt`. */
  readonly compiledFolder: string;
  /** Omitted if a program calls the JavaScript API, because the program decides what is printed. */
  readonly watchStages?: () => StageWatch;
  /** Resolves at the first Ctrl+C or termination signal. The second signal ends the process. */
  readonly untilStopped: () => Promise<void>;
}

/** Reports stages that have been running for 30 s, with their current files, even if the main thread is blocked. */
export interface StageWatch {
  /** Must be called with the name of each stage when it starts, and with `''` when the stage ends. */
  readonly stage: (name: string) => void;
  /** Sets the file that the main thread is processing, or `''`. */
  readonly file: (path: string) => void;
  /**
   * Starts the watching thread, unless it is already running. Must be called before work that could block the main
   * thread while there are no other threads. Starting the thread takes about 70 ms of CPU time and 8 MB of memory.
   * Therefore, commands that find all results in the cache do not start it.
   */
  readonly start: () => void;
  /** Returns what another thread needs to set its current file and to notice that the main thread is blocked. */
  readonly forThread: () => ThreadWatch;
  /** Stops the thread. Needed only if the process continues. */
  readonly close: () => void;
}

/** Can be sent to a thread. */
export interface ThreadWatch {
  readonly marks: SharedArrayBuffer;
  readonly slot: number;
  readonly request: {
    /** Absolute path of the script of the watching thread. */
    readonly file: string;
    /** Milliseconds until the first report. */
    readonly limit: number;
    /** Printed before a report: clears the progress line of a terminal. */
    readonly lineStart: string;
    /** File descriptor that reports are written to. */
    readonly output: number;
  };
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Terminal {
  /** Prints a line to standard output. */
  readonly print: (text: string) => void;
  /** Prints a line to standard error. */
  readonly printError: (text: string) => void;
  /** Replaces the current line. `undefined` if the output is a file or a log. */
  readonly rewriteLine: ((text: string) => void) | undefined;
  readonly paint: Paint;
  /** Width in characters; `undefined` if the output is not a terminal. */
  readonly columns: number | undefined;
  /** Whether input and output are both terminals. */
  readonly isInteractive: boolean;
  /** Clears the screen if the output is a terminal. */
  readonly clear: () => void;
  /**
   * Collects diagnostics for a machine-readable report. `root` is the absolute path of the site's root directory.
   * Returns `taken` if the diagnostics must not be printed. Omitted if no such report is written.
   */
  readonly collectDiagnostics?: (diagnostics: readonly Diagnostic[], root: string) => 'taken' | 'noted';
  /** Calls `pressed` for each key until the returned function is called. Ctrl+C still interrupts. */
  readonly readKeys: (pressed: (key: string) => void) => () => void;
}

/** Colors and styles. The functions return the text unchanged if the output has no colors. */
export interface Paint {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly success: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly strong: (text: string) => string;
  /** Turns a diagnostic code into a link to its documentation, if the terminal supports links. */
  readonly code?: (code: string) => string;
}

/** Times in milliseconds since 1970, with fractions, from a clock shared by all threads. */
interface Clock {
  readonly now: () => number;
  /** Time at which the command started. */
  readonly start: number;
}

export interface Machine {
  /** Number of CPU cores available to this process. */
  readonly cores: number;
  /** Free memory in bytes. */
  readonly memory: number;
}

interface ProcessMemory {
  /** Returns the peak memory usage so far, in bytes. */
  readonly peak: () => number;
  /** Reduces memory usage at the expense of speed. It only has an effect on sites with very many sources. */
  readonly spare: (sources: number) => void;
}

/** Handle to another thread. */
export interface WorkerThread<Call = object> {
  readonly call: (call: Call) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export type StartThread = () => WorkerThread;

/** Runs Git in the site's root directory. */
export interface Git {
  readonly ask: (args: readonly string[]) => Promise<GitAnswer>;
  /** Streams long output, split at NUL bytes. If Git fails, throws an error with Git's message. */
  readonly pieces: (args: readonly string[]) => AsyncIterable<readonly string[]>;
}

interface GitAnswer {
  /** Whether Git is installed. */
  readonly isInstalled: boolean;
  readonly isSuccessful: boolean;
  readonly text: string;
  readonly errorOutput: string;
}
