// Compiled files are reused only as long as none of their inputs has changed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepCompilation, keptCompilation } from '../../../scripts/compilation-cache.js';

let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const place = (tools = 'esbuild 1') => ({ root, record: join(root, 'record.json'), tools });
const taken = (tools?: string): readonly string[] | undefined =>
  keptCompilation(place(tools))?.outputFiles.map(({ contents }) => Buffer.from(contents).toString());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docsgen-kept-'));
  for (const path of ['src/a.ts', 'node_modules/b/b.js', 'tsconfig.json', 'dist/a.js', 'dist/b.js']) write(path, path);
  const inputs = ['src/a.ts', 'node_modules/b/b.js'].map((path) => [path, { bytes: 1, imports: [] }]);
  const outputFiles = ['dist/a.js', 'dist/b.js'].map((path) => ({
    path: join(root, path),
    contents: new Uint8Array(Buffer.from(path)),
    hash: '',
    text: path,
  }));
  keepCompilation({ outputFiles, metafile: { inputs: Object.fromEntries(inputs) } }, ['tsconfig.json', 'no'], place());
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('cached compilation', () => {
  it('reuses the compiled files and their inputs, in the same order, if nothing has changed', () => {
    expect(taken()).toEqual(['dist/a.js', 'dist/b.js']);
    expect(Object.keys(keptCompilation(place())?.metafile.inputs ?? {})).toEqual(['src/a.ts', 'node_modules/b/b.js']);
  });

  it.each([
    ['a source', 'src/a.ts'],
    ['a library', 'node_modules/b/b.js'],
    ['an additional input', 'tsconfig.json'],
    ['a file that did not exist', 'no'],
    ['a compiled file', 'dist/b.js'],
  ])('compiles again if %s changes, until the change is reverted', (_what, path) => {
    write(path, 'other');
    expect(taken()).toBeUndefined();
    if (path === 'no') rmSync(join(root, path));
    else write(path, path);
    expect(taken()).toHaveLength(2);
  });

  it.each(['src/a.ts', 'dist/a.js'])('compiles again if %s is missing', (path) => {
    rmSync(join(root, path));
    expect(taken()).toBeUndefined();
  });

  it('compiles again with another version of the compiler, or without a record', () => {
    expect(taken('esbuild 2')).toBeUndefined();
    rmSync(place().record);
    expect(taken()).toBeUndefined();
  });
});
