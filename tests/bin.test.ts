// The real command as a separate process: it starts, prints, and exits with the right code. `cli.test.ts` and `site/`
// test the rest without a process; `site/build/threads.test.ts`, `site/build/publish.test.ts` and
// `serve/command.test.ts` test threads and signals.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { runCli } from './site/cli.ts';
import { withSite } from './site/site.ts';
import { readFolder } from './site/site-files.ts';

it('--version prints the version of the package', async () => {
  const file = fileURLToPath(new URL('../packages/generator/package.json', import.meta.url));
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { readonly version: string };
  expect(await runCli(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

it('builds the site in the working directory and exits with 0', () =>
  withSite({ 'index.md': '# Notes\n' }, async ({ root }) => {
    const { code, stdout, stderr } = await runCli(['build'], root);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^en +1 pages +English$/m);
    expect(stdout).toMatch(/^Built in \d+\.\d\d s into dist$/m);
    expect((await readFolder(join(root, 'dist'))).has('index.html')).toBe(true);
  }));

it('prints errors of the site to stderr and exits with 1', () =>
  withSite({ 'index.md': '---\ndraft: perhaps\n---\n\n# Notes\n' }, async ({ root }) => {
    const { code, stderr } = await runCli(['build', root]);
    expect(stderr).toContain("index.md:2:8 error 'draft' must be true or false");
    expect(code).toBe(1);
  }));

it('exits with 2 for usage errors', async () => {
  const { code, stdout, stderr } = await runCli(['build', '--outt', 'x']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe("docsgen build: unknown option '--outt'\nDid you mean --out?\n");
});

it('prints colors if the environment sets it', () =>
  withSite({ 'index.md': '# Notes\n' }, async ({ root }) => {
    const { stdout } = await runCli(['check', root], root, { NO_COLOR: undefined, FORCE_COLOR: '1' });
    expect(stdout).toContain('No errors in 1 page.');
    const { stderr } = await runCli(['check', root, '--config', 'none.yaml'], root, {
      NO_COLOR: undefined,
      FORCE_COLOR: '1',
    });
    expect(stderr).toContain('\u001B[31merror\u001B[39m');
  }));

it('finishes its work if the reader of its output closes the pipe', () =>
  withSite({ 'index.md': '# Notes\n' }, async ({ root }) => {
    const bin = fileURLToPath(new URL('../bin/docsgen.js', import.meta.url));
    const script = `(node '${bin}' build; echo "ended with $?" >&2) | true`;
    const { stderr } = await promisify(execFile)('sh', ['-c', script], { cwd: root });
    expect(stderr).toBe('ended with 0\n');
    expect((await readFolder(join(root, 'dist'))).has('index.html')).toBe(true);
  }));
