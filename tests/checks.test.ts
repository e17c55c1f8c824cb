// Runs the steps of `npm run check` in parallel with the other tests.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { variantsOf } from './long.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

// The steps run one after the other, so that each has the whole time limit on a busy machine.
const checks = [
  // Several threads take twice the CPU time to save a quarter of the time, while other tests run.
  ['type errors', 'tsc', ['--noEmit', '--singleThreaded']],
  ['lint or format errors', 'biome', ['check', '.']],
  ['Markdown errors', 'markdownlint-cli2', []],
  ['spelling errors', 'cspell', ['lint', '--no-progress', '--no-summary']],
] as const;

it.each(variantsOf(checks, 3))('the repository has no %s', async (_name, program, args) => {
  expect(await complaints(`${repository}node_modules/.bin/${program}`, args)).toBe('');
});

/** Returns the output of the program if it failed, or an empty string. */
function complaints(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: repository }, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${stdout}${stderr}` || String(error));
    });
  });
}
