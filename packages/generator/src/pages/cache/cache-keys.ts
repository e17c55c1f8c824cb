// Cache keys of articles and pages. On any machine and after any earlier builds, the same key means the same bytes.

import type { Languages } from '../../config/languages/load-languages.ts';
import { codeBelow, lockfiles, packageCode } from '../../config/plugins/package-code.ts';
import { markdownModules } from '../../markdown/plugins/markdown-modules.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { PageModules } from '../../model/components.ts';
import type { MarkdownOptions, PluginReference } from '../../model/config.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { CategoryFile, ParsedSource, SidebarFile } from '../../model/site.ts';
import { hashOf } from '../../text/hash.ts';
import { folderOf, normalizePath } from '../../text/hrefs.ts';
import { isSourced, type RenderContext } from '../render/render-context.ts';
import { type ArticleJob, articleHead, type JobOfSource } from './article-job.ts';

interface ArticleKeyInput {
  readonly codeHash: string;
  readonly options: MarkdownOptions;
  readonly languages: Languages;
  /** See `pluginKey`. */
  readonly plugins: string;
  /** See `SiteComponents`. */
  readonly modulesOf: (source: ParsedSource) => PageModules | undefined;
  /** See `pageProps`. Not set if no source file is a component. */
  readonly propsOf?: (source: ParsedSource) => ArticleJob['props'];
}

/** Returns a function that creates the job to compile a source's article. */
export function articleJobs({
  codeHash,
  options,
  languages,
  plugins,
  modulesOf,
  propsOf,
}: ArticleKeyInput): JobOfSource {
  const { remarkPlugins, rehypePlugins, syntax = [], codeBlocks = [], ...others } = options;
  const withoutPositions = (list: readonly PluginReference[]): unknown => list.map(({ position: _, ...each }) => each);
  const modules = [remarkPlugins, rehypePlugins, syntax, codeBlocks].map(withoutPositions);
  const settings = hashOf(JSON.stringify([codeHash, others, plugins, modules]));
  const uiStringHashes = new Map(
    Object.entries(languages).map(([lang, { article }]) => [lang, hashOf(JSON.stringify(article))]),
  );
  const isPathDependent = markdownModules(options).length > 0;
  return (parsed, lang) => {
    const head = articleHead(parsed, { lang, options, modules: modulesOf(parsed), props: propsOf?.(parsed) });
    const { modules, props } = head;
    const contentHash = parsed.file.hash;
    // The file extension affects which syntax MDX accepts.
    const syntax = `${head.syntax} ${/\.mdx$/i.test(head.path)}`;
    const parts = [settings, lang, uiStringHashes.get(lang), JSON.stringify(head.title), contentHash, syntax];
    const own = [...(modules ? [modules.hash] : []), ...(props ? [JSON.stringify(props)] : [])];
    const cacheKey = hashOf([...parts, ...own].join('\n'));
    return { ...head, bodyStart: parsed.bodyStart, contentHash, cacheKey, isPathDependent };
  };
}

/**
 * Returns a hash of the code of all Markdown modules of the site and its plugins. It covers the whole folder of a local
 * plugin, and the code of a package and the lockfile. Data files that a plugin reads are not included, because plugins
 * do not declare these files.
 */
export async function pluginKey(options: MarkdownOptions, files: SiteFiles): Promise<string> {
  const plugins = markdownModules(options).map(({ module }) => module);
  if (plugins.length === 0) return '';
  const paths = new Set(lockfiles);
  for (const module of plugins) {
    const isFile = /^\.{0,2}\//.test(module);
    const code = isFile ? codeBelow(folderOf(normalizePath(module) ?? module), files) : packageCode(module, files);
    for (const path of await code) paths.add(path);
  }
  const texts = await Promise.all([...paths].sort().map(async (path) => [path, await files.readText(path)]));
  return hashOf(JSON.stringify(texts));
}

interface SiteHashInput {
  readonly context: RenderContext;
  readonly codeHash: string;
  /** Category and sidebar files. */
  readonly categories: readonly (CategoryFile | SidebarFile)[];
  /** See `SourceCache`. */
  readonly frontMatterHashOf: (path: SourcePath) => string;
}

/**
 * Returns a hash of all data of the rest of the site that a page can show. While this hash is unchanged, a page changes
 * only if its article changes.
 */
export function siteHashOf({ context, codeHash, categories, frontMatterHashOf }: SiteHashInput): string {
  const { graph, announcements, copyrights, generator, languages, searchIndex, assets } = context;
  const pages = [...graph.pages.values()].map((page) => {
    const { key, url, title, description, translation, isUnlisted } = page;
    const own = [key, url, title, description, translation, isUnlisted, page.kind];
    if (!isSourced(page))
      return JSON.stringify([
        ...[...own, page.image, page.keywords, 'posts' in page ? page.posts : null],
        'listed' in page ? page.listed : null,
      ]);
    const post = page.kind === 'doc' ? (page.post ?? page.tags) : undefined;
    const { file, change } = page.parsed;
    const origin = graph.tree.generated?.get(file.path)?.from?.file;
    const fromPlugins = change || origin !== undefined ? [change, origin] : [];
    return JSON.stringify([...own, page.sourceLocale.code, frontMatterHashOf(file.path), post, ...fromPlugins]);
  });
  const folders = categories.map(({ file }) => `${file.path} ${file.hash}`);
  const files = [
    ...(graph.componentFiles ?? []),
    ...graph.tree.assets,
    '',
    ...graph.tree.staticFiles,
    '',
    ...graph.drafts,
  ];
  const lines = [
    JSON.stringify([
      codeHash,
      generator,
      searchIndex,
      graph.config,
      graph.brand,
      languages,
      clientNames(assets),
      [...announcements],
      [...copyrights],
    ]),
    ...pages,
    ...folders,
    ...files,
  ];
  return hashOf(lines.join('\n'));
}

/**
 * Returns the names of client files, which contain content hashes. Article files are omitted, because the keys of the
 * pages that use them contain them.
 */
function clientNames({
  files: _,
  extras: _extras,
  articleFiles: _articleFiles,
  parts,
  messageScripts,
  ...names
}: ClientAssets): unknown {
  return [names, [...messageScripts], ...(parts?.own ? [parts.own.hash] : [])];
}
