// The only module that writes to the terminal.
import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import type { Environment, Terminal } from '../model/adapters/ports.ts';
import { hasColors, hasLinks } from './terminal-features.ts';

/** `reference` is the URL of the diagnostics documentation. */
export function openTerminal(env: Environment, reference: string): Terminal {
  const { stdout, stderr, stdin } = process;
  for (const stream of [stdout, stderr]) stream.on('error', outliveReader);
  const [out, errors] = [hasColors(env, stdout), hasColors(env, stderr)];
  const colours = pc.createColors(out || errors);
  // Stdout and stderr are checked separately, because only one of them may be redirected to a file.
  const forOut = out ? asItIs : stripVTControlCharacters;
  const forErrors = errors || hasLinks(env, stderr) ? asItIs : stripVTControlCharacters;
  const { red: error, yellow: warning, green: success, dim: quiet, bold: strong } = colours;
  const paint = { error, warning, success, quiet, strong };
  return {
    print: (text) => void stdout.write(`${forOut(text)}\n`),
    printError: (text) => void stderr.write(`${forErrors(text)}\n`),
    rewriteLine: stdout.isTTY ? (text) => void stdout.write(`\r\u001B[K${forOut(text)}`) : undefined,
    paint: hasLinks(env, stderr)
      ? { ...paint, code: (code) => link(code, `${reference}#${code.includes('/') ? 'plugin' : code}`) }
      : paint,
    columns: stdout.isTTY ? stdout.columns : undefined,
    isInteractive: Boolean(stdout.isTTY && stdin.isTTY),
    clear: () => void (stdout.isTTY && stdout.write('\u001B[2J\u001B[H')),
    readKeys,
  };
}

const asItIs = (text: string): string => text;

/** https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function link(text: string, address: string): string {
  return `\u001B]8;;${address}\u001B\\${text}\u001B]8;;\u001B\\`;
}

/** Ignores errors caused by a closed pipe, as in `docsgen build | head`, so that the command finishes its work. */
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
