// Compiles the site's components with esbuild. All modules that pages import are compiled together for Node, so that
// shared code is included only once. The islands are then compiled for browsers.
import type { Metafile, OutputFile } from 'esbuild';
import type {
  BundledFile,
  BundledModule,
  ComponentBundle,
  ComponentRequest,
} from '../../model/adapters/component-bundler.ts';
import { closureOf, entryPrefix } from './bundle-inputs.ts';
import { bundleIslands } from './bundle-islands.ts';
import { bundleSiteModule } from './bundle-site-modules.ts';
import {
  type BundleResult,
  baseName,
  combineRuns,
  minifyStyles,
  plainName,
  runBundle,
  withBundler,
} from './run-bundle.ts';

export const emptyBundle = { modules: [], files: [], islands: [], siteModules: [], browserFiles: [], assets: [] };

export async function bundleComponents(request: ComponentRequest): Promise<ComponentBundle> {
  return withBundler(request, async () => {
    const entryPoints = request.modules.map(({ name }) => ({ in: entryPrefix + name, out: plainName(name) }));
    const run = await runBundle(request, { target: 'node' }, { entryPoints });
    if (!run.result) return { ...combineRuns([run]), ...emptyBundle };
    const { outputFiles, metafile } = run.result;
    const found = request.modules.flatMap(({ name }) => moduleOf(name, { request, run, outputFiles, metafile }));
    const { runs, ...browsers } = await bundleIslands(request, islandsOf(found), run.broken);
    const wanted = request.siteModules ?? [];
    const siteModules = await Promise.all(wanted.map((each) => bundleSiteModule(request, each, run.broken)));
    const styled = found.map(async ({ islands: _, ...each }) => ({ ...each, styles: await minifyStyles(each.styles) }));
    return {
      ...browsers,
      ...combineRuns([run, ...runs, ...siteModules.map((each) => each.run)]),
      modules: await Promise.all(styled),
      files: nodeFiles(outputFiles),
      siteModules: siteModules.flatMap(({ bundled }) => bundled),
    };
  });
}

interface FoundModule extends BundledModule {
  /** See `closureOf`. */
  readonly islands: readonly string[];
}

function islandsOf(modules: readonly FoundModule[]): readonly string[] {
  return [...new Set(modules.flatMap(({ islands }) => islands))].sort();
}

interface Output {
  readonly request: ComponentRequest;
  readonly run: BundleResult;
  readonly outputFiles: readonly OutputFile[];
  readonly metafile: Metafile;
}

function moduleOf(name: string, { request, run, outputFiles, metafile }: Output): readonly FoundModule[] {
  const entry = run.entries.get(name);
  const output = entry === undefined ? undefined : outputOf(metafile, entry);
  if (entry === undefined || output === undefined) return [];
  const [path, { exports, cssBundle }] = output;
  const { inputs, islands } = closureOf(metafile, entry, request.root);
  const styles =
    cssBundle === undefined ? undefined : outputFiles.find((file) => baseName(file.path) === baseName(cssBundle));
  const file = inputs.some((each) => run.broken.has(each)) ? undefined : baseName(path);
  return [{ name, file, exports, inputs, islands, styles: styles?.text ?? '' }];
}

function outputOf({ outputs }: Metafile, entry: string): readonly [string, Metafile['outputs'][string]] | undefined {
  return Object.entries(outputs).find(([path, { entryPoint }]) => entryPoint === entry && path.endsWith('.mjs'));
}

/** Returns the modules and their source maps. */
export function nodeFiles(outputFiles: readonly OutputFile[]): readonly BundledFile[] {
  return outputFiles
    .filter(({ path }) => /\.mjs(\.map)?$/.test(path))
    .map(({ path, contents }) => ({
      path: baseName(path),
      content: path.endsWith('.map') ? sourceMap(contents) : contents,
    }));
}

/** Removes the suffix that marks browser modules, because the real file names do not contain it. */
function sourceMap(contents: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(contents).toString().replaceAll('?client"', '"'));
}
