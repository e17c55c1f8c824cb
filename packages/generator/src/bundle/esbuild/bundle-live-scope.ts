// Bundles the components for live code and their styles into one script. The page passes this script to the frame,
// which cannot load files because its origin is opaque.
import type { BuildOptions } from 'esbuild';
import type { BundledLiveScope, ComponentBundle } from '../../model/adapters/component-bundler.ts';
import { pathOfInput } from './bundle-inputs.ts';
import { browserSettings } from './bundle-islands.ts';
import { type Bundling, newBundling } from './bundling.ts';
import { componentPlugin } from './plugin.ts';
import { attempt, type ComponentResult } from './settings.ts';
import { stylesPlugin } from './styles.ts';

interface LiveScopeBundle extends Pick<ComponentBundle, 'mistakes'>, Pick<Bundling, 'assets' | 'inputs'> {
  readonly scope: BundledLiveScope | undefined;
}

export async function bundleLiveScope({
  request,
  build,
  broken,
}: Pick<Bundling, 'request' | 'build' | 'broken'>): Promise<LiveScopeBundle> {
  const { root, live = '' } = request;
  const outcome = await attempt(root, (found) => {
    const bundling = newBundling({ request, build, target: 'browser', broken: new Set([...broken, ...found]) });
    const options: BuildOptions = {
      ...browserSettings,
      format: 'iife',
      splitting: false,
      globalName: 'docsgenScope',
      absWorkingDir: root,
      outdir: request.outdir,
      entryPoints: [live],
      // The styles are part of this bundle, because the page does not load them.
      plugins: [componentPlugin(bundling), stylesPlugin({ ...bundling, target: 'node' })],
    };
    return { bundling, done: build(options) as Promise<ComponentResult> };
  });
  const { result, bundling, mistakes } = outcome;
  const { assets, inputs } = bundling;
  for (const key of Object.keys(result?.metafile.inputs ?? {})) inputs.add(pathOfInput(key, root) ?? root);
  inputs.delete(root);
  const textOf = (ending: string): string =>
    result?.outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return { scope: result && { code: textOf('.js'), styles: textOf('.css') }, mistakes, assets, inputs };
}
