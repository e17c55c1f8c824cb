// A Docusaurus site as it was read: its configuration with every default in place, its files with the ids and addresses
// that Docusaurus gives them. All paths are from the site's folder and may begin with `../`.

import type { ForeignFiles } from '../../model/adapters/foreign.ts';
import type { Position } from '../../model/diagnostic.ts';
import type { PositionOf } from '../foreign-modules.ts';
import type { LooseMap } from '../untyped-values.ts';

export interface DocusaurusSite {
  readonly files: ForeignFiles;
  /** `docusaurus.config.ts`. */
  readonly configFile: string;
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** `undefined`: Docusaurus writes `a/index.html` and links to `/a`. */
  readonly trailingSlash: boolean | undefined;
  /** The whole configuration, for what has no field of its own here. */
  readonly config: LooseMap;
  readonly themeConfig: LooseMap;
  /** Where a value of the configuration is written, by its path: `themeConfig`, `navbar`; else the file as a whole. */
  readonly positionOf: PositionOf;
  /** The default one first. */
  readonly locales: readonly DocusaurusLocale[];
  readonly docs: readonly DocsInstance[];
  readonly blogs: readonly BlogInstance[];
  readonly pages: readonly PageFile[];
  readonly staticFolders: readonly string[];
  /** Those of the plugin for client redirects, `fromExtensions` and the like written out. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Style sheets of `customCss`. */
  readonly customCss: readonly string[];
  readonly markdown: DocusaurusMarkdown;
  /** Plugins, themes and presets with their options; those of the classic preset by their own names, too. */
  readonly plugins: readonly PluginUse[];
  /** Files in `src/theme/`. */
  readonly swizzled: readonly SwizzledFile[];
  /** Packages that are not installed, or were kept from running: something stands in for them. */
  readonly standIns: readonly string[];
  /** `dependencies` and `devDependencies` of its package.json, with their ranges. */
  readonly packages: ReadonlyMap<string, string>;
  /** Names that its imports begin with instead of a path; the first that fits counts. */
  readonly aliases?: readonly ImportAlias[];
}

export interface ImportAlias {
  /** The whole import, or with `*` for the rest of it: `@components/*`. */
  readonly pattern: string;
  /** Paths from the site's folder, with `*` for that rest; the first that has a file counts. */
  readonly targets: readonly string[];
  /** It is one whether a file is there or not. */
  readonly isSure: boolean;
}

export interface DocusaurusLocale {
  readonly code: string;
  /** `pt_BR`, where that is no language tag: it is part of the old addresses. */
  readonly oldCode?: string;
  readonly label: string;
  readonly htmlLang: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** Folder with its translations: `i18n/fr`. */
  readonly folder: string;
  /** By key: those of `code.json`, of the navbar's file and of the footer's. */
  readonly messages: ReadonlyMap<string, string>;
  readonly navbar: ReadonlyMap<string, string>;
  readonly footer: ReadonlyMap<string, string>;
}

export interface DocusaurusMarkdown {
  /** How `.md` is read: of `mdx` (the default) both endings are MDX. */
  readonly format: 'mdx' | 'md' | 'detect';
  readonly mermaid: boolean;
  /** remark-math is among the plugins. */
  readonly math: boolean;
  readonly npm2yarn: boolean;
  /** Kinds of admonitions, the site's own among them. */
  readonly admonitions: readonly string[];
  /** Names of remark and rehype plugins other than those above. */
  readonly otherPlugins: readonly string[];
}

/** One use of the plugin for documents. */
export interface DocsInstance {
  /** `default`, or the plugin's `id`. */
  readonly id: string;
  readonly options: LooseMap;
  /** Without slashes at its ends; `''` at the root. */
  readonly routeBasePath: string;
  /** The one without a version in its addresses first, then in the order of Docusaurus. */
  readonly versions: readonly DocsVersion[];
}

export interface DocsVersion {
  /** `current`, or a name of `versions.json`. */
  readonly name: string;
  readonly label: string;
  /** Part of the address, without slashes; `''` for the last version. */
  readonly path: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Folder of its files. */
  readonly folder: string;
  /** `undefined`: sidebars follow from the tree of folders. */
  readonly sidebarFile: string | undefined;
  readonly sidebars: readonly DocusaurusSidebar[] | undefined;
  readonly documents: readonly DocumentFile[];
  /** `_category_.json` and `.yml` by their folder, from the version's folder; `''` is that itself. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** `tags.yml` as it stands there. */
  readonly tags?: LooseMap;
  /** Pages that categories have without a document, of sidebars and of `_category_` files. */
  readonly generatedIndexes: readonly GeneratedIndex[];
  /** By locale other than the default one; those that are not translated are missing. */
  readonly translations: ReadonlyMap<string, TranslatedVersion>;
}

export interface CategoryFile {
  readonly source: string;
  readonly values: LooseMap;
}

export interface GeneratedIndex {
  /** As that of a document. */
  readonly url: string;
  readonly label: string;
  /** The sidebar or `_category_` file that asks for it. */
  readonly source: string;
}

export interface TranslatedVersion {
  readonly folder: string;
  readonly documents: readonly DocumentFile[];
  /** Messages of `current.json` by key: `sidebar.docs.category.Guides`, `version.label`. */
  readonly messages: ReadonlyMap<string, string>;
}

export interface DocumentFile {
  /** Path of the file. */
  readonly source: string;
  /** From the version's folder. */
  readonly relative: string;
  /** As sidebars name it: `api/intro`. */
  readonly id: string;
  /** Address without `baseUrl`, locale and a slash at its end: `/docs/api/intro`, `/` for the root. */
  readonly url: string;
  readonly frontMatter: LooseMap;
  /** Drafts have no address. */
  readonly isDraft: boolean;
  readonly tags: readonly string[];
}

export interface DocusaurusSidebar {
  readonly name: string;
  readonly items: readonly DocusaurusItem[];
}

/** Items in their long form; shorthands are written out. */
export type DocusaurusItem =
  | { readonly type: 'doc' | 'ref'; readonly id: string; readonly label: string | undefined; readonly rest: LooseMap }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link:
        | { readonly type: 'doc'; readonly id: string }
        /** `url`: as that of a document. */
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
  readonly folder: string;
  readonly posts: readonly PostFile[];
  readonly translations: ReadonlyMap<string, { readonly folder: string; readonly posts: readonly PostFile[] }>;
  /** `authors.yml` and `tags.yml` as they stand there. */
  readonly authors: LooseMap;
  readonly tags: LooseMap;
}

export interface PostFile extends Omit<DocumentFile, 'id'> {
  /** `2025-03-14`, or an instant in ISO 8601. */
  readonly date: string | undefined;
}

/** A file in `src/pages/`, or its counterpart in `i18n/<locale>/docusaurus-plugin-content-pages/`. */
export interface PageFile extends Pick<DocumentFile, 'source' | 'relative'> {
  readonly locale: string;
  /** Without `baseUrl` and locale. */
  readonly url: string;
  readonly isComponent: boolean;
}

export interface PluginUse {
  readonly kind: 'plugin' | 'theme' | 'preset';
  /** As it is written; `function` of one that is written in the configuration. */
  readonly name: string;
  readonly options: unknown;
  readonly position: Position | undefined;
  /** The names that it gives to folders of the site are in `aliases`; whether it does other things, too. */
  readonly aliases?: 'alone' | 'among others';
}

export interface SwizzledFile {
  readonly path: string;
  /** `CodeBlock`, `Navbar/MobileSidebar/Header`. */
  readonly component: string;
  /** It imports `@theme-original/…`: it wraps the original. */
  readonly isWrapper: boolean;
}
