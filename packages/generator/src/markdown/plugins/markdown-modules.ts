import type { MarkdownOptions, PluginReference } from '../../model/config.ts';
import { folderOf, normalizePath } from '../../text/hrefs.ts';

/** Returns all modules of the site and its plugins that run while articles are compiled. */
export function markdownModules(options: MarkdownOptions): readonly PluginReference[] {
  const { remarkPlugins, rehypePlugins, syntax = [], codeBlocks = [] } = options;
  return [...remarkPlugins, ...rehypePlugins, ...syntax, ...codeBlocks];
}

/** Returns the modules that are files of the site, not packages, as they are written in the configuration. */
export function localModules(options: MarkdownOptions): readonly string[] {
  return markdownModules(options).flatMap(({ module }) => (isLocalModule(module) ? module : []));
}

export function isLocalModule(module: string): boolean {
  return /^\.{0,2}\//.test(module);
}

/** Returns the folder of a local module, relative to the site's root. Its imports are expected in or below it. */
export function moduleFolder(module: string): string {
  return folderOf(normalizePath(module) ?? module);
}
