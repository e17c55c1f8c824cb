// Bundles the components for live code and their styles into one script. The page passes this script to the frame,
// which cannot load files because its origin is opaque.
import type { BundledLiveScope, ComponentRequest } from '../../model/adapters/component-bundler.ts';
import { type BundleResult, runBundle } from './run-bundle.ts';

interface LiveScopeBundle {
  readonly scope: BundledLiveScope | undefined;
  readonly run: BundleResult;
}

export async function bundleLiveScope(
  request: ComponentRequest,
  live: string,
  broken: ReadonlySet<string>,
): Promise<LiveScopeBundle> {
  const run = await runBundle(
    request,
    { target: 'browser', hasStyles: true, broken },
    { format: 'iife', splitting: false, globalName: 'docsgenScope', entryPoints: [live] },
  );
  const textOf = (ending: string): string =>
    run.result?.outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return { scope: run.result && { code: textOf('.js'), styles: textOf('.css') }, run };
}
