// What a build knows of its articles and pages once they are made: for link checks, for the files beside the pages, for
// the next build. Of an article only the facts are kept, packed.

import { atLevel } from '../../diagnostics/level.ts';
import type { CheckLevel } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ArticleFacts, ParsedSource } from '../../model/site.ts';
import { withFrontMatter } from './front-matter-links.ts';
import type { ArticleEntry, PageEntry } from './manifest.ts';
import { unpackFacts } from './packed-facts.ts';

export interface BuiltPages {
  readonly articles: ReadonlyMap<SourcePath, BuiltArticle>;
  readonly pages: ReadonlyMap<OutputPath, BuiltPage>;
  /** Number of pages that were rendered; the others are as the previous build left them. */
  readonly rendered: number;
}

export interface BuiltArticle {
  readonly source: ParsedSource;
  readonly entry: ArticleEntry;
  /** The previous build's manifest says the same. */
  readonly isUnchanged: boolean;
  /** Articles with diagnostics are not in the manifest: the next build has to tell them again. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The entry of a page, whose stamp is found out when it is published. */
export type BuiltPage = Omit<PageEntry, 'stamp'> & { readonly isUnchanged: boolean };

// Key by key: V8 gives each object that others are spread into a class of its own, and there is one for each page.
export function builtPage(entry: Omit<BuiltPage, 'isUnchanged'>, change: 'none' | 'new'): BuiltPage {
  const { siteHash, articleHash, key, size, articleSize, assets } = entry;
  return { siteHash, articleHash, key, size, articleSize, assets, isUnchanged: change === 'none' };
}

type FactsBySource = Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;

/** Facts by source, those of the front matter too, unpacked whenever they are asked for. */
export function factsOf({ articles }: Pick<BuiltPages, 'articles'>): FactsBySource {
  return {
    get: (path) => {
      const article = articles.get(path);
      return article && withFrontMatter(unpackFacts(article.entry.facts), article.source);
    },
  };
}

/** Digest of the headings and anchors of all articles, in whatever order they were made. */
export function allHeadingsHash({ articles }: BuiltPages, hashOf: (text: string) => string): string {
  const lines = [...articles].map(([path, { entry }]) => `${path} ${entry.headingsHash}`);
  return hashOf(lines.sort().join('\n'));
}

/**
 * Paths of the sources whose articles were compiled, or found in the cache, because the previous build did not know
 * them.
 */
export function renewedSources({ articles }: BuiltPages): readonly SourcePath[] {
  return [...articles].flatMap(([path, { isUnchanged }]) => (isUnchanged ? [] : [path]));
}

export function articleDiagnostics({ articles }: BuiltPages, level: CheckLevel): readonly Diagnostic[] {
  return [...articles.values()].flatMap(({ diagnostics }) => diagnostics.flatMap((each) => atLevel(each, level)));
}
