// Writing into a folder that contains files: the next run completes an interrupted one, and edits in between are
// preserved.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFolder, writeFiles } from '../../../../tests/site/site-files.ts';
import type { OutputFolder } from '../../../generator/src/model/output.ts';
import { hashOf } from '../../../generator/src/platform/hash.ts';
import { openInterrupted, openOutput } from '../../../generator/src/platform/output-folder.ts';
import { finishWriting, pathOf, writeWithJournal } from '../../src/writing/journal.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docsgen-journal-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const old = { 'a.md': 'a1', 'b.md': 'b1', 'c.md': 'c1', 'own.md': 'mine' };
const journal = {
  moves: [
    { path: 'a.md', before: hashOf('a1') },
    { path: 'b.md', before: hashOf('b1') },
    { path: 'new/d.md', before: null },
  ],
  removals: [{ path: 'c.md', before: hashOf('c1') }],
};

async function stage(): Promise<OutputFolder> {
  await writeFiles(join(root, 'new'), old);
  const output = openOutput(join(root, 'new'));
  const texts = { 'a.md': 'a2', 'b.md': 'b2', 'new/d.md': 'd2' };
  for (const [path, content] of Object.entries(texts)) await output.stage({ path: pathOf(path), content });
  return output;
}

const texts = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries([...(await readFolder(join(root, 'new')))].map(([path, bytes]) => [path, String(bytes)]));

const done = { 'a.md': 'a2', 'b.md': 'b2', 'new/d.md': 'd2', 'own.md': 'mine' };

/** Stops after this number of steps, like a killed process. */
function killedAfter(output: OutputFolder, steps: number): OutputFolder {
  let left = steps;
  const step = async (work: () => Promise<void>): Promise<void> => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    await work();
  };
  return {
    ...output,
    publish: (path) => step(() => output.publish(path)),
    remove: (path) => step(() => output.remove(path)),
  };
}

it('files are written and removed as the journal lists, and all others are unchanged', async () => {
  const output = await stage();
  await writeWithJournal(output, journal);
  await output.close();
  expect(await texts()).toEqual(done);
  expect(await openInterrupted(join(root, 'new'))).toEqual([]);
});

it.each([0, 1, 2, 3])('the next run completes a run that was killed after %i steps', async (steps) => {
  const output = await stage();
  await expect(writeWithJournal(killedAfter(output, steps), journal)).rejects.toThrow('killed');
  expect(await texts()).not.toEqual(done);
  const [leftover] = await openInterrupted(join(root, 'new'));
  expect(leftover && (await finishWriting(leftover, hashOf))).toBe('finished');
  expect(await texts()).toEqual(done);
  expect(await openInterrupted(join(root, 'new'))).toEqual([]);
});

it('files that were edited after an interruption are neither overwritten nor removed', async () => {
  const output = await stage();
  await expect(writeWithJournal(killedAfter(output, 0), journal)).rejects.toThrow('killed');
  await writeFiles(join(root, 'new'), { 'b.md': 'edited', 'c.md': 'edited' });
  const [leftover] = await openInterrupted(join(root, 'new'));
  if (leftover) await finishWriting(leftover, hashOf);
  expect(await texts()).toEqual({ ...done, 'b.md': 'edited', 'c.md': 'edited' });
});

it('a run that was killed before its journal was complete leaves no trace', async () => {
  await stage();
  const [leftover] = await openInterrupted(join(root, 'new'));
  expect(leftover && (await finishWriting(leftover, hashOf))).toBe('removed');
  expect(await texts()).toEqual(old);
  expect(await openInterrupted(join(root, 'new'))).toEqual([]);
});
