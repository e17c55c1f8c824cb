// Which folders have to be watched for a site: those of its texts and files, its configuration's, its plugins', the theme's.
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { PluginReference, SiteConfig } from '../model/config.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { WatchRequest } from './watch.ts';

export interface FoldersRequest {
  readonly root: string;
  /** `undefined`: there is none that could be used. */
  readonly config: SiteConfig | undefined;
  readonly configFile: string | undefined;
  /** Folders inside the site that are no content: the output. */
  readonly ignored: readonly string[];
  /** The theme's sources, where docsgen runs from a checkout of itself. */
  readonly themeFolder: string | undefined;
}

/** As the site names its files: with forward slashes, from its folder. */
export function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

/** Plugins that are files of the site; packages are installed, not edited. */
export function pluginFolders(config: SiteConfig | undefined, root: string): readonly string[] {
  const isFile = ({ module }: PluginReference): boolean => /^[./]/.test(module);
  const plugins = [...(config?.markdown.remarkPlugins ?? []), ...(config?.markdown.rehypePlugins ?? [])];
  return plugins.filter(isFile).map(({ module }) => dirname(resolve(root, module)));
}

/** A plugin, or something that stands beside it or below and that it may import. */
export function isPluginCode(path: string, config: SiteConfig | undefined, root: string): boolean {
  if (!/\.[cm]?[jt]s$/.test(path)) return false;
  return pluginFolders(config, root).some((folder) =>
    folder === root ? dirname(path) === root : isBelow(folder, path),
  );
}

/**
 * Says of code that is not any more what it was when it was loaded first. To be asked before plugins are loaded, and when
 * they are watched: nobody sees what changes in between.
 */
export function rememberCode(
  files: SiteFiles,
  outdated: (path: string) => void,
): (config: SiteConfig | undefined) => Promise<void> {
  const loaded = new Map<string, string | undefined>();
  return async (config) => {
    for (const path of await pluginCode(config, files)) {
      const stamp = await files.stamp(fromRoot(files.root, path));
      if (!loaded.has(path)) loaded.set(path, stamp);
      else if (loaded.get(path) !== stamp) outdated(path);
    }
  };
}

async function pluginCode(config: SiteConfig | undefined, files: SiteFiles): Promise<readonly string[]> {
  const folders = [...new Set(pluginFolders(config, files.root))];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await files.list(fromRoot(files.root, folder), 'visible');
      return names.map((name) => join(folder, name));
    }),
  );
  return found.flat().filter((path) => isPluginCode(path, config, files.root));
}

/** The folders of the site, and those above them as far as the site's own, which says when one of them appears. */
export function watchedFolders({
  root,
  config,
  configFile,
  ignored,
  themeFolder,
}: FoldersRequest): Pick<WatchRequest, 'folders' | 'isIgnored'> {
  const hasContentFolder = config === undefined || config.file !== undefined;
  const own = hasContentFolder ? [`${root}${sep}content`, `${root}${sep}static`] : [root];
  const theme = themeFolder === undefined ? [] : [themeFolder];
  const wanted = [...own, ...pluginFolders(config, root).filter((folder) => folder !== root), ...theme];
  const configFolder = dirname(resolve(root, configFile ?? 'site.config.yaml'));
  const unwanted = ignored.map((folder) => resolve(root, folder));
  return {
    folders: [...new Set([root, configFolder, ...wanted.filter((folder) => !isBelow(root, folder))])],
    isIgnored: (folder) => {
      if (folder === root || folder === configFolder) return false;
      if (unwanted.some((each) => isBelow(each, folder))) return true;
      const name = folder.slice(folder.lastIndexOf(sep) + 1);
      // Hidden files of static/ belong to the site, such as .well-known.
      const isHidden = name.startsWith('.') && !isBelow(`${root}${sep}static`, folder);
      if (isHidden || name === 'node_modules') return true;
      return !wanted.some((each) => isBelow(each, folder) || isBelow(folder, each));
    },
  };
}
