// Folders to watch: content, static files, configuration, UI strings and plugins.
import { basename, dirname, join, resolve } from 'node:path';
import { localModules, moduleFolder } from '../../markdown/plugins/markdown-modules.ts';
import type { SiteConfig } from '../../model/config.ts';
import { contentFolders } from '../../routes/content-folders.ts';
import { isInside } from '../../text/file-paths.ts';
import type { WatchRequest } from './watch.ts';

export interface FoldersRequest {
  readonly root: string;
  /** `undefined` if there is no valid configuration. */
  readonly config: SiteConfig | undefined;
  readonly configFile: string | undefined;
  /** Modules of the configuration and of components, relative to the site's root. */
  readonly codeInputs: readonly string[];
  /** Folders inside the site that are not content, such as the output. */
  readonly ignored: readonly string[];
}

/** Watches the listed folders, the folders below them, and the ancestors of folders that do not exist yet. */
export function watchedFolders(request: FoldersRequest): Pick<WatchRequest, 'folders' | 'isIgnored'> {
  const { root, configFile, ignored } = request;
  const wanted = wantedFolders(request);
  // Component overrides can be added in this folder.
  const inputs = [...inputFolders(request.codeInputs, root), join(root, 'theme')];
  const configFolder = dirname(resolve(root, configFile ?? 'site.config.yaml'));
  const unwanted = ignored.map((folder) => resolve(root, folder));
  return {
    folders: [...new Set([root, configFolder, ...[...wanted, ...inputs].filter((folder) => !isInside(root, folder))])],
    isIgnored: (folder) => {
      if (folder === root || folder === configFolder || inputs.includes(folder)) return false;
      if (unwanted.some((each) => isInside(each, folder))) return true;
      const name = basename(folder);
      // Hidden files in static/, such as .well-known, are part of the site.
      const isHidden = name.startsWith('.') && !isInside(join(root, 'static'), folder);
      if (isHidden || name === 'node_modules') return true;
      // Code folders are not watched recursively.
      if (inputs.some((each) => isInside(folder, each))) return false;
      return !wanted.some((each) => isInside(each, folder) || isInside(folder, each));
    },
  };
}

/** Returns the absolute paths of folders that contain local remark and rehype plugins. */
function pluginFolders(config: SiteConfig | undefined, root: string): readonly string[] {
  return config === undefined ? [] : localModules(config.markdown).map((module) => resolve(root, moduleFolder(module)));
}

/** Returns the absolute paths of folders that contain the site's modules. */
function inputFolders(codeInputs: readonly string[], root: string): readonly string[] {
  return [...new Set(codeInputs.map((path) => dirname(resolve(root, path))))];
}

/** Returns the absolute paths of folders that contain plugins, configuration modules and component modules. */
export function codeFolders(
  { config, codeInputs }: Pick<FoldersRequest, 'config' | 'codeInputs'>,
  root: string,
): readonly string[] {
  return [...pluginFolders(config, root), ...inputFolders(codeInputs, root)];
}

function wantedFolders({ root, config, configFile }: FoldersRequest): readonly string[] {
  const folders = config === undefined ? ['content'] : contentFolders(config);
  const content = folders.map((folder) => join(root, folder));
  const strings = join(dirname(resolve(root, configFile ?? 'site.config.yaml')), 'strings');
  const own = folders.includes('') ? [root] : [...content, join(root, 'static'), join(root, 'pages'), strings];
  return [...own, ...pluginFolders(config, root).filter((folder) => folder !== root)];
}
