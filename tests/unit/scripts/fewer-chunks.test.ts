// Chunks of the compiled command: modules that are always loaded together are in one file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fewerChunks, loadedBefore } from '../../../scripts/compile/fewer-chunks.js';

type Inputs = Parameters<typeof loadedBefore>[0];

/** Each line contains a module, its imports and, after `~`, its dynamic imports. */
function graph(lines: readonly string[]): Inputs {
  const inputs = lines.map((line) => {
    const [name = '', statically = '', dynamically = ''] = line.split(/[:~]/).map((part) => part.trim());
    const imports = [
      ...words(statically).map((path) => ({ path, kind: 'import-statement' as const })),
      ...words(dynamically).map((path) => ({ path, kind: 'dynamic-import' as const })),
    ];
    return [`${name}.ts`, { bytes: 1, imports: imports.map((each) => ({ ...each, path: `${each.path}.ts` })) }];
  });
  return Object.fromEntries(inputs);
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function loaded(entries: string, ...lines: readonly string[]): Record<string, string> {
  const before = loadedBefore(
    graph(lines),
    words(entries).map((name) => `${name}.ts`),
  );
  const bare = (name: string): string => name.replace('.ts', '');
  return Object.fromEntries(
    [...before].map(([name, modules]) => [bare(name), [...modules].map(bare).sort().join(' ')]),
  );
}

const importsOf = (names: string): string =>
  words(names)
    .map((name) => `import { ${name} } from './${name}.ts';`)
    .join('');

describe('modules loaded before the target of an import()', () => {
  it('contain what its importer loads, and what was loaded before that', () => {
    expect(loaded('cli', 'cli: text ~ build', 'build: core', 'core: text ~ feeds', 'text:', 'feeds: text')).toEqual({
      cli: '',
      build: 'cli text',
      feeds: 'build cli core text',
    });
  });

  it('contain what all its importers have in common', () => {
    const lines = ['cli: ~ build check', 'build: core text', 'check: core', 'core: ~ feeds', 'text:', 'feeds:'];
    expect(loaded('cli', ...lines)).toMatchObject({ feeds: 'cli core' });
  });

  it('are none if two entry points import it and share nothing', () => {
    const lines = ['cli: core', 'thread: page', 'core: ~ feeds', 'page: ~ feeds', 'feeds:'];
    expect(loaded('cli thread', ...lines)).toMatchObject({ feeds: '' });
  });

  it('do not contain modules of a cycle that may be loaded later', () => {
    const lines = ['cli: ~ one', 'one: a ~ two', 'two: b ~ one', 'a:', 'b:'];
    expect(loaded('cli', ...lines)).toEqual({ cli: '', one: 'cli', two: 'a cli one' });
  });
});

describe('fewerChunks', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docsgen-chunks-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets esbuild put modules that are loaded together into one file, which behaves the same', async () => {
    const files = {
      'src/cli.ts': `${importsOf('a b c d')} export const run = async () => [a + b + c + d, (await import('./build.ts')).build];`,
      'src/build.ts': `${importsOf('b d e f')} export const build = [b + d + e + f, (await import('./feeds.ts')).feeds];`,
      'src/feeds.ts': `${importsOf('c d f')} export const feeds = c + d + f;`,
      ...Object.fromEntries([...'abcdef'].map((name) => [`src/${name}.ts`, `export const ${name} = '${name}';`])),
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const options = {
      absWorkingDir: folder,
      outdir: join(folder, 'dist'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm' as const,
    };
    const entryPoints = { cli: join(folder, 'src/cli.ts') };
    const { outputFiles: before } = await build({ ...options, entryPoints, write: false });
    const { metafile } = await build({
      ...options,
      entryPoints,
      metafile: true,
      plugins: [await fewerChunks(options, entryPoints)],
    });
    expect(before).toHaveLength(7);
    expect(Object.keys(metafile.outputs)).toHaveLength(5);
    const { run } = await import(join(folder, 'dist/cli.mjs'));
    expect(await run()).toEqual(['abcd', ['bdef', 'cdf']]);
  });
});
