// Compiles modules with `'use client'` for browsers. Each module is an entry point, and shared code is split into
// chunks.
import type { Metafile } from 'esbuild';
import type { BundledIsland, ComponentBundle, ComponentRequest } from '../../model/adapters/component-bundler.ts';
import { pathOfInput } from './bundle-inputs.ts';
import { type BundleResult, baseName, plainName, runBundle } from './run-bundle.ts';

interface BundledIslands extends Pick<ComponentBundle, 'islands' | 'browserFiles'> {
  /** esbuild does not run if there are no modules. */
  readonly runs: readonly BundleResult[];
}

/** `modules` are paths relative to the site's root. */
export async function bundleIslands(
  request: ComponentRequest,
  modules: readonly string[],
  broken?: ReadonlySet<string>,
): Promise<BundledIslands> {
  if (modules.length === 0) return { islands: [], browserFiles: [], runs: [] };
  const entryPoints = modules.map((module) => ({
    in: pathOfInput(module, request.root) ?? module,
    out: plainName(module),
  }));
  const run = await runBundle(request, { target: 'browser', ...(broken && { broken }) }, { entryPoints });
  const { outputFiles = [], metafile } = run.result ?? {};
  return {
    islands: metafile ? modules.flatMap((module) => islandOf(metafile, module)) : [],
    browserFiles: outputFiles.map(({ path, contents }) => ({ path: baseName(path), content: contents })),
    runs: [run],
  };
}

function islandOf({ outputs }: Metafile, module: string): readonly BundledIsland[] {
  const [entry] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module) ?? [];
  if (entry === undefined) return [];
  const loads = new Set<string>([entry]);
  for (const each of loads) for (const { path } of outputs[each]?.imports ?? []) if (outputs[path]) loads.add(path);
  loads.delete(entry);
  return [{ module, file: baseName(entry), loads: [...loads].map(baseName).sort() }];
}
