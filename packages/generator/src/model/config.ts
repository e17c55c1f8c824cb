// The resolved configuration, with all defaults applied. `config/schema/schema.ts` describes the file that authors
// write; `config/resolve/resolve-config.ts` converts it.
import type { Position } from './diagnostic.ts';
import type { LocaleCode, SectionId, VersionName } from './paths.ts';
import type { ConfiguredPlugin } from './plugins.ts';
import type { PostsOptions } from './posts.ts';
import type { ConfiguredTheme } from './theme.ts';
import type { WrittenSidebar } from './written-sidebar.ts';

/** One string for all locales, or a string per locale code. Read it with `textIn`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export type CheckLevel = 'error' | 'warning' | 'off';

export interface Locale {
  readonly code: LocaleCode;
  /** Native name of the language: `Español`. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly htmlLang: string;
  /** URL prefix of the locale: `''` for the default locale, a path such as `/en` for other locales. */
  readonly prefix: string;
  /** Content folder, relative to the site's root: `content/en`. `''` on sites without a configuration. */
  readonly folder: string;
}

export interface Version {
  readonly name: VersionName;
  readonly label: LocalizedText;
  /** Whether the configuration sets the label. If not, pages do not show a label. */
  readonly isLabelled: boolean;
  /** URL segment between the section's base path and the page: `''` or `/1.0`. */
  readonly path: string;
  /** Folder relative to the locale's folder: `api`, `api-1.0`. `''` is the locale's folder itself. */
  readonly folder: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
}

export interface Section {
  readonly id: SectionId;
  readonly label: LocalizedText;
  /** Path such as `/api`, without a trailing slash, or `''` for a section at the root. */
  readonly basePath: string;
  /** The first version is the latest: links without a version point to it. */
  readonly versions: readonly [Version, ...Version[]];
  /** Links at the end of the sidebar. */
  readonly links: readonly ConfiguredLink[];
  /** Sidebars of the first version, or `undefined` if they are defined by `sidebar.yaml` or the folder structure. */
  readonly sidebars: readonly WrittenSidebar[] | undefined;
  /** Options of a section of posts. Omitted for other sections. */
  readonly posts?: PostsOptions;
  /** Position of the section's id in the configuration. */
  readonly position?: Position | undefined;
}

/** A link in the configuration. `position` is its source position. */
export interface ConfiguredLink {
  readonly label: LocalizedText;
  readonly target:
    | { readonly kind: 'page'; readonly to: string }
    | { readonly kind: 'section'; readonly section: SectionId; readonly page: string | undefined }
    | { readonly kind: 'sidebar'; readonly section: SectionId; readonly sidebar: string }
    | { readonly kind: 'external'; readonly href: string };
  /** Path prefix of the pages on which the link is active. Default: its target and the pages below it. */
  readonly activePath: string | undefined;
  readonly side: 'start' | 'end';
  /** Short description, shown in menus. */
  readonly description: LocalizedText | undefined;
  readonly position: Position | undefined;
}

export type ConfiguredNavbarItem =
  | ({ readonly kind: 'link' } & ConfiguredLink)
  | {
      readonly kind: 'dropdown';
      readonly label: LocalizedText;
      readonly items: readonly ConfiguredLink[];
      readonly side: 'start' | 'end';
    }
  | {
      /** A menu with the versions of a section. */
      readonly kind: 'versions';
      readonly section: SectionId;
      /** Text before the name of the version. Default: the UI string for "Version". */
      readonly label: LocalizedText | undefined;
      readonly side: 'start' | 'end';
    };

interface ConfiguredFooter {
  readonly columns: readonly { readonly title: LocalizedText; readonly links: readonly ConfiguredLink[] }[];
  readonly copyright: LocalizedText | undefined;
  readonly links: readonly ConfiguredLink[];
}

interface ConfiguredSocialLink {
  /** One of `socialServices`. */
  readonly service: string;
  readonly target: ConfiguredLink['target'];
  readonly position: Position | undefined;
}

