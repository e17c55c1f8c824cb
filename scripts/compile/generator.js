// @ts-check
// Compiles the command and the API.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, version } from 'esbuild';
import { bundledPackages } from '../licenses.js';
import { editedDependencies, generatorEdits } from './dependency-edits.js';
import { fewerChunks } from './fewer-chunks.js';
import { importSources } from './import-sources.js';
import { packages, root, shared } from './options.js';
import { slim } from './output.js';
import { builtinComponents, compactJson, compiledTheme, ownRasteriser } from './plugins.js';

/**
 * Replaces unist-util-visit in libraries by a simple loop, because it creates a function for each node.
 */
const plainVisits = {
  'unist-util-visit': join(packages, 'generator/src/markdown/tree/unist-visit-replacement.ts'),
};

const generatorSource = join(packages, 'generator/src');

const generatorEntries = {
  cli: join(generatorSource, 'cli.ts'),
  'page-thread': join(generatorSource, 'pages/workers/page-worker.ts'),
  'stage-watch-thread': join(generatorSource, 'platform/stage-watch/stage-watch-thread.ts'),
  api: join(generatorSource, 'api.ts'),
  internals: join(generatorSource, 'internals.ts'),
  'define-config': join(generatorSource, 'define-config.ts'),
  plugin: join(generatorSource, 'plugin.ts'),
  'builtin-components': join(generatorSource, 'builtin-components.ts'),
};

async function generatorOptions() {
  const [{ componentNames }] = await importSources(['markdown/components/registry.ts']);
  return {
    ...shared,
    outdir: join(packages, 'generator/dist'),
    alias: plainVisits,
    assetNames: '[name]',
    plugins: [compiledTheme, compactJson, ownRasteriser, builtinComponents(componentNames)],
  };
}

/** @returns the result of esbuild */
export async function compileGenerator() {
  const options = await generatorOptions();
  const plugins = [
    ...options.plugins,
    editedDependencies(generatorEdits),
    await fewerChunks(options, generatorEntries),
  ];
  return slim(await build({ ...options, plugins, entryPoints: generatorEntries }));
}

export const generatorRecord = {
  record: join(packages, 'generator/.dist-record.json'),
  root,
  tools: `esbuild ${version}`,
};

/**
 * Returns what the result of the compilation depends on, in addition to its inputs.
 *
 * @param {import('../compilation-cache.js').Compilation} generator
 */
export function besideInputs({ metafile }) {
  const folders = ['packages/generator', 'packages/contract', ...new Set(bundledPackages([metafile]))];
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, withFileTypes: true });
  return [
    'tsconfig.json',
    ...folders.map((folder) => `${folder}/package.json`),
    ...scripts.filter((each) => each.isFile()).map((each) => relative(root, join(each.parentPath, each.name))),
  ];
}
