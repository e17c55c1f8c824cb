// Before any test: one folder for what the test files of a run share, such as the reference site, which is slow to
// build.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty when the run begins, gone when it ends. */
    readonly runFolder: string;
  }
}

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-run-'));
  project.provide('runFolder', folder);
  // With `--watch`, each run is about other sources.
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
