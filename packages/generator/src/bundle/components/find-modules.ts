// Finds the files and packages that a site's MDX pages and their partials import. Missing modules are omitted, and
// reported when the page that imports them is compiled.

import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ImportKey } from '../../model/components.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { PluginArticleFile } from '../../model/plugins.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { ParsedSource } from '../../model/source.ts';
import { isModulePage, syntaxOf } from '../../routes/source-syntax.ts';
import { folderOf, isExternal, normalizePath } from '../../text/hrefs.ts';
import { findImports, importCandidates } from '../../text/module-imports.ts';
import { packageFolder, packageName } from '../../text/package-name.ts';
import type { WantedModule, WantedSiteModule } from '../esbuild/component-bundle.ts';

/** Imports of each page, and the modules that they resolve to. */
export interface FoundModules {
  /** Paths of the MDX pages. */
  readonly sources: ReadonlySet<SourcePath>;
  readonly modules: readonly WantedModule[];
  /** Name of the module that each import of a source resolves to. */
  readonly bySource: ReadonlyMap<SourcePath, ReadonlyMap<ImportKey, string>>;
  /** Name of the module whose components are available in every page, if there is one. */
  readonly shared: string | undefined;
  /** Names of modules that plugins add and whose components are available in every page. */
  readonly added?: readonly string[];
  /** Modules that plugins load as article files. */
  readonly siteModules: readonly WantedSiteModule[];
  /** Article files of plugins. */
  readonly pluginFiles: readonly PluginArticleFile[];
  /** Paths relative to the site's root where a module was searched for, including paths that do not exist. */
  readonly tried: readonly string[];
}

type Files = Pick<SiteFiles, 'root' | 'readText' | 'stamp' | 'settledStamp'>;

/** Finds the modules of a site. Returns `undefined` if neither its pages nor its plugins need any. */
export async function findModules(
  { pages, config }: Pick<SiteGraph, 'pages' | 'config'>,
  files: Files,
): Promise<FoundModules | undefined> {
  const sources = new Map<SourcePath, ParsedSource>();
  const sourced = [...pages.values()].flatMap((page) => (page.kind === 'category' ? [] : [page.parsed]));
  for (const parsed of sourced) if (syntaxOf(parsed, config.markdown) !== 'md') sources.set(parsed.file.path, parsed);
  const pluginFiles = config.articleFiles ?? [];
  if (sources.size + pluginFiles.length === 0) return undefined;
  const search = openSearch(files);
  const bySource = new Map<SourcePath, ReadonlyMap<ImportKey, string>>();
  for (const { file, imports = [] } of sources.values()) {
    if (isModulePage(file)) bySource.set(file.path, await search.importsOf(file.path, [`@site/${file.path}`]));
    if (imports.length > 0) bySource.set(file.path, await search.importsOf(file.path, imports));
  }
  const shared = sources.size > 0 ? await search.fileAt('components/index') : undefined;
  const fromPlugins = sources.size > 0 ? (config.markdown.components ?? []) : [];
  const specifiers = fromPlugins.map((module) => (module.startsWith('.') ? `@site/${module}` : module));
  const added = [...(await search.importsOf('site.config' as SourcePath, specifiers)).values()];
  const modules = search.found();
  const siteModules = await siteModulesOf(pluginFiles, search);
  const [paths, tried] = [new Set(sources.keys()), search.tried()];
  return { sources: paths, modules, bySource, shared, added, siteModules, pluginFiles, tried };
}

/** Whether pages or plugins need modules. */
export function needsBundle({ modules, siteModules, pluginFiles }: FoundModules): boolean {
  return modules.length + siteModules.length + pluginFiles.length > 0;
}

