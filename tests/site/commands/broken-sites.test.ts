// Sites whose build must fail: each is in `tests/broken-sites/`, with the expected messages.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { OutputPath } from '../../../packages/generator/src/model/paths.ts';
import { manifestBytes } from '../../../packages/generator/src/output/output-manifest.ts';
import { runCommand } from '../run-command.ts';
import { firstDifference, readFolder, writeFiles } from '../site-files.ts';

const folder = fileURLToPath(new URL('../../broken-sites', import.meta.url));
const entries = await readdir(folder, { withFileTypes: true });
const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);

describe('a broken site', () => {
  it('there is a broken site for every type of error', () => {
    expect(names.length).toBeGreaterThanOrEqual(12);
  });

  for (const name of names) {
    it(`${name} has the expected diagnostics, and nothing is written`, async () => {
      const around = await mkdtemp(join(tmpdir(), 'docsgen-broken-'));
      try {
        const result = await runCommand(['build', join(folder, name), '--out', join(around, 'dist')]);
        expect(result.stderr).toBe(await readFile(join(folder, name, 'expected.txt'), 'utf8').catch(() => ''));
        expect(result.code).toBe(1);
        expect(await readdir(around), 'neither output nor staging folder').toEqual([]);
      } finally {
        await rm(around, { recursive: true });
      }
    });
  }

  it('a broken site leaves the output of an earlier build unchanged', async () => {
    const around = await mkdtemp(join(tmpdir(), 'docsgen-broken-'));
    try {
      const out = join(around, 'dist');
      await writeFiles(out, {
        'index.html': '<p>Before</p>',
        'old/index.html': '<p>Old</p>',
        '.docsgen-manifest.json': manifestBytes({
          files: ['index.html', 'old/index.html'] as OutputPath[],
          outdated: new Map(),
        }),
      });
      const before = await readFolder(out);
      expect((await runCommand(['build', join(folder, 'missing-page'), '--out', out])).code).toBe(1);
      expect(firstDifference(await readFolder(out), before)).toBeUndefined();
      expect(await readdir(around)).toEqual(['dist']);
    } finally {
      await rm(around, { recursive: true });
    }
  });

  it('check reports the same diagnostics as build, and writes nothing', async () => {
    const result = await runCommand(['check', join(folder, 'many-files')]);
    const built = await readFile(join(folder, 'many-files', 'expected.txt'), 'utf8');
    expect(result.stderr).toBe(built.replace(' Nothing was written.', ''));
    expect(result.code).toBe(1);
    expect(await readdir(join(folder, 'many-files'))).not.toContain('dist');
  });
});
