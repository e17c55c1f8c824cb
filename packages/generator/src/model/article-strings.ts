// The words docsgen itself puts into an article. They come from the theme, in the language of the article.

export interface ArticleStrings {
  readonly note: string;
  readonly tip: string;
  readonly info: string;
  readonly warning: string;
  readonly danger: string;
  /** `{heading}` is replaced. */
  readonly headingLink: string;
  readonly footnotes: string;
  /** `{number}` is replaced. */
  readonly footnoteBack: string;
  readonly details: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly table: string;
}
