// Bundles a module of the site and its styles into one script for the frames of plugins. These frames have an opaque
// origin, so they cannot load files.
import { runtimeKey } from '@docsgen/contract/component-runtime';
import type { ComponentRequest, WantedSiteModule } from './component-bundle.ts';
import { type BundledFiles, contentFile } from './component-files.ts';
import { runBundle } from './run-bundle.ts';

export async function bundleSiteModule(
  request: ComponentRequest,
  { name, path }: WantedSiteModule,
  broken: ReadonlySet<string>,
): Promise<BundledFiles> {
  const run = await runBundle(
    request,
    { target: 'browser', hasStyles: true, broken },
    { format: 'iife', splitting: false, globalName: 'siteModule', entryPoints: [path] },
  );
  if (!run.result) return { articleFiles: [], browserFiles: [], runs: [run] };
  const { outputFiles } = run.result;
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text.trim() ?? '';
  // See `SiteModuleSource`.
  const content = JSON.stringify({ code: functionBody(textOf('.js')), styles: textOf('.css') });
  return { ...contentFile(name, `${name.split('/').at(-1)}.json`, content), runs: [run] };
}

/** Components read React and docsgen's modules from the global object. */
function functionBody(script: string): string {
  const key = `Symbol.for(${JSON.stringify(runtimeKey)})`;
  return `globalThis[${key}]={components:{},...runtime};${script}\nreturn siteModule;`;
}
