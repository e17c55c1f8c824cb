// What a page of the site's folder `pages/` is given, and what it says of itself. `docsgen/theme` exports both types.

/** Props of the component that such a page exports as its default. Plain values. */
export interface PageProps {
  readonly page: {
    /** Address on the site, without `baseUrl`: `/en/pricing/`. */
    readonly url: string;
    readonly title: string;
    readonly description?: string;
    readonly layout: PageLayout;
  };
  /** Language of the file: that of its folder, else the default one. */
  readonly locale: PageLocale;
  readonly site: {
    readonly title: string;
    readonly tagline?: string;
    /** Origin of the published site, where the configuration says it: `https://docs.example.com`. */
    readonly url?: string;
    /** Begins and ends with a slash. */
    readonly baseUrl: string;
    /** All languages; the first one is the default. */
    readonly locales: readonly PageLocale[];
  };
}

export interface PageLocale {
  readonly code: string;
  /** What the language calls itself: `Español`. */
  readonly label: string;
  /** For `lang` attributes and `Intl`. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
}

/** `site`: between navbar and footer; `plain`: nothing around it; `doc`: like an article, with a table of contents. */
export type PageLayout = 'site' | 'plain' | 'doc';

/** What a page may say in `export const meta`. It is read without being run, so all of it is written down there. */
export interface PageMeta {
  /** Default: the file's name; of a landing page, the site's title. */
  readonly title?: string;
  /** For search engines and link previews. */
  readonly description?: string;
  /** Default: `site`. */
  readonly layout?: PageLayout;
  /** Picture for link previews: a file of `static/`, or an address. */
  readonly image?: string;
  readonly keywords?: readonly string[];
  /** The page is built, but in no search and no list for search engines. */
  readonly unlisted?: boolean;
  /** The page is left out of builds. */
  readonly draft?: boolean;
  /** Whether the search of the site finds it. Default: true. */
  readonly searchable?: boolean;
  /** With the layout `doc`: id of the section whose sidebar stands beside it. */
  readonly sidebar?: string;
  /** With the layout `doc`: whether it has a table of contents. Default: true. */
  readonly contents?: boolean;
}
