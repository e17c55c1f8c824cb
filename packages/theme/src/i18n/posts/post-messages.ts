// UI strings for posts and tags, which only the server renders.

import type { PluralMessage } from '../messages.ts';

export interface PostMessages {
  /** Titles of the pages that list all tags and all authors. */
  readonly tags: string;
  readonly authors: string;
  /** Titles of the lists of posts with a tag, `{tag}`, and by an author, `{author}`. */
  readonly tagged: string;
  readonly byAuthor: string;
  /** Title of the list of documentation pages with a tag, `{tag}`. */
  readonly taggedPages: string;
  /** Title of the second and later pages of a list, with the `{title}` of the list and the `{number}` of the page. */
  readonly pageTitle: string;
  /** Number of posts with a tag or by an author. */
  readonly count: PluralMessage;
  /** Reading time in minutes. */
  readonly readingTime: PluralMessage;
  /** Label of a post with a future date. */
  readonly scheduled: string;
  /** Labels of the links to the newer and the older post. */
  readonly newer: string;
  readonly older: string;
  /** Links to the other pages of a list. */
  readonly newerPosts: string;
  readonly olderPosts: string;
  /** Label of the group of these links. */
  readonly listPages: string;
  /** Shown between these links: page `{number}` of `{count}`. */
  readonly pageOf: string;
  /** Shown in place of an empty list. */
  readonly empty: string;
  /** Precedes the names of the feeds. */
  readonly subscribe: string;
}
