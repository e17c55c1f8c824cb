// What the terminal shows while a build runs: one line that changes on a screen, a line for each stage in a log.
import type { Ports, Terminal } from '../model/ports.ts';
import { createBuildLog, type LogOutput, type StageLog } from '../site/build-log.ts';
import { seconds } from '../text/amounts.ts';

/** A log of stages that the terminal shows. */
export function showProgress({ terminal, clock }: Ports): StageLog {
  return createBuildLog(progressLog(terminal), () => clock.now() - clock.start);
}

/** A log of stages that the terminal does not show. */
export function hideProgress({ clock }: Ports): StageLog {
  return createBuildLog(silentLog, () => clock.now() - clock.start);
}

const silentLog: LogOutput = { begin: () => {}, progress: () => {}, end: () => {} };

function progressLog({ print, rewriteLine, paint }: Terminal): LogOutput {
  if (!rewriteLine)
    return { ...silentLog, end: ({ name, start, end }) => print(`${name.padEnd(20)} ${seconds(end - start)}`) };
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
    end: ({ name, start, end }) =>
      rewriteLine(`${paint.success('✓')} ${name.padEnd(20)} ${paint.quiet(seconds(end - start))}\n`),
  };
}
