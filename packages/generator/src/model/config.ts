// The resolved configuration. The types of most values are inferred from the schema in `model/schema/`, which also
// contains their defaults; `config/resolve/resolve-config.ts` resolves values that depend on other values.
import type * as z from 'zod';
import type { WrittenTag } from '../text/html/head-tag-errors.ts';
import type { PluginStrings, SyntaxExtension } from './article-api.ts';
import type { KeyPath, Position } from './diagnostic.ts';
import type { LocaleCode, SectionId, VersionName } from './paths.ts';
import type { ConfiguredPlugin, PluginArticleFile, PluginOwner } from './plugins.ts';
import type { text } from './schema/basic-schema.ts';
import type { postsSchema } from './schema/content-schema.ts';
import type { ParsedConfig } from './schema/site-schema.ts';

/** One string for all locales, or a string per locale code. Read it with `textIn`. */
export type LocalizedText = z.output<typeof text>;

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
  /** Sidebars of the first version, or `undefined` if `sidebar.yaml` or the folder structure defines them. */
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
  /** Path prefix of the pages on which the link is active. Default: the target of the link, and the pages below it. */
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

/**
 * An element added to the `<head>` of every page. Files in `static/` are written as paths that start with a slash.
 */
export interface ConfiguredHeadTag extends WrittenTag {
  readonly position: Position | undefined;
}

export interface ConfiguredRedirect {
  readonly from: string;
  readonly to: string;
  readonly position: Position | undefined;
}

export type Theme = ParsedConfig['theme'];

/** A logo, favicon or other image. Its files are in `static/`. */
export type ConfiguredPicture = NonNullable<ParsedConfig['home']['image']>;

export type PostsOptions = z.output<typeof postsSchema>;

export interface PluginReference {
  /** A package name, or a path that starts with `./`, relative to the site's root. */
  readonly module: string;
  readonly options: unknown;
  readonly position: Position | undefined;
  /** The plugin of the site that adds the module. */
  readonly owner?: PluginOwner;
}

/** A remark plugin that extends the syntax. */
export interface SyntaxReference extends PluginReference, Pick<SyntaxExtension, 'marker' | 'native'> {}

export interface CodeBlocksReference extends PluginReference {
  /** Set if the module also renders inline code. */
  readonly isInline?: true;
}

type Replaced = 'remarkPlugins' | 'rehypePlugins';

export interface MarkdownOptions extends Omit<ParsedConfig['markdown'], Replaced> {
  /** Sources that the site adds to its Content-Security-Policy, by directive. Omitted if no policy is sent. */
  readonly policy?: Readonly<Record<string, readonly string[]>>;
  /** Severity of diagnostics about the syntax of other generators. */
  readonly foreignSyntax: CheckLevel;
  /** Heading levels in the table of contents, both inclusive. Omitted if the levels are the default. */
  readonly contents?: { readonly min: number; readonly max: number };
  readonly remarkPlugins: readonly PluginReference[];
  readonly rehypePlugins: readonly PluginReference[];
  /** Extensions of the syntax, added by plugins. */
  readonly syntax?: readonly SyntaxReference[];
  /** Renderers of code blocks, added by plugins. */
  readonly codeBlocks?: readonly CodeBlocksReference[];
  /** Component modules of plugins, for all MDX pages. Specifiers as in `PluginReference`. */
  readonly components?: readonly string[];
}

/** Hosting providers and web servers for which docsgen writes configuration files. */
export type Host = ParsedConfig['host'][number];

/** Keys of the configuration file whose values are resolved to other types. */
type ResolvedKey =
  | ('$schema' | 'locales' | 'sections' | 'navbar' | 'footer' | 'social' | 'redirects' | 'plugins' | 'markdown')
  | ('head' | 'scripts' | 'analytics' | 'logo' | 'favicon');

export interface SiteConfig extends Omit<ParsedConfig, ResolvedKey> {
  /** Path of the configuration file, relative to the site's root, or `undefined` if there is none. */
  readonly file: string | undefined;
  /** Returns the position of the value at a path in the file, or of its nearest ancestor that exists. */
  readonly positionOf: (path: KeyPath) => Position | undefined;
  /** Locales of the site. The first locale is the default. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly sections: readonly Section[];
  readonly navbar: {
    readonly title: LocalizedText | undefined;
    readonly items: readonly ConfiguredNavbarItem[];
    /** Whether the configuration sets the items. If not, there is one item for each section. */
    readonly isWritten: boolean;
  };
  readonly footer: ConfiguredFooter | undefined;
  /** Links to social services, in display order. */
  readonly social: readonly ConfiguredSocialLink[];
  /** Elements of `head`, `scripts` and `analytics`. */
  readonly headTags: readonly ConfiguredHeadTag[];
  readonly redirects: readonly ConfiguredRedirect[];
  readonly plugins: readonly ConfiguredPlugin[];
  /** Article files of plugins. */
  readonly articleFiles?: readonly PluginArticleFile[];
  /** UI strings of plugins, by the plugin's name. */
  readonly pluginStrings?: Readonly<Record<string, PluginStrings>>;
  readonly markdown: MarkdownOptions;
}

/** A sidebar of one version of a section. */
export interface WrittenSidebar {
  /** Name, or `undefined` if it is the only sidebar. */
  readonly name: string | undefined;
  readonly items: readonly WrittenItem[];
}

export type WrittenItem = WrittenPage | WrittenReference | WrittenCategory | WrittenLink | WrittenFolder;

interface WrittenBase {
  /** Position of the item, or of the page id in the item. */
  readonly position: Position | undefined;
}

interface WrittenLabels {
  readonly label: LocalizedText | undefined;
  /** Short plain text next to the label. */
  readonly badge: LocalizedText | undefined;
  readonly className: string | undefined;
}

export interface WrittenPage extends WrittenBase, WrittenLabels {
  readonly kind: 'page';
  /** The page's id in its section and version. */
  readonly id: string;
}

/** A link to a page that is listed elsewhere in this sidebar, or in another sidebar of the section. */
export interface WrittenReference extends WrittenBase, WrittenLabels {
  readonly kind: 'reference';
  readonly id: string;
}

export interface WrittenCategory extends WrittenBase, WrittenLabels {
  readonly kind: 'category';
  readonly description: LocalizedText | undefined;
  /** Id of the category's index page. */
  readonly page: string | undefined;
  readonly index: WrittenIndex | undefined;
  readonly items: readonly WrittenItem[];
  readonly isCollapsible: boolean | undefined;
  readonly isCollapsed: boolean | undefined;
}

/** A generated index page. */
export interface WrittenIndex extends WrittenBase {
  readonly slug: string | undefined;
  readonly title: LocalizedText | undefined;
  readonly description: LocalizedText | undefined;
  readonly image: string | undefined;
  readonly keywords: readonly string[];
}

interface WrittenLink extends WrittenBase {
  readonly kind: 'link';
  readonly link: ConfiguredLink;
  readonly badge: LocalizedText | undefined;
  readonly className: string | undefined;
}

/** Inserts the content of a folder, in file order. */
export interface WrittenFolder extends WrittenBase {
  readonly kind: 'folder';
  /** Folder as written; `.` is the section's folder. */
  readonly folder: string;
}
