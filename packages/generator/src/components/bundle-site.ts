// Stage "Bundle components": the modules that MDX pages import, compiled for Node, and what that brings along for
// browsers.
import type { BundledFile, BundledModule, ComponentFolder, ComponentTools } from '../model/component-bundler.ts';
import type { ArticleFiles, CompiledModule, ImportKey, PageModules } from '../model/components.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { ParsedSource } from '../model/site.ts';
import { assetPath } from '../routes/output-paths.ts';
import { pathFromRoot } from '../text/file-paths.ts';
import { componentMistakes } from './component-mistakes.ts';
import type { FoundModules } from './find-modules.ts';

/** The site's components, ready to be used by its pages. */
export interface SiteComponents {
  /** What a source can import; `undefined`: it is plain Markdown, or there is nothing that it could import. */
  readonly modulesOf: (source: ParsedSource) => PageModules | undefined;
  readonly articleFiles: ArticleFiles;
  /** Pictures and fonts that components import. */
  readonly files: readonly OutputFile[];
  /** Everything that was read, from the site's folder. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export const noComponents: SiteComponents = {
  modulesOf: () => undefined,
  articleFiles: new Map(),
  files: [],
  inputs: [],
  diagnostics: [],
};

interface BundleSiteRequest {
  readonly found: FoundModules;
  readonly files: Pick<SiteFiles, 'root' | 'readBytes'>;
  readonly tools: Pick<ComponentTools, 'bundle'>;
  readonly folder: ComponentFolder;
  readonly baseUrl: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  /** See `ComponentRequest`. */
  readonly isLive: boolean;
}

const subfolder = 'components';

export async function bundleSite(request: BundleSiteRequest): Promise<SiteComponents> {
  const { found, files, tools, folder, baseUrl, hashOf, isLive } = request;
  const hashes = new Map<string, string>();
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const content = await files.readBytes(pathFromRoot(files.root, path));
    hashes.set(path, content === undefined ? '' : hashOf(content));
    return content;
  };
  const nameOf = (file: BundledFile): string => publishedName(file, hashOf);
  const bundle = await tools.bundle({
    root: files.root,
    modules: found.modules,
    addressOf: (file) => `${baseUrl}${assetPath(nameOf(file))}`,
    outdir: folder.pathOf(subfolder),
    read,
    isLive,
  });
  for (const { path, content } of bundle.files) folder.write(`${subfolder}/${path}`, content);
  for (const path of bundle.inputs) if (!hashes.has(path)) await read(path);
  const hashOfModule = ({ inputs }: BundledModule): string =>
    hashOf(JSON.stringify([baseUrl, inputs.map((path) => [pathFromRoot(files.root, path), hashes.get(path)])]));
  const modules = new Map(
    bundle.modules.map((module): readonly [string, CompiledModule] => {
      const { name, file, exports } = module;
      const path = folder.pathOf(`${subfolder}/${file}`);
      return [name, { name, file: path, hash: hashOfModule(module), exports, styles: [] }];
    }),
  );
  return {
    modulesOf: modulesOf(found, modules, hashOf),
    articleFiles: new Map(),
    files: bundle.assets.map((file) => ({ path: assetPath(nameOf(file)), content: file.content })),
    inputs: bundle.inputs.map((path) => pathFromRoot(files.root, path)),
    diagnostics: componentMistakes(bundle.mistakes, files.root),
  };
}

function modulesOf(
  { sources, bySource, shared: sharedName }: FoundModules,
  modules: ReadonlyMap<string, CompiledModule>,
  hashOf: BundleSiteRequest['hashOf'],
): SiteComponents['modulesOf'] {
  const shared = sharedName === undefined ? undefined : modules.get(sharedName);
  return (source) => {
    if (!sources.has(source.file.path)) return undefined;
    const named = [...(bySource.get(source.file.path) ?? [])];
    const imports = named.flatMap(([key, name]): readonly (readonly [ImportKey, CompiledModule])[] => {
      const module = modules.get(name);
      return module ? [[key, module]] : [];
    });
    if (imports.length === 0 && shared === undefined) return undefined;
    const parts = [...imports.map(([key, { name, hash }]) => [key, name, hash]), shared?.hash];
    return { imports: Object.fromEntries(imports), shared, hash: hashOf(JSON.stringify(parts)) };
  };
}

/** `components/logo.svg` becomes `logo.1f2e3d4c.svg`, as pictures of articles do. */
function publishedName({ path, content }: BundledFile, hashOf: BundleSiteRequest['hashOf']): string {
  const [, name = '', ending = ''] = /([^/\\]*?)(\.[^./\\]+)?$/.exec(path) ?? [];
  return `${name}.${hashOf(content).slice(0, 8)}${ending}`;
}
