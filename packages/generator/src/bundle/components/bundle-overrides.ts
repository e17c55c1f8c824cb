// Bundles a site's component overrides together with the theme's modules, for Node and for browsers. The result of the
// previous build is reused if no input has changed.
import type { ClientAssets } from '../../model/client-assets.ts';
import type { SiteConfig } from '../../model/config.ts';
import { type CompiledOverrides, rendererName, shellName } from '../../model/overrides.ts';
import { hrefOf } from '../../routes/routes.ts';
import { hashOf } from '../../text/hash.ts';
import { withOverrideFiles } from '../client/override-client.ts';
import type { Bundling } from '../esbuild/bundling.ts';
import { type CompiledComponents, compileComponents } from './compile-components.ts';
import { findOverrides } from './find-overrides.ts';
import { overrideErrors } from './override-errors.ts';

/** `scripts` is the result of `overridePaths`. If overrides have errors, the theme's components are used. */
export async function withOverrides(
  client: ClientAssets,
  bundling: Bundling,
  { scripts, baseUrl }: { readonly scripts: readonly string[] } & Pick<SiteConfig, 'baseUrl'>,
): Promise<ClientAssets> {
  const { root } = bundling.files;
  const { value: modules, diagnostics } = findOverrides(root, scripts);
  if (modules.length === 0)
    return diagnostics.length === 0 ? client : { ...client, parts: { own: undefined, inputs: [], diagnostics } };
  const compiled = await compileComponents(bundling, {
    kind: 'overrides',
    modules,
    siteModules: [],
    baseUrl,
    bundle: async (request) =>
      (await import('../esbuild/bundle-overrides.ts')).bundleOverrides(request, bundling.themeModules),
  });
  const problems = overrideErrors(compiled.problems, root);
  const names = modules.map(({ name }) => name);
  const bundled = problems.length === 0 ? bundledOverrides(compiled, names, baseUrl) : undefined;
  const parts = { own: bundled?.own, inputs: compiled.inputs, diagnostics: [...diagnostics, ...problems] };
  return { ...(bundled ? withOverrideFiles(client, bundled.files) : client), parts };
}

function bundledOverrides(
  { modules, articleFiles, assets, fileAt }: CompiledComponents,
  names: readonly string[],
  baseUrl: string,
) {
  const renderer = modules.find(({ name }) => name === rendererName);
  const shell = articleFiles.find(({ name }) => name === `island:${shellName}`);
  const sheet = articleFiles.find(({ name }) => name === `styles:${rendererName}`);
  if (!renderer || !shell) return undefined;
  const islands = articleFiles.filter((each) => each !== shell && each !== sheet);
  const others = new Set([...islands.flatMap(({ path, loads }) => [path, ...loads]), ...assets]);
  const own: CompiledOverrides = {
    names,
    file: renderer.file,
    hash: hashOf(JSON.stringify([renderer.hash, shell.path, islands.map(({ path }) => path)])),
    islands: Object.fromEntries(
      islands.map(({ name, path }) => [name.slice('island:'.length), hrefOf({ baseUrl }, path)]),
    ),
  };
  const styles = sheet === undefined ? '' : String(fileAt(sheet.path).content);
  return { own, files: { shellScript: fileAt(shell.path), styles, others: [...others].map(fileAt) } };
}
