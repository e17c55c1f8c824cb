// Stages that block the thread they run in are reported from another thread.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStageWatch } from '../../../packages/generator/src/platform/stage-watch/stage-watch.ts';
import { watchFile } from '../client-file.ts';
import { withSite } from '../site.ts';

const limit = 600;

/** Blocks its thread without using the processor. */
const slow = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${limit * 4});`;

async function reports(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-watch-'));
  const path = join(folder, 'stderr.txt');
  const output = openSync(path, 'w');
  const watch = openStageWatch({ file: watchFile, limit, lineStart: '', output });
  try {
    await withSite({ 'site.config.yaml': 'title: Site\n', ...files }, async ({ build }) => {
      await build({ watch });
    });
    return readFileSync(path, 'utf8');
  } finally {
    watch.close();
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}

it('a page that blocks the build is named', async () => {
  const found = await reports({
    'content/en/guide/index.md': '# Guide\n',
    'content/en/guide/slow.mdx': "import { Slow } from '@site/components/slow';\n\n# Slow\n\n<Slow />\n",
    'components/slow.jsx': `export function Slow() { ${slow} return <p>done</p>; }`,
  });
  expect(found).toMatch(/^Render pages has been running for \d s, current file: content\/en\/guide\/slow\.mdx\n/);
});

it('a build in time prints nothing', async () => {
  expect(await reports({ 'content/en/guide/index.md': '# Guide\n' })).toBe('');
});
