// Types for pages in the site's `pages/` folder, exported by `docsgen/theme`.

/** Props of the component that a page exports as default. They contain only plain values. */
export interface PageProps {
  readonly page: {
    /** URL of the page, without `baseUrl`: `/en/pricing/`. */
    readonly url: string;
    readonly title: string;
    readonly description?: string;
    readonly layout: PageLayout;
  };
  /** Locale of the folder that contains the file or, if there is none, the default locale. */
  readonly locale: PageLocale;
  readonly site: {
    readonly title: string;
    readonly tagline?: string;
    /** Origin of the published site, if it is configured: `https://docs.example.com`. */
    readonly url?: string;
    /** With a leading and a trailing slash. */
    readonly baseUrl: string;
    /** The default locale is first. */
    readonly locales: readonly PageLocale[];
  };
}

export interface PageLocale {
  readonly code: string;
  /** Name of the language in that language: `Español`. */
  readonly label: string;
  /** BCP 47 tag for `lang` attributes and `Intl`. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
}

/** `site` has a navbar and a footer, `plain` has neither, and `doc` is an article with a table of contents. */
export type PageLayout = 'site' | 'plain' | 'doc';

/** Type of `export const meta`. The object is read without running the module, so it must contain only literals. */
export interface PageMeta {
  /** Default: the file name, or the site title on a landing page. */
  readonly title?: string;
  /** For search engines and link previews. */
  readonly description?: string;
  /** Default: `site`. */
  readonly layout?: PageLayout;
  /** Image for link previews: a URL, or the path of a file in `static/`. */
  readonly image?: string;
  readonly keywords?: readonly string[];
  /** The page is built, but excluded from search and the sitemap. */
  readonly unlisted?: boolean;
  /** The page is excluded from builds. */
  readonly draft?: boolean;
  /** Whether the page is included in the site's search. Default: true. */
  readonly searchable?: boolean;
  /** Layout `doc` only: id of the section whose sidebar is shown. */
  readonly sidebar?: string;
  /** Layout `doc` only: whether to show a table of contents. Default: true. */
  readonly contents?: boolean;
}
