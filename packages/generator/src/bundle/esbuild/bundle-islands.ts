// Compiles modules with `'use client'` for browsers. Each module is an entry point, and shared code is split into
// chunks.
import { browserTargets } from '@docsgen/contract/browsers';
import type { BuildOptions } from 'esbuild';
import type { BundledIsland, ComponentBundle, ComponentRequest } from '../../model/adapters/component-bundler.ts';
import { pathOfInput } from './bundle-inputs.ts';
import { type Bundling, newBundling } from './bundling.ts';
import { componentPlugin } from './plugin.ts';
import { attempt, baseName, type ComponentResult, componentSettings, plainName } from './settings.ts';
import { stylesPlugin } from './styles.ts';

export const browserSettings = {
  ...componentSettings,
  platform: 'browser',
  target: [...browserTargets],
  conditions: ['browser', 'module', 'import'],
  mainFields: ['browser', 'module', 'main'],
  minify: true,
} as const satisfies BuildOptions;

type BundledForBrowsers = Pick<ComponentBundle, 'islands' | 'browserFiles' | 'mistakes'> &
  Pick<Bundling, 'assets' | 'inputs'>;

interface IslandsRequest extends Pick<Bundling, 'request' | 'build' | 'broken'> {
  /** Paths relative to the site's root. */
  readonly modules: readonly string[];
}

export async function bundleIslands({ request, build, broken, modules }: IslandsRequest): Promise<BundledForBrowsers> {
  const { root } = request;
  const outcome = await attempt(root, (found) => {
    const bundling = newBundling({ request, build, target: 'browser', broken: new Set([...broken, ...found]) });
    const options = {
      ...browserSettings,
      absWorkingDir: root,
      outdir: request.outdir,
      entryPoints: modules.map((module) => ({ in: absolutePath(request, module), out: plainName(module) })),
      plugins: [componentPlugin(bundling), stylesPlugin(bundling)],
    };
    return { bundling, done: build(options) as Promise<ComponentResult> };
  });
  const { result, bundling, mistakes } = outcome;
  const { assets, inputs } = bundling;
  if (!result) return { islands: [], browserFiles: [], mistakes, assets, inputs };
  for (const key of Object.keys(result.metafile.inputs)) inputs.add(pathOfInput(key, root) ?? root);
  inputs.delete(root);
  return {
    islands: modules.flatMap((module) => islandOf(result, module)),
    browserFiles: result.outputFiles.map(({ path, contents }) => ({ path: baseName(path), content: contents })),
    mistakes,
    assets,
    inputs,
  };
}

function absolutePath({ root }: ComponentRequest, module: string): string {
  return pathOfInput(module, root) ?? module;
}

function islandOf({ metafile: { outputs } }: ComponentResult, module: string): readonly BundledIsland[] {
  const [entry] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module) ?? [];
  if (entry === undefined) return [];
  const loads = new Set<string>([entry]);
  for (const each of loads) for (const { path } of outputs[each]?.imports ?? []) if (outputs[path]) loads.add(path);
  loads.delete(entry);
  return [{ module, file: baseName(entry), loads: [...loads].map(baseName).sort() }];
}
