// Modules of a configuration or plugin, which are read through the site's file access.
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { moduleSources } from '../../../../packages/generator/src/bundle/esbuild/module-sources.ts';

async function exportsOf(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> {
  const { outputFiles } = await build({
    entryPoints: ['/site/main.ts'],
    absWorkingDir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [moduleSources(async (path) => files[path])],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return await import(`data:text/javascript;base64,${code}`);
}

const typed = 'export const value: number = 7 as number;';

describe('an imported file', () => {
  it.each([
    ['./a.ts', '/site/a.ts', typed],
    ['./a.mts', '/site/a.mts', typed],
    ['./a.cts', '/site/a.cts', typed],
    ['./a.js', '/site/a.js', 'export const value = 7;'],
    ['./a.mjs', '/site/a.mjs', 'export const value = 7;'],
    ['./a.cjs', '/site/a.cjs', 'exports.value = 7;'],
    ['./a.json', '/site/a.json', '{ "value": 7 }'],
    // The extension can be omitted, and TypeScript is imported with the extension of its output.
    ['./a', '/site/a.ts', typed],
    ['./a', '/site/a.js', 'export const value = 7;'],
    ['./a', '/site/a.mjs', 'export const value = 7;'],
    ['./a', '/site/a.json', '{ "value": 7 }'],
    ['./a.js', '/site/a.ts', typed],
    ['../shared/a.ts', '/shared/a.ts', typed],
  ])('%s can be %s', async (specifier, path, code) => {
    const files = { '/site/main.ts': `export { value } from '${specifier}';`, [path]: code };
    expect((await exportsOf(files)).value).toBe(7);
  });

  it('is reported if it does not exist', async () => {
    await expect(exportsOf({ '/site/main.ts': "import './none.ts';" })).rejects.toThrow('./none.ts');
  });
});

describe('a bundled module', () => {
  it.each([
    ['import.meta.url', 'file:///site/sub/a.ts'],
    ['import.meta.filename', '/site/sub/a.ts'],
    ['import.meta.dirname', '/site/sub'],
    ['__filename', '/site/sub/a.ts'],
    ['__dirname', '/site/sub'],
  ])('%s is the location of its source', async (expression, location) => {
    const { locationVariables } = await import('../../../../packages/generator/src/bundle/esbuild/module-sources.ts');
    const { outputFiles } = await build({
      entryPoints: ['/site/main.ts'],
      absWorkingDir: '/',
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      define: locationVariables,
      plugins: [
        moduleSources(async (path) => {
          if (path === '/site/sub/a.ts') return `export const value = ${expression};`;
          return path === '/site/main.ts' ? "export { value } from './sub/a.ts';" : undefined;
        }),
      ],
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    expect((await import(`data:text/javascript;base64,${code}`)).value).toBe(location);
  });

  it('has docsgen’s functions without an installed docsgen', async () => {
    const main =
      "import { defineConfig } from 'docsgen/config'; import { definePlugin, articleOf } from 'docsgen/plugin';" +
      'const article = { report() {} };' +
      'export const value = [defineConfig(1), definePlugin(2), articleOf({ data: { docsgenArticle: article } }) === article];' +
      'export const fails = () => articleOf({ data: {} });';
    const { value, fails } = await exportsOf({ '/site/main.ts': main });
    expect(value).toEqual([1, 2, true]);
    expect(fails).toThrow(Error);
  });

  it('imports modules of Node, with and without the prefix, and with require', async () => {
    const main =
      "import { sep } from 'path'; import { basename } from 'node:path';" +
      "export const value = [sep, basename('/a/b'), require('path').extname('c.md')];";
    expect((await exportsOf({ '/site/main.ts': main })).value).toEqual(['/', 'b', '.md']);
  });
});
