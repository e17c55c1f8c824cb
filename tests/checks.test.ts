// What `npm run check` checks, beside the tests instead of before them.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));

it.concurrent.each([
  // On one core: several take twice the processor time to save a quarter of the wall time, and other tests run beside.
  ['types', 'tsc', ['--noEmit', '--singleThreaded']],
  ['lint and format', 'biome', ['check', '.']],
])('%s', async (_name, program, args) => {
  expect(await complaints(`${repository}node_modules/.bin/${program}`, args)).toBe('');
});

/** What the program printed where it failed; empty where it did not. */
function complaints(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: repository }, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${stdout}${stderr}` || String(error));
    });
  });
}
