// UI strings for posts and tags, which only the server renders.

import type { PluralMessage } from '../messages.ts';

export interface PostMessages {
  /** Titles of the pages that list all tags, and all authors. */
  readonly tags: string;
  readonly authors: string;
  /** Titles of the pages that list posts with one tag, `{tag}`, and of one author, `{author}`. */
  readonly tagged: string;
  /** Title of the page that lists the documentation pages with one tag, `{tag}`. */
  readonly taggedPages: string;
  readonly byAuthor: string;
  /** Title of the second and later pages of a list; `{title}`, `{number}`. */
  readonly pageTitle: string;
  /** How many posts a tag or an author has. */
  readonly count: PluralMessage;
  /** How many minutes a post takes to read. */
  readonly readingTime: PluralMessage;
  /** Mark of a post whose date is to come. */
  readonly scheduled: string;
  /** Words before the titles of the neighbours of a post. */
  readonly newer: string;
  readonly older: string;
  /** Links to other pages of a list. */
  readonly newerPosts: string;
  readonly olderPosts: string;
  /** Name of the landmark with these. */
  readonly listPages: string;
  /** Between these; `{number}`, `{count}`. */
  readonly pageOf: string;
  /** Instead of a list without posts. */
  readonly empty: string;
  /** Before the names of the feeds. */
  readonly subscribe: string;
}
