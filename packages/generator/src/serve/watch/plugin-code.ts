// Detects changes to local plugins. Node caches modules, so a change requires a restart.
import { dirname, join, resolve } from 'node:path';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { PluginReference, SiteConfig } from '../../model/config.ts';
import { isInside, pathFromRoot } from '../../text/file-paths.ts';

/** Returns the absolute paths of folders that contain the site's local plugins. Installed packages are not included. */
export function pluginFolders(config: SiteConfig | undefined, root: string): readonly string[] {
  const isFile = ({ module }: PluginReference): boolean => /^[./]/.test(module);
  const plugins = [...(config?.markdown.remarkPlugins ?? []), ...(config?.markdown.rehypePlugins ?? [])];
  return plugins.filter(isFile).map(({ module }) => dirname(resolve(root, module)));
}

/** Whether a file is a plugin, or a module in or below the plugin's folder that the plugin may import. */
export function isPluginCode(path: string, config: SiteConfig | undefined, root: string): boolean {
  if (!/\.[cm]?[jt]s$/.test(path)) return false;
  return pluginFolders(config, root).some((folder) =>
    folder === root ? dirname(path) === root : isInside(folder, path),
  );
}

/**
 * Returns a function that records plugin code on the first call, and later reports a changed file. Must be called
 * before plugins are loaded, and again when their folders are watched, because no watcher reports changes in between.
 */
export function trackPluginCode(
  files: SiteFiles,
  onOutdated: (path: string) => void,
): (config: SiteConfig | undefined) => Promise<void> {
  const stamps = new Map<string, string | undefined>();
  return async (config) => {
    for (const path of await pluginCode(config, files)) {
      const stamp = await files.stamp(pathFromRoot(files.root, path));
      if (!stamps.has(path)) stamps.set(path, stamp);
      else if (stamps.get(path) !== stamp) onOutdated(path);
    }
  };
}

async function pluginCode(config: SiteConfig | undefined, files: SiteFiles): Promise<readonly string[]> {
  const folders = [...new Set(pluginFolders(config, files.root))];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await files.list(pathFromRoot(files.root, folder), 'visible');
      return names.map((name) => join(folder, name));
    }),
  );
  return found.flat().filter((path) => isPluginCode(path, config, files.root));
}
