// Loads the scripts of the site, and replaces modules that start with `'use client'` with islands.
import { dirname, extname } from 'node:path';
import type { Loader, Location, OnLoadArgs, OnLoadResult, PluginBuild } from 'esbuild';
import { pathFromRoot } from '../../text/file-paths.ts';
import { clientSuffix, isPackaged } from './bundle-inputs.ts';
import { bundler } from './bundler.ts';
import { islandModule } from './provided-modules.ts';
import { readInput, type SiteModules } from './site-modules.ts';

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' };

type Resolve = PluginBuild['resolve'];

export async function loadScript(
  site: SiteModules,
  resolve: Resolve,
  { path, suffix }: Pick<OnLoadArgs, 'path' | 'suffix'>,
): Promise<OnLoadResult | undefined> {
  const contents = await readInput(site, path);
  if (contents === undefined) return undefined;
  const loader = loaders[extname(path)] ?? 'jsx';
  const text = new TextDecoder().decode(contents);
  if (site.broken.has(path)) return emptyModule(resolve, { text, loader, path });
  const canBeIsland = site.target === 'node' && suffix === '' && (!isPackaged(path) || isForIslands(text));
  // Most modules do not contain the directive, and this check avoids parsing them twice.
  const script = canBeIsland && text.includes('use client') ? await readScript({ text, loader, path }) : undefined;
  if (!script?.isIsland) return isPackaged(path) ? undefined : { contents: text, loader, resolveDir: dirname(path) };
  const unnamedAt = text.search(unnamed);
  if (unnamedAt >= 0) return { errors: [{ text: unnamedExports, location: locationAt(text, path, unnamedAt) }] };
  const module = pathFromRoot(site.request.root, path);
  return { contents: islandModule(path + clientSuffix, module, script.exports), resolveDir: dirname(path) };
}

/**
 * Replaces a module that has errors; the errors themselves are reported elsewhere. The names of its exports are
 * preserved if they can be parsed, so that pages do not use built-in components with the same names.
 */
async function emptyModule(resolve: Resolve, script: Script): Promise<OnLoadResult> {
  const { text, loader, path } = script;
  const from = { kind: 'import-statement', importer: path, resolveDir: dirname(path) } as const;
  const lists = text.match(new RegExp(unnamed, 'gm')) ?? [];
  const targets = await Promise.all(lists.map((list) => resolve(list.split(/['"]/)[1] ?? '', from)));
  const areFound = targets.every(({ errors }) => errors.length === 0);
  const read = areFound && /^[ \t]*export\b/m.test(text) ? await readScript(script) : undefined;
  // A CommonJS module accepts any named import.
  if (!read) return { contents: 'module.exports = {};' };
  const names = read.exports.map((name) => `nothing as ${JSON.stringify(name)}`);
  const contents = `const nothing = undefined; export { ${names.join(', ')} };\n${lists.join('\n')}`;
  return { contents, loader, resolveDir: from.resolveDir };
}

/**
 * Returns false for index modules that only re-export, and for CommonJS code. Packages contain 'use client' in both
 * kinds of modules, but they are not islands.
 */
function isForIslands(text: string): boolean {
  return /^[ \t]*export\b(?![ \t]*\*[ \t]*from\b)/m.test(text) && text.search(unnamed) < 0;
}

/** Matches `export *`, whose exported names are unknown without reading the other module. */
const unnamed = /^[ \t]*export[ \t]*\*[ \t]*from[ \t]*(?:'[^'\n]*'|"[^"\n]*")/m;

const unnamedExports = "A 'use client' module cannot use `export *`: name the exports, as in export { Counter } from …";

/** Converts an offset to esbuild's format: lines are 1-based, columns 0-based. */
function locationAt(text: string, file: string, offset: number): Partial<Location> {
  const line = text.slice(0, offset).split('\n').length;
  return { file, line, column: 0, lineText: text.split('\n')[line - 1] ?? '' };
}

interface Script {
  readonly text: string;
  readonly loader: Loader;
  readonly path: string;
}

/** Returns `undefined` for modules with syntax errors, which are reported when they are bundled. */
async function readScript({ text, loader, path }: Script) {
  try {
    const { metafile, outputFiles } = await bundler.build({
      stdin: { contents: text, loader, sourcefile: path },
      bundle: false,
      write: false,
      metafile: true,
      format: 'esm',
      legalComments: 'none',
      logLevel: 'silent',
      tsconfigRaw: {},
    });
    return {
      exports: Object.values(metafile.outputs).flatMap((output) => output.exports),
      // esbuild removes comments, and prints directives first.
      isIsland: /^(?:"[^"\n]*";\n)*"use client";/.test(outputFiles[0]?.text ?? ''),
    };
  } catch {
    return undefined;
  }
}
