// The resolved configuration, with all defaults applied. `config/schema/schema.ts` describes the file that authors
// write; `config/resolve/resolve-config.ts` converts it.
import type { Position } from './diagnostic.ts';
import type { LocaleCode, SectionId, VersionName } from './paths.ts';
import type { ConfiguredPlugin } from './plugins.ts';
import type { PostsOptions } from './posts.ts';
import type { ConfiguredLook } from './theme.ts';
import type { WrittenSidebar } from './written-sidebar.ts';

/** One text for every language, or one by locale. Read it with `textIn`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export type CheckLevel = 'error' | 'warning' | 'off';

export interface Locale {
  readonly code: LocaleCode;
  /** What the language calls itself: `Español`. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly htmlLang: string;
  /** `''` for the default locale, otherwise `/en`. */
  readonly prefix: string;
  /** Folder of this locale's content, from the site's folder: `content/en`; `''` for a folder without configuration. */
  readonly folder: string;
}

export interface Version {
  readonly name: VersionName;
  readonly label: LocalizedText;
  /** True where the configuration names the label; only then do pages show it. */
  readonly isLabelled: boolean;
  /** Between the section's base path and the page: `''` or `/1.0`. */
  readonly path: string;
  /** Folder below the locale's: `api`, `api-1.0`; `''` is the locale's folder itself. */
  readonly folder: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
}

export interface Section {
  readonly id: SectionId;
  readonly label: LocalizedText;
  /** `''` for a section at the root, otherwise `/api`: begins with a slash, does not end with one. */
  readonly basePath: string;
  /** The first one is the latest: version-neutral links lead there. */
  readonly versions: readonly [Version, ...Version[]];
  /** Links at the end of the sidebar. */
  readonly links: readonly ConfiguredLink[];
  /** Sidebars of the first version; `undefined`: `sidebar.yaml` or the tree of folders says what is in them. */
  readonly sidebars: readonly WrittenSidebar[] | undefined;
  /** Left out: it is a section of pages. */
  readonly posts?: PostsOptions;
  /** Position of its id in the configuration. */
  readonly position?: Position | undefined;
}

/** Where a link of the configuration leads; `position` is where it is written. */
export interface ConfiguredLink {
  readonly label: LocalizedText;
  readonly target:
    | { readonly kind: 'page'; readonly to: string }
    | { readonly kind: 'section'; readonly section: SectionId; readonly page: string | undefined }
    | { readonly kind: 'sidebar'; readonly section: SectionId; readonly sidebar: string }
    | { readonly kind: 'external'; readonly href: string };
  /** The link is active on every page whose path begins so; `undefined`: on its own page and those below it. */
  readonly activePath: string | undefined;
  readonly side: 'start' | 'end';
  /** In a menu: what is there, in a sentence. */
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
      /** A menu of the versions of a section. */
      readonly kind: 'versions';
      readonly section: SectionId;
      /** Before the name of the version; `undefined`: the word for a version. */
      readonly label: LocalizedText | undefined;
      readonly side: 'start' | 'end';
    };

interface ConfiguredFooter {
  readonly columns: readonly { readonly title: LocalizedText; readonly links: readonly ConfiguredLink[] }[];
  readonly copyright: LocalizedText | undefined;
  readonly links: readonly ConfiguredLink[];
}

interface ConfiguredSocialLink {
  /** One of `socialServices` of the contract. */
  readonly service: string;
  readonly target: ConfiguredLink['target'];
  readonly position: Position | undefined;
}

