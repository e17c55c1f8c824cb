// What a build says while it runs: the names of its stages, and how far it is.

export interface BuildLog {
  /** Runs one stage under its name. */
  readonly stage: <T>(name: string, work: () => Promise<T> | T) => Promise<T>;
  readonly progress: (done: number, total: number) => void;
}

export interface StageTime {
  readonly name: string;
  readonly milliseconds: number;
}

export interface LogOutput {
  readonly begin: (name: string) => void;
  readonly progress: (done: number, total: number) => void;
  readonly end: (time: StageTime) => void;
}

export function createBuildLog(
  output: LogOutput,
  now: () => number,
): { readonly log: BuildLog; readonly times: readonly StageTime[] } {
  const times: StageTime[] = [];
  const log: BuildLog = {
    stage: async (name, work) => {
      output.begin(name);
      const start = now();
      try {
        return await work();
      } finally {
        const time = { name, milliseconds: now() - start };
        times.push(time);
        output.end(time);
      }
    },
    progress: output.progress,
  };
  return { log, times };
}
