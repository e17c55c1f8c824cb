// Creates the folder that the test files of a run share, for example for the reference site, which is slow to build.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty at the start of the run, and removed at the end. */
    readonly runFolder: string;
  }
}

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-run-'));
  project.provide('runFolder', folder);
  // With `--watch`, sources differ between runs.
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
