// What a build says while it runs: the names of its stages, and how far it is.
import type { StageSpan } from '../model/profile.ts';

export interface BuildLog {
  /** Runs one stage under its name. */
  readonly stage: <T>(name: string, work: () => Promise<T> | T) => Promise<T>;
  readonly progress: (done: number, total: number) => void;
}

export interface LogOutput {
  readonly begin: (name: string) => void;
  readonly progress: (done: number, total: number) => void;
  readonly end: (stage: StageSpan) => void;
}

/** `now` counts from the beginning of the build, in milliseconds. */
export function createBuildLog(
  output: LogOutput,
  now: () => number,
): { readonly log: BuildLog; readonly stages: readonly StageSpan[] } {
  const stages: StageSpan[] = [];
  const log: BuildLog = {
    stage: async (name, work) => {
      output.begin(name);
      const start = now();
      try {
        return await work();
      } finally {
        const stage = { name, start, end: now() };
        stages.push(stage);
        output.end(stage);
      }
    },
    progress: output.progress,
  };
  return { log, stages };
}
