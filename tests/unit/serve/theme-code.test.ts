// The theme files that the server runs are identified by their folders. Compares them with the files that the server
// really loads.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { isServerCode } from '../../../packages/generator/src/serve/theme-code.ts';

const theme = fileURLToPath(new URL('../../../packages/theme/src', import.meta.url));

/** Returns the absolute paths of all modules in a bundle of these theme files. */
async function bundled(entryPoints: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: entryPoints.map((path) => `${theme}/${path}`),
    absWorkingDir: theme,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).map((path) => `${theme}/${path}`);
}

it('treats every file that renders pages as server code', async () => {
  const files = await bundled([
    'server/render-document.tsx',
    'server/islands/component-runtime.tsx',
    'server/page-template.ts',
    'i18n/messages-for.ts',
    'i18n/languages.ts',
  ]);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((path) => !isServerCode(path))).toEqual([]);
});

it('does not treat browser scripts and style sheets as server code', () => {
  for (const path of [
    'browser/entry.ts',
    'components/tabs/tabs.ts',
    'search/search-dialog.ts',
    'components/tabs/tabs.css',
  ])
    expect(isServerCode(`${theme}/${path}`), path).toBe(false);
});
