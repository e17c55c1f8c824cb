// What happens to a build if a thread that renders pages exits.
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CliResult, runCli } from '../cli.ts';
import { variedSite } from '../edits/varied-site.ts';
import { withSite } from '../site.ts';
import { readFolder } from '../site-files.ts';

const ends = {
  'a thread that exits at once': 'process.exit(1);\n',
  'a thread that exits after a message': `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit(1));\n`,
  'a thread that throws': `throw new Error('The thread is broken');\n`,
};

describe('a thread that exits', () => {
  it.each(Object.entries(ends))('%s fails the build with a message, and the site is unchanged', (_when, code) =>
    withSite(variedSite(40), async ({ root, build, write }) => {
      const { files } = await build();
      await write({ 'thread.mjs': code });
      const broken = build({ jobs: 2, threadFile: join(root, 'thread.mjs') });
      await expect(broken).rejects.toThrow(/A worker thread ended|The thread is broken/);
      expect((await readdir(root)).filter((name) => name.includes('staging'))).toEqual([]);
      const again = await build();
      expect(again.published).toMatchObject({ written: 0, removed: 0 });
      expect(again.files()).toEqual(files());
    }),
  );
});

describe('a thread that starts before docsgen is loaded', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`part-${index % 5}/page-${index}.md`, `# Page ${index}\n\nWords.\n`]),
  );
  const built = async (root: string, ...args: readonly string[]): Promise<CliResult> => {
    await rm(join(root, '.docsgen'), { recursive: true, force: true });
    return runCli(['build', root, '--no-search', ...args]);
  };

  const textsIn = async (folder: string): Promise<readonly string[]> =>
    [...(await readFolder(folder))].map(([path, bytes]) => `${path}\n${bytes.toString()}`);

  it('a build with early threads has the same output as a single thread', { tags: ['long'] }, () =>
    withSite({ 'index.md': '# Home\n', ...many }, async ({ root }) => {
      const [one, two] = ['one', 'two'].map((name) => join(tmpdir(), `${basename(root)}-${name}`)) as [string, string];
      try {
        expect(await built(root, '--jobs', '1', '--out', one)).toMatchObject({ code: 0, stderr: '' });
        expect(await built(root, '--jobs', '2', '--out', two)).toMatchObject({ code: 0, stderr: '' });
        expect(await textsIn(two)).toEqual(await textsIn(one));
      } finally {
        for (const folder of [one, two]) await rm(folder, { recursive: true, force: true });
      }
    }),
  );

  it('early threads do not delay commands that do not use them', { tags: ['long'] }, () =>
    withSite({ 'site.config.yaml': 'titel: Wrong\n', ...many }, async ({ root }) => {
      const wrong = await built(root, '--jobs', '2');
      expect(wrong.code).toBe(1);
      expect(wrong.stderr).toContain('titel');
      expect(await built(root, '--jobs', 'two')).toMatchObject({ code: 2 });
    }),
  );
});
