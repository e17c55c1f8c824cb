// Bundles the renderer and the shell script of a site with component overrides. They consist of the theme's modules,
// with overridden components replaced by the site's files.
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { browserTargets } from '@docsgen/contract/browsers';
import { themeComponents } from '@docsgen/contract/parts';
import type { BuildOptions, Plugin, TransformOptions } from 'esbuild';
import type { BundleComponents, ComponentBundle, ComponentRequest } from '../../model/adapters/component-bundler.ts';
import { rendererName, shellName } from '../../model/overrides.ts';
import { readAbsolute } from '../../platform/node-files.ts';
import { awaited, closureOf, inputKey, pathOfInput, shadowing } from './bundle-inputs.ts';
import { bundleIslands } from './bundle-islands.ts';
import { type Bundling, newBundling } from './bundling.ts';
import { componentPlugin } from './plugin.ts';
import { attempt, type BundleResult, baseName, type ComponentResult, componentSettings } from './settings.ts';
import { stylesPlugin } from './styles.ts';
import { type ThemeModules, themeModules } from './theme-modules.ts';

type Bundler = typeof import('./bundler.ts')['bundler'];

interface OwnPartsRequest {
  readonly request: ComponentRequest;
  readonly theme: ThemeModules;
  readonly parts: ReadonlyMap<string, string>;
  readonly build: Bundler['build'];
}

/** Reads the packed theme. `modulesFile` is its absolute path. */
export async function readThemeModules(modulesFile: string): Promise<ThemeModules> {
  return JSON.parse(brotliDecompressSync(await readAbsolute(modulesFile)).toString());
}

/** `modulesFile` is the absolute path of the packed theme. */
export function partBundler(modulesFile: string): BundleComponents {
  return async (request) => {
    const { bundler } = await import('./bundler.ts');
    const theme = await readThemeModules(modulesFile);
    const parts = new Map(
      request.modules.flatMap(({ name, path }) => (path === undefined ? [] : [[name, path] as const])),
    );
    try {
      return await bundleSite({ request, theme, parts, build: bundler.build }, bundler);
    } finally {
      // Otherwise the esbuild process would occupy memory until this process exits.
      if (!request.isLive) await bundler.stop();
    }
  };
}

async function bundleSite(parts: OwnPartsRequest, { build, transform }: Bundler): Promise<ComponentBundle> {
  const { request } = parts;
  const { root } = request;
  const [node, browser] = await Promise.all([
    attempt(root, (broken) => renderer(parts, broken)),
    attempt(root, (broken) => shell(parts, broken)),
  ]);
  const mistakes = [...node.mistakes, ...browser.mistakes];
  const recorded = [...node.bundling.inputs, ...browser.bundling.inputs, ...awaited(mistakes, root)];
  if (!node.result || !browser.result || mistakes.length > 0)
    return { ...nothing, inputs: [...new Set(recorded)], mistakes };
  const wanted = islandsOf(node.result, parts);
  const islands =
    wanted.length === 0 ? undefined : await bundleIslands({ request, build, broken: new Set(), modules: wanted });
  const inputs = Object.keys(node.result.metafile.inputs).flatMap((key) => ownInput(key, root));
  const [script] = browser.result.outputFiles;
  const sheet = node.result.outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  const styles = sheet === '' ? '' : (await transform(sheet, cssSettings)).code.trim();
  return {
    modules: [moduleOf(node, { inputs, styles })],
    files: node.result.outputFiles
      .filter(({ path }) => /\.mjs(\.map)?$/.test(path))
      .map(({ path, contents }) => ({ path: baseName(path), content: contents })),
    islands: [{ module: shellName, file: baseName(script?.path ?? ''), loads: [] }, ...(islands?.islands ?? [])],
    live: undefined,
    browserFiles: [
      ...(script ? [{ path: baseName(script.path), content: script.contents }] : []),
      ...(islands?.browserFiles ?? []),
    ],
    assets: [...new Map([...node.bundling.assets, ...browser.bundling.assets, ...(islands?.assets ?? [])]).values()],
    inputs: [
      ...new Set([...recorded, ...inputs, ...(islands?.inputs ?? []), ...shadowing(node.result.metafile, root)]),
    ].sort(),
    mistakes: islands?.mistakes ?? [],
  };
}

