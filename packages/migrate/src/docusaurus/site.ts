// A Docusaurus site: its configuration with all defaults, and its files with the ids and URLs that Docusaurus
// generates. All paths are relative to the site and may start with `../`.

import type { Position } from 'docsgen/internals';
import type { PositionOf } from '../foreign-config.ts';
import type { ForeignFiles } from '../foreign-site.ts';
import type { LooseMap } from '../untyped-values.ts';

export interface DocusaurusSite {
  readonly files: ForeignFiles;
  /** Such as `docusaurus.config.ts`. */
  readonly configFile: string;
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  /** With a leading and a trailing slash. */
  readonly baseUrl: string;
  /** If `undefined`, Docusaurus writes `a/index.html` and links to `/a`. */
  readonly trailingSlash: boolean | undefined;
  /** The whole configuration, for options without a field in this type. */
  readonly config: LooseMap;
  readonly themeConfig: LooseMap;
  /** Returns the position of the value at a path such as `['themeConfig', 'navbar']`, or the start of the file. */
  readonly positionOf: PositionOf;
  /** The default locale comes first. */
  readonly locales: readonly DocusaurusLocale[];
  readonly docs: readonly DocsInstance[];
  readonly blogs: readonly BlogInstance[];
  readonly pages: readonly PageFile[];
  readonly staticFolders: readonly string[];
  /** Redirects of the client-redirects plugin, with `fromExtensions` and similar options expanded. */
  readonly redirects: readonly Redirect[];
  /** Style sheets in `customCss`. */
  readonly customCss: readonly string[];
  readonly markdown: DocusaurusMarkdown;
  /** Plugins, themes and presets with their options. Plugins in the classic preset are listed separately. */
  readonly plugins: readonly PluginUse[];
  /** Files in `src/theme/`. */
  readonly swizzled: readonly SwizzledFile[];
  /** `dependencies` and `devDependencies` of `package.json`, with their version ranges. */
  readonly packages: ReadonlyMap<string, string>;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface DocusaurusLocale {
  readonly code: string;
  /** The original code, such as `pt_BR`, if it is not a valid language tag. This code is part of the original URLs. */
  readonly oldCode?: string;
  readonly label: string;
  readonly htmlLang: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** Folder of its translations: `i18n/fr`. */
  readonly folder: string;
  /** Messages by key, of `code.json`, `navbar.json` and `footer.json`. */
  readonly messages: ReadonlyMap<string, string>;
  readonly navbar: ReadonlyMap<string, string>;
  readonly footer: ReadonlyMap<string, string>;
}

export interface DocusaurusMarkdown {
  /** How `.md` files are parsed. With `mdx`, the default, they are parsed as MDX. */
  readonly format: 'mdx' | 'md' | 'detect';
  readonly mermaid: boolean;
  /** Whether remark-math is used. */
  readonly math: boolean;
  readonly npm2yarn: boolean;
  /** Types of admonitions, including custom ones. */
  readonly admonitions: readonly string[];
  /** Names of other remark and rehype plugins. */
  readonly otherPlugins: readonly string[];
}

/** An instance of the docs plugin. */
export interface DocsInstance {
  /** `default`, or the `id` of the plugin. */
  readonly id: string;
  readonly options: LooseMap;
  /** Without leading and trailing slashes, `''` for the root. */
  readonly routeBasePath: string;
  /** The version without a path segment is first, followed by the other versions in the order of Docusaurus. */
  readonly versions: readonly DocsVersion[];
}

export interface DocsVersion {
  /** `current`, or a name in `versions.json`. */
  readonly name: string;
  readonly label: string;
  /** Path segment of the version, without slashes, or `''` for the latest version. */
  readonly path: string;
  /** URL of the version, without a trailing slash: `/docs/1.0`, `''`. */
  readonly base: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Folder of its files. */
  readonly folder: string;
  /** `undefined` if sidebars are generated from the folder tree. */
  readonly sidebarFile: string | undefined;
  readonly sidebars: readonly DocusaurusSidebar[] | undefined;
  readonly documents: readonly DocumentFile[];
  /** `_category_.json` and `_category_.yml` by folder, relative to the version. `''` is the version's folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** Content of `tags.yml`. */
  readonly tags?: LooseMap;
  /** Generated pages of categories without a document, from sidebars and `_category_` files. */
  readonly generatedIndexes: readonly GeneratedIndex[];
  /** Translations by locale, except for the default one. Untranslated locales are missing. */
  readonly translations: ReadonlyMap<string, TranslatedVersion>;
}

export interface CategoryFile {
  readonly source: string;
  readonly values: LooseMap;
}

export interface GeneratedIndex {
  /** In the same format as the URL of a document. */
  readonly url: string;
  readonly label: string;
  /** The sidebars file or `_category_` file that declares it. */
  readonly source: string;
}

export interface TranslatedVersion {
  readonly folder: string;
  readonly documents: readonly DocumentFile[];
  /** Messages in `current.json` by key: `sidebar.docs.category.Guides`, `version.label`. */
  readonly messages: ReadonlyMap<string, string>;
}

export interface DocumentFile {
  readonly source: string;
  /** Relative to the version's folder. */
  readonly relative: string;
  /** As in sidebars: `api/intro`. */
  readonly id: string;
  /** URL without `baseUrl`, locale and trailing slash: `/docs/api/intro`, or `/` for the root. */
  readonly url: string;
  readonly frontMatter: LooseMap;
  /** Drafts have no URL. */
  readonly isDraft: boolean;
}

export interface DocusaurusSidebar {
  readonly name: string;
  readonly items: readonly DocusaurusItem[];
}

/** Sidebar items with all shorthands expanded. */
export type DocusaurusItem =
  | { readonly type: 'doc' | 'ref'; readonly id: string; readonly label: string | undefined; readonly rest: LooseMap }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link:
        | { readonly type: 'doc'; readonly id: string }
        /** `url` has the same format as the URL of a document. */
        | { readonly type: 'generated-index'; readonly url: string; readonly options: LooseMap }
        | undefined;
      readonly items: readonly DocusaurusItem[];
      readonly collapsible: boolean | undefined;
      readonly collapsed: boolean | undefined;
      readonly rest: LooseMap;
    }
  | { readonly type: 'link'; readonly label: string; readonly href: string; readonly rest: LooseMap }
  | { readonly type: 'autogenerated'; readonly dirName: string }
  | { readonly type: 'html'; readonly value: string; readonly rest: LooseMap };