/** An element that is added to the head of every page. */
export interface ConfiguredHeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true`: without a value. Files of `static/` are paths that begin with a slash. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string | undefined;
  readonly position: Position | undefined;
}

interface ConfiguredFeedback {
  readonly link: string | undefined;
  /** `address`: whole, or a path from the root of the host. */
  readonly form: { readonly address: string; readonly method: 'post' | 'get' } | undefined;
}

export interface ConfiguredRedirect {
  readonly from: string;
  readonly to: string;
  readonly position: Position | undefined;
}

/** A file of `static/`, as a path from the root of the site: `/brand/logo.svg`. */
export interface ConfiguredFile {
  readonly path: string;
  readonly position: Position | undefined;
}

export interface ConfiguredPicture {
  readonly light: ConfiguredFile;
  /** Shown instead on a dark ground. */
  readonly dark: ConfiguredFile | undefined;
  readonly alt: LocalizedText | undefined;
}

export interface ConfiguredLogo extends ConfiguredPicture {
  /** The site's name stands beside it. */
  readonly hasName: boolean;
  /** Pixels. */
  readonly height: number;
}

export interface ConfiguredFavicon extends ConfiguredFile {
  /** Colour behind icons that fill a square; `undefined`: that of light pages. */
  readonly ground: string | undefined;
}

export interface PluginReference {
  /** A package name, or a path that begins with `./`, from the site's folder. */
  readonly module: string;
  readonly options: unknown;
  readonly position: Position | undefined;
}

export interface MarkdownOptions {
  readonly parser: 'native' | 'remark';
  readonly highlight: boolean;
  /** What becomes of HTML in a page. */
  readonly html: 'allow' | 'sanitize' | 'escape';
  readonly math: boolean;
  readonly mdx: 'files' | 'all' | 'off';
  /** Whether Mermaid's fences are drawn. */
  readonly diagrams: boolean;
  /** What the site adds to its Content-Security-Policy, by directive; left out: no policy is sent. */
  readonly policy?: Readonly<Record<string, readonly string[]>>;
  /** Level of syntax of other tools in a page. */
  readonly foreignSyntax: CheckLevel;
  /** Levels of headings that contents list; left out: the usual ones, 2 and 3. */
  readonly contents?: { readonly min: number; readonly max: number };
  readonly remarkPlugins: readonly PluginReference[];
  readonly rehypePlugins: readonly PluginReference[];
  /** Modules of plugins with components for all pages in MDX, named as in `PluginReference`. */
  readonly components?: readonly string[];
}

/** What publishes a site, as far as docsgen writes something for it. */
export type Host = 'github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'nginx';

export interface SiteConfig {
  /** The configuration's file, from the site's folder; `undefined` where there is none. */
  readonly file: string | undefined;
  readonly title: LocalizedText;
  readonly tagline: LocalizedText | undefined;
  /** Origin without a slash at its end: `https://docs.example.com`; `undefined`: no canonical links, no sitemap. */
  readonly url: string | undefined;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly trailingSlash: boolean;
  /** The first one is the default. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly sections: readonly Section[];
  readonly navbar: {
    readonly title: LocalizedText | undefined;
    readonly items: readonly ConfiguredNavbarItem[];
    /** False if each section has an item because the configuration sets none. */
    readonly isWritten: boolean;
  };
  readonly footer: ConfiguredFooter | undefined;
  /** Links with the icons of services, in this order. */
  readonly social: readonly ConfiguredSocialLink[];
  readonly announcement:
    | { readonly id: string; readonly content: LocalizedText; readonly isCloseable: boolean }
    | undefined;
  readonly colorMode: {
    readonly initial: 'light' | 'dark';
    readonly canSwitch: boolean;
    readonly respectsSystem: boolean;
  };
  /** Heading levels, both included. */
  readonly contents: { readonly min: number; readonly max: number };
  /** An address with placeholders in it, see `fillAddress`; so are the next two. */
  readonly editLink: string | undefined;
  readonly reportLink: string | undefined;
  readonly feedback: ConfiguredFeedback | undefined;
  readonly headTags: readonly ConfiguredHeadTag[];
  /** What pages tell of their last update. */
  readonly lastUpdated: {
    readonly hasDate: boolean;
    readonly hasAuthor: boolean;
    readonly position: Position | undefined;
  };
  readonly logo: ConfiguredLogo | undefined;
  /** `undefined`: docsgen's own. */
  readonly look: ConfiguredLook | undefined;
  /** Picture of the landing page. */
  readonly homeImage: ConfiguredPicture | undefined;
  readonly favicon: ConfiguredFavicon | undefined;
  /** Image for link previews, from the root of the site or absolute. */
  readonly socialImage: string | undefined;
  readonly sidebar: { readonly isCollapsible: boolean; readonly isCollapsed: boolean };
  readonly hasBreadcrumbs: boolean;
  readonly hasSearch: boolean;
  /** By language code: groups of words and phrases that mean the same to the search. */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly checks: {
    readonly links: CheckLevel;
    readonly anchors: CheckLevel;
    readonly images: CheckLevel;
    readonly duplicateRoutes: CheckLevel;
    readonly translations: CheckLevel;
  };
  /** kB (1,000 bytes) of gzipped script on every page; `undefined`: no limit. */
  readonly scriptBudget: { readonly limit: number; readonly position: Position | undefined } | undefined;
  /** Addresses of other sites that are not checked; a `*` stands for any text. */
  readonly ignoredLinks: readonly string[];
  /** Days for which files with a hash in their name stay in the output after they went out of use. */
  readonly keepAssets: number;
  /** Hidden files and files that look like private keys to publish, as paths relative to `static/`. */
  readonly allowedStaticFiles: readonly string[];
  /** Empty: plain files for any host. */
  readonly hosts: readonly Host[];
  /** What the Content-Security-Policy allows beside the site's own, by directive. */
  readonly policySources: Readonly<Record<string, readonly string[]>>;
  readonly redirects: readonly ConfiguredRedirect[];
  readonly plugins: readonly ConfiguredPlugin[];
  readonly markdown: MarkdownOptions;
}
