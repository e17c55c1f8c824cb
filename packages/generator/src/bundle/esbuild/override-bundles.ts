// Bundles the renderer and the shell script of a site with component overrides. The bundles consist of the theme's
// modules, in which the site's files replace overridden components.
import { themeComponents } from '@docsgen/contract/parts';
import type { Metafile } from 'esbuild';
import type { BundleComponents, ComponentBundle, ComponentRequest } from '../../model/adapters/component-bundler.ts';
import { rendererName, shellName } from '../../model/overrides.ts';
import { emptyBundle, nodeFiles } from './bundle-components.ts';
import { closureOf, inputKey, pathOfInput } from './bundle-inputs.ts';
import { bundleIslands } from './bundle-islands.ts';
import { type BundleResult, baseName, combineRuns, minifyStyles, runBundle, withBundler } from './run-bundle.ts';
import { type Overrides, readThemeModules, themePrefix } from './theme-modules.ts';

/** `modulesFile` is the absolute path of the packed theme. */
export function partBundler(modulesFile: string): BundleComponents {
  return async (request) => {
    const theme = await readThemeModules(modulesFile);
    const parts = new Map(
      request.modules.flatMap(({ name, path }) => (path === undefined ? [] : [[name, path] as const])),
    );
    return withBundler(request, () => bundleSite(request, { theme, parts }));
  };
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
  const combined = combineRuns([node, browser]);
  if (!node.result || !browser.result || combined.mistakes.length > 0) return { ...combined, ...emptyBundle };
  const { metafile, outputFiles } = node.result;
  const islands = await bundleIslands(request, islandsOf(metafile, overrides, request.root));
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending));
  const shell = browser.result.outputFiles.map(({ path, contents }) => ({ path: baseName(path), content: contents }));
  return {
    ...combineRuns([node, browser, ...islands.runs]),
    modules: [
      {
        name: rendererName,
        file: baseName(textOf('.mjs')?.path ?? ''),
        exports: ['createSiteRenderer'],
        inputs: Object.keys(metafile.inputs).flatMap((key) => pathOfInput(key, request.root) ?? []),
        styles: await minifyStyles(textOf('.css')?.text ?? ''),
      },
    ],
    files: nodeFiles(outputFiles),
    islands: [{ module: shellName, file: shell[0]?.path ?? '', loads: [] }, ...islands.islands],
    siteModules: [],
    browserFiles: [...shell, ...islands.browserFiles],
  };
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
  const found = rendered.flatMap(
    ({ name }) => closureOf(metafile, inputKey(parts.get(name) ?? '', root), root).islands,
  );
  return [...new Set(found)].sort();
}