const nothing = { modules: [], files: [], islands: [], live: undefined, browserFiles: [], assets: [] };

const cssSettings: TransformOptions = {
  loader: 'css',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  target: [...browserTargets],
};

/** Returns the absolute path of an input in the site. Excludes theme modules, which are part of docsgen's code. */
function ownInput(key: string, root: string): readonly string[] {
  const path = pathOfInput(key, root);
  return path === undefined ? [] : [path];
}

function moduleOf(
  { result }: BundleResult,
  made: { readonly inputs: readonly string[]; readonly styles: string },
): ComponentBundle['modules'][number] {
  const file = result?.outputFiles.find(({ path }) => path.endsWith('.mjs'));
  return { name: rendererName, file: file && baseName(file.path), exports: ['createSiteRenderer'], ...made };
}

/**
 * Returns the `'use client'` modules imported by overrides that are rendered only at build time, or inside such an
 * override.
 */
function islandsOf({ metafile }: ComponentResult, { parts, request }: OwnPartsRequest): readonly string[] {
  const renderedInBoth = ['article', 'notices'];
  const rendered = themeComponents.filter(
    ({ name, side }) => parts.has(name) && (side === 'server' || renderedInBoth.includes(name)),
  );
  const found = rendered.flatMap(({ name }) => {
    const key = inputKey(parts.get(name) ?? '', request.root);
    return closureOf(metafile, key, request.root).islands;
  });
  return [...new Set(found)].sort();
}

type Run = ReturnType<Parameters<typeof attempt>[1]>;

function renderer({ request, theme, parts, build }: OwnPartsRequest, broken: ReadonlySet<string>): Run {
  const bundling = newBundling({ request, build, target: 'node', broken });
  const done = build({
    ...settings(bundling, parts),
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourceRoot: `${pathToFileURL(request.outdir).href}/`,
    sourcesContent: false,
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    entryPoints: [{ in: 'docsgen:theme/server/overrides/site-renderer.tsx', out: 'renderer' }],
    plugins: pluginsOf(bundling, theme, parts),
  });
  return { bundling, done: done as Promise<ComponentResult> };
}

function shell({ request, theme, parts, build }: OwnPartsRequest, broken: ReadonlySet<string>): Run {
  const bundling = newBundling({ request, build, target: 'browser', broken });
  const done = build({
    ...settings(bundling, parts),
    platform: 'browser',
    target: [...browserTargets],
    conditions: ['browser', 'module', 'import'],
    mainFields: ['browser', 'module', 'main'],
    minify: true,
    entryPoints: [{ in: 'docsgen:theme/browser/navigation/site-shell-root.tsx', out: 'shell' }],
    plugins: pluginsOf(bundling, theme, parts),
  });
  return { bundling, done: done as Promise<ComponentResult> };
}

function settings({ request }: Bundling, parts: OwnPartsRequest['parts']): BuildOptions {
  return {
    ...componentSettings,
    splitting: false,
    absWorkingDir: request.root,
    outdir: request.outdir,
    define: {
      ...componentSettings.define,
      'ownParts.logo': String(parts.has('logo')),
      'ownParts.footer': String(parts.has('footer')),
      ownPartNames: JSON.stringify([...parts.keys()]),
    },
  };
}

function pluginsOf(bundling: Bundling, theme: ThemeModules, parts: OwnPartsRequest['parts']): Plugin[] {
  const { request, target } = bundling;
  const modules = themeModules({ theme, parts, root: request.root, target });
  return [modules, componentPlugin(bundling), stylesPlugin(bundling)];
}
