// Entry point of the thread that reports long stages. The thread has its own event loop, so it also reports a stage
// that blocks the stage's own thread.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { overdueStage } from './overdue-stage.ts';
import { markedFiles, readMark } from './stage-marks.ts';
import type { WatchData } from './stage-watch.ts';

const { marks, limit, lineStart, output }: WatchData = workerData;

/** The most recently reported stage, and how long it had been running at that point. */
const last = { since: 0, reportedAt: 0 };

setInterval(() => {
  const stage = readMark(marks, 0);
  if (stage && stage.since !== last.since) Object.assign(last, { since: stage.since, reportedAt: 0 });
  const now = Date.now();
  const line = overdueStage({ stage, files: markedFiles(marks), now, reportedAt: last.reportedAt, limit });
  if (line === undefined) return;
  last.reportedAt = now - last.since;
  writeSync(output, `${lineStart}${line}\n`);
}, limit / 6);
