// Compiles the site's components with esbuild, which is loaded by the first site that has any. For Node, all modules
// that pages import are made in one go, so that what two of them share is there once.
import { pathToFileURL } from 'node:url';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import type { BundledFile, BundledModule, ComponentBundle, ComponentRequest } from '../model/component-bundler.ts';
import { closureOf, entryName, pathOfInput } from './component-closure.ts';
import { type Bundling, componentPlugin, newBundling } from './component-plugin.ts';
import { isBuildFailure, mistakeOf } from './esbuild-mistakes.ts';

const settings = {
  bundle: true,
  write: false,
  metafile: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  // Packages for browsers come as ES modules there.
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.js': 'jsx' },
  resolveExtensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.css', '.json'],
  outExtension: { '.js': '.mjs' },
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  sourcemap: 'linked',
  sourcesContent: false,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  // What a site says there is meant for its editor.
  tsconfigRaw: {},
} as const satisfies BuildOptions;

type Result = BuildResult<typeof settings>;

export async function bundleComponents(request: ComponentRequest): Promise<ComponentBundle> {
  const { bundler } = await import('./bundler.ts');
  const bundling = newBundling(request, bundler.build);
  try {
    const result: Result = await bundler.build({
      ...settings,
      absWorkingDir: request.root,
      outdir: request.outdir,
      sourceRoot: `${pathToFileURL(request.outdir).href}/`,
      entryPoints: request.modules.map(({ name }) => ({ in: entryName(name), out: plainName(name) })),
      plugins: [componentPlugin(bundling)],
    });
    return bundleOf(result, bundling);
  } catch (failure) {
    if (!isBuildFailure(failure)) throw failure;
    const mistakes = failure.errors.map((message) => mistakeOf(message, request.root));
    return { modules: [], files: [], assets: [], inputs: [...bundling.read], mistakes };
  } finally {
    // esbuild's process would keep its memory as long as this one runs.
    if (!request.isLive) await bundler.stop();
  }
}

/** `components/chart.tsx` becomes `components-chart`. */
function plainName(name: string): string {
  return (
    name
      .replace(/\.\w+$/, '')
      .replace(/[^\w]+/g, '-')
      .replace(/^-|-$/g, '') || 'module'
  );
}

function bundleOf({ metafile, outputFiles }: Result, bundling: Bundling): ComponentBundle {
  const { root } = bundling.request;
  const contents = new Map(outputFiles.map(({ path, contents: content }) => [baseName(path), content]));
  const modules = bundling.request.modules.flatMap(({ name }): readonly BundledModule[] => {
    const entry = bundling.entries.get(name);
    const output = entry === undefined ? undefined : outputOf(metafile, entry);
    if (entry === undefined || output === undefined) return [];
    const [path, { exports, cssBundle }] = output;
    const styles = cssBundle === undefined ? undefined : contents.get(baseName(cssBundle));
    const { inputs, islands } = closureOf(metafile, entry, root);
    return [
      {
        name,
        file: baseName(path),
        exports,
        inputs,
        islands,
        styles: styles === undefined ? '' : Buffer.from(styles).toString(),
      },
    ];
  });
  return {
    modules,
    files: [...contents].filter(([name]) => /\.mjs(\.map)?$/.test(name)).map(toFile),
    assets: [...bundling.assets.values()],
    inputs: [...new Set([...bundling.read, ...Object.keys(metafile.inputs).flatMap((key) => pathOfInput(key, root))])],
    mistakes: [],
  };
}

/** Modules for browsers are named with a mark in the map, which is none of their authors' files. */
function toFile([name, content]: readonly [string, Uint8Array]): BundledFile {
  if (!name.endsWith('.map')) return { path: name, content };
  return { path: name, content: Buffer.from(Buffer.from(content).toString().replaceAll('?client"', '"')) };
}

function outputOf({ outputs }: Metafile, entry: string): readonly [string, Metafile['outputs'][string]] | undefined {
  return Object.entries(outputs).find(([path, { entryPoint }]) => entryPoint === entry && path.endsWith('.mjs'));
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}
