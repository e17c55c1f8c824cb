// Messages that the compiler puts into an article. They come from the theme, in the language of the article.

/** Attributes of an element whose text is in another language than what it stands in. */
export interface ForeignText {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export interface ArticleMessages {
  /** Set where the messages are not in the language of the article, because that has none. */
  readonly foreign?: ForeignText;
  readonly note: string;
  readonly tip: string;
  readonly info: string;
  readonly warning: string;
  readonly danger: string;
  /** Titles of the two of GitHub's alerts that are no kind of their own. */
  readonly important: string;
  readonly caution: string;
  /** `{heading}` is replaced. */
  readonly headingLink: string;
  readonly footnotes: string;
  /** `{number}` is replaced. */
  readonly footnoteBack: string;
  readonly details: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly table: string;
  /** What `…` in a tree of files stands for. */
  readonly moreFiles: string;
}
