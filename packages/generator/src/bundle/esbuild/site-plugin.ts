// esbuild plugin that resolves and loads the site's code: components, overrides, islands, style sheets, images and
// fonts. It reads files through the site's file access, and replaces React and docsgen's modules.
import { dirname } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { clientSuffix, entryPrefix, inputKey } from './bundle-inputs.ts';
import { loadScript } from './load-scripts.ts';
import { addStyles } from './load-styles.ts';
import { isProvided, type Provider, providedModule, providers, reactCopy } from './provided-modules.ts';
import { readInput, type SiteModules } from './site-modules.ts';
import {
  loadThemeModule,
  type Overrides,
  overrideModule,
  resolveThemeIndex,
  resolveThemeModule,
  themePrefix,
} from './theme-modules.ts';

export function sitePlugin(site: SiteModules): Plugin {
  return {
    name: 'site',
    setup: (build) => {
      resolveProvided(build, site);
      if (site.overrides) addTheme(build, site, site.overrides);
      resolveNames(build, site);
      addStyles(build, site);
      loadFiles(build, site);
    },
  };
}

const fail = (text: string): OnResolveResult => ({ errors: [{ text }] });

/** Resolves the names of React and of docsgen's modules. */
function resolveProvided(build: PluginBuild, site: SiteModules): void {
  const { overrides } = site;
  build.onResolve({ filter: /^(react|react-dom|docsgen)(\/|$)/ }, (args) => {
    const { path } = args;
    const provider = providerFor(args, site);
    if (overrides && path === 'docsgen/theme') return resolveThemeIndex(args, overrides);
    if (provider === 'copy' && /^docsgen\/(?!client$)/.test(path))
      return fail(`Overrides that are hydrated in the browser cannot import '${path}'`);
    if (isProvided(path, provider)) return { path, namespace: `docsgen-${provider}`, sideEffects: false };
    return path.startsWith('docsgen') ? undefined : fail(`Components cannot import '${path}'`);
  });
  for (const provider of providers)
    build.onLoad({ filter: /./, namespace: `docsgen-${provider}` }, ({ path }) => ({
      contents: providedModule(path, provider),
    }));
}

/** Resolves all other imports that are not plain paths or packages. */
function resolveNames(build: PluginBuild, site: SiteModules): void {
  build.onResolve({ filter: new RegExp(`^${entryPrefix}`) }, (args) => resolveEntry(build, site, args));
  build.onResolve({ filter: /^@site\// }, async ({ path, kind, importer }) => {
    const resolved = await build.resolve(`.${path.slice('@site'.length)}`, {
      kind,
      importer,
      resolveDir: site.request.root,
    });
    // esbuild's error contains a path from the root that looks like one from the importing file.
    const isMissing = resolved.errors.some(({ text }) => text.startsWith('Could not resolve '));
    return isMissing ? fail(`Could not resolve "${path}"`) : resolved;
  });
  build.onResolve({ filter: /^(https?:)?\/\// }, ({ path, kind }) => {
    if (kind === 'url-token') return { path, external: true };
    if (kind !== 'import-rule') return fail(`Cannot import code from another host: '${path}'`);
    return site.addressOfStatic ? fail(`Cannot import a style sheet from another host: '${path}'`) : undefined;
  });
  build.onResolve({ filter: /\.(mdx?|markdown)$/i }, ({ path }) =>
    fail(`Components cannot import Markdown: '${path}'`),
  );
  build.onResolve({ filter: /\?client$/ }, ({ path }) => ({
    path: path.slice(0, -clientSuffix.length),
    suffix: clientSuffix,
  }));
}

function providerFor({ namespace }: OnResolveArgs, { overrides, target }: SiteModules): Provider {
  if (!overrides) return 'runtime';
  if (target === 'browser') return 'copy';
  return /^docsgen-(theme|override)$/.test(namespace) ? 'react' : 'runtime';
}

async function resolveEntry(
  build: PluginBuild,
  { request: { root, modules }, entries }: SiteModules,
  args: OnResolveArgs,
): Promise<OnResolveResult> {
  const name = args.path.slice(entryPrefix.length);
  const path = modules.find((each) => each.name === name)?.path;
  const found =
    path === undefined ? await build.resolve(name, { kind: 'import-statement', resolveDir: root }) : undefined;
  // The missing import is reported when the page is compiled.
  if (found && found.errors.length > 0) return { path: name, namespace: 'docsgen-absent' };
  const entry = { path: path ?? found?.path ?? '', namespace: found?.namespace ?? 'file' };
  if (entry.path.endsWith('.css')) entry.namespace = 'docsgen-sheet';
  entries.set(name, entry.namespace === 'file' ? inputKey(entry.path, root) : `${entry.namespace}:${entry.path}`);
  return entry;
}

function loadFiles(build: PluginBuild, site: SiteModules): void {
  build.onLoad({ filter: /./, namespace: 'docsgen-absent' }, () => ({ contents: '' }));
  build.onLoad({ filter: /./, namespace: 'docsgen-sheet' }, ({ path }) => ({
    contents: sheetModule(path),
    resolveDir: dirname(path),
  }));
  build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, (args) => loadScript(site, build.resolve, args));
  build.onLoad({ filter: /\.json$/, namespace: 'file' }, async ({ path }) => {
    const contents = site.broken.has(path) ? '{}' : await readInput(site, path);
    return contents === undefined ? undefined : { contents, loader: 'json' };
  });
}

/** Returns the code of the module that represents a style sheet imported by a page. */
function sheetModule(path: string): string {
  const from = JSON.stringify(path);
  return path.endsWith('.module.css') ? `export { default } from ${from};` : `import ${from};`;
}

/** Adds the theme's modules, in which the site's overrides replace components. */
function addTheme(build: PluginBuild, { request, target }: SiteModules, overrides: Overrides): void {
  const { theme } = overrides;
  build.onResolve({ filter: new RegExp(`^${themePrefix}`) }, ({ path }) => ({
    path: path.slice(themePrefix.length),
    namespace: 'docsgen-theme',
  }));
  build.onResolve({ filter: new RegExp(`^${reactCopy}$`) }, ({ path }) => ({
    path,
    namespace: 'docsgen-source',
    sideEffects: false,
  }));
  build.onResolve({ filter: /./, namespace: 'docsgen-theme' }, (args) => resolveThemeModule(args, overrides, target));
  build.onLoad({ filter: /./, namespace: 'docsgen-theme' }, ({ path, suffix }) => loadThemeModule(path, suffix, theme));
  build.onLoad({ filter: /./, namespace: 'docsgen-override' }, ({ path }) =>
    overrideModule(path, overrides, request.root),
  );
  build.onLoad({ filter: /./, namespace: 'docsgen-source' }, () => ({ contents: theme.react }));
}
