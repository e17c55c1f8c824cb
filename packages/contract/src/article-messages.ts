// UI strings that the compiler inserts into articles, in the article's language. The theme defines them.

/** Attributes of an element whose language differs from the language of its surroundings. */
export interface ForeignLanguage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** UI strings of a plugin. `foreign` is set as in `ArticleStrings`. */
export interface PluginArticleStrings {
  readonly strings: Readonly<Record<string, string>>;
  readonly foreign?: ForeignLanguage;
}

export interface ArticleStrings {
  /** UI strings of plugins, by the plugin's name. */
  readonly plugins?: Readonly<Record<string, PluginArticleStrings>>;
  /** Set if UI strings in another language are used, because there are none in the article's language. */
  readonly foreign?: ForeignLanguage;
  readonly note: string;
  readonly tip: string;
  readonly info: string;
  readonly warning: string;
  readonly danger: string;
  /** Titles of the two GitHub alert types that are not admonition types in docsgen. */
  readonly important: string;
  readonly caution: string;
  /** Contains `{heading}`. */
  readonly headingLink: string;
  readonly footnotes: string;
  /** Contains `{number}`. */
  readonly footnoteBack: string;
  readonly details: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly table: string;
  /** Accessible text for `…` in a file tree. */
  readonly moreFiles: string;
  readonly picture: {
    /** Appended to the accessible name of an image that can be enlarged. */
    readonly enlarge: string;
    /** Label of the button that closes the enlarged image. */
    readonly close: string;
  };
  /** Label of a video's caption track. */
  readonly captions: string;
  readonly embed: {
    /** Label of the button that loads third-party content. Contains `{provider}`. */
    readonly load: string;
    /** Explains what loading the content reveals about the reader. Contains `{host}`. */
    readonly notice: string;
    /** Label of the link to the content on the provider's site. Contains `{provider}`. */
    readonly open: string;
  };
  /** Labels of API fields. */
  readonly field: { readonly required: string; readonly default: string };
  readonly release: {
    /** Contains `{version}`. */
    readonly since: string;
    readonly deprecated: string;
    /** Contains `{version}`. */
    readonly deprecatedSince: string;
    /** Points to the replacement of a deprecated feature. Contains `{name}`. */
    readonly instead: string;
  };
  /** Label of the link from a glossary term's tooltip to its page. Contains `{term}`. */
  readonly moreAbout: string;
}
