// `docsgen/plugin`, the module that plugins import.
import type { ArticleContext } from './model/article-api.ts';
import type { Described } from './model/described.ts';
import type { PluginDefinition } from './model/plugin-api.ts';
import { noArticle } from './model/plugins.ts';

export type {
  ArticleContext,
  ArticleFileSource,
  ArticleFileSources,
  CodeBlock,
  CodeBlockRenderer,
  CodeBlocksReference,
  FrameSource,
  HtmlElement,
  HtmlNode,
  MarkdownAdditions,
  ModuleReference,
  PluginStrings,
  SiteModuleSource,
  SyntaxExtension,
} from './model/article-api.ts';
export type { Described, DescribedValue, ValueOf, ValuesOf } from './model/described.ts';
export type {
  CommandContext,
  ContentFile,
  HeadTag,
  HookContext,
  PageChange,
  PagesContext,
  Place,
  PluginCommand,
  PluginDefinition,
  PluginFile,
  PluginLocale,
  PluginPage,
  PluginSection,
  PluginSite,
  Problem,
  YamlFile,
} from './model/plugin-api.ts';

/** Returns the definition unchanged, but adds types. */
export function definePlugin<
  const Options extends Described = Record<never, never>,
  const Keys extends Described = Record<never, never>,
>(definition: PluginDefinition<Options, Keys>): PluginDefinition<Options, Keys> {
  return definition;
}

/**
 * Returns the article that is being compiled, for remark and rehype plugins that a plugin adds with `markdown()`.
 * `file` is the second argument of their transformer.
 */
export function articleOf(file: { readonly data: object }): ArticleContext {
  const article: ArticleContext | undefined = Reflect.get(file.data, 'docsgenArticle');
  if (article === undefined) throw new Error(noArticle);
  return article;
}
