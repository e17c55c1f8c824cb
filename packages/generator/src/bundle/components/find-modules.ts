// Which modules the MDX pages of a site import, their partials included: the files and packages behind what they wrote.
// What cannot be found is left out; the page that imports it says so when it is compiled.
import type { WantedModule } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ImportKey } from '../../model/components.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ParsedSource, SiteGraph } from '../../model/site.ts';
import { folderOf, isExternal, normalizePath } from '../../text/hrefs.ts';
import { importedModules } from '../../text/module-imports.ts';
import { packageName } from '../../text/package-name.ts';
import { isModulePage, syntaxOf } from '../../text/source-syntax.ts';

/** What pages import: for each page its imports, and what stands behind all of them. */
export interface FoundModules {
  /** The pages in MDX. */
  readonly sources: ReadonlySet<SourcePath>;
  readonly modules: readonly WantedModule[];
  /** Name of a module for each import of a source. */
  readonly bySource: ReadonlyMap<SourcePath, ReadonlyMap<ImportKey, string>>;
  /** Name of the module with the components of every page; `undefined`: the site has none. */
  readonly shared: string | undefined;
  /** The same of plugins. */
  readonly added?: readonly string[];
  /** Path from the site's folder of the module with the components of live code; `undefined`: there is none. */
  readonly live: string | undefined;
  /** Folder of the package that draws diagrams in browsers, from the site's, where it is needed and installed. */
  readonly mermaid?: string | undefined;
  /** Paths from the site's folder at which a module was looked for, whether one is there or not. */
  readonly tried: readonly string[];
}

type Files = Pick<SiteFiles, 'root' | 'readText' | 'stamp' | 'settledStamp'>;

/** `undefined`: no page of the site is MDX, or has live code or diagrams. */
export async function findModules(
  { pages, config }: Pick<SiteGraph, 'pages' | 'config'>,
  files: Files,
): Promise<FoundModules | undefined> {
  const sources = new Map<SourcePath, ParsedSource>();
  const sourced = [...pages.values()].flatMap((page) => (page.kind === 'category' ? [] : [page.parsed]));
  const isLive = sourced.some(({ hasLiveCode }) => hasLiveCode);
  const isDrawn = config.markdown.diagrams && sourced.some(({ hasDiagrams }) => hasDiagrams);
  for (const parsed of sourced) if (syntaxOf(parsed, config.markdown) !== 'md') sources.set(parsed.file.path, parsed);
  if (sources.size === 0 && !isLive && !isDrawn) return undefined;
  const search = openSearch(files);
  const bySource = new Map<SourcePath, ReadonlyMap<ImportKey, string>>();
  for (const { file, imports = [] } of sources.values()) {
    if (isModulePage(file)) bySource.set(file.path, await search.importsOf(file.path, [`@site/${file.path}`]));
    if (imports.length > 0) bySource.set(file.path, await search.importsOf(file.path, imports));
  }
  const shared = sources.size > 0 ? await search.fileAt('components/index') : undefined;
  const ofPlugins = sources.size > 0 ? (config.markdown.components ?? []) : [];
  const specifiers = ofPlugins.map((module) => (module.startsWith('.') ? `@site/${module}` : module));
  const added = [...(await search.importsOf('site.config' as SourcePath, specifiers)).values()];
  const modules = search.found();
  const live = isLive
    ? ((await search.fileAt('components/live')) ?? (await search.fileAt('components/index')))
    : undefined;
  const mermaid = isDrawn ? await search.folderOf('mermaid') : undefined;
  return { sources: new Set(sources.keys()), modules, bySource, shared, added, live, mermaid, tried: search.tried() };
}

/** Pages import something, live code has components, or diagrams are drawn by a package. */
export function needsBundle({ modules, live, mermaid }: FoundModules): boolean {
  return modules.length > 0 || live !== undefined || mermaid !== undefined;
}

interface Search {
  readonly importsOf: (path: SourcePath, specifiers: readonly string[]) => Promise<ReadonlyMap<ImportKey, string>>;
  /** Name of a module at a path from the site's folder. */
  readonly fileAt: (path: string) => Promise<string | undefined>;
  /** Folder of an installed package, from the site's. */
  readonly folderOf: (name: string) => Promise<string | undefined>;
  readonly found: () => readonly WantedModule[];
  readonly tried: () => readonly string[];
}

