// Determines when a stage is reported, and the text of the report.

import type { MarkedText } from './stage-marks.ts';

/** Milliseconds until a stage is reported for the first time. The interval doubles after each report. */
export const firstReport = 30_000;

interface StageState {
  /** `undefined` between two stages. */
  readonly stage: MarkedText | undefined;
  readonly files: readonly string[];
  readonly now: number;
  /** Time of the last report in milliseconds after the start of the stage, or 0 if there is no report yet. */
  readonly reportedAt: number;
  readonly limit: number;
}

/** Returns the line to print, or `undefined` if no report is due. */
export function overdueStage({ stage, files, now, reportedAt, limit }: StageState): string | undefined {
  if (!stage) return undefined;
  const duration = now - stage.since;
  if (duration < Math.max(limit, reportedAt * 2)) return undefined;
  const current = files.length > 0 ? `, current ${files.length > 1 ? 'files' : 'file'}: ${files.join(', ')}` : '';
  return `${stage.text} has been running for ${Math.round(duration / 1000)} s${current}`;
}
