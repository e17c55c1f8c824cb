// The one door to git, which is a program of its own: asked in the site's folder, for what its repository knows.
import { execFile, spawn } from 'node:child_process';
import type { Git } from '../build/read-history.ts';

export function openGit(folder: string): Git {
  return {
    ask: (args) =>
      new Promise((resolve) => {
        execFile('git', [...args], { cwd: folder, windowsHide: true }, (error, stdout, stderr) =>
          resolve({
            isThere: error?.code !== 'ENOENT',
            isRight: error === null,
            text: stdout,
            complaint: stderr,
          }),
        );
      }),
    pieces: (args) => readPieces(folder, args),
  };
}

async function* readPieces(folder: string, args: readonly string[]): AsyncGenerator<readonly string[]> {
  const child = spawn('git', [...args], { cwd: folder, windowsHide: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  try {
    let rest = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      const pieces = `${rest}${text}`.split('\0');
      rest = pieces.pop() ?? '';
      yield pieces;
    }
    if ((await ended) !== 0) throw new Error(complaint);
  } finally {
    // Whoever has read enough goes away.
    child.kill();
  }
}
