// What the article of a source is compiled from: all that a worker has to be told of it, the text itself aside.
import { bodyOf } from '../../content/source-body.ts';
import type { ArticleSource } from '../../markdown/compile-article.ts';
import type { PageModules } from '../../model/components.ts';
import type { MarkdownOptions } from '../../model/config.ts';
import type { ParsedSource } from '../../model/site.ts';
import { ownLayout } from '../../routes/custom-pages.ts';
import { syntaxOf } from '../../text/source-syntax.ts';

/** One article to compile. The worker reads the text itself. */
export interface ArticleJob extends Omit<ArticleSource, 'body' | 'head'> {
  /** Where the text begins below its front matter; see `bodyOf`. */
  readonly bodyStart: number;
  /** Hash of the text that the graph was built from. */
  readonly contentHash: string;
  /** Digest of all that the article depends on, but for its path and the files it includes. */
  readonly cacheKey: string;
  /** The article depends on its path in any case, because a plugin can ask for it. */
  readonly isPathDependent: boolean;
  /** What a source in MDX can import; left out: nothing. */
  readonly modules?: PageModules;
}

/** `lang`: the language of the source. */
export type JobOfSource = (source: ParsedSource, lang: string) => ArticleJob;

export function articleHead(
  parsed: ParsedSource,
  lang: string,
  options: Pick<MarkdownOptions, 'mdx'>,
): Pick<ArticleJob, 'path' | 'lang' | 'localeFolder' | 'title' | 'syntax' | 'contents'> {
  const { path, location } = parsed.file;
  const { contentsMin: min, contentsMax: max } = parsed.frontMatter;
  const contents = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const below = [location.version?.folder, location.relative].filter(Boolean).join('/');
  return {
    path,
    lang,
    // `content/en` for `content/en/api/keys.md`; `''` where the site's folder is the content itself.
    localeFolder: path.slice(0, Math.max(0, path.length - below.length - 1)),
    title: titleOf(parsed),
    syntax: syntaxOf(parsed, options),
    ...((min ?? max) !== undefined && { contents }),
  };
}

function titleOf({ file, frontMatter, title }: ParsedSource): ArticleSource['title'] {
  if (file.kind === 'own' && ownLayout(frontMatter) !== 'doc') return 'none';
  // The landing page's layout shows its title itself.
  if (file.kind !== 'own' && file.location.section === undefined) return 'elsewhere';
  if (frontMatter.hideTitle) return 'none';
  return file.location.section?.posts?.file === undefined ? { text: title } : { text: title, hasVersions: true };
}

interface SourceSurroundings {
  readonly lang: string;
  readonly options: Pick<MarkdownOptions, 'mdx'>;
  readonly modules?: PageModules | undefined;
  readonly props?: ArticleSource['props'] | undefined;
}

export function articleSource(parsed: ParsedSource, text: string, around: SourceSurroundings): ArticleSource {
  const { bodyStart } = parsed;
  const { modules, props } = around;
  const head = articleHead(parsed, around.lang, around.options);
  return {
    ...head,
    body: bodyOf(text, bodyStart),
    head: text.slice(0, bodyStart),
    ...(modules && { modules }),
    ...(props && { props }),
  };
}
