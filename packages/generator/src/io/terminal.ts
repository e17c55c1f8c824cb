// The only place that writes to the terminal.
import pc from 'picocolors';
import { seconds } from '../build/amounts.ts';
import type { LogOutput } from '../build/build-log.ts';
import type { Paint } from '../build/report.ts';

export interface Terminal {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly paint: Paint;
  readonly log: LogOutput;
  /** Somebody sits before it. */
  readonly isInteractive: boolean;
  /** An empty screen, where somebody looks at one. */
  readonly clear: () => void;
  /** Each key as it is pressed, until the call that is returned. Ctrl+C goes on meaning what it means. */
  readonly readKeys: (pressed: (key: string) => void) => () => void;
}

/** Progress moves on one line of a terminal; where the output is a file or a CI log, each stage is a line of its own. */
export function openTerminal(quiet: boolean): Terminal {
  const { stdout, stderr } = process;
  const print = (text: string): void => void stdout.write(`${text}\n`);
  return {
    print,
    printError: (text) => void stderr.write(`${text}\n`),
    paint: { error: pc.red, warning: pc.yellow, quiet: pc.dim, strong: pc.bold },
    log: quiet ? silent : stdout.isTTY ? movingLog((text) => void stdout.write(text)) : plainLog(print),
    isInteractive: stdout.isTTY && process.stdin.isTTY,
    clear: () => void (stdout.isTTY && stdout.write('\u001B[2J\u001B[H')),
    readKeys,
  };
}

function readKeys(pressed: (key: string) => void): () => void {
  const { stdin } = process;
  const hear = (chunk: string): void => {
    if (chunk === '\u0003') process.kill(process.pid, 'SIGINT');
    else pressed(chunk.trim().toLowerCase());
  };
  if (stdin.isTTY) stdin.setRawMode(true);
  stdin.setEncoding('utf8').on('data', hear).resume();
  return () => {
    stdin.off('data', hear).pause();
    if (stdin.isTTY) stdin.setRawMode(false);
  };
}

const silent: LogOutput = { begin: () => {}, progress: () => {}, end: () => {} };

function plainLog(print: (text: string) => void): LogOutput {
  return { ...silent, end: ({ name, start, end }) => print(`${name.padEnd(20)} ${seconds(end - start)}`) };
}

function movingLog(write: (text: string) => void): LogOutput {
  let current = '';
  let shownAt = 0;
  const show = (text: string): void => write(`\r\u001B[K${text}`);
  return {
    begin: (name) => {
      current = name;
      show(pc.dim(`${name} …`));
    },
    progress: (done, total) => {
      const percent = Math.floor((done / total) * 100);
      if (percent === shownAt && done !== 1) return;
      shownAt = percent;
      show(`${pc.dim(current)} ${done}/${total}`);
    },
    end: ({ name, start, end }) => show(`${pc.green('✓')} ${name.padEnd(20)} ${pc.dim(seconds(end - start))}\n`),
  };
}
