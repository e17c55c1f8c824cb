// Types of a configuration in TypeScript or JavaScript: `docsgen/config`. Generated from `config/schema/schema.ts`
// by `npx vitest run --project unit tests/unit/config/config-types.test.ts -u`.

import type { ConfigEnvironment } from './model/config-module.ts';

export type { ConfigEnvironment };

/** The configuration, or a function that returns it. It is returned unchanged; the function only adds types. */
export function defineConfig(config: SiteConfig): SiteConfig;
export function defineConfig(config: ConfigFunction): ConfigFunction;
export function defineConfig(config: SiteConfig | ConfigFunction): SiteConfig | ConfigFunction {
  return config;
}

export type ConfigFunction = (environment: ConfigEnvironment) => SiteConfig | Promise<SiteConfig>;

/** A string for all languages, or one string per locale code: `{ es: 'Inicio', en: 'Home' }`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** Configuration of a docsgen site. */
export interface SiteConfig {
  /** JSON Schema for editors; docsgen ignores it. */
  readonly $schema?: string;
  /** Name of the site, used in the navbar, page titles and link previews. */
  readonly title: LocalizedText;
  /** The site in one sentence. It is the description of the landing page. */
  readonly tagline?: LocalizedText;
  /**
   * URL of the published site, without a path: `https://docs.example.com`. Required for canonical links, the sitemap
   * and search from the address bar.
   */
  readonly url?: string;
  /** Path prefix of the published site, such as `/docs/`. Default: `/`. */
  readonly baseUrl?: string;
  /**
   * Whether URLs end with a slash. If true, pages are written to `a/b/index.html`, otherwise to `a/b.html`. Default:
   * true.
   */
  readonly trailingSlash?: boolean;
  /**
   * Languages of the site. The first is the default language, whose URLs do not contain a language code. Default:
   * English only.
   */
  readonly locales?: readonly {
    /**
     * Language tag, such as `es` or `pt-BR`. It is also the name of the folder in `content/` and, except for the first
     * locale, the first segment of the URL.
     */
    readonly code: string;
    /** Name of the language in that language: `Español`. Default: derived from the code. */
    readonly label?: string;
    /** Writing direction. Default: derived from the code. */
    readonly direction?: 'ltr' | 'rtl';
    /** The `lang` attribute of its pages. Default: the code. */
    readonly htmlLang?: string;
    /**
     * Folder of its pages, relative to the site’s root directory, such as `docs/en`. With `.`, the root directory
     * itself, only the folders of `sections` are read, and the README is the landing page. Default: `content/<code>`.
     */
    readonly content?: string;
  }[];
  /**
   * Sections of the site, each with its own sidebar. Default: one section, `docs`, at the root, with the pages in
   * `content/<locale>/`.
   */
  readonly sections?: readonly {
    /** ID of the section in links and page IDs. Do not change it later: browsers store it with the reader’s choices. */
    readonly id: string;
    /** Name of the section on pages. Default: the ID. */
    readonly label?: LocalizedText;
    /** URL prefix of its pages. Default: `/<id>`. */
    readonly basePath?: string;
    /** Folder in `content/<locale>/`. Default: the ID. */
    readonly content?: string;
    /** Versions of the section, the latest first. Default: one, named `current`. */
    readonly versions?: readonly {
      /**
       * Name of the version in URLs and folder names, such as `current` or `2.0`. Do not change it later: browsers
       * store it as the reader’s choice.
       */
      readonly name: string;
      /** Name of the version on pages. Default: `name`. */
      readonly label?: LocalizedText;
      /**
       * URL segment between the base path of the section and the path of the page. Default: none for the first version,
       * `name` for the others.
       */
      readonly path?: string;
      /**
       * Folder in `content/<locale>/`. Default: the folder of the section, with `-<name>` appended for all versions but
       * the first.
       */
      readonly content?: string;
      /** Notice at the top of every page of this version. Default: `none`. */
      readonly banner?: 'none' | 'unreleased' | 'unmaintained';
    }[];
    /** Type of content: pages, or posts, which have a date and are listed newest first. Default: `pages`. */
    readonly kind?: 'pages' | 'posts';
    /** With `kind: posts`: options of the list, the sidebar and the feeds. */
    readonly posts?: {
      /** Description of the section in one sentence, shown below its title and in feeds. */
      readonly description?: LocalizedText;
      /** Layout of the list: `news`, or `changelog`, with the version or date in the margin. Default: `news`. */
      readonly layout?: 'news' | 'changelog';
      /**
       * With `layout: changelog`: path of a file that contains all versions, such as `CHANGELOG.md` or
       * `../CHANGELOG.md`, relative to the site’s root directory, or one path per locale. Default: one file per
       * version.
       */
      readonly file?: LocalizedText;
      /** Number of posts per page of the list. Default: 10. */
      readonly perPage?: number;
      /** URL of a post: `name` for `/news/name`, `date` for `/news/2025/03/14/name`. Default: `name`. */
      readonly address?: 'name' | 'date';
      /** Content of the sidebar: the newest posts, all posts by year, or nothing. Default: `recent`. */
      readonly sidebar?: 'recent' | 'years' | 'none';
      /** Number of posts in the sidebar with `sidebar: recent`. Default: 8. */
      readonly recent?: number;
      /** Content of each post in feeds; `none` generates no feeds. Feeds require `url`. Default: `full`. */
      readonly feed?: 'full' | 'excerpt' | 'none';
      /** Maximum number of posts in a feed. Default: 20. */
      readonly feedLimit?: number;
    };
    /** Links at the end of the sidebar. */
    readonly links?: readonly {
      /** A string for all languages, or one string per locale code: `{ es: Inicio, en: Home }`. */
      readonly label: LocalizedText;
      /** Path of a page of this site, without the locale: `/api/intro`. */
      readonly to?: string;
      /** URL of another site. */
      readonly href?: string;
      /**
       * ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose last.
       */
      readonly section?: string;
      /** With `section`: ID of one of its pages, such as `intro`. */
      readonly page?: string;
      /**
       * With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and is
       * marked as current on all pages that show it.
       */
      readonly sidebar?: string;
      /**
       * The link is marked as current on every page whose path starts with this. Default: its own path, or the base
       * path of its section.
       */
      readonly activePath?: string;
    }[];
    /**
     * Sidebar of the first version: a list of items, or several lists by name, in the format of `sidebar.yaml`.
     * Replaces a `sidebar.yaml` in the section’s folder. Default: generated from the folders.
     */
    readonly sidebar?: readonly unknown[] | Readonly<Record<string, unknown>>;
  }[];
  /** Appearance of the site: logo, icon, fonts, colors, border radius, widths. */
  readonly theme?: {
    /**
     * Image at the start of the navbar: a path in `static/`, starting with a slash, or a mapping. A simple SVG file is
     * inlined and can use the colors of the theme: `fill="var(--accent)"`, `currentColor`. Default: no image, only the
     * site title.
     */
    readonly logo?:
      | string
      | {
          /** Path of the file in `static/`, starting with a slash. */
          readonly src: string;
          /** The file to use in dark mode. Default: the same file. */
          readonly dark?: string;
          /**
           * Alternative text of the logo. Default: the site title if it is not shown next to the logo, otherwise empty.
           */
          readonly alt?: LocalizedText;
          /** Whether the site title is shown next to the logo. Default: true, unless `alt` is set. */
          readonly name?: boolean;
          /** Height in the navbar in pixels, from 16 to 48. The width is proportional. Default: 28. */
          readonly height?: number;
        };
    /**
     * Icon of the site: the path of an SVG, PNG or ICO file in `static/`, starting with a slash. Icons for old browsers
     * and for phones are generated from it. Default: `/favicon.svg` if it exists in `static/`, otherwise the docsgen
     * icon.
     */
    readonly favicon?:
      | string
      | {
          /** The SVG, PNG or ICO file: a path in `static/`, starting with a slash. */
          readonly src: string;
          /**
           * Background color of the icon on the home screens of phones, where it has to fill a square. Default: the
           * page background in light mode.
           */
          readonly ground?: string;
        };
    /** Fonts. A single name sets the font of both body text and headings. */
    readonly font?:
      | string
      | {
          /**
           * Font of body text: the name of an installed Fontsource package, such as `inter`, the path of a WOFF2 file,
           * starting with `./`, or a mapping with more options. Default: Public Sans.
           */
          readonly body?:
            | string
            | {
                /** Name of an installed Fontsource package: `@fontsource-variable/inter`, or `inter` for short. */
                readonly package: string;
                /** Weights to publish, if the font is not variable. Default: the weights closest to 400 and 600. */
                readonly weights?: readonly number[];
                /**
                 * Whether to publish the italic style, if the font has one. Default: true for `body`, otherwise false.
                 */
                readonly italic?: boolean;
              }
            | {
                /** Name of the font family. Default: read from the files. */
                readonly family?: string;
                /** WOFF2 files, relative to the site’s root directory: `./fonts/acme.woff2`. */
                readonly files: readonly (
                  | string
                  | {
                      /** Path of the WOFF2 file, relative to the site’s root directory. */
                      readonly src: string;
                      /** The weight, or the range of a variable font: `100 900`. Default: read from the file. */
                      readonly weight?: number | string;
                      /** The style of the file. Default: read from the file. */
                      readonly style?: 'normal' | 'italic';
                    }
                )[];
              };
          /**
           * Font of headings: the name of an installed Fontsource package, such as `inter`, the path of a WOFF2 file,
           * starting with `./`, or a mapping with more options. Default: Source Serif 4.
           */
          readonly heading?:
            | string
            | {
                /** Name of an installed Fontsource package: `@fontsource-variable/inter`, or `inter` for short. */
                readonly package: string;
                /** Weights to publish, if the font is not variable. Default: the weights closest to 400 and 600. */
                readonly weights?: readonly number[];
                /**
                 * Whether to publish the italic style, if the font has one. Default: true for `body`, otherwise false.
                 */
                readonly italic?: boolean;
              }
            | {
                /** Name of the font family. Default: read from the files. */
                readonly family?: string;
                /** WOFF2 files, relative to the site’s root directory: `./fonts/acme.woff2`. */
                readonly files: readonly (
                  | string
                  | {
                      /** Path of the WOFF2 file, relative to the site’s root directory. */
                      readonly src: string;
                      /** The weight, or the range of a variable font: `100 900`. Default: read from the file. */
                      readonly weight?: number | string;
                      /** The style of the file. Default: read from the file. */
                      readonly style?: 'normal' | 'italic';
                    }
                )[];
              };
          /**
           * Font of code: the name of an installed Fontsource package, such as `inter`, the path of a WOFF2 file,
           * starting with `./`, or a mapping with more options. Default: the system’s monospace font.
           */
          readonly code?:
            | string
            | {
                /** Name of an installed Fontsource package: `@fontsource-variable/inter`, or `inter` for short. */
                readonly package: string;
                /** Weights to publish, if the font is not variable. Default: the weights closest to 400 and 600. */
                readonly weights?: readonly number[];
                /**
                 * Whether to publish the italic style, if the font has one. Default: true for `body`, otherwise false.
                 */
                readonly italic?: boolean;
              }
            | {
                /** Name of the font family. Default: read from the files. */
                readonly family?: string;
                /** WOFF2 files, relative to the site’s root directory: `./fonts/acme.woff2`. */
                readonly files: readonly (
                  | string
                  | {
                      /** Path of the WOFF2 file, relative to the site’s root directory. */
                      readonly src: string;
                      /** The weight, or the range of a variable font: `100 900`. Default: read from the file. */
                      readonly weight?: number | string;
                      /** The style of the file. Default: read from the file. */
                      readonly style?: 'normal' | 'italic';
                    }
                )[];
              };
        };
    /**
     * Color of links, current items and primary buttons: a CSS color, or one per mode, `{ light: "#0b7a5b", dark:
     * "#5fd3ac" }`. Its shades, and the color in dark mode if it is not set, are derived from it. A color with too
     * little contrast is made darker or lighter, with a warning. Default: an ink blue.
     */
    readonly accent?:
      | string
      | {
          /** The color in light mode. */
          readonly light: string;
          /** The color in dark mode. Default: derived from `light`. */
          readonly dark?: string;
        };
    /** Shade of backgrounds, borders and text. Default: `warm`: off-white in light mode, blue-black in dark mode. */
    readonly neutral?: 'warm' | 'cool' | 'grey';
    /**
     * Syntax highlighting theme. `ink` is nearly monochrome, `garden` is green, `dusk` is violet and orange, and
     * `night` is `docsgen` with a dark background in light mode as well. Default: `docsgen`.
     */
    readonly codeTheme?: 'docsgen' | 'ink' | 'garden' | 'dusk' | 'night';
    /** Border radius. Default: `medium`, 6 pixels. */
    readonly radius?: 'none' | 'small' | 'medium' | 'large';
    /** Spacing between elements. Default: `comfortable`. */
    readonly density?: 'comfortable' | 'compact';
    /** Maximum width of the text and of the page. Default: `normal`, 600 and 1,440 pixels. */
    readonly width?: 'narrow' | 'normal' | 'wide';
    /**
     * Position of the sidebar on wide screens. `none` hides it; the menu on phones still contains its pages. Default:
     * `left`.
     */
    readonly sidebar?: 'left' | 'none';
    /** Position of the table of contents. `none` hides it and centers the text. Default: `right`. */
    readonly toc?: 'right' | 'none';
  };
  /**
   * Style sheets, as paths relative to the site’s root directory, such as `./styles.css`. Their rules override those of
   * the theme. Default: none.
   */
  readonly css?: readonly string[];
  /** Shorthand for `theme.logo`. */
  readonly logo?:
    | string
    | {
        /** Path of the file in `static/`, starting with a slash. */
        readonly src: string;
        /** The file to use in dark mode. Default: the same file. */
        readonly dark?: string;
        /**
         * Alternative text of the logo. Default: the site title if it is not shown next to the logo, otherwise empty.
         */
        readonly alt?: LocalizedText;
        /** Whether the site title is shown next to the logo. Default: true, unless `alt` is set. */
        readonly name?: boolean;
        /** Height in the navbar in pixels, from 16 to 48. The width is proportional. Default: 28. */
        readonly height?: number;
      };
  /** Shorthand for `theme.favicon`. */
  readonly favicon?: string;
  /** Landing page. Its content is set in the front matter of its own page. */
  readonly home?: {
    /** Image next to the title on wide screens: a path in `static/`, or a mapping as for `logo`. Default: no image. */
    readonly image?:
      | string
      | {
          /** Path of the file in `static/`, starting with a slash. */
          readonly src: string;
          /** The file to use in dark mode. Default: the same file. */
          readonly dark?: string;
          /** Alternative text of the image. Default: empty, the image is decorative. */
          readonly alt?: LocalizedText;
        };
  };
  /** Navigation bar at the top of every page. */
  readonly navbar?: {
    /** Text next to the logo. Default: the title of the site. */
    readonly title?: LocalizedText;
    /** Links and menus. Default: a link to each section. */
    readonly items?: readonly {
      /**
       * A string for all languages, or one per locale code. Optional with `versions`, where it is shown before the name
       * of the version.
       */
      readonly label?: LocalizedText;
      /** Path of a page of this site, without the locale: `/api/intro`. */
      readonly to?: string;
      /** URL of another site. */
      readonly href?: string;
      /**
       * ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose last.
       */
      readonly section?: string;
      /** With `section`: ID of one of its pages, such as `intro`. */
      readonly page?: string;
      /**
       * With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and is
       * marked as current on all pages that show it.
       */
      readonly sidebar?: string;
      /**
       * The link is marked as current on every page whose path starts with this. Default: its own path, or the base
       * path of its section.
       */
      readonly activePath?: string;
      /** ID of a section with several versions. Shows a menu of its versions, each linking to the current page. */
      readonly versions?: string;
      /** The side of the navbar. Default: `left`. */
      readonly position?: 'left' | 'right';
      /** Links of a menu. Cannot be combined with `to`, `href` or `section`. */
      readonly items?: readonly {
        /** A string for all languages, or one string per locale code: `{ es: Inicio, en: Home }`. */
        readonly label: LocalizedText;
        /** Path of a page of this site, without the locale: `/api/intro`. */
        readonly to?: string;
        /** URL of another site. */
        readonly href?: string;
        /**
         * ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose
         * last.
         */
        readonly section?: string;
        /** With `section`: ID of one of its pages, such as `intro`. */
        readonly page?: string;
        /**
         * With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and
         * is marked as current on all pages that show it.
         */
        readonly sidebar?: string;
        /**
         * The link is marked as current on every page whose path starts with this. Default: its own path, or the base
         * path of its section.
         */
        readonly activePath?: string;
        /** A sentence below the label. Default: none. */
        readonly description?: LocalizedText;
      }[];
    }[];
  };
  /** Footer of every page. Default: no footer. */
  readonly footer?: {
    /** Columns of links. Default: none. */
    readonly columns?: readonly {
      /** Heading above the links. */
      readonly title: LocalizedText;
      /** Links of the column. */
      readonly links: readonly {
        /** A string for all languages, or one string per locale code: `{ es: Inicio, en: Home }`. */
        readonly label: LocalizedText;
        /** Path of a page of this site, without the locale: `/api/intro`. */
        readonly to?: string;
        /** URL of another site. */
        readonly href?: string;
        /**
         * ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose
         * last.
         */
        readonly section?: string;
        /** With `section`: ID of one of its pages, such as `intro`. */
        readonly page?: string;
        /**
         * With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and
         * is marked as current on all pages that show it.
         */
        readonly sidebar?: string;
        /**
         * The link is marked as current on every page whose path starts with this. Default: its own path, or the base
         * path of its section.
         */
        readonly activePath?: string;
      }[];
    }[];
    /** Copyright notice, one line of Markdown. Default: none. */
    readonly copyright?: LocalizedText;
    /** Links next to the copyright notice. Default: none. */
    readonly links?: readonly {
      /** A string for all languages, or one string per locale code: `{ es: Inicio, en: Home }`. */
      readonly label: LocalizedText;
      /** Path of a page of this site, without the locale: `/api/intro`. */
      readonly to?: string;
      /** URL of another site. */
      readonly href?: string;
      /**
       * ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose last.
       */
      readonly section?: string;
      /** With `section`: ID of one of its pages, such as `intro`. */
      readonly page?: string;
      /**
       * With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and is
       * marked as current on all pages that show it.
       */
      readonly sidebar?: string;
      /**
       * The link is marked as current on every page whose path starts with this. Default: its own path, or the base
       * path of its section.
       */
      readonly activePath?: string;
    }[];
  };
  /**
   * Icon links to your profiles on other services, in this order, in the navbar, the menu on phones and the footer.
   * Default: none.
   */
  readonly social?: {
    /** URL of your profile on GitHub. */
    readonly github?: string;
    /** URL of your profile on GitLab. */
    readonly gitlab?: string;
    /** URL of your profile on X. */
    readonly x?: string;
    /** URL of your profile on Bluesky. */
    readonly bluesky?: string;
    /** URL of your profile on a Mastodon server. */
    readonly mastodon?: string;
    /** URL of your profile on LinkedIn. */
    readonly linkedin?: string;
    /** URL of your profile on YouTube. */
    readonly youtube?: string;
    /** URL of your profile on Discord. */
    readonly discord?: string;
    /** URL of your profile on Slack. */
    readonly slack?: string;
    /** URL of your profile on Stack Overflow. */
    readonly stackoverflow?: string;
    /** URL of your profile on Reddit. */
    readonly reddit?: string;
    /** URL of a feed, or path of a feed that docsgen generates or that is in `static/`: `/news/rss.xml`. */
    readonly rss?: string;
    /** An email address. */
    readonly email?: string;
  };
  /** Announcement bar above the navbar. Default: none. */
  readonly announcement?: {
    /** ID of the announcement. Change it to show a new announcement to readers who closed the previous one. */
    readonly id: string;
    /** Content of the announcement, one line of Markdown. */
    readonly content: LocalizedText;
    /** Whether readers can close it. Default: true. */
    readonly closeable?: boolean;
  };
  /** Light and dark mode. */
  readonly colorMode?: {
    /** Initial mode. Default: the mode of the reader’s system. */
    readonly default?: 'light' | 'dark';
    /** Whether readers can switch the mode. Default: true. */
    readonly switch?: boolean;
    /**
     * Whether to follow the mode of the reader’s system until the reader chooses one. Default: true, unless `default`
     * is set.
     */
    readonly respectSystem?: boolean;
  };
  /** Heading levels in the table of contents. Default: 2 to 3. */
  readonly tableOfContents?: {
    /** Lowest heading level. Default: 2. */
    readonly min?: number;
    /** Highest heading level. Default: 3. */
    readonly max?: number;
  };
  /**
   * URL for editing the source of a page. `{path}` is replaced by the path of its file:
   * `https://git.example.com/docs/edit/main/{path}`. Default: no link.
   */
  readonly editLink?: string;
  /**
   * URL for reporting a problem with a page. `{path}`, `{title}` and `{url}` are replaced by the path of its source,
   * its title and its URL: `https://git.example.com/docs/issues/new?title={title}&body={url}`, or
   * `mailto:docs@example.com?subject={title}`. Default: no link.
   */
  readonly reportLink?: string;
  /** Feedback below each page: a link, a question, or both. Default: neither. */
  readonly feedback?: {
    /** URL where readers can leave feedback, with placeholders as in `reportLink`. */
    readonly link?: string;
    /**
     * URL or path that answers to “Was this page helpful?” are sent to. The request has two fields: `page`, the URL of
     * the page, and `answer`, `yes` or `no`. Another host has to allow requests from this site (CORS).
     */
    readonly form?: string;
    /** HTTP method of the request. Default: `post`. */
    readonly method?: 'post' | 'get';
  };
  /**
   * Date and author of the last change of each page, read from git or from `last_update` in the front matter of the
   * page. An empty mapping, `{}`, turns it on. Default: off.
   */
  readonly lastUpdated?: {
    /** Whether the date is included below each page, in link previews and in the sitemap. Default: true. */
    readonly date?: boolean;
    /** Whether the author of the last commit is shown below each page. Default: false. */
    readonly author?: boolean;
  };
  /** Image for link previews: a path in `static/`, starting with a slash, or a URL. */
  readonly socialImage?: string;
  /** Defaults for the categories of all sidebars. A category file can override them. */
  readonly sidebar?: {
    /** Whether categories can be collapsed. Default: true. */
    readonly collapsible?: boolean;
    /** Whether categories are initially collapsed. Default: true. */
    readonly collapsed?: boolean;
  };
  /** Whether pages show breadcrumbs. Default: true. */
  readonly breadcrumbs?: boolean;
  /** Search: `false` turns it off, a mapping sets its options. Default: true. */
  readonly search?:
    | boolean
    | {
        /**
         * Groups of synonymous words or phrases, by language: `{ en: [[cancel, void, delete]] }`. A search for one of
         * them also finds the others.
         */
        readonly synonyms?: Readonly<Record<string, readonly (readonly string[])[]>>;
      };
  /**
   * Severity of each check: an `error` fails the build, a `warning` is only printed, `off` skips the check. In a folder
   * without a configuration, all of them are warnings. With `--strict`, warnings are errors.
   */
  readonly checks?: {
    /** Links to pages that do not exist. Default: `error`. */
    readonly links?: 'error' | 'warning' | 'off';
    /** Links to headings that do not exist. Default: `error`. */
    readonly anchors?: 'error' | 'warning' | 'off';
    /** Images and files that do not exist. Default: `error`. */
    readonly images?: 'error' | 'warning' | 'off';
    /** Two pages with the same URL. Default: `error`. */
    readonly duplicateRoutes?: 'error' | 'warning' | 'off';
    /** Translations that are missing or outdated. Default: `off`. */
    readonly translations?: 'error' | 'warning' | 'off';
    /** Markdown syntax of other tools, and unknown code languages. Default: `warning`. */
    readonly foreignSyntax?: 'error' | 'warning' | 'off';
  };
  /** Options of `docsgen check --external`, which checks links to other sites. */
  readonly externalLinks?: {
    /** URLs to skip. `*` matches any characters: `https://intranet.example.com/*`. */
    readonly ignore?: readonly string[];
  };
  /** Size limits. A build that exceeds one of them fails. */
  readonly budgets?: {
    /** Maximum size of the JavaScript that a page loads by itself, in kB after gzip. Default: no limit. */
    readonly script?: number;
  };
  /**
   * Number of days that unused files with a hash in their name (images, scripts, styles, parts of the search index)
   * remain in the output, for readers who still have an older page open. `0` deletes them at once. Default: 7.
   */
  readonly keepAssets?: number;
  /** Options of the `static/` folder. */
  readonly static?: {
    /**
     * Hidden files, and files that look like private keys, to publish anyway: paths of files or folders relative to
     * `static/`, such as `.env.example`. `.well-known`, `.nojekyll`, `.htaccess` and `.domains` are always published.
     * Default: none.
     */
    readonly allow?: readonly string[];
  };
  /**
   * Hosting service or web server, or a list of them. docsgen generates its configuration files, with redirects and
   * HTTP headers including a Content-Security-Policy: `_headers` and `_redirects` for Netlify and Cloudflare,
   * `vercel.json` for Vercel, `nginx-headers.conf` and `nginx-site.conf` for nginx, `.nojekyll` for GitHub Pages. See
   * `docs/guide/deploy.md`. Default: none.
   */
  readonly host?:
    | 'github-pages'
    | 'netlify'
    | 'cloudflare'
    | 'vercel'
    | 'nginx'
    | readonly ('github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'nginx')[];
  /** Content-Security-Policy of the site. */
  readonly security?: {
    /**
     * Sources that pages may load from in addition to the site itself, by directive: `{ frame-src:
     * [https://www.youtube.com] }`. Requires `host`. Default: none.
     */
    readonly csp?: {
      readonly 'connect-src'?: readonly string[];
      readonly 'font-src'?: readonly string[];
      readonly 'form-action'?: readonly string[];
      readonly 'frame-ancestors'?: readonly string[];
      readonly 'frame-src'?: readonly string[];
      readonly 'img-src'?: readonly string[];
      readonly 'media-src'?: readonly string[];
      readonly 'script-src'?: readonly string[];
      readonly 'style-src'?: readonly string[];
      readonly 'worker-src'?: readonly string[];
    };
  };
  /**
   * Elements to add to the `<head>` of every page: `{ tag: meta, attributes: { name: theme-color, content: black } }`.
   * Elements that docsgen generates itself are an error. With `host`, the URLs they load and the hashes of inline code
   * are added to the Content-Security-Policy. Default: none.
   */
  readonly head?: readonly {
    /** Name of the element. */
    readonly tag: 'meta' | 'link' | 'script' | 'style';
    /** HTML attributes by name. `true` adds the attribute without a value, `false` omits it. */
    readonly attributes?: Readonly<Record<string, string | number | boolean>>;
    /** Content of a `script` or `style` element. */
    readonly text?: string;
  }[];
  /**
   * Scripts to load on every page, in this order: a URL, a path in `static/`, starting with a slash, or a mapping. A
   * script with a `category` is not loaded until the reader consents. Default: none.
   */
  readonly scripts?: readonly (
    | string
    | {
        /** URL of the script, or a path in `static/`, starting with a slash. */
        readonly src?: string;
        /** Code of an inline script, instead of `src`. */
        readonly text?: string;
        /**
         * Whether the script runs after the page is parsed. Default: true, unless `async` is true or `src` is not set.
         */
        readonly defer?: boolean;
        /** Whether the script runs as soon as it is loaded. Default: false. */
        readonly async?: boolean;
        /**
         * Consent category, such as `analytics`. The script is not loaded until the reader consents to it. Default:
         * none, it is loaded on every page.
         */
        readonly category?: string;
        /** HTML attributes by name. `true` adds the attribute without a value, `false` omits it. */
        readonly attributes?: Readonly<Record<string, string | number | boolean>>;
      }
  )[];
  /**
   * Analytics service: one of `plausible`, `umami`, `matomo`, `ga4`, or the `src` of any script. Every page view is
   * counted once, including client-side navigation. Default: none.
   */
  readonly analytics?: {
    /** Plausible: the domain of the site, as registered in Plausible. */
    readonly plausible?: string;
    /** Umami: the website ID. */
    readonly umami?: string;
    /** Matomo: the server and the site ID. */
    readonly matomo?: {
      /** URL of the Matomo server, such as `https://stats.example.com/`. */
      readonly url: string;
      /** ID of the site in Matomo. */
      readonly site: number | string;
      /** Whether Matomo sets cookies. Default: true. */
      readonly cookies?: boolean;
    };
    /** Google Analytics 4: the measurement ID. */
    readonly ga4?: string;
    /**
     * URL of the script, or a path in `static/`. With `plausible` or `umami`, replaces the script of their cloud
     * service; on its own, loads the script of any other service.
     */
    readonly src?: string;
    /** Additional attributes of the `<script>` element, by name. */
    readonly attributes?: Readonly<Record<string, string | number | boolean>>;
    /**
     * Consent category, such as `analytics`. Nothing is loaded until the reader consents to it. Default: none, page
     * views are counted without asking.
     */
    readonly category?: string;
    /** With `umami` or `matomo`: whether to skip readers whose browser sends “Do Not Track”. Default: false. */
    readonly doNotTrack?: boolean;
  };
  /**
   * Plugins, in this order. They add pages, change the metadata of pages, check the site, and may add configuration
   * keys. For remark and rehype plugins, see `markdown`. Default: none.
   */
  readonly plugins?: readonly (
    | string
    | {
        /** Name of a package, or path of a file, starting with `./`. */
        readonly name: string;
        /** Options of the plugin; see its documentation. */
        readonly options?: Readonly<Record<string, unknown>>;
        /**
         * Severity of the problems that the checks of the plugin report; `off` skips them. Default: set by the plugin,
         * for each check.
         */
        readonly level?: 'error' | 'warning' | 'off';
      }
  )[];
  /** Redirects from old paths to pages or other sites. They apply to every locale. Default: none. */
  readonly redirects?: readonly {
    /**
     * The old path, or a list of old paths. With a `host` other than `github-pages`, a path may end with a wildcard:
     * `/blog/*`.
     */
    readonly from: string | readonly string[];
    /**
     * Redirect target: the path of a page, without the locale, such as `/api/intro`, or the URL of another site. If
     * `from` ends with a wildcard, it may end with `/:splat`, which is replaced by the matched part: `/news/:splat`.
     */
    readonly to: string;
  }[];
  /** Markdown options. */
  readonly markdown?: {
    /**
     * Markdown parser. `native` is Sätteri, which is faster; `remark` is remark-parse. Both produce the same pages.
     * Default: `native`.
     */
    readonly parser?: 'native' | 'remark';
    /** Whether code blocks are highlighted. Default: true. */
    readonly highlight?: boolean;
    /**
     * Handling of HTML in pages. `allow` keeps it, including scripts. `sanitize` removes unsafe elements and
     * attributes, for sites that accept contributions. `escape` shows it as text. Default: `allow`.
     */
    readonly html?: 'allow' | 'sanitize' | 'escape';
    /**
     * Whether TeX between dollar signs is a formula: `$…$` inline, `$$…$$` and ` ```math ` as blocks. Formulas are
     * rendered as MathML. Amounts such as `$5 and $10` remain text. Default: false.
     */
    readonly math?: boolean;
    /**
     * Pages that are MDX, Markdown with components. `files`: pages with the extension `.mdx`. `all`: `.md` pages as
     * well, as in Docusaurus. `off`: no pages, because MDX runs code. `format` in the front matter of a page takes
     * precedence. Default: `files`, or `off` if `html` is not `allow`.
     */
    readonly mdx?: 'files' | 'all' | 'off';
    /**
     * Whether ` ```mermaid ` blocks are rendered: flowcharts, sequence, state, class and entity relationship diagrams.
     * Other types are rendered in the browser if the package `mermaid` is installed, and are otherwise shown as code.
     * Default: true.
     */
    readonly diagrams?: boolean;
    /** remark plugins, which transform the Markdown tree of pages, in this order. Default: none. */
    readonly remarkPlugins?: readonly (
      | string
      | {
          /** Name of a package, or path of a file, starting with `./`. */
          readonly name: string;
          /** Options of the plugin. */
          readonly options?: unknown;
        }
    )[];
    /** rehype plugins, which transform the HTML tree of pages, in this order. Default: none. */
    readonly rehypePlugins?: readonly (
      | string
      | {
          /** Name of a package, or path of a file, starting with `./`. */
          readonly name: string;
          /** Options of the plugin. */
          readonly options?: unknown;
        }
    )[];
  };
}
