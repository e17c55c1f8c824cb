// Article files and UI strings of plugins: what is accepted, and how files are resolved.
import { expect, it } from 'vitest';
import {
  articleFileSources,
  pluginStrings,
  resolvedFile,
} from '../../../packages/generator/src/plugins/article-schemas.ts';

const resolve = (path: string): string => path.replace('./', 'plugins/charts/');
const named = { plugin: 'charts', name: 'chart' };

it('UI strings must contain English', () => {
  expect(pluginStrings.safeParse({ en: { copy: 'Copy' }, de: { copy: 'Kopieren' } }).success).toBe(true);
  const { error } = pluginStrings.safeParse({ de: { copy: 'Kopieren' } });
  expect(error?.issues.map(({ message }) => message)).toEqual(["must contain English, under the key 'en'"]);
  expect(pluginStrings.safeParse({ en: { copy: '' } }).success).toBe(false);
});

it.each([
  [{ chart: './chart.js', 'chart-2': './chart.css' }, true],
  [{ chart: { frame: './chart.html', styles: './a.css', libraries: ['d3'], allowEval: true } }, true],
  [{ chart: { siteModule: ['./a.js'] } }, true],
  [{ chart: 'chart.js' }, false],
  [{ Chart: './chart.js' }, false],
  [{ chart: { frame: './chart.html', style: './a.css' } }, false],
  [{ chart: { siteModule: [] } }, false],
  [{ chart: { frame: './chart.html', libraries: [''] } }, false],
])('%j is valid: %s', (written, isValid) => expect(articleFileSources.safeParse(written).success).toBe(isValid));

it('paths are resolved, and options have defaults', () => {
  const found = [
    './chart.js',
    './chart.css',
    { siteModule: ['./a.js'] },
    { frame: './chart.html' },
    { frame: './chart.html', styles: './a.css', libraries: ['d3'], allowEval: true },
  ].map((written) => resolvedFile(written, named, resolve));
  const frame = { ...named, kind: 'frame', path: 'plugins/charts/chart.html' };
  expect(found).toEqual([
    { ...named, kind: 'script', path: 'plugins/charts/chart.js' },
    { ...named, kind: 'styles', path: 'plugins/charts/chart.css' },
    { ...named, kind: 'siteModule', paths: ['./a.js'] },
    { ...frame, styles: undefined, libraries: [], allowsEval: false },
    { ...frame, styles: 'plugins/charts/a.css', libraries: ['d3'], allowsEval: true },
  ]);
});
