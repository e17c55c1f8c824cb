import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openComponentFolder } from '../../../../packages/generator/src/bundle/esbuild/component-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docsgen-folder-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the folder of compiled components', () => {
  it('stores compiled components permanently in the site’s cache', () => {
    const folder = openComponentFolder(root, 'kept');
    folder.write('components/a.mjs', 'export {};');
    folder.close();
    expect(folder.pathOf('components/a.mjs')).toBe(join(root, '.docsgen/cache/components/a.mjs'));
    expect(existsSync(folder.pathOf('components/a.mjs'))).toBe(true);
  });

  it.each([
    ['where nothing is to be left', 'temporary', () => {}],
    // A file in place of a folder, because some accounts may write anywhere.
    ['where the site cannot be written to', 'kept', () => writeFileSync(join(root, '.docsgen'), '')],
  ] as const)('is somewhere else %s, and gone in the end', (_where, which, prepare) => {
    prepare();
    const folder = openComponentFolder(root, which);
    folder.write('components/a.mjs', 'export {};');
    const path = folder.pathOf('components/a.mjs');
    expect(path.startsWith(root)).toBe(false);
    expect(existsSync(path)).toBe(true);
    folder.close();
    expect(existsSync(dirname(path))).toBe(false);
  });
});
