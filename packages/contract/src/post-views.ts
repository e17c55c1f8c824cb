// Views of the lines below a post's title, and of lists of posts.

import type { Href } from './html.ts';

export interface PostHeadView {
  readonly date: PostDateView;
  readonly minutes: number;
  readonly mark: 'draft' | 'scheduled' | undefined;
  readonly authors: readonly PostAuthorView[];
  readonly tags: readonly PostLinkView[];
  /** Language and direction of these lines, if they differ from the surrounding article. */
  readonly foreign: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}

/** `iso` is a date or an instant for `<time datetime>`; `label` is the date as formatted for the page's locale. */
export interface PostDateView {
  readonly iso: string;
  readonly label: string;
}

export interface PostLinkView {
  readonly label: string;
  readonly href: Href;
}

export interface PostAuthorView extends PostLinkView {
  /** Role or job title. */
  readonly title: string | undefined;
  /** The author's own website. */
  readonly url: Href | undefined;
  readonly picture: { readonly href: Href; readonly width: number; readonly height: number } | undefined;
}

/** A generated page in a section of posts. */
export interface PostListView {
  readonly layout: 'news' | 'changelog';
  readonly posts: readonly PostCardView[];
  /** Tags or authors, set on pages that list them. */
  readonly entries: readonly (PostLinkView & { readonly count: number })[] | undefined;
  /** Set on pages that list the posts of one author. */
  readonly author: PostAuthorView | undefined;
  readonly feeds: readonly PostLinkView[];
  /** Links to the lists of tags and authors. */
  readonly tags: Href | undefined;
  readonly authors: Href | undefined;
  /** Position of this page in a paginated list, or `undefined` if the list fits on one page. */
  readonly pages: PostListPages | undefined;
}

export interface PostListPages {
  /** 1-based. */
  readonly number: number;
  readonly count: number;
  readonly newer: Href | undefined;
  readonly older: Href | undefined;
}

export interface PostCardView extends PostLinkView {
  readonly date: PostDateView;
  /** Paragraphs of plain text. */
  readonly excerpt: readonly string[];
  readonly minutes: number;
  readonly mark: 'draft' | 'scheduled' | undefined;
  readonly authors: readonly string[];
  readonly tags: readonly PostLinkView[];
  /** Set if the post is shown in another language because it has no translation. */
  readonly foreign: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}
