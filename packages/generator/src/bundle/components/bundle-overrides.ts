// Bundles a site's component overrides together with the theme's modules, for Node and for browsers. The result of the
// previous build is reused if no input has changed.
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type BundledOverrides, rendererName, shellName } from '../../model/overrides.ts';
import { hrefOf } from '../../routes/routes.ts';
import { hashOf } from '../../text/hash.ts';
import type { BundleSiteRequest } from './bundle-site.ts';
import { type CompiledComponents, compileComponents } from './compile-components.ts';
import { overrideErrors } from './override-errors.ts';

/** `parts` is `undefined` if an override has errors. */
interface OverrideBundle {
  readonly parts: BundledOverrides | undefined;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `request.found.modules` contains the overrides, by name. */
export async function bundleOverrides(request: BundleSiteRequest): Promise<OverrideBundle> {
  const compiled = await compileComponents(request);
  const diagnostics = overrideErrors(compiled.problems, request.files.root);
  const parts = diagnostics.length === 0 ? partsOf(compiled, request) : undefined;
  return { parts, inputs: compiled.inputs, diagnostics };
}

function partsOf(
  { modules, articleFiles, assets, fileAt }: CompiledComponents,
  { baseUrl, codeHash, found }: BundleSiteRequest,
): BundledOverrides | undefined {
  const renderer = modules.find(({ name }) => name === rendererName);
  const shell = articleFiles.find(({ name }) => name === `island:${shellName}`);
  const sheet = articleFiles.find(({ name }) => name === `styles:${rendererName}`);
  if (!renderer || !shell) return undefined;
  const islands = articleFiles.filter((each) => each !== shell && each !== sheet);
  const others = new Set([...islands.flatMap(({ path, loads }) => [path, ...loads]), ...assets]);
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
      shellScript: fileAt(shell.path),
      styles: sheet === undefined ? '' : String(fileAt(sheet.path).content),
      others: [...others].map(fileAt),
    },
  };
}
