// Articles: the HTML that sources are compiled to, and facts about it.

import type { ConfiguredHeadTag } from './config.ts';
import type { Position } from './diagnostic.ts';
import type { SourcePath } from './paths.ts';

/** A link, image, file or list that an article refers to. */
export interface Reference {
  /** URL or path, as written in the source. */
  readonly href: string;
  /**
   * Partial that contains the reference. Relative paths are resolved relative to this file. Default: the source itself.
   */
  readonly file: SourcePath | undefined;
  readonly position: Position | undefined;
  /**
   * `file`: an article file that docsgen adds; `href` is its name. `list`: a list of pages; `href` is the folder,
   * page or section to list, or `''` for the items around the page.
   */
  readonly use: 'link' | 'image' | 'file' | 'list';
  /**
   * Set if the reference is also rendered in the browser. The URL then cannot be rewritten, and must be valid as
   * written.
   */
  readonly isFixed?: true;
}

/** Target of a reference for readers of one locale and version. */
export interface ResolvedLink {
  readonly href: string;
  /** Size of an image in pixels; `undefined` if it is unknown or this is not an image. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** HTML of a list of pages, inserted instead of a URL. */
  readonly html?: string;
}

export interface Heading {
  readonly id: string;
  /** Heading level from 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** Inline HTML without links. */
  readonly html: string;
}

/** An element that a page adds to its `<head>`. */
export interface ArticleHeadTag extends Omit<ConfiguredHeadTag, 'tag'> {
  readonly tag: ConfiguredHeadTag['tag'] | 'title';
  /** See `Reference`. */
  readonly file: SourcePath | undefined;
}

/** Data about an article, for links, the table of contents and checks. */
export interface ArticleFacts {
  readonly headings: readonly Heading[];
  /** All ids in the article. */
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
  /** Files that the article includes or shows, including missing ones, sorted. */
  readonly includes: readonly SourcePath[];
  /**
   * Origins of frames that the article loads when a reader requests them, and article files for such frames, sorted.
   * Omitted if there are none.
   */
  readonly frames?: readonly string[];
  readonly head?: readonly ArticleHeadTag[];
}

/** Facts of the article of each source. */
export type FactsBySource = Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;

/** The readable text between two headings of an article. */
export interface TextSection {
  /** The heading, or `undefined` for the text before the first heading. */
  readonly heading: Pick<Heading, 'id' | 'level' | 'text'> | undefined;
  readonly blocks: readonly TextBlock[];
}

export interface TextBlock {
  readonly text: string;
  readonly isCode: boolean;
  /** Terms that the block explains, such as a parameter in the first column of a table. */
  readonly terms?: readonly string[];
}

/**
 * The compiled HTML of a source. The HTML depends only on the source, the files that the source includes, and the
 * Markdown options, not on other pages, because links to the site are placeholders.
 */
export interface CompiledArticle {
  /** HTML between the placeholders: one more item than `placeholders`. */
  readonly html: readonly string[];
  /** For each placeholder, the index of its reference in `facts.references`. */
  readonly placeholders: readonly number[];
  readonly facts: ArticleFacts;
  /** Sections are not part of `facts`, because they are needed only until the page is indexed. */
  readonly sections: readonly TextSection[];
}
