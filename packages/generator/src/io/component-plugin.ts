// How esbuild finds and reads what components are made of: the site's files as the site reads them, React and docsgen's
// own modules from the page that they run in, islands around modules for browsers, pictures under their addresses.
import { basename, dirname, extname, join } from 'node:path';
import type {
  BuildOptions,
  BuildResult,
  Loader,
  OnLoadResult,
  OnResolveArgs,
  OnResolveResult,
  Plugin,
  PluginBuild,
} from 'esbuild';
import type { BundledFile, ComponentRequest } from '../model/component-bundler.ts';
import { pathFromRoot } from '../text/file-paths.ts';
import { clientSuffix, inputKey } from './component-closure.ts';
import { islandModule, isRuntimeModule, runtimeModule } from './component-runtime-modules.ts';
import { hashOf } from './hash.ts';

type Build = (options: BuildOptions) => Promise<BuildResult>;

/** One run of the bundler, and what it has noted. */
export interface Bundling {
  readonly request: ComponentRequest;
  readonly build: Build;
  /** By name of a wanted module: how esbuild names it. A package that is not there has none. */
  readonly entries: Map<string, string>;
  /** By absolute path. */
  readonly assets: Map<string, BundledFile>;
  /** Absolute paths of files that were read or looked for here. */
  readonly read: Set<string>;
}

export function newBundling(request: ComponentRequest, build: Build): Bundling {
  return { request, build, entries: new Map(), assets: new Map(), read: new Set() };
}

const scripts = /\.[cm]?[jt]sx?$/;
const pictures = /\.(png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm|mp3|wav|pdf)$/i;

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' };

/** Marks what this plugin asks esbuild itself. */
const asked = { isAsked: true };

export function componentPlugin(bundling: Bundling): Plugin {
  const { root } = bundling.request;
  return {
    name: 'components',
    setup: (build) => {
      build.onResolve({ filter: /^docsgen-entry:/ }, (args) => resolveEntry(build, bundling, args));
      build.onResolve({ filter: /^(react|docsgen|react-dom)(\/|$)/ }, ({ path }) =>
        isRuntimeModule(path) ? { path, namespace: 'docsgen-runtime', sideEffects: false } : undefined,
      );
      build.onResolve({ filter: /^@site\// }, ({ path, kind, importer }) =>
        build.resolve(`.${path.slice('@site'.length)}`, { kind, importer, resolveDir: root, pluginData: asked }),
      );
      build.onResolve({ filter: /\?client$/ }, ({ path }) => ({
        path: path.slice(0, -clientSuffix.length),
        suffix: clientSuffix,
      }));
      build.onLoad({ filter: /./, namespace: 'docsgen-absent' }, () => ({ contents: '' }));
      build.onLoad({ filter: /./, namespace: 'docsgen-runtime' }, ({ path }) => ({ contents: runtimeModule(path) }));
      build.onLoad({ filter: scripts, namespace: 'file' }, ({ path, suffix }) =>
        /[\\/]node_modules[\\/]/.test(path) ? undefined : loadScript(bundling, path, suffix),
      );
      stylesAndAssets(build, bundling);
    },
  };
}

async function resolveEntry(
  build: PluginBuild,
  { request: { root, modules }, entries }: Bundling,
  args: OnResolveArgs,
): Promise<OnResolveResult> {
  const name = args.path.slice(args.path.indexOf(':') + 1);
  const wanted = modules.find((each) => each.name === name);
  if (wanted?.path !== undefined) {
    entries.set(name, inputKey(wanted.path, root));
    return { path: wanted.path };
  }
  const { path, namespace, errors } = await build.resolve(name, { kind: 'import-statement', resolveDir: root });
  // The page that imports it says that it is missing.
  if (errors.length > 0) return { path: name, namespace: 'docsgen-absent' };
  entries.set(name, namespace === 'file' ? inputKey(path, root) : `${namespace}:${path}`);
  return { path, namespace };
}

async function loadScript(bundling: Bundling, path: string, suffix: string): Promise<OnLoadResult | undefined> {
  const { request, read } = bundling;
  read.add(path);
  const contents = await request.read(path);
  if (contents === undefined) return undefined;
  const loader = loaders[extname(path)] ?? 'jsx';
  const text = new TextDecoder().decode(contents);
  const names = suffix === '' && isForBrowsers(text) ? await exportsOf(bundling, { text, loader, path }) : undefined;
  if (names === undefined) return { contents: text, loader, resolveDir: dirname(path) };
  const module = pathFromRoot(request.root, path);
  return { contents: islandModule(path + clientSuffix, module, names), resolveDir: dirname(path) };
}

/** Whether `'use client'` is the first statement. */
function isForBrowsers(text: string): boolean {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|(['"])use strict\1;?)*(['"])use client\2/.test(text);
}

/** `undefined`: the module has a mistake, which compiling it tells. */
async function exportsOf(
  { build }: Bundling,
  { text, loader, path }: { readonly text: string; readonly loader: Loader; readonly path: string },
): Promise<readonly string[] | undefined> {
  const stdin = { contents: text, loader, sourcefile: path };
  try {
    const { metafile } = await build({
      stdin,
      bundle: false,
      write: false,
      metafile: true,
      format: 'esm',
      logLevel: 'silent',
      tsconfigRaw: {},
    });
    return Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports);
  } catch {
    return undefined;
  }
}

function stylesAndAssets(build: PluginBuild, { request, assets, read }: Bundling): void {
  build.onResolve({ filter: /\.module\.css$/ }, async (args) => {
    if (args.pluginData === asked || args.kind === 'entry-point') return undefined;
    const found = await ask(build, args);
    if (found.errors.length > 0) return undefined;
    // The names of classes come from the name of the file: with a hash of its path they are the same in every bundle.
    const mark = hashOf(pathFromRoot(request.root, found.path)).slice(0, 6);
    const name = basename(found.path).replace(/\.module\.css$/, `-${mark}.module.css`);
    return { path: join(dirname(found.path), name), namespace: 'docsgen-styles', pluginData: found.path };
  });
  build.onLoad({ filter: /./, namespace: 'docsgen-styles' }, async ({ pluginData }) => {
    const path = String(pluginData);
    read.add(path);
    const contents = await request.read(path);
    return { contents: contents ?? '', loader: 'local-css', resolveDir: dirname(path) };
  });
  build.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
    read.add(path);
    const contents = await request.read(path);
    return contents && { contents, loader: 'css', resolveDir: dirname(path) };
  });
  const addressOf = async (path: string): Promise<string | undefined> => {
    read.add(path);
    const content = await request.read(path);
    if (content === undefined) return undefined;
    assets.set(path, { path, content });
    return request.addressOf({ path, content });
  };
  build.onResolve({ filter: pictures }, async (args) => {
    if (args.kind !== 'url-token' || args.pluginData === asked || /^([a-z]+:|\/)/i.test(args.path)) return undefined;
    const found = await ask(build, args);
    const address = found.errors.length > 0 ? undefined : await addressOf(found.path);
    return address === undefined ? undefined : { path: address, external: true };
  });
  build.onLoad({ filter: pictures, namespace: 'file' }, async ({ path }) => {
    const address = await addressOf(path);
    return address === undefined ? undefined : { contents: `export default ${JSON.stringify(address)};` };
  });
}

function ask(
  build: PluginBuild,
  { path, kind, importer, resolveDir }: OnResolveArgs,
): ReturnType<PluginBuild['resolve']> {
  return build.resolve(path, { kind, importer, resolveDir, pluginData: asked });
}
