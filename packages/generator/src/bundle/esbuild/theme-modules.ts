// How esbuild finds the theme's modules in the package, and exchanges those that the site has in a form of its own.
// What the site's components import from `docsgen/theme` is the original, and so is what a part calls by its own name.
import { posix } from 'node:path';
import { partRows } from '@docsgen/contract/parts';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { reactModule } from './react-modules.ts';

/** What `scripts/compile.js` packs. */
export interface ThemeModules {
  /** Sources by path: `components/navbar/navbar.tsx`, `contract/parts.ts`. */
  readonly modules: Readonly<Record<string, string>>;
  /** React for browsers, as a module that exports its namespaces. */
  readonly react: string;
}

interface ExchangeRequest {
  readonly theme: ThemeModules;
  /** Absolute paths of the site's parts, by name. */
  readonly parts: ReadonlyMap<string, string>;
  /** Absolute path of the site's folder. */
  readonly root: string;
  readonly target: 'node' | 'browser';
}

const own = 'docsgen-theme';
const exchanged = 'docsgen-part';
const react = 'docsgen-react';

/** It stands around the shell, and tells the parts in it their language. */
const ownShell = 'server/overrides/page-language.tsx';

/** Packages whose modules stand in for others: in Node those of the process, in browsers those of the shell. */
const reactPackages = /^(react|react-dom)(\/|$)/;

export function themeModules(request: ExchangeRequest): Plugin {
  const { theme, parts, root, target } = request;
  const isOwnReact = ({ namespace }: OnResolveArgs): boolean => target === 'browser' || namespace === own;
  return {
    name: 'theme modules',
    setup: (build) => {
      build.onResolve({ filter: reactPackages }, (args) =>
        isOwnReact(args) || args.namespace === exchanged
          ? { path: args.path, namespace: react, sideEffects: false }
          : undefined,
      );
      build.onResolve({ filter: /^docsgen:theme\// }, ({ path }) => ({
        path: path.slice('docsgen:theme/'.length),
        namespace: own,
      }));
      build.onResolve({ filter: /^docsgen\// }, (args) => docsgenModule(args, request));
      build.onResolve({ filter: /^docsgen:react$/ }, ({ path }) => ({ path, namespace: react, sideEffects: false }));
      build.onResolve({ filter: /./, namespace: own }, (args) => resolveModule(args, request));
      build.onLoad({ filter: /./, namespace: react }, ({ path }) => ({
        contents: reactModule(path, target, theme.react),
      }));
      build.onLoad({ filter: /./, namespace: own }, ({ path, suffix }) => loadModule(path, suffix, theme));
      build.onLoad({ filter: /./, namespace: exchanged }, ({ path }) => partModule(path, parts, root));
    },
  };
}

/** What a part imports from `docsgen/theme`: the original of itself, and all others as the site has them. */
function docsgenModule({ path, importer }: OnResolveArgs, { parts, target }: ExchangeRequest) {
  if (path === 'docsgen/theme') {
    const [name] = [...parts].find(([, file]) => file === importer) ?? [];
    return { path: 'parts.ts', suffix: name === undefined ? '' : `?${name}`, namespace: own, sideEffects: false };
  }
  if (target === 'node') return undefined;
  if (path === 'docsgen/client') return { path, namespace: react, sideEffects: false };
  return { errors: [{ text: `What browsers draw cannot use '${path}'` }] };
}

function resolveModule(args: OnResolveArgs, { parts, target }: ExchangeRequest): OnResolveResult {
  const { path, importer, pluginData } = args;
  const contract = /^@docsgen\/contract\/(.*)$/.exec(path)?.[1];
  const folder = importer.slice(0, importer.lastIndexOf('/') + 1);
  const module = contract === undefined ? posix.join(folder, path) : `contract/${contract}.ts`;
  if (module === 'components/layout/shell.tsx' && importer !== ownShell) return { path: ownShell, namespace: own };
  const row = partRows.find((each) => each.module === module);
  const isOriginal = importer === 'parts.ts' && (pluginData === '' || pluginData === row?.name);
  // A part that the server alone draws may use what browsers do not have.
  const isElsewhere = target === 'browser' && row?.side === 'server';
  return row !== undefined && parts.has(row.name) && !isOriginal && !isElsewhere
    ? { path: row.name, namespace: exchanged, sideEffects: false }
    : { path: module, namespace: own, sideEffects: false };
}

function loadModule(path: string, suffix: string, { modules }: ThemeModules): OnLoadResult {
  const contents = modules[path];
  if (contents === undefined) return { errors: [{ text: `docsgen has no module '${path}' of its theme` }] };
  return { contents, loader: path.endsWith('.tsx') ? 'tsx' : 'ts', pluginData: suffix.slice(1) };
}

const noComponent = 'The default export of a part is a component: a function that gives back elements';

/** The site's file in place of a module. */
function partModule(name: string, parts: ReadonlyMap<string, string>, root: string): OnLoadResult {
  const row = partRows.find((each) => each.name === name);
  const from = JSON.stringify(parts.get(name));
  const as = row?.exported ?? row?.component;
  const file = JSON.stringify(parts.get(name)?.slice(root.length + 1));
  const part = 'jsx(Part, { lang: useContext(PageLanguage), ...props })';
  const drawn = row?.frame === undefined ? part : `jsx('div', { className: '${row.frame}', children: ${part} })`;
  const lines = [
    `import Part from ${from};`,
    // What is in the place of a component has to be one; memo and forwardRef make objects.
    // Parts that import each other may not be there yet.
    "if (Part !== undefined && typeof Part !== 'function' && !Part?.$$typeof)",
    `  throw Object.assign(new Error(${JSON.stringify(noComponent)}), { name: 'docsgen:part ' + ${file} });`,
    "import { useContext } from 'react';",
    "import { jsx } from 'react/jsx-runtime';",
    `import { PageLanguage } from 'docsgen:theme/${ownShell}';`,
    `export function ${as}(props) { return ${drawn}; }`,
  ];
  return { contents: lines.join('\n'), resolveDir: root };
}
