// Types of a configuration in TypeScript or JavaScript: `docsgen/config`. Generated from `config/schema/schema.ts`
// by `npx vitest run --project unit tests/unit/config/config-types.test.ts -u`.

import type { ConfigEnvironment } from './model/config-module.ts';

export type { ConfigEnvironment };

/** The configuration, or a function that returns it. Gives back what it is given: it is there for its types. */
export function defineConfig(config: SiteConfig): SiteConfig;
export function defineConfig(config: ConfigFunction): ConfigFunction;
export function defineConfig(config: SiteConfig | ConfigFunction): SiteConfig | ConfigFunction {
  return config;
}

export type ConfigFunction = (environment: ConfigEnvironment) => SiteConfig | Promise<SiteConfig>;

/** One text for every language, or one by locale code: `{ es: 'Inicio', en: 'Home' }`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** Configuration of a docsgen site. */
export interface SiteConfig {
  /** For editors; docsgen does not read it. */
  readonly $schema?: string;
  /** The site’s name, in the navbar, page titles and link previews. */
  readonly title: LocalizedText;
  /** One sentence about the site; the description of its landing page. */
  readonly tagline?: LocalizedText;
  /**
   * The address of the published site, without a path: `https://docs.example.com`. Where it is missing, the site has no
   * canonical links, no sitemap and no search from the address bar.
   */
  readonly url?: string;
  /** The path below which the site is published, such as `/docs/`. Default: `/`. */
  readonly baseUrl?: string;
  /** True: addresses end with a slash and files are `a/b/index.html`. False: no slash, `a/b.html`. Default: true. */
  readonly trailingSlash?: boolean;
  /**
   * The languages. The first is the site’s default language, whose pages have no language in their address. Default:
   * English alone.
   */
  readonly locales?: readonly {
    /**
     * The language tag, such as `es` or `pt-BR`. It is also the name of the folder in `content/` and, except for the
     * first locale, the first part of the address.
     */
    readonly code: string;
    /** The language’s name in that language: `Español`. Default: follows from the code. */
    readonly label?: string;
    /** The direction of writing. Default: follows from the code. */
    readonly direction?: 'ltr' | 'rtl';
    /** The `lang` attribute of its pages. Default: the code. */
    readonly htmlLang?: string;
    /**
     * The folder of its pages, from the site’s folder, such as `docs/en`. With `.`, the site’s folder itself,
     * `sections` say which of its folders are pages, and its README is the landing page. Default: `content/<code>`.
     */
    readonly content?: string;
  }[];
  /**
   * The parts of the site, each with a sidebar of its own. Default: one, `docs`, at the root, from `content/<locale>/`.
   */
  readonly sections?: readonly {
    /** The name in links, in ids of pages and in what browsers remember: do not change it later. */
    readonly id: string;
    /** The section’s name for readers. Default: the id. */
    readonly label?: LocalizedText;
    /** The address below which its pages are. Default: `/<id>`. */
    readonly basePath?: string;
    /** The folder below `content/<locale>/`. Default: the id. */
    readonly content?: string;
    /** Versions of the section, the latest first. Default: one, named `current`. */
    readonly versions?: readonly {
      /**
       * The name in addresses, in folders and in what browsers remember, such as `current` or `2.0`: do not change it
       * later.
       */
      readonly name: string;
      /** The version’s name for readers. Default: `name`. */
      readonly label?: LocalizedText;
      /**
       * The part of the address between the section’s base path and the page. Default: none for the first version, the
       * name for the others.
       */
      readonly path?: string;
      /**
       * The folder below `content/<locale>/`. Default: the section’s, with `-<name>` added for versions after the
       * first.
       */
      readonly content?: string;
      /** A notice above every page of this version. Default: `none`. */
      readonly banner?: 'none' | 'unreleased' | 'unmaintained';
    }[];
    /** What is in the section: pages, or posts, which have dates and are listed by them. Default: `pages`. */
    readonly kind?: 'pages' | 'posts';
    /** With `kind: posts`: how they are listed. */
    readonly posts?: {
      /** What the posts are about, in a sentence: below the title, and in the feeds. */
      readonly description?: LocalizedText;
      /** How the list looks: `news`, or `changelog`, with a version or a day at the side. Default: `news`. */
      readonly layout?: 'news' | 'changelog';
      /**
       * With `layout: changelog`: the one file of all versions, such as `CHANGELOG.md` or `../CHANGELOG.md`, from the
       * site’s folder, or one for each language. Default: one file for each version.
       */
      readonly file?: LocalizedText;
      /** How many posts a page lists. Default: 10. */
      readonly perPage?: number;
      /** Address of a post: `/news/name`, or with its day `/news/2025/03/14/name`. Default: `name`. */
      readonly address?: 'name' | 'date';
      /** What is in the sidebar: the newest posts, all of them by year, or nothing. Default: `recent`. */
      readonly sidebar?: 'recent' | 'years' | 'none';
      /** How many posts `sidebar: recent` lists. Default: 8. */
      readonly recent?: number;
      /** What feeds have of each post; `none`: there are no feeds. They need `url`. Default: `full`. */
      readonly feed?: 'full' | 'excerpt' | 'none';
      /** How many posts a feed has. Default: 20. */
      readonly feedLimit?: number;
    };
    /** Links at the end of the sidebar. */
    readonly links?: readonly {
      /** One text for every language, or one by locale code: `{ es: Inicio, en: Home }`. */
      readonly label: LocalizedText;
      /** A page of this site, from its root and without the locale: `/api/intro`. */
      readonly to?: string;
      /** An address outside this site. */
      readonly href?: string;
      /**
       * The id of a section: the link leads to its first page, or to `page` in it, in the version that is being read or
       * was chosen last.
       */
      readonly section?: string;
      /** With `section`: the id of one of its pages, such as `intro`. */
      readonly page?: string;
      /**
       * With `section`, instead of `page`: the name of one of its sidebars. The link leads to the first page of that
       * and is marked as current on all pages that show it.
       */
      readonly sidebar?: string;
      /**
       * The link is marked as current on every page whose path begins with this. Default: its own path, or the base
       * path of its section.
       */
      readonly activePath?: string;
    }[];
    /**
     * What is in the sidebar, instead of a file `sidebar.yaml` in the section’s folder and in its form: a list of
     * items, or lists by name. It is that of the first version. Default: the tree of folders.
     */
    readonly sidebar?: readonly unknown[] | Readonly<Record<string, unknown>>;
  }[];
  /** The look of the site: logo, icon, fonts, colours, corners, widths. Default: docsgen’s own, paper and ink. */
  readonly theme?: {
    /**
     * The picture at the beginning of the navbar: a path in `static/` that begins with a slash, or a map. An SVG file
     * of plain shapes becomes part of the page and can use the theme’s colours: `fill="var(--accent)"`, `currentColor`.
     * Default: the site’s name alone.
     */
    readonly logo?:
      | string
      | {
          /** The file: a path in `static/` that begins with a slash. */
          readonly src: string;
          /** The file to show instead in dark mode. Default: the same file. */
          readonly dark?: string;
          /**
           * What the picture says, for readers who cannot see it. Default: the site’s name where that does not stand
           * beside it, else nothing.
           */
          readonly alt?: LocalizedText;
          /** Whether the site’s name stands beside it. Default: true, unless there is an `alt`. */
          readonly name?: boolean;
          /** Height in the navbar in pixels, from 16 to 48. The width follows. Default: 28. */
          readonly height?: number;
        };
    /**
     * The site’s icon, an SVG, PNG or ICO file: a path in `static/` that begins with a slash. Icons for old browsers
     * and for phones are generated from it. Default: `/favicon.svg` if `static/` has it, else docsgen’s own, a sheet of
     * paper.
     */
    readonly favicon?:
      | string
      | {
          /** The SVG, PNG or ICO file: a path in `static/` that begins with a slash. */
          readonly src: string;
          /**
           * The colour behind the icon where it has to fill a whole square, on the home screens of phones. Default: the
           * ground of light pages.
           */
          readonly ground?: string;
        };
    /** The site’s own fonts. A name alone is that of texts and headings. */
    readonly font?:
      | string
      | {
          /**
           * The font of texts: the name of an installed package of Fontsource, such as `inter`, or a WOFF2 file of the
           * site that begins with `./`. A map says more. Default: Public Sans.
           */
          readonly body?:
            | string
            | {
                /** The name of an installed package of Fontsource: `@fontsource-variable/inter`, or `inter` alone. */
                readonly package: string;
                /** The weights to publish, for a font that is not variable. Default: those nearest to 400 and 600. */
                readonly weights?: readonly number[];
                /** Whether its italic is published, if it has one. Default: true for `body`, else false. */
                readonly italic?: boolean;
              }
            | {
                /** The name of the font. Default: as the files say. */
                readonly family?: string;
                /** Its WOFF2 files, from the site’s folder: `./fonts/acme.woff2`. */
                readonly files: readonly (
                  | string
                  | {
                      /** The WOFF2 file, from the site’s folder. */
                      readonly src: string;
                      /** A weight, or two for a variable font: `100 900`. Default: as the file says. */
                      readonly weight?: number | string;
                      /** Default: as the file says. */
                      readonly style?: 'normal' | 'italic';
                    }
                )[];
              };
          /**
           * The font of headings: the name of an installed package of Fontsource, such as `inter`, or a WOFF2 file of
           * the site that begins with `./`. A map says more. Default: Source Serif 4.
           */
          readonly heading?:
            | string
            | {
                /** The name of an installed package of Fontsource: `@fontsource-variable/inter`, or `inter` alone. */
                readonly package: string;
                /** The weights to publish, for a font that is not variable. Default: those nearest to 400 and 600. */
                readonly weights?: readonly number[];
                /** Whether its italic is published, if it has one. Default: true for `body`, else false. */
                readonly italic?: boolean;
              }
            | {
                /** The name of the font. Default: as the files say. */
                readonly family?: string;
                /** Its WOFF2 files, from the site’s folder: `./fonts/acme.woff2`. */
                readonly files: readonly (
                  | string
                  | {
                      /** The WOFF2 file, from the site’s folder. */
                      readonly src: string;
                      /** A weight, or two for a variable font: `100 900`. Default: as the file says. */
                      readonly weight?: number | string;
                      /** Default: as the file says. */
                      readonly style?: 'normal' | 'italic';
                    }
                )[];
              };
          /**
           * The font of code: the name of an installed package of Fontsource, such as `inter`, or a WOFF2 file of the
           * site that begins with `./`. A map says more. Default: the one of the reader’s system.
           */
          readonly code?:
            | string
            | {
                /** The name of an installed package of Fontsource: `@fontsource-variable/inter`, or `inter` alone. */
                readonly package: string;
                /** The weights to publish, for a font that is not variable. Default: those nearest to 400 and 600. */
                readonly weights?: readonly number[];
                /** Whether its italic is published, if it has one. Default: true for `body`, else false. */
                readonly italic?: boolean;
              }
            | {
                /** The name of the font. Default: as the files say. */
                readonly family?: string;
                /** Its WOFF2 files, from the site’s folder: `./fonts/acme.woff2`. */
                readonly files: readonly (
                  | string
                  | {
                      /** The WOFF2 file, from the site’s folder. */
                      readonly src: string;
                      /** A weight, or two for a variable font: `100 900`. Default: as the file says. */
                      readonly weight?: number | string;
                      /** Default: as the file says. */
                      readonly style?: 'normal' | 'italic';
                    }
                )[];
              };
        };
    /**
     * The colour of links, of what is current and of the first button: a CSS colour, or one for each mode, `{ light:
     * "#0b7a5b", dark: "#5fd3ac" }`. From one colour, the one for dark mode and all shades follow. A colour that is
     * hard to read on a ground of the theme is made darker or lighter, with a warning. Default: an ink blue.
     */
    readonly accent?:
      | string
      | {
          /** The colour in light mode. */
          readonly light: string;
          /** The colour in dark mode. Default: it follows from the other. */
          readonly dark?: string;
        };
    /** The tint of grounds, lines and texts. Default: `warm`, paper by day and blue-black by night. */
    readonly neutral?: 'warm' | 'cool' | 'grey';
    /**
     * The colours of code. `ink` has hardly any, `garden` is green, `dusk` is violet and orange, and `night` is
     * docsgen’s own on a dark ground in light mode, too. Default: `docsgen`.
     */
    readonly codeTheme?: 'docsgen' | 'ink' | 'garden' | 'dusk' | 'night';
    /** How round corners are. Default: `medium`, 6 pixels. */
    readonly radius?: 'none' | 'small' | 'medium' | 'large';
    /** How much room there is around and between things. Default: `comfortable`. */
    readonly density?: 'comfortable' | 'compact';
    /** How wide the text and the page grow on wide screens. Default: `normal`, 600 and 1,440 pixels. */
    readonly width?: 'narrow' | 'normal' | 'wide';
    /**
     * Where the pages of the section are listed on wide screens. `none`: nowhere; the menu on phones has them still.
     * Default: `left`.
     */
    readonly sidebar?: 'left' | 'none';
    /** Where the headings of a page are listed. `none`: nowhere, and the text is centred. Default: `right`. */
    readonly toc?: 'right' | 'none';
  };
  /**
   * Style sheets of the site, as paths from its folder, such as `./styles.css`. Their rules win over the theme’s.
   * Default: none.
   */
  readonly css?: readonly string[];
  /** Short for `theme.logo`. */
  readonly logo?:
    | string
    | {
        /** The file: a path in `static/` that begins with a slash. */
        readonly src: string;
        /** The file to show instead in dark mode. Default: the same file. */
        readonly dark?: string;
        /**
         * What the picture says, for readers who cannot see it. Default: the site’s name where that does not stand
         * beside it, else nothing.
         */
        readonly alt?: LocalizedText;
        /** Whether the site’s name stands beside it. Default: true, unless there is an `alt`. */
        readonly name?: boolean;
        /** Height in the navbar in pixels, from 16 to 48. The width follows. Default: 28. */
        readonly height?: number;
      };
  /** Short for `theme.favicon`. */
  readonly favicon?: string;
  /** The landing page. Its texts are in the front matter of its own page. */
  readonly home?: {
    /**
     * The picture beside the title, on wide screens: a path in `static/` or a map, as for `logo`. Default: no picture.
     */
    readonly image?:
      | string
      | {
          /** The file: a path in `static/` that begins with a slash. */
          readonly src: string;
          /** The file to show instead in dark mode. Default: the same file. */
          readonly dark?: string;
          /** What the picture says, for readers who cannot see it. Default: nothing, the picture is decoration. */
          readonly alt?: LocalizedText;
        };
  };
  /** The bar at the top of every page. */
  readonly navbar?: {
    /** The text beside the logo. Default: the site’s title. */
    readonly title?: LocalizedText;
    /** Links and menus. Default: a link to each section. */
    readonly items?: readonly {
      /** As above; a menu of versions can do without. Before the name of the version, it says of what it is one. */
      readonly label?: LocalizedText;
      /** A page of this site, from its root and without the locale: `/api/intro`. */
      readonly to?: string;
      /** An address outside this site. */
      readonly href?: string;
      /**
       * The id of a section: the link leads to its first page, or to `page` in it, in the version that is being read or
       * was chosen last.
       */
      readonly section?: string;
      /** With `section`: the id of one of its pages, such as `intro`. */
      readonly page?: string;
      /**
       * With `section`, instead of `page`: the name of one of its sidebars. The link leads to the first page of that
       * and is marked as current on all pages that show it.
       */
      readonly sidebar?: string;
      /**
       * The link is marked as current on every page whose path begins with this. Default: its own path, or the base
       * path of its section.
       */
      readonly activePath?: string;
      /** The id of a section with several versions: a menu of them, at the same page in each. */
      readonly versions?: string;
      /** The side of the navbar. Default: `left`. */
      readonly position?: 'left' | 'right';
      /** Links of a menu; `to`, `href` and `section` are not allowed beside it. */
      readonly items?: readonly {
        /** One text for every language, or one by locale code: `{ es: Inicio, en: Home }`. */
        readonly label: LocalizedText;
        /** A page of this site, from its root and without the locale: `/api/intro`. */
        readonly to?: string;
        /** An address outside this site. */
        readonly href?: string;
        /**
         * The id of a section: the link leads to its first page, or to `page` in it, in the version that is being read
         * or was chosen last.
         */
        readonly section?: string;
        /** With `section`: the id of one of its pages, such as `intro`. */
        readonly page?: string;
        /**
         * With `section`, instead of `page`: the name of one of its sidebars. The link leads to the first page of that
         * and is marked as current on all pages that show it.
         */
        readonly sidebar?: string;
        /**
         * The link is marked as current on every page whose path begins with this. Default: its own path, or the base
         * path of its section.
         */
        readonly activePath?: string;
        /** What is there, in a sentence below the label. Default: the label alone. */
        readonly description?: LocalizedText;
      }[];
    }[];
  };
  /** The bottom of every page. Default: no footer. */
  readonly footer?: {
    /** Links in columns. Default: none. */
    readonly columns?: readonly {
      /** The words above the links. */
      readonly title: LocalizedText;
      /** The links. */
      readonly links: readonly {
        /** One text for every language, or one by locale code: `{ es: Inicio, en: Home }`. */
        readonly label: LocalizedText;
        /** A page of this site, from its root and without the locale: `/api/intro`. */
        readonly to?: string;
        /** An address outside this site. */
        readonly href?: string;
        /**
         * The id of a section: the link leads to its first page, or to `page` in it, in the version that is being read
         * or was chosen last.
         */
        readonly section?: string;
        /** With `section`: the id of one of its pages, such as `intro`. */
        readonly page?: string;
        /**
         * With `section`, instead of `page`: the name of one of its sidebars. The link leads to the first page of that
         * and is marked as current on all pages that show it.
         */
        readonly sidebar?: string;
        /**
         * The link is marked as current on every page whose path begins with this. Default: its own path, or the base
         * path of its section.
         */
        readonly activePath?: string;
      }[];
    }[];
    /** The text, one line of Markdown. Default: none. */
    readonly copyright?: LocalizedText;
    /** Links beside the copyright line. Default: none. */
    readonly links?: readonly {
      /** One text for every language, or one by locale code: `{ es: Inicio, en: Home }`. */
      readonly label: LocalizedText;
      /** A page of this site, from its root and without the locale: `/api/intro`. */
      readonly to?: string;
      /** An address outside this site. */
      readonly href?: string;
      /**
       * The id of a section: the link leads to its first page, or to `page` in it, in the version that is being read or
       * was chosen last.
       */
      readonly section?: string;
      /** With `section`: the id of one of its pages, such as `intro`. */
      readonly page?: string;
      /**
       * With `section`, instead of `page`: the name of one of its sidebars. The link leads to the first page of that
       * and is marked as current on all pages that show it.
       */
      readonly sidebar?: string;
      /**
       * The link is marked as current on every page whose path begins with this. Default: its own path, or the base
       * path of its section.
       */
      readonly activePath?: string;
    }[];
  };
  /**
   * Where else the site is: links with the icons of services, in the order written here, in the navbar, the menu on
   * phones and the footer. Default: none.
   */
  readonly social?: {
    /** The address at GitHub. */
    readonly github?: string;
    /** The address at GitLab. */
    readonly gitlab?: string;
    /** The address at X. */
    readonly x?: string;
    /** The address at Bluesky. */
    readonly bluesky?: string;
    /** The address at a Mastodon server. */
    readonly mastodon?: string;
    /** The address at LinkedIn. */
    readonly linkedin?: string;
    /** The address at YouTube. */
    readonly youtube?: string;
    /** The address at Discord. */
    readonly discord?: string;
    /** The address at Slack. */
    readonly slack?: string;
    /** The address at Stack Overflow. */
    readonly stackoverflow?: string;
    /** The address at Reddit. */
    readonly reddit?: string;
    /** The address of a feed, or the path of one that docsgen writes or that is in `static/`: `/news/rss.xml`. */
    readonly rss?: string;
    /** An email address. */
    readonly email?: string;
  };
  /** A line above the navbar. */
  readonly announcement?: {
    /** Change it to show the announcement again to readers who closed the last one. */
    readonly id: string;
    /** The text, one line of Markdown. */
    readonly content: LocalizedText;
    /** Whether readers can close it. Default: true. */
    readonly closeable?: boolean;
  };
  /** Light and dark mode. */
  readonly colorMode?: {
    /** The initial mode. Default: that of the reader’s system. */
    readonly default?: 'light' | 'dark';
    /** Whether readers can change the mode. Default: true. */
    readonly switch?: boolean;
    /**
     * Whether the reader’s system sets the mode until the reader chooses one. Default: true, unless `default` is set.
     */
    readonly respectSystem?: boolean;
  };
  /** Heading levels in the table of contents. Default: 2 to 3. */
  readonly tableOfContents?: {
    /** The first level. Default: 2. */
    readonly min?: number;
    /** The last level. Default: 3. */
    readonly max?: number;
  };
  /**
   * The address where a page’s source can be edited, with `{path}` for its path:
   * `https://git.example.com/docs/edit/main/{path}`. Default: no link.
   */
  readonly editLink?: string;
  /**
   * The address where a problem with a page can be reported, with `{path}` for the path of its source, `{title}` and
   * `{url}` for its title and address: `https://git.example.com/docs/issues/new?title={title}&body={url}`, or
   * `mailto:docs@example.com?subject={title}`. Default: no link.
   */
  readonly reportLink?: string;
  /** What readers think of a page, below each page: a link, a question, or both. Default: neither. */
  readonly feedback?: {
    /** An address where readers can say more, with placeholders as in `reportLink`. */
    readonly link?: string;
    /**
     * Where the answers to “Was this page helpful?” go, a whole address or a path of the same host: two fields, `page`,
     * the address of the page, and `answer`, `yes` or `no`. An address of another host has to allow that this site
     * sends to it (CORS).
     */
    readonly form?: string;
    /** How the form is sent. Default: `post`. */
    readonly method?: 'post' | 'get';
  };
  /**
   * When each page was last updated, and by whom, from the site’s git repository or, instead, from `last_update` in the
   * page’s front matter. An empty map, `{}`, turns it on. Default: neither is shown, and git is not asked.
   */
  readonly lastUpdated?: {
    /** Whether the date is shown below each page, in link previews and in the sitemap. Default: true. */
    readonly date?: boolean;
    /** Whether the author of the last commit is shown below each page. Default: false. */
    readonly author?: boolean;
  };
  /** The picture for link previews: a path in `static/` that begins with a slash, or an address. */
  readonly socialImage?: string;
  /** The categories of all sidebars; a category file can say otherwise for its own. */
  readonly sidebar?: {
    /** Whether categories can be folded. Default: true. */
    readonly collapsible?: boolean;
    /** Whether they are folded at first. Default: true. */
    readonly collapsed?: boolean;
  };
  /** Whether a page shows the categories that it is in. Default: true. */
  readonly breadcrumbs?: boolean;
  /** Whether readers can search the site, or how. Default: true. */
  readonly search?:
    | boolean
    | {
        /**
         * By language: groups of words or phrases that mean the same, such as `{ en: [[cancel, void, delete]] }`. A
         * search for one of them finds the others.
         */
        readonly synonyms?: Readonly<Record<string, readonly (readonly string[])[]>>;
      };
  /**
   * How serious a mistake is: an `error` fails the build, a `warning` is only printed, and with `off` it is not looked
   * for. In a folder without a configuration all of these are warnings. With `--strict` every warning counts as an
   * error.
   */
  readonly checks?: {
    /** Links to pages that do not exist. Default: `error`. */
    readonly links?: 'error' | 'warning' | 'off';
    /** Links to headings that do not exist. Default: `error`. */
    readonly anchors?: 'error' | 'warning' | 'off';
    /** Pictures and files that do not exist. Default: `error`. */
    readonly images?: 'error' | 'warning' | 'off';
    /** Two pages at one address. Default: `error`. */
    readonly duplicateRoutes?: 'error' | 'warning' | 'off';
    /** Translations that are missing, or older than their original. Default: `off`. */
    readonly translations?: 'error' | 'warning' | 'off';
    /** Markdown syntax of other tools and unknown code languages in a page. Default: `warning`. */
    readonly foreignSyntax?: 'error' | 'warning' | 'off';
  };
  /** What `docsgen check --external` does with links into other sites. */
  readonly externalLinks?: {
    /** Addresses that are not asked; a `*` stands for any text: `https://intranet.example.com/*`. */
    readonly ignore?: readonly string[];
  };
  /** Limits; a build that exceeds one fails. */
  readonly budgets?: {
    /** The most JavaScript that a page may load unasked, in kB after gzip. Default: no limit. */
    readonly script?: number;
  };
  /**
   * How many days files with a hash in their name (pictures, scripts, styles, parts of the search index) stay in the
   * output when no page uses them any more, for readers whose page is older than the site: `0`, not at all. Default: 7.
   */
  readonly keepAssets?: number;
  /** Which files of `static/` are published. */
  readonly static?: {
    /**
     * Hidden files, and files that look like private keys, to publish: paths of files or folders relative to `static/`,
     * such as `.env.example`. `.well-known`, `.nojekyll`, `.htaccess` and `.domains` are always published. Default:
     * none.
     */
    readonly allow?: readonly string[];
  };
  /**
   * What publishes the site, one or several. docsgen writes the files that it reads: HTTP headers, a
   * Content-Security-Policy among them, and redirects in `_headers` and `_redirects` for Netlify and Cloudflare, in
   * `vercel.json` for Vercel, in `nginx-headers.conf` and `nginx-site.conf` for nginx; `.nojekyll` for GitHub Pages.
   * `docs/guide/deploy.md` has a guide for each. Default: no such file.
   */
  readonly host?:
    | 'github-pages'
    | 'netlify'
    | 'cloudflare'
    | 'vercel'
    | 'nginx'
    | readonly ('github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'nginx')[];
  /** What the Content-Security-Policy allows. */
  readonly security?: {
    /**
     * What pages may use beside the site’s own: lists of sources by directive, `{ frame-src: [https://www.youtube.com]
     * }`. Only with `host`. Default: nothing.
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
   * Elements that are added to the head of every page: `{ tag: meta, attributes: { name: theme-color, content: black }
   * }`. What docsgen writes there itself is an error. With `host`, what they load and the hash of what stands in them
   * are part of the Content-Security-Policy. Default: none.
   */
  readonly head?: readonly {
    /** The name of the element. */
    readonly tag: 'meta' | 'link' | 'script' | 'style';
    /** Its attributes by name, as in HTML. `true`: the attribute stands there without a value; `false`: it does not. */
    readonly attributes?: Readonly<Record<string, string | number | boolean>>;
    /** What is in a script or style. */
    readonly text?: string;
  }[];
  /**
   * Scripts of every page, in this order: an address, a path in `static/` that begins with a slash, or a map. With a
   * `category`, readers are asked first. Default: none.
   */
  readonly scripts?: readonly (
    | string
    | {
        /** Its address, or a file of `static/` as a path that begins with a slash. */
        readonly src?: string;
        /** Its code, instead of `src`. */
        readonly text?: string;
        /** Whether it waits until the page is read. Default: true, unless `async` is, or there is no `src`. */
        readonly defer?: boolean;
        /** Whether it runs as soon as it is there. Default: false. */
        readonly async?: boolean;
        /**
         * What readers are asked for before it is loaded, such as `analytics`. Default: nothing, it is loaded on every
         * page.
         */
        readonly category?: string;
        /**
         * Its attributes by name, as in HTML. `true`: the attribute stands there without a value; `false`: it does not.
         */
        readonly attributes?: Readonly<Record<string, string | number | boolean>>;
      }
  )[];
  /**
   * The service that counts the readers of the site: one of `plausible`, `umami`, `matomo`, `ga4`, or the `src` of any
   * script. Each page is counted once, also where readers go on without a full load. Default: nothing is counted.
   */
  readonly analytics?: {
    /** Plausible: the domain of the site as it is called there. */
    readonly plausible?: string;
    /** Umami: the id of the website. */
    readonly umami?: string;
    /** Matomo. */
    readonly matomo?: {
      /** The address of the Matomo server: `https://stats.example.com/`. */
      readonly url: string;
      /** The id of the site there. */
      readonly site: number | string;
      /** Whether it keeps cookies. Default: true. */
      readonly cookies?: boolean;
    };
    /** Google Analytics 4: the measurement id. */
    readonly ga4?: string;
    /**
     * The address of the script, or a file of `static/`: with `plausible` or `umami`, instead of the one in their
     * cloud; alone, that of any other service.
     */
    readonly src?: string;
    /** Further attributes of the script, by name. */
    readonly attributes?: Readonly<Record<string, string | number | boolean>>;
    /**
     * What readers are asked for before anything is loaded or counted, such as `analytics`. Default: nothing, every
     * page is counted.
     */
    readonly category?: string;
    /** With `umami` or `matomo`: whether readers whose browser asks not to be followed are left out. Default: false. */
    readonly doNotTrack?: boolean;
  };
  /**
   * Plugins of the site, in this order: they add pages, change what pages say of themselves, check the site, and may
   * have keys of their own here. Plugins of Markdown alone stand in `markdown`. Default: none.
   */
  readonly plugins?: readonly (
    | string
    | {
        /** A package, or a file that begins with `./`. */
        readonly name: string;
        /** The options that the plugin gets; its documentation says which there are. */
        readonly options?: Readonly<Record<string, unknown>>;
        /** How serious what its checks find is; with `off` they are not made. Default: as the plugin says of each. */
        readonly level?: 'error' | 'warning' | 'off';
      }
  )[];
  /** Old addresses that redirect to pages, or to other sites, in every locale. */
  readonly redirects?: readonly {
    /**
     * The old address, or a list of them. With a `host` other than `github-pages`, an address may end with a wildcard:
     * `/blog/*`.
     */
    readonly from: string | readonly string[];
    /**
     * The page that they redirect to, from the root of the site and without the locale: `/api/intro`; or an address of
     * another site. After a wildcard, it may end with `/:splat`, which stands for what the wildcard matches:
     * `/news/:splat`.
     */
    readonly to: string;
  }[];
  /** How Markdown is read. */
  readonly markdown?: {
    /** `native` is Sätteri, the fast one; `remark` is remark-parse. Both give the same pages. Default: `native`. */
    readonly parser?: 'native' | 'remark';
    /** Whether code is highlighted. Default: true. */
    readonly highlight?: boolean;
    /**
     * What becomes of HTML in pages. `allow`: it is part of the page, scripts too. `sanitize`: only what can do no harm
     * is, for sites that take contributions. `escape`: it is shown as it is written. Default: `allow`.
     */
    readonly html?: 'allow' | 'sanitize' | 'escape';
    /**
     * Whether TeX between dollars is a formula: `$…$` in a line, `$$…$$` and ` ```math ` blocks on lines of their own.
     * They become MathML. Amounts such as `$5 and $10` stay text. Default: false.
     */
    readonly math?: boolean;
    /**
     * Which pages are MDX: Markdown with components in it. `files`: those whose names end in `.mdx`. `all`: `.md`, too,
     * as in Docusaurus. `off`: none, because MDX runs code. A page’s own `format` in its front matter wins. Default:
     * `files`, and `off` where `html` is not `allow`.
     */
    readonly mdx?: 'files' | 'all' | 'off';
    /**
     * Whether ` ```mermaid ` blocks are drawn: flowcharts, sequence, state, class and entity relationship diagrams.
     * Other kinds are drawn in the browser where the site has installed `mermaid`, and are code elsewhere. Default:
     * true.
     */
    readonly diagrams?: boolean;
    /** Plugins that change the Markdown tree of pages, in this order. */
    readonly remarkPlugins?: readonly (
      | string
      | {
          /** A package, or a file that begins with `./`. */
          readonly name: string;
          /** The options that the plugin gets. */
          readonly options?: unknown;
        }
    )[];
    /** Plugins that change the HTML tree of pages, in this order. */
    readonly rehypePlugins?: readonly (
      | string
      | {
          /** A package, or a file that begins with `./`. */
          readonly name: string;
          /** The options that the plugin gets. */
          readonly options?: unknown;
        }
    )[];
  };
}
