// Resolves theme modules from the package, and replaces modules that the site overrides. Imports of `docsgen/theme` in
// components resolve to the original modules, as does an override's import of the component that it overrides.
import { posix } from 'node:path';
import { themeComponents } from '@docsgen/contract/parts';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { reactModule } from './react-modules.ts';

/** File created by `scripts/compile.js`. */
export interface ThemeModules {
  /** Source code by path: `components/navbar/navbar.tsx`, `contract/parts.ts`. */
  readonly modules: Readonly<Record<string, string>>;
  /** React for browsers, as a module that exports its namespaces. */
  readonly react: string;
}

interface OverrideRequest {
  readonly theme: ThemeModules;
  /** Absolute paths of the overrides, by component name. */
  readonly parts: ReadonlyMap<string, string>;
  /** Absolute path of the site's root. */
  readonly root: string;
  readonly target: 'node' | 'browser';
}

const themeNamespace = 'docsgen-theme';
const overrideNamespace = 'docsgen-part';
const react = 'docsgen-react';

/** Module that wraps the shell and provides the page's language to overrides. */
const ownShell = 'server/overrides/page-language.tsx';

/**
 * Packages that are replaced by the modules of the process in Node, and by the modules of the shell script in browsers.
 */
const reactPackages = /^(react|react-dom)(\/|$)/;

export function themeModules(request: OverrideRequest): Plugin {
  const { theme, parts, root, target } = request;
  const isOwnReact = ({ namespace }: OnResolveArgs): boolean => target === 'browser' || namespace === themeNamespace;
  return {
    name: 'theme modules',
    setup: (build) => {
      build.onResolve({ filter: reactPackages }, (args) =>
        isOwnReact(args) || args.namespace === overrideNamespace
          ? { path: args.path, namespace: react, sideEffects: false }
          : undefined,
      );
      build.onResolve({ filter: /^docsgen:theme\// }, ({ path }) => ({
        path: path.slice('docsgen:theme/'.length),
        namespace: themeNamespace,
      }));
      build.onResolve({ filter: /^docsgen\// }, (args) => docsgenModule(args, request));
      build.onResolve({ filter: /^docsgen:react$/ }, ({ path }) => ({ path, namespace: react, sideEffects: false }));
      build.onResolve({ filter: /./, namespace: themeNamespace }, (args) => resolveModule(args, request));
      build.onLoad({ filter: /./, namespace: react }, ({ path }) => ({
        contents: reactModule(path, target, theme.react),
      }));
      build.onLoad({ filter: /./, namespace: themeNamespace }, ({ path, suffix }) => loadModule(path, suffix, theme));
      build.onLoad({ filter: /./, namespace: overrideNamespace }, ({ path }) => partModule(path, parts, root));
    },
  };
}

/**
 * Resolves an override's import from `docsgen/theme`. The overridden component resolves to the original, and other
 * components to their overrides, if there are any.
 */
function docsgenModule({ path, importer }: OnResolveArgs, { parts, target }: OverrideRequest) {
  if (path === 'docsgen/theme') {
    const [name] = [...parts].find(([, file]) => file === importer) ?? [];
    return {
      path: 'parts.ts',
      suffix: name === undefined ? '' : `?${name}`,
      namespace: themeNamespace,
      sideEffects: false,
    };
  }
  if (target === 'node') return undefined;
  if (path === 'docsgen/client') return { path, namespace: react, sideEffects: false };
  return { errors: [{ text: `Overrides that are hydrated in the browser cannot import '${path}'` }] };
}

function resolveModule(args: OnResolveArgs, { parts, target }: OverrideRequest): OnResolveResult {
  const { path, importer, pluginData } = args;
  const contract = /^@docsgen\/contract\/(.*)$/.exec(path)?.[1];
  const folder = importer.slice(0, importer.lastIndexOf('/') + 1);
  const module = contract === undefined ? posix.join(folder, path) : `contract/${contract}.ts`;
  if (module === 'components/layout/shell.tsx' && importer !== ownShell)
    return { path: ownShell, namespace: themeNamespace };
  const row = themeComponents.find((each) => each.module === module);
  const isOriginal = importer === 'parts.ts' && (pluginData === '' || pluginData === row?.name);
  // Overrides rendered only at build time may use modules that are not available in browsers.
  const isServerOnly = target === 'browser' && row?.side === 'server';
  return row !== undefined && parts.has(row.name) && !isOriginal && !isServerOnly
    ? { path: row.name, namespace: overrideNamespace, sideEffects: false }
    : { path: module, namespace: themeNamespace, sideEffects: false };
}

function loadModule(path: string, suffix: string, { modules }: ThemeModules): OnLoadResult {
  const contents = modules[path];
  if (contents === undefined) return { errors: [{ text: `The theme has no module '${path}'` }] };
  return { contents, loader: path.endsWith('.tsx') ? 'tsx' : 'ts', pluginData: suffix.slice(1) };
}

const notAComponent = 'The default export must be a component: a function that returns elements';

/** Returns the code of the module that replaces a theme component with the site's file. */
function partModule(name: string, parts: ReadonlyMap<string, string>, root: string): OnLoadResult {
  const row = themeComponents.find((each) => each.name === name);
  const from = JSON.stringify(parts.get(name));
  const as = row?.exported ?? row?.component;
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
    `import { PageLanguage } from 'docsgen:theme/${ownShell}';`,
    `export function ${as}(props) { return ${markup}; }`,
  ];
  return { contents: lines.join('\n'), resolveDir: root };
}
