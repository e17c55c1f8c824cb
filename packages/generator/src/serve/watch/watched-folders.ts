// Which folders are watched for a site: those of its content and static files, its configuration's, its own words', its
// plugins', and the theme's where it is being written too.
import { basename, dirname, join, resolve } from 'node:path';
import type { SiteConfig } from '../../model/config.ts';
import { contentFolders } from '../../routes/content-folders.ts';
import { isInside } from '../../text/file-paths.ts';
import { pluginFolders } from './plugin-code.ts';
import type { WatchRequest } from './watch.ts';

export interface FoldersRequest {
  readonly root: string;
  /** `undefined`: there is none that could be used. */
  readonly config: SiteConfig | undefined;
  readonly configFile: string | undefined;
  /** Modules of the configuration and of components, from the site's folder. */
  readonly codeInputs: readonly string[];
  /** Folders inside the site that are no content: the output. */
  readonly ignored: readonly string[];
  /** The theme's sources, where docsgen runs from a checkout of itself. */
  readonly themeFolder: string | undefined;
}

/** Only folders that are wanted, lie in a wanted one, or lead to one that may appear. */
export function watchedFolders(request: FoldersRequest): Pick<WatchRequest, 'folders' | 'isIgnored'> {
  const { root, configFile, ignored } = request;
  const wanted = wantedFolders(request);
  // Parts of the theme may appear there.
  const inputs = [...inputFolders(request.codeInputs, root), join(root, 'theme')];
  const configFolder = dirname(resolve(root, configFile ?? 'site.config.yaml'));
  const unwanted = ignored.map((folder) => resolve(root, folder));
  return {
    folders: [...new Set([root, configFolder, ...[...wanted, ...inputs].filter((folder) => !isInside(root, folder))])],
    isIgnored: (folder) => {
      if (folder === root || folder === configFolder || inputs.includes(folder)) return false;
      if (unwanted.some((each) => isInside(each, folder))) return true;
      const name = basename(folder);
      // Hidden files of static/ belong to the site, such as .well-known.
      const isHidden = name.startsWith('.') && !isInside(join(root, 'static'), folder);
      if (isHidden || name === 'node_modules') return true;
      // Folders of code are watched without what lies below them.
      if (inputs.some((each) => isInside(folder, each))) return false;
      return !wanted.some((each) => isInside(each, folder) || isInside(folder, each));
    },
  };
}

/** Absolute paths of the folders with a site's modules. */
export function inputFolders(codeInputs: readonly string[], root: string): readonly string[] {
  return [...new Set(codeInputs.map((path) => dirname(resolve(root, path))))];
}

/** Absolute paths of the folders with code of the site: plugins, and modules of the configuration and of components. */
export function codeFolders(
  { config, codeInputs }: Pick<FoldersRequest, 'config' | 'codeInputs'>,
  root: string,
): readonly string[] {
  return [...pluginFolders(config, root), ...inputFolders(codeInputs, root)];
}

function wantedFolders({ root, config, configFile, themeFolder }: FoldersRequest): readonly string[] {
  const folders = config === undefined ? ['content'] : contentFolders(config);
  const content = folders.map((folder) => join(root, folder));
  const strings = join(dirname(resolve(root, configFile ?? 'site.config.yaml')), 'strings');
  const own = folders.includes('') ? [root] : [...content, join(root, 'static'), join(root, 'pages'), strings];
  const theme = themeFolder === undefined ? [] : [themeFolder];
  return [...own, ...pluginFolders(config, root).filter((folder) => folder !== root), ...theme];
}
