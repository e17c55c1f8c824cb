// Edits of dependencies: they are applied while the dependency is bundled, and are not lost when it is updated.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editedDependencies } from '../../../scripts/compile/dependency-edits.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-edits-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a module that imports the package `greet`. Returns the code, or the errors. */
async function bundle(dependency: string, module = "console.log(require('greet'));"): Promise<string> {
  mkdirSync(join(folder, 'node_modules/greet'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/greet/index.js'), dependency);
  writeFileSync(join(folder, 'index.js'), module);
  const edits = [{ file: 'greet/index.js', code: "'goodbye'", replacement: "'hello'" }];
  try {
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'index.js')],
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [editedDependencies(edits)],
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    return (error as { errors: { text: string }[] }).errors.map(({ text }) => text).join('\n');
  }
}

it('the bundle contains a dependency with the edited code', async () => {
  const code = await bundle("module.exports = 'goodbye';");
  expect(code).toContain('hello');
  expect(code).not.toContain('goodbye');
});

it.each([
  ['the dependency no longer contains the code', "module.exports = 'farewell';", undefined],
  ['the dependency contains the code twice', "module.exports = 'goodbye' + 'goodbye';", undefined],
  ['the dependency is not part of the bundle', "module.exports = 'goodbye';", 'console.log(1);'],
])('the bundle fails if %s', async (_what, dependency, module) => {
  expect(await bundle(dependency, module)).toBe('greet/index.js does not contain the code to replace exactly once');
});
