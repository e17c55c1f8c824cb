// If the pipeline crashes on a page, the crash is reported as a bug of docsgen.
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import type { Pipeline } from '../../../packages/generator/src/markdown/processor.ts';
import { runPipeline } from '../../../packages/generator/src/markdown/run-pipeline.ts';
import type { Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';

async function reported(process: () => never): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const file = new VFile({ path: 'content/en/page.md', value: '# Page\n' });
  const pipeline = { process } as Pick<Pipeline, 'process'> as Pipeline;
  const parse = () => ({ type: 'root' as const, children: [] });
  expect(await runPipeline(() => pipeline, { file, parse }, diagnostics)).toBe('');
  return diagnostics;
}

it('reports an error that docsgen throws as a bug in docsgen, with its stack', async () => {
  const [found] = await reported(function brokenStep(): never {
    throw new TypeError("Cannot read properties of undefined (reading 'type')");
  });
  expect(found).toMatchObject({ code: 'bug', severity: 'error', file: 'content/en/page.md' });
  expect(found?.message).toBe(
    "docsgen failed on this page: TypeError: Cannot read properties of undefined (reading 'type')",
  );
  expect(found?.hint).toMatch(/^This is a bug in docsgen, .*:\n +at .*brokenStep .*run-pipeline\.test\.ts:\d+/);
});

it('reports a thrown error without a stack', async () => {
  const [found] = await reported(() => {
    throw 'No error object';
  });
  expect(found).toMatchObject({ code: 'bug', message: 'docsgen failed on this page: Error: No error object' });
});
