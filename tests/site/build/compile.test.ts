// Output of the compile script: the files work wherever the checkout is, contain the licenses of all included code, and
// are never incomplete.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
let checkout: string;

/** A checkout in another folder, with a copy of the sources and compiled files and the same dependencies. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'docsgen-compile-'));
  for (const name of ['docs', 'packages', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(repository, name), join(checkout, name), {
      recursive: true,
      filter: (path) => !/[\\/](\.dist-\w+|node_modules)$/.test(path),
    });
  mkdirSync(join(checkout, 'node_modules/@docsgen'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@docsgen') symlinkSync(join(repository, 'node_modules', name), join(checkout, 'node_modules', name));
  for (const name of readdirSync(join(checkout, 'packages')))
    symlinkSync(join(checkout, 'packages', name), join(checkout, 'node_modules/@docsgen', name));
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Content of each compiled file, by path. */
function compiledFiles(root: string): ReadonlyMap<string, string> {
  const folders = ['generator', 'theme'].map((name) => join(root, 'packages', name, 'dist'));
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path, readFileSync(path, 'utf8')] as const),
    ),
  );
}

const lateSources = [
  'generator/src/model/theme-components.ts',
  ...['compile-components', 'component-errors', 'find-overrides', 'override-errors'].map(
    (name) => `generator/src/bundle/components/${name}.ts`,
  ),
  ...['bundle-module', 'bundle-inputs', 'bundle-styles', 'bundle-overrides'].map(
    (name) => `generator/src/bundle/esbuild/${name}.ts`,
  ),
  'generator/src/platform/processes.ts',
  'generator/src/pages/make/override-renderer.ts',
  'generator/src/pages/render/',
  'theme/src/server/render-document.tsx',
];

describe('the compile script', () => {
  it('the compiled files contain no path of the machine', () => {
    const files = [...compiledFiles(repository)];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(([, text]) => text.includes(repository)).map(([path]) => path)).toEqual([]);
  });

  it('compilers, bundlers, React and the theme are loaded only if they are needed', () => {
    const files = compiledFiles(repository);
    const isStart = (path: string): boolean => /[\\/](cli|build-[A-Z0-9]+)\.js$/.test(path);
    const loaded = new Set([...files.keys()].filter(isStart));
    expect(loaded.size).toBe(2);
    for (const path of loaded) {
      const imported = (files.get(path) ?? '').matchAll(/^(?:import|\}).*"(\.[^"]+)";$/gm);
      for (const [, name = ''] of imported) loaded.add(join(dirname(path), name));
    }
    expect(loaded.size).toBeGreaterThan(10);
    const late = ['node_modules/micromark', 'node_modules/react', ...lateSources.map((name) => `// packages/${name}`)];
    const all = [...files.values()].join('\n');
    for (const each of late) {
      expect(all, each).toContain(each);
      expect([...loaded].filter((path) => files.get(path)?.includes(each))).toEqual([]);
    }
  });

  it('the compiled files contain the license of every included package', () => {
    const licences = [...compiledFiles(repository)].filter(([path]) => path.endsWith('LICENCES.txt'));
    const all = licences.map(([, text]) => text).join('\n');
    for (const name of ['react-dom', 'unified', 'remark-parse', 'satteri', 'commander', 'zod', 'yaml'])
      expect(all.includes(`\n---\n\n${name} `) || all.startsWith(`${name} `), name).toBe(true);
    for (const holder of ['Copyright Eemeli Aro', 'Copyright (c) Meta Platforms']) expect(all).toContain(holder);
  });

  it('a source with an error leaves the compiled command unchanged', () => {
    const before = compiledFiles(checkout);
    appendFileSync(join(checkout, 'packages/theme/src/server/render-document.tsx'), '\nexport const broken = ;\n');
    const { status, stderr } = spawnSync(process.execPath, [join(checkout, 'scripts/compile.js')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/render-document\.tsx:\d+:\d+/);
    expect(compiledFiles(checkout)).toEqual(before);
  });
});
