// Shared by the measurements of `serve --watch`: runs the command on a copy of a corpus, and measures the memory of its
// process and the time until a saved change is visible.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processTree } from './process-memory.js';

const bin = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

/** Copies the corpus `times` times, each into a separate folder. `remove` deletes the copies. */
export function copyCorpus(corpus, times = 1) {
  const root = mkdtempSync(join(tmpdir(), 'docsgen-corpus-'));
  if (times === 1) cpSync(corpus, root, { recursive: true });
  else for (let copy = 1; copy <= times; copy += 1) cpSync(corpus, join(root, `copy-${copy}`), { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Resolves when the server has started. `startedAt` is the time of the start. */
export async function startServer(root) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [bin, 'serve', root, '--watch', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const address = /http:\/\/localhost:\d+/.exec(output);
        if (address) resolve(address[0]);
      });
    }
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    origin,
    startedAt,
    output: () => output,
    /** Memory of the process and its child processes in megabytes. */
    memory: () => processTree(child.pid).reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Milliseconds from the write to the frame that shows the change. Only this change contains the text `mark`. */
export async function saveOnScreen(page, { file, text, mark, where }) {
  await page.evaluate(
    ([wanted, selector]) => {
      window.seen = new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)?.textContent.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
      });
    },
    [mark, where],
  );
  const start = performance.timeOrigin + performance.now();
  writeFileSync(file, text);
  return (await page.evaluate(() => window.seen)) - start;
}

function residentMegabytes(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return Number(kilobytes) / 1000;
  } catch {
    return 0;
  }
}
