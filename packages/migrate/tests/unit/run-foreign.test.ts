// Code of another generator's site runs in a separate process: data that it receives, and data that it must not
// receive.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foreignModules } from '../../src/foreign/run-foreign.ts';
import type { ForeignRequest, ForeignRun } from '../../src/foreign-site.ts';
import { folderWith, type Literal } from './docusaurus/foreign-site.ts';

async function run(files: Literal, request: Partial<ForeignRequest> & { readonly timeLimit?: number } = {}) {
  const root = folderWith(files);
  const { timeLimit, ...rest } = request;
  const [path = ''] = Object.keys(files);
  const result: ForeignRun = await foreignModules(timeLimit).run({ root, path, ...rest });
  return { ...result, root };
}

describe('exports of a module', () => {
  it.each([
    ['c.cjs', "'use strict'; exports.a = 1", { a: 1 }],
    ['c.cjs', 'exports.__esModule = true; exports.default = { a: 1 }', { a: 1 }],
    ['c.mjs', 'export default async function config() { return { a: 1 } }', { a: 1 }],
    ['c.mjs', 'export default Promise.resolve({ a: await 1 })', { a: 1 }],
    ['c.ts', 'const c: { a: number } = { a: 1 } satisfies object; export default c', { a: 1 }],
    ['c.ts', "import { sep } from 'node:path';\nexport interface A {}\nmodule.exports = { a: sep };", { a: '/' }],
    ['c.js', 'module.exports = () => ({ a: __dirname === process.cwd() && __filename.endsWith("c.js") })', { a: true }],
    ['c.mjs', 'export default { a: import.meta.url.startsWith("file:") && !!require.resolve("./c.mjs") }', { a: true }],
  ])('returns the value that a module exports: %s: %s', async (name, text, value) => {
    const { value: found, failure } = await run({ [name]: text });
    expect([found, failure]).toEqual([value, undefined]);
  });

  it('a module imports other modules, including TypeScript and JSON, with and without extension', async () => {
    const { value } = await run(
      {
        'config/c.js':
          "const a = require('./a'); const b = require('../b.json'); module.exports = { ...a, b, c: require('./c.mts') };",
        'config/a/index.ts': 'export const a: string = "a";',
        'b.json': '["b"]',
        'config/c.mts': 'export default require.resolve("./not-there.css").replace(process.cwd(), "")',
      },
      { path: 'config/c.js' },
    );
    expect(value).toMatchObject({ a: 'a', b: ['b'], c: { default: '/config/not-there.css' } });
  });

  it('a path without extension can resolve to TypeScript', async () => {
    const files = { 'c.js': "module.exports = require.resolve('./bars').replace(__dirname, '')", 'bars.ts': '' };
    expect((await run(files)).value).toBe('/bars.ts');
  });

  it('a value that cannot be serialized is described by its type', async () => {
    const { value } = await run({
      'c.js': `class Point { constructor() { this.x = 1; } }
const loop = { name: 'loop' };
loop.own = loop;
module.exports = {
  make: (name) => name, point: new Point(), loop, pattern: /a+/g, day: new Date('2025-01-02T00:00:00Z'),
  map: new Map([['a', 1]]), set: new Set([1]), big: 10n, none: undefined, nan: NaN, list: [undefined, 1], sym: Symbol('s'),
};`,
    });
    expect(value).toEqual({
      make: { $function: '(name) => name' },
      point: { x: 1 },
      loop: { name: 'loop', own: { $circle: true } },
      pattern: '/a+/g',
      day: '2025-01-02T00:00:00.000Z',
      map: { a: 1 },
      set: [1],
      big: '10',
      list: [null, 1],
    });
  });

  it('functions in the exported value can be called', async () => {
    const files = { 'c.js': 'module.exports = { deep: [{ twice: (n) => { if (n > 5) throw 1; return [n, n] } }] }' };
    const { answers } = await run(files, { calls: [{ at: ['deep', 0, 'twice'], each: [[1], [9], ['a']] }] });
    expect(answers).toEqual([[[1, 1], null, ['a', 'a']]]);
  });
});

