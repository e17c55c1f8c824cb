// Compiles the site's components with esbuild. All modules imported by pages are compiled together for Node, so that
// shared code is included only once. The islands are then compiled for browsers.
import { pathToFileURL } from 'node:url';
import { browserTargets } from '@docsgen/contract/browsers';
import type { BuildOptions, Metafile, OutputFile } from 'esbuild';
import type {
  BundledFile,
  BundledModule,
  ComponentBundle,
  ComponentRequest,
} from '../../model/adapters/component-bundler.ts';
import { awaited, closureOf, entryPrefix, pathOfInput, shadowing } from './bundle-inputs.ts';
import { bundleIslands } from './bundle-islands.ts';
import { bundleLiveScope } from './bundle-live-scope.ts';
import { type Bundling, newBundling } from './bundling.ts';
import { componentPlugin } from './plugin.ts';
import {
  attempt,
  type BundleResult,
  baseName,
  type ComponentResult,
  componentSettings,
  plainName,
} from './settings.ts';
import { stylesPlugin } from './styles.ts';

const settings = {
  ...componentSettings,
  platform: 'node',
  target: 'node20.19',
  // Selects the ES modules that packages provide for browsers.
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  // CommonJS packages load Node's built-in modules with `require`, which ES modules do not have.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
  },
  sourcesContent: false,
} as const satisfies BuildOptions;

type Bundler = typeof import('./bundler.ts')['bundler'];

export async function bundleComponents(request: ComponentRequest): Promise<ComponentBundle> {
  const { bundler } = await import('./bundler.ts');
  try {
    const outcome = await attempt(request.root, (broken) => bundleForNode(request, bundler, broken));
    const { result, bundling, mistakes } = outcome;
    const missed = awaited(mistakes, request.root);
    if (!result) return { ...nothing, inputs: [...bundling.inputs, ...missed], mistakes };
    return await bundleOf(outcome, result, bundler);
  } finally {
    // Otherwise the esbuild process would occupy memory until this process exits.
    if (!request.isLive) await bundler.stop();
  }
}

const nothing = { modules: [], files: [], islands: [], live: undefined, browserFiles: [], assets: [] };

function bundleForNode(
  request: ComponentRequest,
  { build }: Bundler,
  broken: ReadonlySet<string>,
): { readonly bundling: Bundling; readonly done: Promise<ComponentResult> } {
  const bundling = newBundling({ request, build, target: 'node', broken: new Set(broken) });
  const done = build({
    ...settings,
    absWorkingDir: request.root,
    outdir: request.outdir,
    sourceRoot: `${pathToFileURL(request.outdir).href}/`,
    entryPoints: request.modules.map(({ name }) => ({ in: entryPrefix + name, out: plainName(name) })),
    plugins: [componentPlugin(bundling), stylesPlugin(bundling)],
  });
  return { bundling, done };
}

async function bundleOf(outcome: BundleResult, result: ComponentResult, bundler: Bundler): Promise<ComponentBundle> {
  const { bundling, broken } = outcome;
  const { request } = bundling;
  const { root } = request;
  const { metafile, outputFiles } = result;
  const found = request.modules.flatMap(({ name }) => moduleOf(name, outcome, result));
  const modules = await Promise.all(found.map(async ({ islands: _, ...each }) => withStyles(each, bundler)));
  const wanted = [...new Set(found.flatMap(({ islands }) => islands))].sort();
  const browsers =
    wanted.length === 0 ? undefined : await bundleIslands({ request, build: bundler.build, broken, modules: wanted });
  const live = request.live ? await bundleLiveScope({ request, build: bundler.build, broken }) : undefined;
  const mistakes = [outcome, browsers, live].flatMap((each) => each?.mistakes ?? []);
  const inputs = Object.keys(metafile.inputs).flatMap((key) => pathOfInput(key, root) ?? []);
  return {
    modules,
    files: outputFiles.map(toFile).filter(({ path }) => /\.mjs(\.map)?$/.test(path)),
    islands: browsers?.islands ?? [],
    live: live?.scope,
    browserFiles: browsers?.browserFiles ?? [],
    assets: [...new Map([...bundling.assets, ...(browsers?.assets ?? []), ...(live?.assets ?? [])]).values()],
    inputs: [
      ...new Set([
        ...bundling.inputs,
        ...inputs,
        ...modules.flatMap((each) => each.inputs),
        ...(browsers?.inputs ?? []),
        ...(live?.inputs ?? []),
        ...shadowing(metafile, root),
        ...awaited(mistakes, root),
      ]),
    ].sort(),
    mistakes,
  };
}

interface FoundModule extends BundledModule {
  /** See `closureOf`. */
  readonly islands: readonly string[];
}

function moduleOf(
  name: string,
  { bundling, broken }: BundleResult,
  { metafile, outputFiles }: ComponentResult,
): readonly FoundModule[] {
  const entry = bundling.entries.get(name);
  const output = entry === undefined ? undefined : outputOf(metafile, entry);
  if (entry === undefined || output === undefined) return [];
  const [path, { exports, cssBundle }] = output;
  const { inputs, islands } = closureOf(metafile, entry, bundling.request.root);
  const styles =
    cssBundle === undefined ? undefined : outputFiles.find((file) => baseName(file.path) === baseName(cssBundle));
  const file = inputs.some((each) => broken.has(each)) ? undefined : baseName(path);
  return [{ name, file, exports, inputs, islands, styles: styles?.text ?? '' }];
}

async function withStyles(module: BundledModule, { transform }: Bundler): Promise<BundledModule> {
  if (module.styles === '') return module;
  const { code } = await transform(module.styles, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: [...browserTargets],
  });
  return { ...module, styles: code.trim() };
}

/** Removes the suffix that marks browser modules from source maps, because the real file names do not contain it. */
function toFile({ path, contents }: OutputFile): BundledFile {
  const name = baseName(path);
  if (!name.endsWith('.map')) return { path: name, content: contents };
  return { path: name, content: Buffer.from(Buffer.from(contents).toString().replaceAll('?client"', '"')) };
}

function outputOf({ outputs }: Metafile, entry: string): readonly [string, Metafile['outputs'][string]] | undefined {
  return Object.entries(outputs).find(([path, { entryPoint }]) => entryPoint === entry && path.endsWith('.mjs'));
}
