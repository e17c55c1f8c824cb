// Loads the scripts of the site, and replaces modules that start with `'use client'` with islands.
import { dirname, extname } from 'node:path';
import type { Loader, Location, OnLoadResult } from 'esbuild';
import { pathFromRoot } from '../../text/file-paths.ts';
import { clientSuffix, isPackaged } from './bundle-inputs.ts';
import { bundler } from './bundler.ts';
import { islandModule } from './provided-modules.ts';
import { readInput, type SiteModules } from './site-modules.ts';

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' };

export async function loadScript(site: SiteModules, path: string, suffix: string): Promise<OnLoadResult | undefined> {
  // The errors are reported elsewhere. A CommonJS module accepts any named import.
  if (site.broken.has(path)) return { contents: 'module.exports = {};' };
  const contents = await readInput(site, path);
  if (contents === undefined) return undefined;
  const loader = loaders[extname(path)] ?? 'jsx';
  const text = new TextDecoder().decode(contents);
  const canBeIsland = site.target === 'node' && suffix === '' && (!isPackaged(path) || isForIslands(text));
  const exports = canBeIsland ? await islandExports({ text, loader, path }) : undefined;
  if (exports === undefined)
    return isPackaged(path) ? undefined : { contents: text, loader, resolveDir: dirname(path) };
  const unnamedAt = text.search(unnamed);
  if (unnamedAt >= 0) return { errors: [{ text: unnamedExports, location: locationAt(text, path, unnamedAt) }] };
  const module = pathFromRoot(site.request.root, path);
  return { contents: islandModule(path + clientSuffix, module, exports), resolveDir: dirname(path) };
}

/**
 * Returns false for index modules that only re-export, and for CommonJS code. Packages contain 'use client' in both,
 * but they are not islands.
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

/**
 * Returns the exported names of a module that starts with `'use client'`, or `undefined` for other modules and for
 * modules with syntax errors, which are reported when they are bundled.
 */
async function islandExports({ text, loader, path }: Script): Promise<readonly string[] | undefined> {
  // Most modules do not contain the directive, so this check avoids parsing them twice.
  if (!text.includes('use client')) return undefined;
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
    // esbuild removes comments, and prints directives first.
    const isIsland = /^(?:"[^"\n]*";\n)*"use client";/.test(outputFiles[0]?.text ?? '');
    return isIsland ? Object.values(metafile.outputs).flatMap((output) => output.exports) : undefined;
  } catch {
    return undefined;
  }
}
