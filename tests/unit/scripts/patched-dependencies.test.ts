// Patches of dependencies: a patch is applied while the dependency is bundled, and is never lost when the dependency is
// updated.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patchedDependencies, readPatches } from '../../../scripts/patched-dependencies.js';

const patch = [
  'It says hello.',
  '',
  '--- a/lib/greet.js',
  '+++ b/lib/greet.js',
  '@@ -1,3 +1,3 @@',
  ' // A greeting.',
  "-export const greeting = 'goodbye';",
  "+export const greeting = 'hello';",
  ' // The end.',
  '',
].join('\n');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-patches-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The package `greet` in the given version, its patch for version 1.2.0, and a module that imports it. */
function putGreeting(version: string, greeting = 'goodbye'): void {
  put({
    'node_modules/greet/package.json': JSON.stringify({ name: 'greet', version, main: 'lib/greet.js', type: 'module' }),
    'node_modules/greet/lib/greet.js': `// A greeting.\nexport const greeting = '${greeting}';\n// The end.\n`,
    'patches/greet@1.2.0.patch': patch,
    'index.js': "import { greeting } from 'greet';\nconsole.log(greeting);\n",
  });
}

/** Returns the code of the bundle, or the error. */
async function bundle(): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'index.js')],
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [patchedDependencies(readPatches(join(folder, 'patches')))],
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    return (error as { errors: { text: string }[] }).errors.map(({ text }) => text).join('\n');
  }
}

describe('a patched dependency', () => {
  it('bundles a dependency with its patch', async () => {
    putGreeting('1.2.0');
    const code = await bundle();
    expect(code).toContain('hello');
    expect(code).not.toContain('goodbye');
  });

  it('fails if the dependency has another version, even if the patch would apply', async () => {
    putGreeting('1.2.1');
    expect(await bundle()).toBe('Look at greet 1.2.1: does it still need its patch, which was made for 1.2.0?');
  });

  it('fails if the patch does not apply', async () => {
    putGreeting('1.2.0', 'farewell');
    expect(await bundle()).toContain('Look at greet 1.2.0');
  });

  it('fails if the dependency is not part of the bundle', async () => {
    putGreeting('1.2.0');
    put({ 'index.js': 'console.log(1);\n' });
    expect(await bundle()).toBe('greet/lib/greet.js is patched, but not part of the bundle');
  });

  it('reports files that are not patches', () => {
    put({ 'patches/notes.txt': 'Nothing.' });
    expect(() => readPatches(join(folder, 'patches'))).toThrow('notes.txt is not a patch of a package');
  });
});