describe('packages that are not installed', () => {
  it('a missing package is replaced by a placeholder that supports any operation, and is reported', async () => {
    const { value, standIns, failure } = await run({
      'c.mjs': `import { themes, Prism as renamed } from 'prism-react-renderer';
import whole, { load } from 'js-yaml';
import * as all from '@scope/name/deep';
const later = await import('mdx-own');
import type from '@docusaurus/types';
const { github: { plain } } = themes;
class Own extends whole.Base {}
const parsed = load('a: 1');
export default {
  theme: themes.github, plain, renamed, own: new Own() instanceof Object, made: new whole.Schema([]), parsed: parsed.a.b,
  entries: Object.entries(parsed), spread: [...all.list], text: \`x\${all.name}y\`, awaited: await whole.later(),
  required: require('remark-own').default, resolved: require.resolve('theme-own/style.css'),
  mapped: parsed.items.map((item) => item.id), unused: typeof type, all, later,
};`,
    });
    expect(failure).toBeUndefined();
    expect(value).toMatchObject({
      theme: { $standIn: 'prism-react-renderer.themes.github' },
      plain: { $standIn: 'prism-react-renderer.themes.github.plain' },
      renamed: { $standIn: 'prism-react-renderer.Prism' },
      parsed: { $standIn: 'js-yaml.load().a.b' },
      all: { $standIn: '@scope/name/deep' },
      later: { $standIn: 'mdx-own' },
      entries: [],
      spread: [],
      text: 'xy',
      required: { $standIn: 'remark-own' },
    });
    expect(String(Object(value).resolved)).toMatch(/site\/node_modules\/theme-own\/style\.css$/);
    expect(standIns).toEqual([
      '@docusaurus/types',
      '@scope/name/deep',
      'js-yaml',
      'mdx-own',
      'prism-react-renderer',
      'remark-own',
    ]);
  });

  it('installed packages are used, except those of the generator and those that fail to load', async () => {
    const installed = (name: string, text: string, type = 'commonjs') => ({
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, type, main: 'main.js' }),
      [`node_modules/${name}/main.js`]: text,
    });
    const { value, standIns } = await run({
      'c.mjs': `import { a } from 'own';
import b from '@docusaurus/own';
import whole, { c } from 'module-own';
import { wrong } from 'wrong-own';
export default { a, required: require('own').a, b, whole, c, wrong, module: require('module-own').c };`,
      ...installed('own', 'exports.a = "installed";'),
      ...installed('@docusaurus/own', 'throw new Error("it ran");'),
      ...installed('module-own', 'export default "whole"; export const c = "c";', 'module'),
      ...installed('wrong-own', 'process.dlopen({ exports: {} }, __filename);'),
    });
    expect(value).toEqual({
      ...{ a: 'installed', required: 'installed', whole: 'whole', c: 'c', module: 'c' },
      b: { $standIn: '@docusaurus/own' },
      wrong: { $standIn: 'wrong-own.wrong' },
    });
    expect(standIns).toEqual(['@docusaurus/own', 'wrong-own']);
  });

  it('a missing file that the module itself reads is an error', async () => {
    const text = "require('js-yaml'); module.exports = JSON.parse(require('fs').readFileSync('no.json', 'utf8'));";
    const { failure } = await run({ 'c.js': text });
    expect(failure).toMatchObject({ kind: 'threw', message: expect.stringContaining('no such file') });
  });
});

describe('restrictions of a module', () => {
  it.each([
    ['writes a file', "require('fs').writeFileSync('made.txt', 'x')"],
    ['writes a file asynchronously', "await require('fs/promises').writeFile('made.txt', 'x')"],
    ['creates a folder', "require('fs').mkdirSync('made.txt')"],
    ['removes a file', "require('fs').rmSync('kept.txt')"],
    ['starts a program', "require('child_process').spawn('touch', ['made.txt'])"],
    ['runs a program', "require('child_process').execFileSync('touch', ['made.txt'])"],
    ['starts Node.js', "require('child_process').fork('touch.js')"],
    ['starts a thread', "new (require('worker_threads').Worker)('0', { eval: true })"],
  ])('a module that %s fails, and nothing changes', async (_name, text) => {
    const files = { 'c.mjs': `export default async () => { ${text}; return { a: 1 }; };`, 'kept.txt': 'kept' };
    const touch = { 'touch.js': "require('fs').writeFileSync('made.txt', 'x')" };
    const { failure, root } = await run({ ...files, ...touch });
    expect(failure).toMatchObject({ kind: 'threw', message: expect.stringContaining('restricted') });
    expect([existsSync(join(root, 'made.txt')), existsSync(join(root, 'kept.txt'))]).toEqual([false, true]);
  });

  it('a module cannot read environment variables', async () => {
    const { value } = await run({ 'c.js': 'module.exports = { ...process.env }' });
    expect(value).toEqual({ NODE_ENV: 'production' });
  });

  it('a module that exceeds the time limit is stopped', async () => {
    const loop = await run({ 'c.js': 'for (;;);' }, { timeLimit: 1500 });
    expect(loop.failure).toMatchObject({ kind: 'late', message: 'it takes longer than 1.5 seconds' });
    const waiting = await run(
      { 'c.mjs': 'setInterval(() => {}, 1000); export default new Promise(() => {});' },
      { timeLimit: 1500 },
    );
    expect(waiting.failure?.kind).toBe('late');
  });
});

describe('errors', () => {
  it('reports the position at which a module throws', async () => {
    const { failure } = await run({
      'c.ts': 'const a: number = 1;\n\nthrow new Error("no token");\nexport default a;',
    });
    expect(failure).toMatchObject({ kind: 'threw', message: 'no token', position: { file: 'c.ts', line: 3 } });
  });

  it('reports the position of a syntax error or a missing import', async () => {
    const syntax = await run({ 'c.js': 'module.exports = {\n  a: ;\n};' });
    expect(syntax.failure).toMatchObject({ kind: 'unreadable', position: { file: 'c.js', line: 2 } });
    const missing = await run({ 'c.js': "\nmodule.exports = require('./nowhere');" });
    expect(missing.failure).toMatchObject({ kind: 'unreadable', position: { file: 'c.js', line: 2 } });
  });

  it('reports a module that exits the process', async () => {
    const { failure } = await run({ 'c.js': 'process.exit(0);' });
    expect(failure).toMatchObject({ kind: 'ended', message: 'the process exited before it returned a value' });
  });
});
