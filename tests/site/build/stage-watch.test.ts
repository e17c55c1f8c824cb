// Stages that block the thread they run in are reported from another thread.
import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { StageWatch } from '../../../packages/generator/src/model/adapters/ports.ts';
import { createMarks, markIn } from '../../../packages/generator/src/platform/stage-watch/stage-marks.ts';
import { openStageWatch, watchFrom } from '../../../packages/generator/src/platform/stage-watch/stage-watch.ts';
import { watchFile } from '../client-file.ts';
import { variedSite } from '../edits/varied-site.ts';
import { withSite } from '../site.ts';

const limit = 600;

/** Blocks its thread without using the processor. */
const block = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${limit * 4});`;

type WatchRequest = Parameters<typeof openStageWatch>[0];

/** Returns what is printed while `work` runs. */
async function printedDuring(work: (request: WatchRequest) => Promise<void>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-watch-'));
  const path = join(folder, 'stderr.txt');
  const output = openSync(path, 'w');
  try {
    await work({ file: watchFile, limit, lineStart: '', output });
    return readFileSync(path, 'utf8');
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}

const reports = (files: Readonly<Record<string, string>>, change: Partial<WatchRequest> = {}): Promise<string> =>
  printedDuring(async (request) => {
    const watch = openStageWatch({ ...request, ...change });
    try {
      await withSite({ 'site.config.yaml': 'title: Site\n', ...files }, async ({ build }) => {
        await build({ watch });
      });
    } finally {
      watch.close();
    }
  });

/** Records calls instead of starting a thread. */
function recordingWatch(): { readonly calls: string[]; readonly marks: SharedArrayBuffer; readonly watch: StageWatch } {
  const calls: string[] = [];
  const marks = createMarks();
  const record = (kind: string) => (name: string) => void calls.push(`${kind} ${name}`.trim());
  const watch = {
    stage: record('stage'),
    file: record('file'),
    start: () => record('start')(''),
    forThread: () => ({ marks, slot: 2, request: { file: watchFile, limit: 60_000, lineStart: '', output: 2 } }),
    close: () => {},
  };
  return { calls, marks, watch };
}

const withComponent = {
  'site.config.yaml': 'title: Site\n',
  'content/en/guide/index.mdx': "import { Box } from '@site/components/box';\n\n# Guide\n\n<Box />\n",
  'components/box.jsx': 'export const Box = () => <p>A box</p>;\n',
};

const slowSite = {
  'content/en/guide/index.md': '# Guide\n',
  'content/en/guide/slow.mdx': "import { Slow } from '@site/components/slow';\n\n# Slow\n\n<Slow />\n",
  'components/slow.jsx': `export function Slow() { ${block} return <p>done</p>; }`,
};

it('a page that blocks the build is reported', async () => {
  const found = await reports(slowSite);
  // On a busy machine, earlier stages can be long as well.
  expect(found).toMatch(/^Render pages has been running for \d+ s, current file: content\/en\/guide\/slow\.mdx$/m);
});

it('a build without long stages prints nothing', async () => {
  // The thread checks the time while the page blocks the build.
  expect(await reports(slowSite, { limit: 10_000 })).toBe('');
});

it('sources, components and pages are recorded, and watching starts before components are bundled', () =>
  withSite(withComponent, async ({ build }) => {
    const { calls, watch } = recordingWatch();
    await build({ watch, cache: true });
    const during = (name: string): readonly string[] => {
      const start = calls.indexOf(`stage ${name}`);
      return calls.slice(start + 1, calls.indexOf('stage', start));
    };
    expect(during('Read content')).toContain('file content/en/guide/index.mdx');
    expect(during('Bundle components').indexOf('start')).toBeLessThan(
      during('Bundle components').indexOf('file components/box.jsx'),
    );
    expect(during('Bundle components')).toContain('start');
    // First when the article is compiled, then when its page is rendered, which reads no file.
    const [compiled, rendered] = during('Render pages').join('\n').split('\nfile\n');
    expect(compiled).toContain('file content/en/guide/index.mdx');
    expect(rendered).toContain('file content/en/guide/index.mdx');
    expect(calls.at(-1)).toBe('stage');
  }));

it('watching starts before the first article is compiled', () =>
  withSite({ 'content/en/guide/index.md': '# Guide\n' }, async ({ build }) => {
    const { calls, watch } = recordingWatch();
    await build({ watch });
    expect(calls.slice(calls.indexOf('stage Render pages'))).toContain('start');
  }));

it('a build that finds everything in the cache does not start the thread', () =>
  // Articles with warnings are read from the cache to report the warnings again.
  withSite({ ...withComponent, 'content/en/guide/warning.md': '# Warning\n\n!!! note\n' }, async ({ build }) => {
    await build({ cache: true });
    const { calls, watch } = recordingWatch();
    const { diagnostics } = await build({ watch, cache: true });
    expect(diagnostics).toMatchObject([{ file: 'content/en/guide/warning.md', severity: 'warning' }]);
    expect(calls).toContain('stage Render pages');
    expect(calls).not.toContain('start');
  }));

it('page threads record their current files, and replace the watching thread', () =>
  withSite(variedSite(40), async ({ build }) => {
    const { calls, marks, watch } = recordingWatch();
    await build({ watch, jobs: 2 });
    expect(calls.slice(calls.indexOf('stage Render pages'))).not.toContain('start');
    // The text of the slot that the thread wrote last is empty; its bytes still contain the path.
    expect(new TextDecoder().decode(new Uint8Array(marks).slice(2 * 2048 + 16, 3 * 2048))).toMatch(/^content\//);
  }));

it('a page thread reports that the main thread is blocked', async () => {
  const printed = await printedDuring(async (request) => {
    const marks = createMarks();
    const stage = markIn(marks, 0);
    stage('Render pages');
    markIn(marks, 1)('slow.md');
    watchFrom({ marks, slot: 2, request })('fast.md');
    await expect.poll(() => fstatSync(request.output).size, { timeout: 20_000 }).toBeGreaterThan(0);
    stage('');
  });
  expect(printed).toMatch(/^Render pages has been running for \d+ s, current files: slow\.md, fast\.md\n/);
});

it('a report that cannot be written does not end the process', async () => {
  const watch = openStageWatch({ file: watchFile, limit: 30, lineStart: '', output: 999_999 });
  try {
    watch.stage('Render pages');
    watch.start();
    // An unhandled error of the thread would fail this test.
    await new Promise((done) => setTimeout(done, 500));
  } finally {
    watch.close();
  }
});
