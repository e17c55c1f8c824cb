// Creates the inputs of articles, and their cache keys. On any machine and after any earlier builds, the same key means
// the same article.
import type { Languages } from '../../config/languages/load-languages.ts';
import { codeBelow, packageCode } from '../../config/plugins/package-code.ts';
import type { ArticleSource } from '../../markdown/compile-article.ts';
import { isLocalModule, markdownModules, moduleFolder } from '../../markdown/plugins/markdown-modules.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { PageModules } from '../../model/components.ts';
import type { MarkdownOptions, PluginReference } from '../../model/config.ts';
import type { ParsedSource } from '../../model/source.ts';
import { customPageLayout } from '../../routes/custom-pages.ts';
import { syntaxOf } from '../../routes/source-syntax.ts';
import { hashOf } from '../../text/hash.ts';
import { lockfiles } from '../../text/lockfiles.ts';

/** An article to compile or to read from the cache. The worker reads the text of the source itself. */
export interface ArticleJob extends ArticleSource {
  /** Hash of the source text at the time the graph was built. */
  readonly contentHash: string;
  /** Digest of all inputs of the article, except the files that it includes and, without plugins, its path. */
  readonly cacheKey: string;
}

/** Returns the cache key for an article that depends on its path, because of included files or diagnostics. */
export function keyWithPath({ cacheKey, localeFolder, path }: ArticleJob): string {
  return hashOf(`${cacheKey}\n${localeFolder}\n${path}`);
}

/** Returns all keys that the article may have in the cache. */
export function articleKeys(job: ArticleJob): readonly string[] {
  return [job.cacheKey, keyWithPath(job)];
}

/** `lang` is the language of the source. */
export type JobOfSource = (source: ParsedSource, lang: string) => ArticleJob;

interface ArticleKeyInput {
  readonly codeHash: string;
  readonly options: MarkdownOptions;
  readonly languages: Languages;
  /** See `pluginKey`. */
  readonly plugins: string;
  /** See `SiteComponents`. */
  readonly modulesOf: (source: ParsedSource) => PageModules | undefined;
  /** See `pageProps`. Not set if no source file is a component. */
  readonly propsOf?: (source: ParsedSource) => ArticleSource['props'];
}

/** Returns a function that creates the job to compile a source's article. */
export function articleJobs(input: ArticleKeyInput): JobOfSource {
  const { codeHash, options, languages, plugins, modulesOf, propsOf } = input;
  const { remarkPlugins, rehypePlugins, syntax = [], codeBlocks = [], ...others } = options;
  const withoutPositions = (list: readonly PluginReference[]): unknown => list.map(({ position: _, ...each }) => each);
  const modules = [remarkPlugins, rehypePlugins, syntax, codeBlocks].map(withoutPositions);
  const settings = hashOf(JSON.stringify([codeHash, others, plugins, modules]));
  const uiStringHashes = new Map(
    Object.entries(languages).map(([lang, { article }]) => [lang, hashOf(JSON.stringify(article))]),
  );
  const hasPlugins = markdownModules(options).length > 0;
  return (parsed, lang) => {
    const source = articleSource(parsed, { lang, options, modules: modulesOf(parsed), props: propsOf?.(parsed) });
    const contentHash = parsed.hash;
    // The file extension affects which syntax MDX accepts.
    const syntax = `${source.syntax} ${/\.mdx$/i.test(source.path)}`;
    const parts = [settings, lang, uiStringHashes.get(lang), JSON.stringify(source.title), contentHash, syntax];
    const own = [source.modules?.hash, source.props && JSON.stringify(source.props)];
    // Plugins can read the path.
    const location = hasPlugins ? [source.localeFolder, source.path] : [];
    const cacheKey = hashOf([...parts, ...own, ...location].join('\n'));
    return { ...source, contentHash, cacheKey };
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
    const code = isLocalModule(module) ? codeBelow(moduleFolder(module), files) : packageCode(module, files);
    for (const path of await code) paths.add(path);
  }
  return hashOfFiles([...paths].sort(), files);
}

/** Returns a hash of the paths and texts of files. */
export async function hashOfFiles(paths: readonly string[], files: Pick<SiteFiles, 'readText'>): Promise<string> {
  const texts = await Promise.all(paths.map(async (path) => [path, await files.readText(path)]));
  return hashOf(JSON.stringify(texts));
}

interface ArticleSourceOptions extends Pick<ArticleSource, 'lang' | 'modules' | 'props'> {
  readonly options: Pick<MarkdownOptions, 'mdx'>;
}

export function articleSource(
  parsed: ParsedSource,
  { lang, options, modules, props }: ArticleSourceOptions,
): ArticleSource {
  const { path, location } = parsed.file;
  const below = [location.version?.folder, location.relative].filter(Boolean).join('/');
  return {
    path,
    lang,
    // For `content/en/api/keys.md`, this is `content/en`; it is `''` if the content is in the site's root.
    localeFolder: path.slice(0, Math.max(0, path.length - below.length - 1)),
    title: titleOf(parsed),
    contents: { min: parsed.frontMatter.contentsMin, max: parsed.frontMatter.contentsMax },
    bodyStart: parsed.bodyStart,
    syntax: syntaxOf(parsed, options),
    modules,
    props,
  };
}

function titleOf({ file, frontMatter, title }: ParsedSource): ArticleSource['title'] {
  if (file.kind === 'own' && customPageLayout(frontMatter) !== 'doc') return 'none';
  // The layout of the landing page already shows the title.
  if (file.kind !== 'own' && file.location.section === undefined) return 'elsewhere';
  if (frontMatter.hideTitle) return 'none';
  return file.location.section?.posts?.file === undefined ? { text: title } : { text: title, hasVersions: true };
}
