import { bodyOf } from '../../content/source-body.ts';
import type { ArticleSource } from '../../markdown/compile-article.ts';
import type { PageModules } from '../../model/components.ts';
import type { MarkdownOptions } from '../../model/config.ts';
import type { ParsedSource } from '../../model/site.ts';
import { customPageLayout } from '../../routes/custom-pages.ts';
import { syntaxOf } from '../../routes/source-syntax.ts';

/** Everything that a worker needs to compile one article, except the source text, which it reads itself. */
export interface ArticleJob extends Omit<ArticleSource, 'body' | 'head'> {
  /** Offset of the body, which follows the front matter; see `bodyOf`. */
  readonly bodyStart: number;
  /** Hash of the source text at the time the graph was built. */
  readonly contentHash: string;
  /** Digest of all inputs of the article, except its path and the files that it includes. */
  readonly cacheKey: string;
  /** Whether the article always depends on its path, because a plugin could read the path. */
  readonly isPathDependent: boolean;
}

/** `lang` is the language of the source. */
export type JobOfSource = (source: ParsedSource, lang: string) => ArticleJob;

interface ArticleSourceOptions {
  readonly lang: string;
  readonly options: Pick<MarkdownOptions, 'mdx'>;
  readonly modules?: PageModules | undefined;
  readonly props?: ArticleSource['props'] | undefined;
}

/** Returns everything that is known about an article without its text. */
export function articleHead(
  parsed: ParsedSource,
  { lang, options, modules, props }: ArticleSourceOptions,
): Omit<ArticleSource, 'body' | 'head'> {
  const { path, location } = parsed.file;
  const { contentsMin: min, contentsMax: max } = parsed.frontMatter;
  const contents = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const below = [location.version?.folder, location.relative].filter(Boolean).join('/');
  return {
    path,
    lang,
    // For `content/en/api/keys.md`, this is `content/en`; it is `''` if the content is in the site's root.
    localeFolder: path.slice(0, Math.max(0, path.length - below.length - 1)),
    title: titleOf(parsed),
    syntax: syntaxOf(parsed, options),
    ...((min ?? max) !== undefined && { contents }),
    ...(modules && { modules }),
    ...(props && { props }),
  };
}

function titleOf({ file, frontMatter, title }: ParsedSource): ArticleSource['title'] {
  if (file.kind === 'own' && customPageLayout(frontMatter) !== 'doc') return 'none';
  // The layout of the landing page already shows the title.
  if (file.kind !== 'own' && file.location.section === undefined) return 'elsewhere';
  if (frontMatter.hideTitle) return 'none';
  return file.location.section?.posts?.file === undefined ? { text: title } : { text: title, hasVersions: true };
}

export function articleSource(parsed: ParsedSource, text: string, options: ArticleSourceOptions): ArticleSource {
  return withText(articleHead(parsed, options), text, parsed.bodyStart);
}

/** Adds the text of a source, whose body starts at this offset. */
export function withText<Head extends object>(head: Head, text: string, bodyStart: number): Head & ArticleText {
  return { ...head, body: bodyOf(text, bodyStart), head: text.slice(0, bodyStart) };
}

type ArticleText = Pick<ArticleSource, 'body' | 'head'>;
