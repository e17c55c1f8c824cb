// What pages show of posts: the lines below a post's title, and the lists of posts.

import type { Href } from './html.ts';

/** The lines below the title of a post. */
export interface PostHeadView {
  readonly date: PostDateView;
  readonly minutes: number;
  readonly mark: 'draft' | 'scheduled' | undefined;
  readonly authors: readonly PostAuthorView[];
  readonly tags: readonly PostLinkView[];
  /** Language and direction of the page, where the article around these lines has others. */
  readonly foreign: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}

/** A day or an instant for `<time datetime>`, and the day as a reader of this language writes it. */
export interface PostDateView {
  readonly iso: string;
  readonly label: string;
}

export interface PostLinkView {
  readonly label: string;
  readonly href: Href;
}

export interface PostAuthorView extends PostLinkView {
  /** What they do. */
  readonly title: string | undefined;
  /** Their own site. */
  readonly url: Href | undefined;
  readonly picture: { readonly href: Href; readonly width: number; readonly height: number } | undefined;
}

/** A generated page of a section of posts. */
export interface PostListView {
  readonly layout: 'news' | 'changelog';
  readonly posts: readonly PostCardView[];
  /** Tags or authors, on the pages that list these. */
  readonly entries: readonly (PostLinkView & { readonly count: number })[] | undefined;
  /** Author whose posts these are. */
  readonly author: PostAuthorView | undefined;
  readonly feeds: readonly PostLinkView[];
  /** Lists of tags and of authors. */
  readonly tags: Href | undefined;
  readonly authors: Href | undefined;
  /** Place of this page in a list of several; `undefined`: there is one. */
  readonly pages: PostListPages | undefined;
}

export interface PostListPages {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly newer: Href | undefined;
  readonly older: Href | undefined;
}

/** A post in a list. */
export interface PostCardView extends PostLinkView {
  readonly date: PostDateView;
  /** Paragraphs of plain text. */
  readonly excerpt: readonly string[];
  readonly minutes: number;
  readonly mark: 'draft' | 'scheduled' | undefined;
  readonly authors: readonly string[];
  readonly tags: readonly PostLinkView[];
  /** Where it is in another language than the page, for want of a translation. */
  readonly foreign: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}
