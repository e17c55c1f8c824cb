// The site's own remark and rehype plugins in watching commands: changes of their code take effect in the same process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleModule } from '../../../packages/generator/src/bundle/esbuild/bundle-module.ts';
import { loadFunctions } from '../../../packages/generator/src/markdown/plugins/load-plugins.ts';
import type { MarkdownOptions, PluginReference } from '../../../packages/generator/src/model/config.ts';
import { openReloading, type ReloadModules } from '../../../packages/generator/src/pages/open/reload-modules.ts';
import { openSite } from '../../../packages/generator/src/platform/node-files.ts';
import { runModule } from '../../../packages/generator/src/platform/run-module.ts';
import { writeFiles } from '../../site/site-files.ts';

let root: string;
let reload: ReloadModules;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-reload-'));
  const environment = { command: 'serve', mode: 'development' } as const;
  reload = openReloading({ bundle: bundleModule, run: runModule, environment });
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes files, loads the modules, and returns what each of them returns, and the diagnostics. */
async function load(modules: readonly string[], files: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  await writeFiles(root, files);
  const references = modules.map((module): PluginReference => ({ module, options: undefined, position: undefined }));
  const options = { remarkPlugins: references, rehypePlugins: [] } as unknown as MarkdownOptions;
  const loadLocal = await reload(options, openSite(root));
  const { value, diagnostics } = await loadFunctions(references, { root, configFile: 'site.config.yaml', loadLocal });
  return [...value.map(({ exported }) => exported()), ...diagnostics.map(({ message }) => message)];
}

const sign = "import { word } from './parts/word.js';\nexport default () => word;\n";
const word = (text: string): string => `export const word = '${text}';\n`;

it('uses new code of a module and of what it imports', async () => {
  const files = {
    'package.json': '{ "type": "module" }',
    'plugins/sign.js': sign,
    'plugins/parts/word.js': word('one'),
  };
  expect(await load(['./plugins/sign.js'], files)).toEqual(['one']);
  expect(await load(['./plugins/sign.js'], { 'plugins/parts/word.js': word('two') })).toEqual(['two']);
  const typed = { 'plugins/sign.js': sign.replace('word;\n', "word + '!';\n") };
  expect(await load(['./plugins/sign.js'], typed)).toEqual(['two!']);
  expect(await load(['./plugins/sign.js'], { 'plugins/sign.js': sign })).toEqual(['two']);
});

it('lets modules share a module that both import, and use docsgen/plugin', async () => {
  const files = {
    'package.json': '{ "type": "module" }',
    'count.js': 'export const state = { count: 0 };\n',
    'a.js': "import { state } from './count.js';\nexport default () => ++state.count;\n",
    'b.js': "import { articleOf } from 'docsgen/plugin';\nimport { state } from './count.js';\n",
  };
  await load([], files);
  const rest = 'export default () => [++state.count, articleOf({ data: { docsgenArticle: 1 } })];\n';
  expect(await load(['./a.js', './b.js'], { 'b.js': files['b.js'] + rest })).toEqual([1, [2, 1]]);
});

it('reports missing and invalid modules, loads the others, and recovers', async () => {
  const modules = ['./a.js', './b.js', './c.js'];
  const files = { 'package.json': '{ "type": "module" }', 'a.js': 'export default () => 1;\n' };
  await load([], files);
  expect(await load(modules, { 'b.js': 'export default () => {' })).toEqual([
    1,
    "Could not load plugin './b.js': b.js:1:23: Unexpected end of file",
    "Plugin not found: './c.js'",
  ]);
  const fixed = { 'b.js': 'export default () => 2;\n', 'c.js': 'export default 3;\n' };
  expect(await load(modules, fixed)).toEqual([1, 2, "The default export of plugin './c.js' is not a function"]);
});