export interface BlogInstance {
  readonly id: string;
  readonly options: LooseMap;
  readonly routeBasePath: string;
  /** URL of the blog, without a trailing slash: `/blog`, `''`. */
  readonly base: string;
  readonly folder: string;
  readonly posts: readonly PostFile[];
  readonly translations: ReadonlyMap<string, { readonly folder: string; readonly posts: readonly PostFile[] }>;
  /** Content of `authors.yml` and `tags.yml`. */
  readonly authors: LooseMap;
  readonly tags: LooseMap;
}

export interface PostFile extends Omit<DocumentFile, 'id'> {
  /** `2025-03-14`, or an ISO 8601 date and time. */
  readonly date: string | undefined;
}

/** A file in `src/pages/`, or its translation in `i18n/<locale>/docusaurus-plugin-content-pages/`. */
export interface PageFile extends Pick<DocumentFile, 'source' | 'relative'> {
  readonly locale: string;
  /** Without `baseUrl` and locale. */
  readonly url: string;
  readonly isComponent: boolean;
}

export interface PluginUse {
  readonly kind: 'plugin' | 'theme' | 'preset';
  /** As in the configuration, or `function` for an inline plugin. */
  readonly name: string;
  readonly options: unknown;
  readonly position: Position | undefined;
}

export interface SwizzledFile {
  readonly path: string;
  /** `CodeBlock`, `Navbar/MobileSidebar/Header`. */
  readonly component: string;
  /** Whether it wraps the original component, which it imports from `@theme-original/…`. */
  readonly isWrapper: boolean;
}
