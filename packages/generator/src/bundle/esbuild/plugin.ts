// esbuild plugin that resolves and loads the code of components. It reads files through the site's file access, imports
// React and docsgen's modules from the runtime, and replaces browser modules with islands.
import { dirname, extname } from 'node:path';
import type { Loader, Location, OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { pathFromRoot } from '../../text/file-paths.ts';
import { clientSuffix, entryPrefix, inputKey, isPackaged } from './bundle-inputs.ts';
import { type Bundling, readInput } from './bundling.ts';
import { islandModule, isRuntimeModule, runtimeModule } from './runtime-modules.ts';

const scripts = /\.[cm]?[jt]sx?$/;

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' };

export function componentPlugin(bundling: Bundling): Plugin {
  return {
    name: 'components',
    setup: (build) => {
      const baseUrl = JSON.stringify(bundling.request.baseUrl);
      build.initialOptions.define = { ...build.initialOptions.define, 'import.meta.env.BASE_URL': baseUrl };
      resolveImports(build, bundling);
      build.onLoad({ filter: /./, namespace: 'docsgen-absent' }, () => ({ contents: '' }));
      build.onLoad({ filter: /./, namespace: 'docsgen-sheet' }, ({ path }) => ({
        contents: sheetModule(path),
        resolveDir: dirname(path),
      }));
      build.onLoad({ filter: /./, namespace: 'docsgen-runtime' }, ({ path }) => ({ contents: runtimeModule(path) }));
      build.onLoad({ filter: scripts, namespace: 'file' }, ({ path, suffix }) => {
        return bundling.broken.has(path) ? loadBroken(build, bundling, path) : loadScript(bundling, path, suffix);
      });
      build.onLoad({ filter: /\.json$/, namespace: 'file' }, async ({ path }) => {
        const contents = bundling.broken.has(path) ? '{}' : await readInput(bundling, path);
        return contents === undefined ? undefined : { contents, loader: 'json' };
      });
    },
  };
}

function resolveImports(build: PluginBuild, bundling: Bundling): void {
  const { root } = bundling.request;
  build.onResolve({ filter: new RegExp(`^${entryPrefix}`) }, (args) => resolveEntry(build, bundling, args));
  build.onResolve({ filter: /^(react|react-dom|docsgen)(\/|$)/ }, ({ path }) => {
    if (isRuntimeModule(path)) return { path, namespace: 'docsgen-runtime', sideEffects: false };
    return path.startsWith('docsgen') ? undefined : { errors: [{ text: `Components cannot import '${path}'` }] };
  });
  build.onResolve({ filter: /^@site\// }, ({ path, kind, importer }) =>
    build.resolve(`.${path.slice('@site'.length)}`, { kind, importer, resolveDir: root }),
  );
  build.onResolve({ filter: /^(https?:)?\/\// }, ({ path, kind }) =>
    kind === 'url-token' || kind === 'import-rule'
      ? undefined
      : { errors: [{ text: `Cannot import code from another host: '${path}'` }] },
  );
  build.onResolve({ filter: /\.(mdx?|markdown)$/i }, ({ path }) => ({
    errors: [{ text: `Components cannot import Markdown: '${path}'` }],
  }));
  build.onResolve({ filter: /\?client$/ }, ({ path }) => ({
    path: path.slice(0, -clientSuffix.length),
    suffix: clientSuffix,
  }));
}

/** Returns the code of the module that represents a style sheet imported by a page. */
function sheetModule(path: string): string {
  const from = JSON.stringify(path);
  return path.endsWith('.module.css') ? `export { default } from ${from};` : `import ${from};`;
}

async function resolveEntry(
  build: PluginBuild,
  { request: { root, modules }, entries }: Bundling,
  args: OnResolveArgs,
): Promise<OnResolveResult> {
  const name = args.path.slice(entryPrefix.length);
  const path = modules.find((each) => each.name === name)?.path;
  const asSheet = (sheet: string): OnResolveResult => {
    entries.set(name, `docsgen-sheet:${sheet}`);
    return { path: sheet, namespace: 'docsgen-sheet' };
  };
  if (path?.endsWith('.css')) return asSheet(path);
  if (path !== undefined) {
    entries.set(name, inputKey(path, root));
    return { path };
  }
  const found = await build.resolve(name, { kind: 'import-statement', resolveDir: root });
  // The missing import is reported when the page is compiled.
  if (found.errors.length > 0) return { path: name, namespace: 'docsgen-absent' };
  const { namespace } = found;
  if (found.path.endsWith('.css')) return asSheet(found.path);
  entries.set(name, namespace === 'file' ? inputKey(found.path, root) : `${namespace}:${found.path}`);
  return { path: found.path, namespace };
}

/**
 * Replaces a script that has syntax errors with empty exports of the same names, as far as these can be parsed. The
 * errors are reported elsewhere.
 */
async function loadBroken({ resolve }: PluginBuild, bundling: Bundling, path: string): Promise<OnLoadResult> {
  const text = new TextDecoder().decode(await readInput(bundling, path));
  const loader = loaders[extname(path)] ?? 'jsx';
  const resolveDir = dirname(path);
  const lists = text.match(unnamed) ?? [];
  const targets = await Promise.all(
    lists.map((list) => resolve(list.split(/['"]/)[1] ?? '', { kind: 'import-statement', importer: path, resolveDir })),
  );
  const areThere = targets.every(({ errors }) => errors.length === 0);
  const script = areThere && /^[ \t]*export\b/m.test(text) && (await readScript(bundling, { text, loader, path }));
  // A CommonJS module accepts any named import.
  if (!script) return { contents: 'module.exports = {};' };
  const named = script.exports.map((name) => `nothing as ${JSON.stringify(name)}`);
  const contents = `const nothing = undefined; export { ${named.join(', ')} };\n${lists.join('\n')}`;
  return { contents, loader, resolveDir };
}

async function loadScript(bundling: Bundling, path: string, suffix: string): Promise<OnLoadResult | undefined> {
  const contents = await readInput(bundling, path);
  if (contents === undefined) return undefined;
  const loader = loaders[extname(path)] ?? 'jsx';
  const script: Script = { text: new TextDecoder().decode(contents), loader, path };
  const { text } = script;
  const canBeIsland = bundling.target === 'node' && suffix === '' && (!isPackaged(path) || isForIslands(text));
  const island = canBeIsland ? await readIsland(bundling, script) : undefined;
  if (island === undefined) return isPackaged(path) ? undefined : { contents: text, loader, resolveDir: dirname(path) };
  const unnamedAt = text.search(unnamed);
  if (unnamedAt >= 0) return { errors: [{ text: unnamedExports, location: locationAt(script, unnamedAt) }] };
  const module = pathFromRoot(bundling.request.root, path);
  return { contents: islandModule(path + clientSuffix, module, island.exports), resolveDir: dirname(path) };
}

/**
 * Returns false for index modules that only re-export, and for CommonJS code. Packages contain 'use client' in both,
 * but they are not islands.
 */
function isForIslands(text: string): boolean {
  return /^[ \t]*export\b(?![ \t]*\*[ \t]*from\b)/m.test(text) && text.search(unnamed) < 0;
}

/** Matches `export *`, whose exported names are unknown without reading the other module. */
const unnamed = /^[ \t]*export[ \t]*\*[ \t]*from[ \t]*(?:'[^'\n]*'|"[^"\n]*")/gm;

const unnamedExports = "A 'use client' module cannot use `export *`: name the exports, as in export { Counter } from …";

/** Converts an offset to esbuild's format: lines are 1-based, columns 0-based. */
function locationAt({ text, path }: Pick<Script, 'text' | 'path'>, offset: number): Partial<Location> {
  const lines = text.slice(0, offset).split('\n');
  const line = lines.length;
  return { file: path, line, column: 0, lineText: text.split('\n')[line - 1] ?? '' };
}

interface Script {
  readonly text: string;
  readonly loader: Loader;
  readonly path: string;
}

interface ReadScript {
  readonly exports: readonly string[];
  /** The script as printed by esbuild, without comments and with directives first. */
  readonly printed: string;
}

/** Reads a module that starts with `'use client'`. Returns `undefined` for other modules. */
async function readIsland(bundling: Bundling, script: Script): Promise<ReadScript | undefined> {
  // Most modules do not contain the directive, so this check avoids parsing them twice.
  const read = script.text.includes('use client') ? await readScript(bundling, script) : undefined;
  return read && /^(?:"[^"\n]*";\n)*"use client";/.test(read.printed) ? read : undefined;
}

/** Returns `undefined` if the script has a syntax error, which is reported when the script is bundled. */
async function readScript({ build }: Bundling, script: Script): Promise<ReadScript | undefined> {
  const { text, loader, path } = script;
  try {
    const { metafile, outputFiles } = await build({
      stdin: { contents: text, loader, sourcefile: path },
      bundle: false,
      write: false,
      metafile: true,
      format: 'esm',
      legalComments: 'none',
      logLevel: 'silent',
      tsconfigRaw: {},
    });
    const exports = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports);
    return { exports, printed: outputFiles?.[0]?.text ?? '' };
  } catch {
    return undefined;
  }
}
