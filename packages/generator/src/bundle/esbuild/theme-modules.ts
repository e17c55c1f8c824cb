// Modules of the theme in the bundles of a site with component overrides.
import { posix } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { OnLoadResult, OnResolveArgs, OnResolveResult } from 'esbuild';
import { themeComponents } from '../../model/theme-components.ts';
import { readAbsolute } from '../../platform/node-files.ts';
import type { SiteModules } from './site-modules.ts';

/** File created by `scripts/compile.js`. */
interface ThemeModules {
  /** Source code by path: `components/navbar/navbar.tsx`, `contract/views.ts`. */
  readonly modules: Readonly<Record<string, string>>;
  /** React for browsers, as a module that exports its namespaces. */
  readonly react: string;
}

export interface Overrides {
  readonly theme: ThemeModules;
  /** Absolute paths of the overrides, by component name. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Reads the packed theme. `modulesFile` is its absolute path. */
export async function readThemeModules(modulesFile: string): Promise<ThemeModules> {
  return JSON.parse(brotliDecompressSync(await readAbsolute(modulesFile)).toString());
}

/** Prefix of the import of a theme module by its path. */
export const themePrefix = 'docsgen:theme/';

/** Module that wraps the shell and provides the page's language to overrides. */
const ownShell = 'server/overrides/page-language.tsx';

/**
 * Resolves an override's import of `docsgen/theme`. The overridden component resolves to the original, and other
 * components resolve to their overrides, if they have any.
 */
export function resolveThemeIndex({ importer }: OnResolveArgs, { parts }: Overrides): OnResolveResult {
  const [name] = [...parts].find(([, file]) => file === importer) ?? [];
  return {
    path: 'parts.ts',
    suffix: name === undefined ? '' : `?${name}`,
    namespace: 'docsgen-theme',
    sideEffects: false,
  };
}

/** Resolves an import in a theme module. */
export function resolveThemeModule(
  { path, importer, pluginData }: OnResolveArgs,
  { parts }: Overrides,
  target: SiteModules['target'],
): OnResolveResult {
  const contract = /^@docsgen\/contract\/(.*)$/.exec(path)?.[1];
  const module = contract === undefined ? posix.join(posix.dirname(importer), path) : `contract/${contract}.ts`;
  if (module === 'components/layout/shell.tsx' && importer !== ownShell)
    return { path: ownShell, namespace: 'docsgen-theme' };
  const row = themeComponents.find((each) => each.module === module);
  const isOriginal = importer === 'parts.ts' && (pluginData === '' || pluginData === row?.name);
  // Overrides that are rendered only at build time can use modules that are not available in browsers.
  const isServerOnly = target === 'browser' && row?.side === 'server';
  return row !== undefined && parts.has(row.name) && !isOriginal && !isServerOnly
    ? { path: row.name, namespace: 'docsgen-override', sideEffects: false }
    : { path: module, namespace: 'docsgen-theme', sideEffects: false };
}

export function loadThemeModule(path: string, suffix: string, { modules }: ThemeModules): OnLoadResult {
  const contents = modules[path];
  if (contents === undefined) return { errors: [{ text: `The theme has no module '${path}'` }] };
  return { contents, loader: path.endsWith('.tsx') ? 'tsx' : 'ts', pluginData: suffix.slice(1) };
}

const notAComponent = 'The default export must be a component: a function that returns elements';

/** Returns the code of the module that replaces a theme component with the site's file. */
export function overrideModule(name: string, { parts }: Overrides, root: string): OnLoadResult {
  const row = themeComponents.find((each) => each.name === name);
  const from = JSON.stringify(parts.get(name));
  const file = JSON.stringify(parts.get(name)?.slice(root.length + 1));
  const part = 'jsx(Part, { lang: useContext(PageLanguage), ...props })';
  const markup = row?.frame === undefined ? part : `jsx('div', { className: '${row.frame}', children: ${part} })`;
  const lines = [
    `import Part from ${from};`,
    // Throws an error if the export is not a component. memo and forwardRef return objects. The export may be undefined
    // while overrides import each other.
    "if (Part !== undefined && typeof Part !== 'function' && !Part?.$$typeof)",
    `  throw Object.assign(new Error(${JSON.stringify(notAComponent)}), { name: 'docsgen:part ' + ${file} });`,
    "import { useContext } from 'react';",
    "import { jsx } from 'react/jsx-runtime';",
    `import { PageLanguage } from '${themePrefix}${ownShell}';`,
    `export function ${row?.component}(props) { return ${markup}; }`,
  ];
  return { contents: lines.join('\n'), resolveDir: root };
}
