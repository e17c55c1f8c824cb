// Compiles modules with `'use client'` for browsers. Each module is an entry point, and shared code is split into
// chunks.
import type { Metafile } from 'esbuild';
import { assetPath } from '../../routes/output-paths.ts';
import { pathOfInput } from './bundle-inputs.ts';
import type { ComponentRequest, NamedFile } from './component-bundle.ts';
import { type BundledFiles, scriptFile } from './component-files.ts';
import { baseName, plainName, runBundle } from './run-bundle.ts';

/** `paths` are relative to the site's root. If there are none, esbuild does not run. */
export async function bundleIslands(
  request: ComponentRequest,
  paths: readonly string[],
  broken?: ReadonlySet<string>,
): Promise<BundledFiles> {
  const modules = [...new Set(paths)].sort();
  if (modules.length === 0) return { articleFiles: [], browserFiles: [], runs: [] };
  const entryPoints = modules.map((module) => ({
    in: pathOfInput(module, request.root) ?? module,
    out: plainName(module),
  }));
  const run = await runBundle(request, { target: 'browser', ...(broken && { broken }) }, { entryPoints });
  const { outputFiles = [], metafile } = run.result ?? {};
  return {
    articleFiles: metafile ? modules.flatMap((module) => islandOf(metafile, module)) : [],
    browserFiles: outputFiles.map(scriptFile),
    runs: [run],
  };
}

function islandOf({ outputs }: Metafile, module: string): readonly NamedFile[] {
  const [entry] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module) ?? [];
  if (entry === undefined) return [];
  const loads = new Set<string>([entry]);
  for (const each of loads) for (const { path } of outputs[each]?.imports ?? []) if (outputs[path]) loads.add(path);
  const [path, ...others] = Array.from(loads, (each) => assetPath(baseName(each)));
  return path === undefined ? [] : [{ name: `island:${module}`, path, loads: others.sort() }];
}
