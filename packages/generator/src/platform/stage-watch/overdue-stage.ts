// When a stage is reported as taking long, and in which words.

import type { MarkedText } from './stage-marks.ts';

/** Milliseconds after which a stage is reported; the following reports come after twice, four times … as long. */
export const firstReport = 30_000;

interface StageState {
  /** `undefined` between two stages. */
  readonly stage: MarkedText | undefined;
  readonly files: readonly string[];
  readonly now: number;
  /** The last report of this stage, in milliseconds since it began; 0 if there is none. */
  readonly reportedAt: number;
  readonly limit: number;
}

/** Returns the line to print, or `undefined` if none is due. */
export function overdueStage({ stage, files, now, reportedAt, limit }: StageState): string | undefined {
  if (!stage) return undefined;
  const duration = now - stage.since;
  if (duration < Math.max(limit, reportedAt * 2)) return undefined;
  const current = files.length > 0 ? `, current ${files.length > 1 ? 'files' : 'file'}: ${files.join(', ')}` : '';
  return `${stage.text} has been running for ${Math.round(duration / 1000)} s${current}`;
}
