// Bundles a site's style sheets, which are not cached, with esbuild. Resolves nesting, imports, images and fonts.
import type { BundledFile, ComponentBundle, ComponentRequest } from './component-bundle.ts';
import { combineRuns, runBundle, withBundler } from './run-bundle.ts';

export interface StyleRequest extends Pick<ComponentRequest, 'root' | 'baseUrl' | 'read' | 'isLive'> {
  /** Paths relative to `root`. */
  readonly sheets: readonly string[];
  /** Name of the cascade layer for all rules. */
  readonly layer: string;
  /** Returns the URL of a file in `static/`. `path` starts with a slash. Returns `undefined` if it does not exist. */
  readonly addressOfStatic: (path: string) => string | undefined;
}

interface StyleBundle extends Pick<ComponentBundle, 'inputs' | 'problems'> {
  /** The minified CSS. */
  readonly css: string;
  /** Images and fonts by absolute path, unchanged. */
  readonly assets: readonly BundledFile[];
}

export function bundleStyles(request: StyleRequest): Promise<StyleBundle> {
  return withBundler(request, async () => {
    const { root, layer, sheets, addressOfStatic } = request;
    const contents = sheets.map((path) => `@import ${JSON.stringify(`./${path}`)} layer(${layer});`).join('\n');
    const run = await runBundle(
      { ...request, modules: [], siteModules: [], outdir: root },
      { target: 'browser', hasStyles: true, addressOfStatic },
      { stdin: { contents, resolveDir: root, loader: 'css' } },
    );
    return { ...combineRuns([run]), css: run.result?.outputFiles[0]?.text.trim() ?? '' };
  });
}
