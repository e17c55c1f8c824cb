// Sections of posts: the metadata of posts, and lists of posts.
import type { LocalizedText } from './config.ts';
import type { LocaleCode, PageKey, SectionId } from './paths.ts';

/** Metadata of a source in a section of posts, in addition to the fields that all pages have. */
export interface ParsedPost {
  /** A date, or a date and time, in ISO 8601. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  /** Paragraphs of plain text. */
  readonly excerpt: readonly string[];
  /** Estimated reading time in minutes, at least 1. */
  readonly minutes: number;
  /** Versions in a single-file changelog, in source order. */
  readonly versions: readonly ChangelogVersion[];
}

/** A version in a single-file changelog. */
export interface ChangelogVersion {
  readonly name: string;
  /** Release date, or `undefined` if the version is unreleased or its heading has no date. */
  readonly date: string | undefined;
  /** Id of the heading. */
  readonly anchor: string;
}

/** Content of `authors.yaml` and `tags.yaml` of a section. */
export interface PostNames {
  /** Authors by name. If the file does not exist, `undefined`, and any name is accepted. */
  readonly authors: ReadonlyMap<string, AuthorEntry> | undefined;
  readonly tags: ReadonlyMap<string, TagEntry> | undefined;
}

export interface AuthorEntry {
  readonly name: LocalizedText;
  /** Job title. */
  readonly title: LocalizedText | undefined;
  readonly url: string | undefined;
  readonly picture: AuthorPicture | undefined;
}

/** A square image, published unchanged. `path` is relative to the site's root. */
export interface AuthorPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export interface TagEntry {
  readonly label: LocalizedText;
  readonly description: LocalizedText | undefined;
}

/** UI strings used in page titles, in one language. Placeholders are in braces. */
export interface PostStrings {
  readonly tags: string;
  readonly authors: string;
  readonly tagged: string;
  readonly taggedPages: string;
  readonly byAuthor: string;
  readonly pageTitle: string;
}

/** Input for the graph of a site with posts or tags, in addition to the sources. */
export interface PostsInput {
  readonly names: ReadonlyMap<SectionId, PostNames>;
  readonly strings: ReadonlyMap<LocaleCode, PostStrings>;
}

/** Author of a post, as shown on its page. */
export interface PostAuthor {
  readonly key: string;
  readonly name: string;
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly picture: AuthorPicture | undefined;
  /** Page that lists the author's posts. */
  readonly page: PageKey;
}

export interface PostTag {
  readonly key: string;
  readonly label: string;
  readonly page: PageKey;
}

/** Additional properties of a page that is a post. */
export interface PagePost {
  readonly date: string;
  /** Whether the date is in the future. If so, the post is not published yet. */
  readonly isScheduled: boolean;
  readonly authors: readonly PostAuthor[];
  readonly tags: readonly PostTag[];
  readonly minutes: number;
  readonly excerpt: readonly string[];
  readonly newer: PageKey | undefined;
  readonly older: PageKey | undefined;
}

/** Content of a generated list page in a section of posts. */
export type PostList =
  | ({ readonly of: 'posts' | 'tag' | 'author' } & ListedPosts)
  /** All tags or all authors, with the number of posts of each. */
  | {
      readonly of: 'tags' | 'authors';
      readonly entries: readonly { readonly page: PageKey; readonly label: string; readonly count: number }[];
    };

interface ListedPosts {
  /** Posts on this page of the list, newest first. */
  readonly posts: readonly PageKey[];
  /** Number of posts on all pages of the list. */
  readonly total: number;
  /** The author, in a list of kind `author`. */
  readonly author: PostAuthor | undefined;
  /** Pages that list all tags and all authors of the section, if the section has any. */
  readonly tags: PageKey | undefined;
  readonly authors: PageKey | undefined;
  /** All pages of the list, in order. `index` is the index of this page. */
  readonly pages: readonly PageKey[];
  readonly index: number;
}
