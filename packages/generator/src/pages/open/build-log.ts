// Records when the stages of a build start and end, for the terminal and for `--report`.

import type { StageWatch } from '../../model/adapters/ports.ts';

/** Start and end in milliseconds, from the clock that is passed to the log. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface StageSpan extends Span {
  readonly name: string;
}

export interface BuildLog {
  readonly stage: <T>(name: string, work: () => Promise<T> | T) => Promise<T>;
  /**
   * Runs a stage that only some sites need. If `input` is `undefined` or `false`, skips the stage and returns
   * `undefined`.
   */
  readonly stageFor: <Input, T>(
    name: string,
    input: Input | undefined | false,
    work: (input: Input) => Promise<T> | T,
  ) => Promise<T | undefined>;
  readonly progress: (done: number, total: number) => void;
  /** `undefined` if long stages are not reported. */
  readonly watch: StageWatch | undefined;
}

export interface LogOutput {
  readonly begin: (name: string) => void;
  readonly progress: (done: number, total: number) => void;
  readonly end: (stage: StageSpan) => void;
}

export interface StageLog {
  readonly log: BuildLog;
  /** Completed stages. */
  readonly stages: readonly StageSpan[];
}

/** `now` returns the milliseconds since the start of the build. */
export function createBuildLog(output: LogOutput, now: () => number, watch?: StageWatch): StageLog {
  const stages: StageSpan[] = [];
  const log: BuildLog = {
    stage: async (name, work) => {
      output.begin(name);
      watch?.stage(name);
      const start = now();
      try {
        return await work();
      } finally {
        const stage = { name, start, end: now() };
        stages.push(stage);
        watch?.stage('');
        output.end(stage);
      }
    },
    stageFor: async (name, input, work) =>
      input === undefined || input === false ? undefined : log.stage(name, () => work(input)),
    progress: output.progress,
    watch,
  };
  return { log, stages };
}