/** Returns the first of the paths that exists, for each module. */
async function siteModulesOf(
  pluginFiles: readonly PluginArticleFile[],
  { root, fileAt }: Search,
): Promise<readonly WantedSiteModule[]> {
  const found = pluginFiles.map(async (file): Promise<readonly WantedSiteModule[]> => {
    for (const each of file.kind === 'siteModule' ? file.paths : []) {
      const path = await fileAt(each);
      if (path !== undefined) return [{ name: `late:plugin:${file.plugin}/${file.name}`, path: `${root}/${path}` }];
    }
    return [];
  });
  return (await Promise.all(found)).flat();
}

interface Search {
  /** Absolute path of the site's root. */
  readonly root: string;
  readonly importsOf: (path: SourcePath, specifiers: readonly string[]) => Promise<ReadonlyMap<ImportKey, string>>;
  /** Returns the name of the module at a path relative to the site's root. */
  readonly fileAt: (path: string) => Promise<string | undefined>;
  readonly found: () => readonly WantedModule[];
  readonly tried: () => readonly string[];
}

const isMarkdown = /\.(mdx?|markdown)$/i;

function openSearch(files: Files): Search {
  const modules = new Map<string, WantedModule>();
  const partials = new Map<string, Promise<readonly string[]>>();
  const checked = new Map<string, Promise<boolean>>();
  const check = async (path: string): Promise<boolean> => {
    // Reading the settled stamp adds the file to the watched files, so that a build is started when the file is changed
    // or created.
    await files.settledStamp(path);
    return (await files.stamp(path)) !== undefined;
  };
  const exists = (path: string): Promise<boolean> => {
    const known = checked.get(path) ?? check(path);
    checked.set(path, known);
    return known;
  };
  const add = (name: string, path: string | undefined): string => {
    modules.set(name, { name, path: path === undefined ? undefined : `${files.root}/${path}` });
    return name;
  };
  const fileAt = async (path: string): Promise<string | undefined> => {
    for (const each of importCandidates(path)) if (await exists(each)) return add(each, each);
    return undefined;
  };
  const importsOfPartial = (path: string): Promise<readonly string[]> => {
    const known = partials.get(path) ?? files.readText(path).then((text) => findImports(text ?? ''));
    partials.set(path, known);
    return known;
  };
  const visit = async (path: string, specifiers: readonly string[], into: Map<ImportKey, string>): Promise<void> => {
    for (const specifier of specifiers) {
      const key = `${path as SourcePath} ${specifier}` as const;
      if (into.has(key)) continue;
      const target = pathOfImport(specifier, path);
      if (target === undefined) {
        const name = await packageNamed(specifier, { root: files.root, exists });
        if (name !== undefined) into.set(key, add(name, undefined));
      } else if (isMarkdown.test(target)) {
        into.set(key, '');
        await visit(target, await importsOfPartial(target), into);
      } else {
        const name = await fileAt(target);
        if (name !== undefined) into.set(key, name);
      }
    }
  };
  return {
    root: files.root,
    importsOf: async (path, specifiers) => {
      const into = new Map<ImportKey, string>();
      await visit(path, specifiers, into);
      return new Map([...into].filter(([, name]) => name !== ''));
    },
    fileAt,
    tried: () => [...checked.keys()],
    found: () => [...modules.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/**
 * Returns the path relative to the site's root that an import refers to, or `undefined` if the import is not a path.
 */
function pathOfImport(specifier: string, path: string): string | undefined {
  if (specifier.startsWith('@site/')) return normalizePath(specifier.slice('@site/'.length));
  return /^\.{1,2}(\/|$)/.test(specifier) ? normalizePath(`${folderOf(path)}/${specifier}`) : undefined;
}

/** Modules that docsgen provides, so that the site does not have to install them. */
const own = /^(react|react-dom|react\/jsx-runtime|docsgen\/(client|components))$/;

async function packageNamed(
  specifier: string,
  search: Parameters<typeof packageFolder>[1],
): Promise<string | undefined> {
  if (own.test(specifier)) return specifier;
  if (isExternal(specifier) || !/^(@[\w.-]+\/)?[\w.-]/.test(specifier)) return undefined;
  return (await packageFolder(packageName(specifier), search)) === undefined ? undefined : specifier;
}
