// The only place that writes to the terminal.
import pc from 'picocolors';
import type { Terminal } from '../model/ports.ts';

export function openTerminal(): Terminal {
  const { stdout, stderr, stdin } = process;
  for (const stream of [stdout, stderr]) stream.on('error', outliveReader);
  return {
    print: (text) => void stdout.write(`${text}\n`),
    printError: (text) => void stderr.write(`${text}\n`),
    rewriteLine: stdout.isTTY ? (text) => void stdout.write(`\r\u001B[K${text}`) : undefined,
    paint: { error: pc.red, warning: pc.yellow, success: pc.green, quiet: pc.dim, strong: pc.bold },
    columns: stdout.isTTY ? stdout.columns : undefined,
    isInteractive: stdout.isTTY && stdin.isTTY,
    clear: () => void (stdout.isTTY && stdout.write('\u001B[2J\u001B[H')),
    readKeys,
  };
}

/** `docsgen build | head`: what nothing reads any more is not printed, and the command does the rest of its work. */
function outliveReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
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
