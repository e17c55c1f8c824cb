// Posts: what their section is configured to be, what a post says of itself, and the lists that are made of posts.
import type { LocalizedText } from './config.ts';
import type { LocaleCode, PageKey, SectionId } from './paths.ts';

export interface PostsOptions {
  readonly description: LocalizedText | undefined;
  readonly layout: 'news' | 'changelog';
  /** Path of the one file of a changelog, from the site's folder; `undefined`: each post has a file. */
  readonly file: LocalizedText | undefined;
  readonly perPage: number;
  /** The day of a post is part of its address. */
  readonly hasDatedAddresses: boolean;
  readonly sidebar: 'recent' | 'years' | 'none';
  /** Number of posts in a sidebar of the newest. */
  readonly recent: number;
  readonly feed: { readonly content: 'full' | 'excerpt'; readonly limit: number } | undefined;
}

/** What a source in a section of posts says, beside the fields of any front matter. */
export interface ParsedPost {
  /** A day or an instant, in ISO 8601; `undefined`: it has none. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  /** Paragraphs of plain text. */
  readonly excerpt: readonly string[];
  /** At a usual speed, 1 at least. */
  readonly minutes: number;
  /** Versions in the one file of a changelog, in its order. */
  readonly versions: readonly ChangelogVersion[];
}

/** A version in the one file of a changelog. */
export interface ChangelogVersion {
  readonly name: string;
  /** `undefined`: it is not released, or its heading has no date. */
  readonly date: string | undefined;
  /** Id of its heading. */
  readonly anchor: string;
}

/** `authors.yaml` and `tags.yaml` of a section. */
export interface PostNames {
  /** `undefined`: there is no such file, and any name will do. */
  readonly authors: ReadonlyMap<string, AuthorEntry> | undefined;
  readonly tags: ReadonlyMap<string, TagEntry> | undefined;
}

export interface AuthorEntry {
  readonly name: LocalizedText;
  /** What they do. */
  readonly title: LocalizedText | undefined;
  readonly url: string | undefined;
  readonly picture: AuthorPicture | undefined;
}

/** A square, published as it is; `path`: from the root of the site. */
export interface AuthorPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export interface TagEntry {
  readonly label: LocalizedText;
  readonly description: LocalizedText | undefined;
}

/** Words of the interface that are part of titles of pages, in one language. Placeholders stand in braces. */
export interface PostWords {
  readonly tags: string;
  readonly authors: string;
  readonly tagged: string;
  readonly taggedPages: string;
  readonly byAuthor: string;
  readonly pageTitle: string;
}

/** All that a graph with posts or tags is built from, in addition to the sources. */
export interface PostsInput {
  readonly names: ReadonlyMap<SectionId, PostNames>;
  readonly words: ReadonlyMap<LocaleCode, PostWords>;
}

/** What a page shows of the author of its post. */
export interface PostAuthor {
  readonly key: string;
  readonly name: string;
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly picture: AuthorPicture | undefined;
  /** List of their posts. */
  readonly page: PageKey;
}

export interface PostTag {
  readonly key: string;
  readonly label: string;
  readonly page: PageKey;
}

/** A page's side of being a post. */
export interface PagePost {
  readonly date: string;
  /** The date is to come: readers do not see the post yet. */
  readonly isScheduled: boolean;
  readonly authors: readonly PostAuthor[];
  readonly tags: readonly PostTag[];
  readonly minutes: number;
  readonly excerpt: readonly string[];
  readonly newer: PageKey | undefined;
  readonly older: PageKey | undefined;
}

/** What a generated page of a section of posts lists. */
export type PostList =
  | ({ readonly of: 'posts' | 'tag' | 'author' } & ListedPosts)
  /** All tags, or all authors, with how many posts they have. */
  | {
      readonly of: 'tags' | 'authors';
      readonly entries: readonly { readonly page: PageKey; readonly label: string; readonly count: number }[];
    };

interface ListedPosts {
  /** Those of this page, the newest first. */
  readonly posts: readonly PageKey[];
  /** Number of posts on all its pages. */
  readonly total: number;
  /** Author whose posts these are. */
  readonly author: PostAuthor | undefined;
  /** Tags or authors that the section has; `undefined`: none. */
  readonly tags: PageKey | undefined;
  readonly authors: PageKey | undefined;
  /** Pages of the list, in their order, and the index of this one. */
  readonly pages: readonly PageKey[];
  readonly index: number;
}