/** Endings that an import may leave out, in the order in which they are tried. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

const isModule = /\.([cm]?[jt]sx?|json|css)$/i;
const isMarkdown = /\.(mdx?|markdown)$/i;

function openSearch(files: Files): Search {
  const modules = new Map<string, WantedModule>();
  const partials = new Map<string, Promise<readonly string[]>>();
  const looks = new Map<string, Promise<boolean>>();
  const look = async (path: string): Promise<boolean> => {
    // A file that is looked at like this is noticed when it changes, or appears.
    await files.settledStamp(path);
    return (await files.stamp(path)) !== undefined;
  };
  const exists = (path: string): Promise<boolean> => {
    const known = looks.get(path) ?? look(path);
    looks.set(path, known);
    return known;
  };
  const add = (name: string, path: string | undefined): string => {
    modules.set(name, { name, path: path === undefined ? undefined : `${files.root}/${path}` });
    return name;
  };
  const fileAt = async (path: string): Promise<string | undefined> => {
    // TypeScript may name the JavaScript that it would become.
    const exact = isModule.test(path) ? [path, path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')] : [];
    const guesses = [...endings.map((ending) => path + ending), ...endings.map((ending) => `${path}/index${ending}`)];
    for (const each of [...exact, ...guesses]) if (await exists(each)) return add(each, each);
    return undefined;
  };
  const importsOfPartial = (path: string): Promise<readonly string[]> => {
    const known = partials.get(path) ?? files.readText(path).then((text) => importedModules(text ?? ''));
    partials.set(path, known);
    return known;
  };
  const visit = async (path: string, specifiers: readonly string[], into: Map<ImportKey, string>): Promise<void> => {
    for (const specifier of specifiers) {
      const key = `${path as SourcePath} ${specifier}` as const;
      if (into.has(key)) continue;
      const place = placeOf(specifier, path);
      if (place === undefined) {
        const name = await packageNamed(specifier, exists);
        if (name !== undefined) into.set(key, add(name, undefined));
      } else if (isMarkdown.test(place)) {
        into.set(key, '');
        await visit(place, await importsOfPartial(place), into);
      } else {
        const name = await fileAt(place);
        if (name !== undefined) into.set(key, name);
      }
    }
  };
  return {
    importsOf: async (path, specifiers) => {
      const into = new Map<ImportKey, string>();
      await visit(path, specifiers, into);
      return new Map([...into].filter(([, name]) => name !== ''));
    },
    fileAt,
    folderOf: (name) => packageFolder(name, exists),
    tried: () => [...looks.keys()],
    found: () => [...modules.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** Path from the site's folder of what an import in a file means; `undefined`: it is no path. */
function placeOf(specifier: string, path: string): string | undefined {
  if (specifier.startsWith('@site/')) return normalizePath(specifier.slice('@site/'.length));
  return /^\.{1,2}(\/|$)/.test(specifier) ? normalizePath(`${folderOf(path)}/${specifier}`) : undefined;
}

/** Modules that docsgen has itself, wherever the site is. */
const own = /^(react|react-dom|react\/jsx-runtime|docsgen\/(client|components|compat\/docusaurus))$/;

async function packageNamed(specifier: string, exists: Exists): Promise<string | undefined> {
  if (own.test(specifier)) return specifier;
  if (isExternal(specifier) || !/^(@[\w.-]+\/)?[\w.-]/.test(specifier)) return undefined;
  return (await packageFolder(packageName(specifier), exists)) === undefined ? undefined : specifier;
}

type Exists = (path: string) => Promise<boolean>;

/** Packages of a site that is part of something greater are often installed above it. */
async function packageFolder(name: string, exists: Exists): Promise<string | undefined> {
  for (const up of ['', '../', '../../', '../../../', '../../../../'])
    if (await exists(`${up}node_modules/${name}/package.json`)) return `${up}node_modules/${name}`;
  return undefined;
}
