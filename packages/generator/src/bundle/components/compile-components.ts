// Compiles the site's components and assigns names to the output files: modules that Node loads, and style sheets,
// scripts and images that browsers load.

import { type InputHash, recordReads } from '../../caching/recorded-reads.ts';
import type { BundledFile, BundledModule, ComponentBundle } from '../../model/adapters/component-bundler.ts';
import type { ArticleFile, CompiledModule } from '../../model/components.ts';
import type { ModuleMistake } from '../../model/config-module.ts';
import type { OutputPath } from '../../model/paths.ts';
import { assetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { encodePath } from '../../text/hrefs.ts';
import type { BundleSiteRequest } from './bundle-site.ts';

/** Output of the bundler with final file names. */
export interface CompiledComponents {
  readonly modules: readonly CompiledModule[];
  /** File names of the modules for Node. */
  readonly nodeFiles: readonly string[];
  readonly articleFiles: readonly NamedFile[];
  /** Images and fonts that components import. */
  readonly assets: readonly OutputPath[];
  /** Contents of all files that browsers may load. */
  readonly contents: ReadonlyMap<OutputPath, string | Uint8Array>;
  /** Paths are relative to the site's root. */
  readonly inputs: readonly InputHash[];
  readonly problems: readonly ModuleMistake[];
}

interface NamedFile {
  readonly name: ArticleFile;
  readonly path: OutputPath;
  readonly loads: readonly OutputPath[];
}

/** Name of the folder in the cache. */
export const componentFolder = 'components';

export async function compileComponents(request: BundleSiteRequest): Promise<CompiledComponents> {
  const { found, files, tools, folder, baseUrl, hashOf, isLive } = request;
  const reads = recordReads(files.readBytes, hashOf);
  const bundle = await tools.bundle({
    root: files.root,
    modules: found.modules,
    baseUrl,
    siteModules: found.siteModules.map(({ name, path }) => ({ name, path: `${files.root}/${path}` })),
    addressOf: (file) => encodePath(baseUrl + pathOfAsset(file, hashOf)),
    outdir: folder.pathOf(componentFolder),
    read: (path) => reads.read(pathFromRoot(files.root, path)),
    isLive,
  });
  for (const { path, content } of bundle.files) folder.write(`${componentFolder}/${path}`, content);
  const inputs = bundle.inputs.map((path) => pathFromRoot(files.root, path));
  return namedFiles(request, bundle, await reads.hashes(inputs));
}

function namedFiles(
  { files: { root }, folder, baseUrl, hashOf }: BundleSiteRequest,
  bundle: ComponentBundle,
  hashes: ReadonlyMap<string, string>,
): CompiledComponents {
  const inputHash = (path: string): InputHash => {
    const fromRoot = pathFromRoot(root, path);
    return [fromRoot, hashes.get(fromRoot) ?? ''];
  };
  const compiled = (module: BundledModule): CompiledModule => ({
    name: module.name,
    file: module.file === undefined ? '' : folder.pathOf(`${componentFolder}/${module.file}`),
    hash: hashOf(JSON.stringify([baseUrl, module.file !== undefined, module.inputs.map(inputHash)])),
    exports: module.exports,
    styles: module.styles === '' ? [] : [`styles:${module.name}`],
  });
  const contents = new Map<OutputPath, string | Uint8Array>();
  const publish = (path: OutputPath, content: string | Uint8Array): OutputPath => {
    contents.set(path, content);
    return path;
  };
  for (const { path, content } of bundle.browserFiles) publish(assetPath(path), content);
  const styles = bundle.modules.flatMap((module): readonly NamedFile[] => {
    if (module.styles === '') return [];
    const path = publish(assetPath(hashedName(module.name, '.css', hashOf(module.styles))), module.styles);
    return [{ name: `styles:${module.name}`, path, loads: [] }];
  });
  const islands = bundle.islands.map(
    ({ module, file, loads }): NamedFile => ({
      name: `island:${module}`,
      path: assetPath(file),
      loads: loads.map(assetPath),
    }),
  );
  const siteModules = bundle.siteModules.map(({ name, ...module }): NamedFile => {
    const content = JSON.stringify(module);
    const file = hashedName(`${name.split('/').at(-1)}.json`, '.json', hashOf(content));
    return { name, path: publish(assetPath(file), content), loads: [] };
  });
  return {
    modules: bundle.modules.map(compiled),
    nodeFiles: bundle.files.map(({ path }) => path),
    articleFiles: [...styles, ...islands, ...siteModules],
    assets: bundle.assets.map((file) => publish(pathOfAsset(file, hashOf), file.content)),
    contents,
    inputs: bundle.inputs.map(inputHash),
    problems: bundle.mistakes,
  };
}

/** Returns `assets/logo.1f2e3d4c.svg` for `components/logo.svg`, in the same format as for images in articles. */
function pathOfAsset({ path, content }: BundledFile, hashOf: BundleSiteRequest['hashOf']): OutputPath {
  return assetPath(hashedName(path, /\.[^./\\]+$/.exec(path)?.[0] ?? '', hashOf(content)));
}

function hashedName(path: string, ending: string, hash: string): string {
  const [, name = ''] = /(?<![^/\\])([^/\\]*?)(\.[^./\\]+)?$/.exec(path) ?? [];
  return `${name}.${hash.slice(0, 8)}${ending}`;
}
