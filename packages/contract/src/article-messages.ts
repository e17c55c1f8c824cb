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
  readonly picture: {
    /** Said after the name of a picture that opens at its full size. */
    readonly enlarge: string;
    /** Name of the button that closes it again. */
    readonly close: string;
  };
  /** Name of a video's captions. */
  readonly captions: string;
  readonly embed: {
    /** Name of the button that loads content of another site; `{provider}`. */
    readonly load: string;
    /** What that means for the reader; `{host}`. */
    readonly notice: string;
    /** The link to the content at its own site; `{provider}`. */
    readonly open: string;
  };
  /** What is said of a parameter. */
  readonly field: { readonly required: string; readonly default: string };
  readonly release: {
    /** `{version}` is replaced. */
    readonly since: string;
    readonly deprecated: string;
    /** `{version}` is replaced. */
    readonly deprecatedSince: string;
    /** What takes the place of something deprecated; `{name}`. */
    readonly instead: string;
  };
  /** A link from the explanation of a word to what says more; `{term}`. */
  readonly moreAbout: string;
  /** What a drawing is called that says nothing itself. */
  readonly diagram: string;
  /** Above the words that a drawing was made from. */
  readonly diagramSource: string;
  /** Beside the source of a drawing that the browser could not make; `{message}`. */
  readonly diagramFailure: string;
  /** Code that readers can change and run. */
  readonly playground: {
    /** Name of the button that opens the editor. */
    readonly open: string;
    /** Name of the field with the code. */
    readonly editor: string;
    /** Name of what the code gives. */
    readonly result: string;
    /** Name of the button that brings the author's code back. */
    readonly reset: string;
    /** A mistake and its place; `{line}`, `{message}`. */
    readonly line: string;
    /** Said of code that was stopped because it did not come to an end. */
    readonly stuck: string;
    /** Said where the editor cannot be loaded. */
    readonly failure: string;
  };
}
