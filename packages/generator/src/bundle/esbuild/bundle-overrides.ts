// Bundles the renderer and the shell script of a site with component overrides. The bundles consist of the theme's
// modules, in which the site's files replace overridden components.

import type { Metafile } from 'esbuild';
import { rendererName, shellName } from '../../model/overrides.ts';
import { themeComponents } from '../../model/theme-components.ts';
import { closureOf, inputKey, pathOfInput } from './bundle-inputs.ts';
import { bundleIslands } from './bundle-islands.ts';
import type { ComponentBundle, ComponentRequest, NamedFile } from './component-bundle.ts';
import { componentBundle, moduleSheet, scriptFile } from './component-files.ts';
import { type BundleResult, baseName, runBundle, withBundler } from './run-bundle.ts';
import { type Overrides, readThemeModules, themePrefix } from './theme-modules.ts';

/** `request.modules` are the overrides. `modulesFile` is the absolute path of the packed theme. */
export async function bundleOverrides(request: ComponentRequest, modulesFile: string): Promise<ComponentBundle> {
  const theme = await readThemeModules(modulesFile);
  const parts = new Map(
    request.modules.flatMap(({ name, path }) => (path === undefined ? [] : [[name, path] as const])),
  );
  return withBundler(request, () => bundleSite(request, { theme, parts }));
}

async function bundleSite(request: ComponentRequest, overrides: Overrides): Promise<ComponentBundle> {
  const [node, browser] = await Promise.all([
    bundleTheme(request, overrides, { target: 'node', entry: 'server/overrides/site-renderer.tsx', out: 'renderer' }),
    bundleTheme(request, overrides, {
      target: 'browser',
      entry: 'browser/navigation/site-shell-root.tsx',
      out: 'shell',
    }),
  ]);
  const shell = (browser.result?.outputFiles ?? []).map(scriptFile);
  const scripts = {
    runs: [node, browser],
    articleFiles: shell.map(({ path }): NamedFile => ({ name: `island:${shellName}`, path, loads: [] })),
    browserFiles: shell,
  };
  const hasErrors = [node, browser].some(({ problems }) => problems.length > 0);
  if (!node.result || hasErrors) return componentBundle([], [scripts]);
  const { metafile, outputFiles } = node.result;
  const islands = await bundleIslands(request, islandsOf(metafile, overrides, request.root));
  const fileWith = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending));
  const sheet = await moduleSheet(rendererName, fileWith('.css')?.text ?? '');
  const renderer = {
    name: rendererName,
    file: baseName(fileWith('.mjs')?.path ?? ''),
    exports: ['createSiteRenderer'],
    inputs: Object.keys(metafile.inputs).flatMap((key) => pathOfInput(key, request.root) ?? []),
    styles: [],
  };
  return componentBundle([renderer], [scripts, sheet, islands]);
}

interface ThemeBundle {
  readonly target: 'node' | 'browser';
  /** Theme module that is the entry point. */
  readonly entry: string;
  readonly out: string;
}

function bundleTheme(
  request: ComponentRequest,
  overrides: Overrides,
  { target, entry, out }: ThemeBundle,
): Promise<BundleResult> {
  const { parts } = overrides;
  return runBundle(
    request,
    { target, overrides },
    {
      splitting: false,
      define: {
        'siteOverrides.logo': String(parts.has('logo')),
        'siteOverrides.footer': String(parts.has('footer')),
      },
      entryPoints: [{ in: themePrefix + entry, out }],
    },
  );
}

/**
 * Returns the `'use client'` modules imported by overrides that are rendered only at build time, or inside such an
 * override.
 */
function islandsOf(metafile: Metafile, { parts }: Overrides, root: string): readonly string[] {
  const renderedInBoth = ['article', 'notices'];
  const rendered = themeComponents.filter(
    ({ name, side }) => parts.has(name) && (side === 'server' || renderedInBoth.includes(name)),
  );
  return rendered.flatMap(({ name }) => closureOf(metafile, inputKey(parts.get(name) ?? '', root), root).islands);
}
