// Stage "Bundle components": the modules that MDX pages import, compiled for Node, and what that brings along for
// browsers. What the build before made is taken over while everything that it was made of is the same.
import type { ComponentFolder, ComponentTools } from '../model/component-bundler.ts';
import type { ArticleFiles, CompiledModule, ImportKey, PageModules } from '../model/components.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { ParsedSource, ResolvedLink, SiteGraph } from '../model/site.ts';
import { hrefOf } from '../routes/routes.ts';
import { pictureFile } from '../text/picture-size.ts';
import type { FoundModules } from './find-modules.ts';
import { knownComponents, rememberComponents } from './known-components.ts';
import { type MadeComponents, makeComponents } from './make-components.ts';

/** The site's components, ready to be used by its pages. */
export interface SiteComponents {
  /** What a source can import; `undefined`: it is plain Markdown, or there is nothing that it could import. */
  readonly modulesOf: (source: ParsedSource) => PageModules | undefined;
  readonly articleFiles: ArticleFiles;
  /** Text of the package that draws diagrams in browsers; `undefined`: no page needs it, or it is not installed. */
  readonly mermaid?: string | undefined;
  /** Pictures and fonts that components import. */
  readonly files: readonly OutputFile[];
  /** Everything that they were made of, and what was looked for; from the site's folder. */
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

export interface BundleSiteRequest {
  readonly found: FoundModules;
  readonly files: Pick<SiteFiles, 'root' | 'readBytes' | 'settledStamp'>;
  readonly tools: Pick<ComponentTools, 'bundle'>;
  readonly folder: ComponentFolder;
  readonly baseUrl: string;
  /** Digest of docsgen's own code: what another docsgen made is made again. */
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  /** Nothing is taken over. */
  readonly isForced: boolean;
  /** See `ComponentRequest`. */
  readonly isLive: boolean;
}

export async function bundleSite(request: BundleSiteRequest): Promise<SiteComponents> {
  const mermaid = await readMermaid(request);
  if (!needsBundler(request.found)) return siteComponents(nothingMade, request, mermaid);
  const known = request.isForced ? undefined : await knownComponents(request);
  const made = known ?? (await makeComponents(request));
  const hasErrors = made.diagnostics.some(({ severity }) => severity === 'error');
  if (!known && !hasErrors) await rememberComponents(request, made);
  return siteComponents(made, request, mermaid);
}

function needsBundler({ modules, live }: FoundModules): boolean {
  return modules.length > 0 || live !== undefined;
}

const nothingMade: MadeComponents = {
  modules: [],
  nodeFiles: [],
  articleFiles: [],
  assets: [],
  contents: new Map(),
  inputs: [],
  diagnostics: [],
};

/** A file of the package that has all of it, as it is made for pages that load it from elsewhere. */
async function readMermaid({ found, files }: BundleSiteRequest): Promise<string | undefined> {
  if (found.mermaid === undefined) return undefined;
  const bytes = await files.readBytes(`${found.mermaid}/dist/mermaid.min.js`);
  return bytes && new TextDecoder().decode(bytes);
}

/** The graph of a site whose articles show pictures of components. */
export function withComponentFiles(graph: SiteGraph, { files }: Pick<SiteComponents, 'files'>): SiteGraph {
  if (files.length === 0 && !graph.componentFiles) return graph;
  const sized = files.map(({ path, content }) => [hrefOf(graph.config, path), sizeOf(content)] as const);
  return { ...graph, componentFiles: new Map(sized) };
}

function sizeOf(content: OutputFile['content']): ResolvedLink['size'] {
  const picture = typeof content === 'string' ? undefined : pictureFile(content);
  return picture && { width: picture.width, height: picture.height };
}

function siteComponents(
  made: MadeComponents,
  { found, hashOf }: BundleSiteRequest,
  mermaid: string | undefined,
): SiteComponents {
  const fileAt = (path: OutputFile['path']): OutputFile => ({ path, content: made.contents.get(path) ?? '' });
  const articleFiles = made.articleFiles.map(
    ({ name, path, loads }) => [name, { ...fileAt(path), loads: loads.map(fileAt) }] as const,
  );
  return {
    modulesOf: withMermaid(modulesOf(found, made.modules, hashOf), mermaid === undefined ? undefined : hashOf),
    mermaid,
    articleFiles: new Map(articleFiles),
    files: made.assets.map(fileAt),
    inputs: [...made.inputs.map(([path]) => path), ...found.tried],
    diagnostics: made.diagnostics,
  };
}

function modulesOf(
  { sources, bySource, shared: sharedName, added: addedNames = [] }: FoundModules,
  modules: readonly CompiledModule[],
  hashOf: BundleSiteRequest['hashOf'],
): SiteComponents['modulesOf'] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const shared = sharedName === undefined ? undefined : byName.get(sharedName);
  const added = addedNames.flatMap((name) => byName.get(name) ?? []);
  return (source) => {
    if (!sources.has(source.file.path)) return undefined;
    const named = [...(bySource.get(source.file.path) ?? [])];
    const imports = named.flatMap(([key, name]): readonly (readonly [ImportKey, CompiledModule])[] => {
      const module = byName.get(name);
      return module ? [[key, module]] : [];
    });
    if (imports.length === 0 && shared === undefined && added.length === 0) return undefined;
    const parts = [...imports.map(([key, { name, hash }]) => [key, name, hash]), shared?.hash];
    const ofPlugins = added.map(({ name, hash }) => [name, hash]);
    const hash = hashOf(JSON.stringify(ofPlugins.length > 0 ? [...parts, ofPlugins] : parts));
    return { imports: Object.fromEntries(imports), shared, ...(added.length > 0 && { added }), hash };
  };
}

/** Only whether the package is there matters for an article, not what it is. */
function withMermaid(
  plain: SiteComponents['modulesOf'],
  hashOf: BundleSiteRequest['hashOf'] | undefined,
): SiteComponents['modulesOf'] {
  if (hashOf === undefined) return plain;
  return (source) => {
    const modules = plain(source);
    if (!source.hasDiagrams) return modules;
    const { imports = {}, shared, added, hash = '' } = modules ?? {};
    return { imports, shared, ...(added && { added }), hash: hashOf(`${hash} mermaid`), hasMermaid: true };
  };
}
