// Compiles the site's components with esbuild. All modules that pages import are compiled together for Node, so that
// shared code is included only once. The islands are then compiled for browsers.
import type { Metafile } from 'esbuild';
import { closureOf, entryPrefix } from './bundle-inputs.ts';
import { bundleIslands } from './bundle-islands.ts';
import { bundleSiteModule } from './bundle-site-modules.ts';
import type { BundledModule, ComponentBundle, ComponentRequest } from './component-bundle.ts';
import { type BundledFiles, componentBundle, moduleSheet } from './component-files.ts';
import { type BundleResult, baseName, plainName, runBundle, withBundler } from './run-bundle.ts';

export async function bundleComponents(request: ComponentRequest): Promise<ComponentBundle> {
  return withBundler(request, async () => {
    const entryPoints = request.modules.map(({ name }) => ({ in: entryPrefix + name, out: plainName(name) }));
    const run = await runBundle(request, { target: 'node' }, { entryPoints });
    const node = { runs: [run], articleFiles: [], browserFiles: [] };
    const { result } = run;
    if (!result) return componentBundle([], [node]);
    const found = await Promise.all(
      request.modules.map(({ name }) => moduleOf(name, { ...run, result }, request.root)),
    );
    const islands = await bundleIslands(
      request,
      found.flat().flatMap((each) => each.islands),
      run.broken,
    );
    const siteModules = await Promise.all(
      request.siteModules.map((each) => bundleSiteModule(request, each, run.broken)),
    );
    const modules = found.flat().map(({ module }) => module);
    return componentBundle(modules, [node, ...found.flat().map(({ sheet }) => sheet), islands, ...siteModules]);
  });
}

interface NodeRun extends BundleResult {
  readonly result: NonNullable<BundleResult['result']>;
}

interface FoundModule {
  readonly module: BundledModule;
  readonly sheet: BundledFiles;
  /** See `closureOf`. */
  readonly islands: readonly string[];
}

/** Returns an empty array for a missing package. */
async function moduleOf(
  name: string,
  { result, entries, broken }: NodeRun,
  root: string,
): Promise<readonly FoundModule[]> {
  const entry = entries.get(name);
  const output = entry === undefined ? undefined : outputOf(result.metafile, entry);
  if (entry === undefined || output === undefined) return [];
  const [path, { exports, cssBundle = '' }] = output;
  const { inputs, islands } = closureOf(result.metafile, entry, root);
  const css = result.outputFiles.find((each) => baseName(each.path) === baseName(cssBundle))?.text ?? '';
  const sheet = await moduleSheet(name, css);
  const file = inputs.some((each) => broken.has(each)) ? undefined : baseName(path);
  const styles = sheet.articleFiles.map((each) => each.name);
  return [{ module: { name, file, exports, inputs, styles }, sheet, islands }];
}

function outputOf({ outputs }: Metafile, entry: string): readonly [string, Metafile['outputs'][string]] | undefined {
  return Object.entries(outputs).find(([path, { entryPoint }]) => entryPoint === entry && path.endsWith('.mjs'));
}
