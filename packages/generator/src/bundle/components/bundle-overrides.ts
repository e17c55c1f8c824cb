// Bundles a site's component overrides together with the theme's modules, for Node and for browsers. The result of the
// previous build is reused if no input has changed.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import { type BundledOverrides, rendererName, shellName } from '../../model/overrides.ts';
import type { OutputPath } from '../../model/paths.ts';
import { hrefOf } from '../../routes/routes.ts';
import type { BundleSiteRequest } from './bundle-site.ts';
import { type CompiledComponents, compileComponents } from './compile-components.ts';
import { cacheComponents, readCachedComponents } from './component-cache.ts';
import { overrideErrors } from './override-errors.ts';

/** `parts` is `undefined` if an override has errors. */
interface OverrideBundle {
  readonly parts: BundledOverrides | undefined;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `request.found.modules` contains the overrides, by name. */
export async function bundleOverrides(request: BundleSiteRequest): Promise<OverrideBundle> {
  const known = await readCachedComponents(request);
  const bundled = known ?? (await compileComponents(request));
  if (!known && bundled.problems.length === 0) cacheComponents(request, bundled);
  const inputs = bundled.inputs.map(([path]) => path);
  const diagnostics = overrideErrors(bundled.problems, request.files.root);
  return { parts: diagnostics.length === 0 ? partsOf(bundled, request) : undefined, inputs, diagnostics };
}

function partsOf(
  bundled: CompiledComponents,
  { baseUrl, codeHash, found, hashOf }: BundleSiteRequest,
): BundledOverrides | undefined {
  const renderer = bundled.modules.find(({ name }) => name === rendererName);
  const fileOf = (path: OutputPath): OutputFile => ({ path, content: bundled.contents.get(path) ?? '' });
  const byName = new Map(bundled.articleFiles.map(({ name, path, loads }) => [name as string, { path, loads }]));
  const shell = byName.get(`island:${shellName}`);
  const sheet = byName.get(`styles:${rendererName}`);
  if (!renderer || !shell) return undefined;
  const islands = bundled.articleFiles.filter(
    ({ name }) => name.startsWith('island:') && name !== `island:${shellName}`,
  );
  const others = new Set([...islands.flatMap(({ path, loads }) => [path, ...loads]), ...bundled.assets]);
  const hash = hashOf(JSON.stringify([codeHash, renderer.hash, shell.path, islands.map(({ path }) => path)]));
  return {
    own: {
      names: found.modules.map(({ name }) => name),
      file: renderer.file,
      hash,
      islands: Object.fromEntries(
        islands.map(({ name, path }) => [name.slice('island:'.length), hrefOf({ baseUrl }, path)]),
      ),
    },
    files: {
      shellScript: fileOf(shell.path),
      styles: sheet === undefined ? '' : String(fileOf(sheet.path).content),
      others: [...others].map(fileOf),
    },
  };
}