/** An element added to the `<head>` of every page. */
export interface ConfiguredHeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true` adds the attribute without a value. Files in `static/` are written as paths that start with a slash. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string | undefined;
  readonly position: Position | undefined;
}

interface ConfiguredFeedback {
  readonly link: string | undefined;
  /** `address` is an absolute URL, or a path relative to the root of the host. */
  readonly form: { readonly address: string; readonly method: 'post' | 'get' } | undefined;
}

export interface ConfiguredRedirect {
  readonly from: string;
  readonly to: string;
  readonly position: Position | undefined;
}

/** A file in `static/`, as a path relative to the site's root: `/brand/logo.svg`. */
export interface ConfiguredFile {
  readonly path: string;
  readonly position: Position | undefined;
}

export interface ConfiguredPicture {
  readonly light: ConfiguredFile;
  /** Image that replaces the light image in dark mode. */
  readonly dark: ConfiguredFile | undefined;
  readonly alt: LocalizedText | undefined;
}

export interface ConfiguredLogo extends ConfiguredPicture {
  /** Whether the site's name is shown next to the logo. */
  readonly hasName: boolean;
  /** Height in pixels. */
  readonly height: number;
}

export interface ConfiguredFavicon extends ConfiguredFile {
  /** Background color of icons that fill a square. Default: the page background in light mode. */
  readonly ground: string | undefined;
}

export interface PluginReference {
  /** A package name, or a path that starts with `./`, relative to the site's root. */
  readonly module: string;
  readonly options: unknown;
  readonly position: Position | undefined;
}

export interface MarkdownOptions {
  readonly parser: 'native' | 'remark';
  readonly highlight: boolean;
  /** Treatment of HTML in Markdown. */
  readonly html: 'allow' | 'sanitize' | 'escape';
  readonly math: boolean;
  readonly mdx: 'files' | 'all' | 'off';
  /** Whether Mermaid code blocks are rendered as diagrams. */
  readonly diagrams: boolean;
  /** Sources that the site adds to its Content-Security-Policy, by directive. Omitted if no policy is sent. */
  readonly policy?: Readonly<Record<string, readonly string[]>>;
  /** Severity of diagnostics about the syntax of other generators. */
  readonly foreignSyntax: CheckLevel;
  /** Heading levels in the table of contents. Default: 2 and 3. */
  readonly contents?: { readonly min: number; readonly max: number };
  readonly remarkPlugins: readonly PluginReference[];
  readonly rehypePlugins: readonly PluginReference[];
  /** Component modules of plugins, for all MDX pages. Specifiers as in `PluginReference`. */
  readonly components?: readonly string[];
}

/** Hosting providers and web servers for which docsgen writes configuration files. */
export type Host = 'github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'nginx';

export interface SiteConfig {
  /** Path of the configuration file, relative to the site's root, or `undefined` if there is none. */
  readonly file: string | undefined;
  readonly title: LocalizedText;
  readonly tagline: LocalizedText | undefined;
  /**
   * Origin without a trailing slash: `https://docs.example.com`. If it is not set, there are no canonical links and no
   * sitemap.
   */
  readonly url: string | undefined;
  /** Base URL, with a leading and trailing slash. */
  readonly baseUrl: string;
  readonly trailingSlash: boolean;
  /** Locales of the site. The first locale is the default. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly sections: readonly Section[];
  readonly navbar: {
    readonly title: LocalizedText | undefined;
    readonly items: readonly ConfiguredNavbarItem[];
    /** Whether the configuration sets the items. If false, there is one item for each section. */
    readonly isWritten: boolean;
  };
  readonly footer: ConfiguredFooter | undefined;
  /** Links to social services, in display order. */
  readonly social: readonly ConfiguredSocialLink[];
  readonly announcement:
    | { readonly id: string; readonly content: LocalizedText; readonly isCloseable: boolean }
    | undefined;
  readonly colorMode: {
    readonly initial: 'light' | 'dark';
    readonly canSwitch: boolean;
    readonly respectsSystem: boolean;
  };
  /** Heading levels in the table of contents, both inclusive. */
  readonly contents: { readonly min: number; readonly max: number };
  /** URL template; see `fillUrl`. `reportLink` and `feedback.link` are URL templates as well. */
  readonly editLink: string | undefined;
  readonly reportLink: string | undefined;
  readonly feedback: ConfiguredFeedback | undefined;
  readonly headTags: readonly ConfiguredHeadTag[];
  /** Whether pages show the date and author of their last update. */
  readonly lastUpdated: {
    readonly hasDate: boolean;
    readonly hasAuthor: boolean;
    readonly position: Position | undefined;
  };
  readonly logo: ConfiguredLogo | undefined;
  /** Theme options, or `undefined` for the default theme. */
  readonly look: ConfiguredTheme | undefined;
  /** Image on the landing page. */
  readonly homeImage: ConfiguredPicture | undefined;
  readonly favicon: ConfiguredFavicon | undefined;
  /** Image for link previews: a path relative to the site's root, or an absolute URL. */
  readonly socialImage: string | undefined;
  readonly sidebar: { readonly isCollapsible: boolean; readonly isCollapsed: boolean };
  readonly hasBreadcrumbs: boolean;
  readonly hasSearch: boolean;
  /** Groups of words and phrases that the search treats as synonyms, by language code. */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly checks: {
    readonly links: CheckLevel;
    readonly anchors: CheckLevel;
    readonly images: CheckLevel;
    readonly duplicateRoutes: CheckLevel;
    readonly translations: CheckLevel;
  };
  /** Limit for the gzipped scripts of every page, in kB (1,000 bytes). Default: no limit. */
  readonly scriptBudget: { readonly limit: number; readonly position: Position | undefined } | undefined;
  /** URLs of other sites that are not checked. `*` matches any string. */
  readonly ignoredLinks: readonly string[];
  /** Number of days for which unused files with a hash in their name stay in the output. */
  readonly keepAssets: number;
  /** Hidden files and files that look like private keys to publish, as paths relative to `static/`. */
  readonly allowedStaticFiles: readonly string[];
  /** Hosts for which configuration files are written. */
  readonly hosts: readonly Host[];
  /** Sources that the Content-Security-Policy allows in addition to the site itself, by directive. */
  readonly policySources: Readonly<Record<string, readonly string[]>>;
  readonly redirects: readonly ConfiguredRedirect[];
  readonly plugins: readonly ConfiguredPlugin[];
  readonly markdown: MarkdownOptions;
}
