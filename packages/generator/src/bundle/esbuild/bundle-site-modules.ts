// Bundles a module of the site and its styles into one script for the frames of plugins. These frames have an opaque
// origin, so they cannot load files.
import { runtimeKey } from '@docsgen/contract/component-runtime';
import type { BundledSiteModule, ComponentRequest, WantedSiteModule } from '../../model/adapters/component-bundler.ts';
import { type BundleResult, runBundle } from './run-bundle.ts';

interface SiteModuleBundle {
  /** Empty if the module has errors. */
  readonly bundled: readonly BundledSiteModule[];
  readonly run: BundleResult;
}

export async function bundleSiteModule(
  request: ComponentRequest,
  { name, path }: WantedSiteModule,
  broken: ReadonlySet<string>,
): Promise<SiteModuleBundle> {
  const run = await runBundle(
    request,
    { target: 'browser', hasStyles: true, broken },
    { format: 'iife', splitting: false, globalName: 'siteModule', entryPoints: [path] },
  );
  const textOf = (ending: string): string =>
    run.result?.outputFiles.find((file) => file.path.endsWith(ending))?.text.trim() ?? '';
  return { bundled: run.result ? [{ name, code: functionBody(textOf('.js')), styles: textOf('.css') }] : [], run };
}

/** Components read React and docsgen's modules from the global object. */
function functionBody(script: string): string {
  const key = `Symbol.for(${JSON.stringify(runtimeKey)})`;
  return `globalThis[${key}]={components:{},...runtime};${script}\nreturn siteModule;`;
}
