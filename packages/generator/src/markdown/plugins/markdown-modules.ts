import type { MarkdownOptions, PluginReference } from '../../model/config.ts';

/** Returns all modules of the site and its plugins that run while articles are compiled. */
export function markdownModules(options: MarkdownOptions): readonly PluginReference[] {
  const { remarkPlugins, rehypePlugins, syntax = [], codeBlocks = [] } = options;
  return [...remarkPlugins, ...rehypePlugins, ...syntax, ...codeBlocks];
}
