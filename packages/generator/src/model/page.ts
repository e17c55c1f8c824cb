// Pages of a site.

import type { Locale, Section, Version } from './config.ts';
import type { OutputPath, PageId, PageKey, SourcePath, UrlPath } from './paths.ts';
import type { PagePost, PostList, PostTag } from './posts.ts';
import type { ParsedSource } from './source.ts';

export type TranslationState = 'original' | 'current' | 'outdated' | 'missing';

interface PageBase {
  readonly key: PageKey;
  readonly id: PageId;
  readonly locale: Locale;
  readonly url: UrlPath;
  readonly output: OutputPath;
  readonly title: string;
  readonly description: string | undefined;
  readonly translation: TranslationState;
  readonly isUnlisted: boolean;
}

/** The properties of a page that are needed to resolve its links. */
export interface PageLocation extends Pick<PageBase, 'key' | 'id' | 'locale' | 'url'> {
  readonly section: Section | undefined;
  readonly version: Version | undefined;
}

/** A page generated from a Markdown file. */
export interface DocPage extends PageBase {
  readonly kind: 'doc';
  readonly section: Section;
  readonly version: Version;
  readonly parsed: ParsedSource;
  /** Locale of the source. Differs from the page's locale if the translation is missing. */
  readonly sourceLocale: Locale;
  /** Only in sections of posts. */
  readonly post?: PagePost;
  /** Only outside sections of posts. */
  readonly tags?: readonly PostTag[];
  /**
   * Set for pages outside sections of posts if the date is in the future. Only the development server shows such a
   * page.
   */
  readonly isScheduled?: true;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly sourceLocale: Locale;
}

/** A page in `pages/`: a component or Markdown, outside all sections. May be the landing page. */
export interface CustomPage extends PageBase {
  readonly kind: 'own';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly sourceLocale: Locale;
}

/** A generated index page: the pages of a category as cards. */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
  readonly section: Section;
  readonly version: Version;
  /**
   * Category or sidebar file that defines the page; `undefined` if the page replaces a missing index page at the root.
   */
  readonly file: SourcePath | undefined;
  readonly image: string | undefined;
  readonly keywords: readonly string[];
  /** Posts to list instead of the content of the category. */
  readonly posts?: PostList;
  /** Pages to list instead of the content of the category. */
  readonly listed?: readonly ListedPage[];
  /** Parent page in the breadcrumbs. */
  readonly above?: PageKey;
}

interface ListedPage {
  readonly page: PageKey;
  readonly label: string;
  readonly description: string | undefined;
  /** In the list of tags: number of pages with the tag. */
  readonly count?: number;
}

/** Landing page of a site without its own landing page. Lists the sections. */
export interface SectionsPage extends PageBase {
  readonly kind: 'category';
  readonly section: undefined;
  readonly version: undefined;
  readonly file: undefined;
  readonly image: undefined;
  readonly keywords: readonly string[];
}

export type Page = DocPage | HomePage | CustomPage | CategoryPage | SectionsPage;

export type SourcedPage = DocPage | HomePage | CustomPage;

export function isSourced(page: Page): page is SourcedPage {
  return page.kind !== 'category';
}

/** Returns the path that identifies a page to authors: its source file or, if it has none, its output file. */
export function shownPath(page: Page): string {
  return isSourced(page) ? page.parsed.file.path : page.output;
}
