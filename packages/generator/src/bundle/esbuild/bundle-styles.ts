// Bundles a site's style sheets, which are not cached, with esbuild. Resolves nesting, imports, images and fonts.
import type { BundleStyles } from '../../model/adapters/component-bundler.ts';
import { combineRuns, runBundle, withBundler } from './run-bundle.ts';

export const bundleStyles: BundleStyles = (request) =>
  withBundler(request, async () => {
    const { root, layer, sheets, addressOfStatic } = request;
    const contents = sheets.map((path) => `@import ${JSON.stringify(`./${path}`)} layer(${layer});`).join('\n');
    const run = await runBundle(
      { ...request, modules: [], outdir: root },
      { target: 'browser', hasStyles: true, addressOfStatic },
      { stdin: { contents, resolveDir: root, loader: 'css' } },
    );
    return { ...combineRuns([run]), css: run.result?.outputFiles[0]?.text.trim() ?? '' };
  });
