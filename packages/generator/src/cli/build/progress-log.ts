// Shows the progress in the terminal: a single line that is updated or, with --verbose, one line per stage.
import type { Ports, Terminal } from '../../model/adapters/ports.ts';
import { createBuildLog, type LogOutput, type StageLog } from '../../pages/open/build-log.ts';
import { seconds } from '../../text/amounts.ts';

interface ProgressOptions {
  /** Whether to print the duration of each stage. */
  readonly verbose?: boolean;
}

export function showProgress(
  { terminal, clock, watchStages }: Ports,
  { verbose = false }: ProgressOptions = {},
): StageLog {
  const shown = progressLine(terminal);
  const log = verbose ? { ...shown, end: stagePrinter(terminal) } : shown;
  return createBuildLog(log, () => clock.now() - clock.start, watchStages?.());
}

export function hideProgress({ clock, watchStages }: Ports): StageLog {
  return createBuildLog(silentLog, () => clock.now() - clock.start, watchStages?.());
}

const silentLog: LogOutput = { begin: () => {}, progress: () => {}, end: () => {} };

/** Shows the current stage in a line that the next output replaces. Shows nothing if stdout is not a terminal. */
function progressLine({ rewriteLine, paint }: Terminal): LogOutput {
  if (!rewriteLine) return silentLog;
  let current = '';
  let shownPercent = 0;
  return {
    begin: (name) => {
      current = name;
      rewriteLine(paint.quiet(`${name} …`));
    },
    progress: (done, total) => {
      const percent = Math.floor((done / total) * 100);
      if (percent === shownPercent && done !== 1) return;
      shownPercent = percent;
      rewriteLine(`${paint.quiet(current)} ${done}/${total}`);
    },
    end: () => rewriteLine(''),
  };
}

function stagePrinter({ print, rewriteLine, paint }: Terminal): LogOutput['end'] {
  return ({ name, start, end }) => {
    rewriteLine?.('');
    print(`${name.padEnd(20)} ${paint.quiet(seconds(end - start))}`);
  };
}
