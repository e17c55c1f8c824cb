// Loads all modules of the site and its plugins that run while articles are compiled.
import type { MarkdownOptions } from '../../model/config.ts';
import type { Checked } from '../../model/diagnostic.ts';
import { loadSyntax } from '../parse/load-syntax.ts';
import type { LoadedSyntax } from '../parse/reference-parser.ts';
import { type LoadedPlugin, loadPlugins, type PluginOrigin } from '../plugins/load-plugins.ts';
import { type LoadedCodeBlocks, loadCodeBlocks } from './load-code-blocks.ts';

export interface SitePlugins {
  readonly remarkPlugins: readonly LoadedPlugin[];
  readonly rehypePlugins: readonly LoadedPlugin[];
  readonly syntax: readonly LoadedSyntax[];
  readonly codeBlocks: readonly LoadedCodeBlocks[];
}

export const noPlugins: SitePlugins = { remarkPlugins: [], rehypePlugins: [], syntax: [], codeBlocks: [] };

export async function loadSitePlugins(options: MarkdownOptions, origin: PluginOrigin): Promise<Checked<SitePlugins>> {
  const [remark, rehype, syntax, codeBlocks] = await Promise.all([
    loadPlugins(options.remarkPlugins, origin),
    loadPlugins(options.rehypePlugins, origin),
    loadSyntax(options.syntax ?? [], origin),
    loadCodeBlocks(options.codeBlocks ?? [], origin),
  ]);
  return {
    value: {
      remarkPlugins: remark.value,
      rehypePlugins: rehype.value,
      syntax: syntax.value,
      codeBlocks: codeBlocks.value,
    },
    diagnostics: [remark, rehype, syntax, codeBlocks].flatMap(({ diagnostics }) => diagnostics),
  };
}
