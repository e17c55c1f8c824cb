// Results of building articles and pages, for link checks, generated files and the next build. Only the packed facts of
// each article are kept in memory.

import type { FactsBySource } from '../../model/article.ts';
import type { CheckLevel } from '../../model/config.ts';
import { atLevel, type Diagnostic } from '../../model/diagnostic.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ParsedSource } from '../../model/source.ts';
import { hashOf } from '../../text/hash.ts';
import { withFrontMatter } from './front-matter-links.ts';
import type { ArticleEntry, PageEntry } from './manifest.ts';

export interface BuiltPages {
  readonly articles: ReadonlyMap<SourcePath, BuiltArticle>;
  readonly pages: ReadonlyMap<OutputPath, BuiltPage>;
  /** Number of rendered pages. The previous build's manifest contains all other pages. */
  readonly rendered: number;
}

export interface BuiltArticle {
  readonly source: ParsedSource;
  readonly entry: ArticleEntry;
  /** Whether the previous build's manifest has the same entry. */
  readonly isUnchanged: boolean;
  /** Articles with diagnostics are not added to the manifest, so that the next build reports the diagnostics again. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The entry of a page without its stamp, which is known only after publishing. */
export type BuiltPage = Omit<PageEntry, 'stamp'> & { readonly isUnchanged: boolean };

// All properties are listed, because V8 creates a separate hidden class for every object that is created by spreading,
// and there is one object per page.
export function builtPage(page: BuiltPage): BuiltPage {
  const { siteHash, articleHash, key, size, articleSize, assets, isUnchanged } = page;
  return { siteHash, articleHash, key, size, articleSize, assets, isUnchanged };
}

/** Returns facts by source, including references from the front matter. Facts are unpacked on every access. */
export function factsOf({ articles }: Pick<BuiltPages, 'articles'>): FactsBySource {
  return {
    get: (path) => {
      const article = articles.get(path);
      if (!article) return undefined;
      const { buffer, byteOffset, length } = article.entry.facts;
      const facts = Buffer.from(buffer, byteOffset, length).toString('utf8');
      return withFrontMatter(JSON.parse(facts), article.source);
    },
  };
}

/** Digest of the headings, anchors, frames and `<head>` elements of all articles, in any order. */
export function allHeadingsHash({ articles }: BuiltPages): string {
  const lines = [...articles].map(([path, { entry }]) => `${path} ${entry.headingsHash}`);
  return hashOf(lines.sort().join('\n'));
}

/** Returns the sources whose articles are not in the previous build's manifest. */
export function changedSources({ articles }: BuiltPages): readonly SourcePath[] {
  return [...articles].flatMap(([path, { isUnchanged }]) => (isUnchanged ? [] : [path]));
}

export function articleDiagnostics({ articles }: BuiltPages, level: CheckLevel): readonly Diagnostic[] {
  return [...articles.values()].flatMap(({ diagnostics }) => diagnostics.flatMap((each) => atLevel(each, level)));
}
