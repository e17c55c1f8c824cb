// The site between reading and writing: sources, pages, sidebars, articles.

import type { LastUpdate } from './adapters/history.ts';
import type { Brand } from './brand.ts';
import type { ConfiguredHeadTag, ConfiguredLink, Locale, Section, SiteConfig, Version } from './config.ts';
import type { Position } from './diagnostic.ts';
import type { Ledger } from './ledger.ts';
import type { LocaleCode, OutputPath, PageId, PageKey, SourcePath, UrlPath } from './paths.ts';
import type { Place } from './plugin-api.ts';
import type { PagePost, ParsedPost, PostList, PostTag } from './posts.ts';
import type { WrittenSidebar } from './written-sidebar.ts';

/** Location of a source in the tree of locales, sections and versions. */
export interface SourceLocation {
  readonly locale: LocaleCode;
  /** `undefined`: the landing page, or a page of `pages/`, which belong to no section. */
  readonly section: Section | undefined;
  readonly version: Version | undefined;
  /** Path from the version's folder: `manager/01-documents/create.md`; in `pages/`, from the locale's folder there. */
  readonly relative: string;
}

/** A Markdown, category or sidebar file, or a page of `pages/` (`own`), not read yet. */
export interface FoundSource {
  readonly path: SourcePath;
  readonly kind: 'page' | 'category' | 'sidebar' | 'own';
  readonly location: SourceLocation;
}

/** A source that was read. Its text is not kept, because all texts together are the greatest part of a site. */
export interface SourceFile extends FoundSource {
  /** Content hash: 16 hexadecimal digits. */
  readonly hash: string;
}

export interface SourceText extends SourceFile {
  readonly text: string;
}

/** A source that stands in no folder: a plugin made it. */
export interface MadeSource {
  readonly text: string;
  /** The plugin, as the configuration names it. */
  readonly plugin: string;
  /** What it is made from; `undefined`: of nothing that an author could edit. */
  readonly from: Place | undefined;
}

/** What plugins say of a source instead of its author. */
export interface SourceChange {
  readonly title?: string;
  readonly description?: string;
  readonly sidebarLabel?: string;
  readonly sidebarPosition?: number;
  readonly sidebarClassName?: string;
  readonly unlisted?: boolean;
  readonly keywords?: readonly string[];
  readonly image?: string;
  /** Elements for the head of its page. */
  readonly head?: readonly ConfiguredHeadTag[];
}

/** All files of a site, as found. */
export interface SourceTree {
  readonly sources: readonly FoundSource[];
  /** Files in content folders that are no sources: pictures, downloads, partials. */
  readonly assets: ReadonlySet<SourcePath>;
  /** Files of `static/`, by their paths in that folder, which they keep in the output. */
  readonly staticFiles: ReadonlySet<string>;
  /** Sources and assets that plugins made; left out where the site has no plugins. */
  readonly made?: ReadonlyMap<SourcePath, MadeSource>;
  /** A plugin failed in making some of them. */
  readonly lacksMade?: boolean;
}

/** Fields of the front matter that docsgen knows. All others are in `other`. */
export interface FrontMatter {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly slug: string | undefined;
  readonly sidebarLabel: string | undefined;
  readonly sidebarPosition: number | undefined;
  readonly sidebarClassName: string | undefined;
  /** `null`: the page shows no sidebar. A string names one of its section, or another section. */
  readonly displayedSidebar: string | null | undefined;
  readonly paginationLabel: string | undefined;
  /** `null` hides the link; a string is the id of a page of the same section. */
  readonly paginationPrevious: string | null | undefined;
  readonly paginationNext: string | null | undefined;
  /** `null`: no edit link. */
  readonly customEditUrl: string | null | undefined;
  readonly hideTitle: boolean;
  readonly hideContents: boolean;
  readonly contentsMin: number | undefined;
  readonly contentsMax: number | undefined;
  readonly keywords: readonly string[];
  readonly image: string | undefined;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly parseNumberPrefixes: boolean;
  /** What the source is written in, whatever its name says. */
  readonly format: 'md' | 'mdx' | undefined;
  /** In a translation: hash of the original that was translated, as `docsgen inspect` prints it. */
  readonly sourceHash: string | undefined;
  /** Replaces what the repository says. */
  readonly lastUpdate: LastUpdate;
  readonly home: HomeContent | undefined;
  readonly other: Readonly<Record<string, unknown>>;
  /** Of pages of `pages/` alone. */
  readonly layout?: 'site' | 'plain' | 'doc';
  /** The search does not find the page. */
  readonly isUnsearched?: true;
}

/** The landing page's front matter, `home:`. */
export interface HomeContent {
  readonly subtitle: string | undefined;
  readonly actions: readonly { readonly label: string; readonly to: string }[];
  readonly stepsTitle: string | undefined;
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly linkLabel: string;
    readonly language: string | undefined;
    readonly code: string | undefined;
  }[];
  readonly topicsTitle: string | undefined;
  readonly topics: readonly { readonly title: string; readonly text: string; readonly to: string }[];
  readonly newsTitle: string | undefined;
  readonly news: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: string;
    readonly to: string | undefined;
  }[];
  /** Instead of news: the newest posts of a section. */
  readonly newsOf?: { readonly section: string; readonly count: number };
}

export interface ParsedSource {
  readonly file: SourceFile;
  readonly frontMatter: FrontMatter;
  /** Positions of the front matter's values, by dotted path: `slug`, `home.steps.0.to`. */
  readonly keyPositions: ReadonlyMap<string, Position>;
  /** Offset in the text at which the front matter ends. */
  readonly bodyStart: number;
  /** Plain text: front matter, else the first h1, else the file's name. */
  readonly title: string;
  /** The author gave a title; it is not the file's name. */
  readonly isTitled: boolean;
  /** Plain text: front matter, else the first paragraph, shortened. */
  readonly description: string | undefined;
  /** What it imports if it is MDX, as written there; a source that imports nothing has none. */
  readonly imports?: readonly string[];
  /** What plugins have changed of the fields above. */
  readonly change?: SourceChange;
  /** It may have code that readers can run; left out: it has none. */
  readonly hasLiveCode?: true;
  /** It may have diagrams in Mermaid's language; left out: it has none. */
  readonly hasDiagrams?: true;
  /** In a section of posts. */
  readonly post?: ParsedPost;
  /** Elsewhere: day or instant in ISO 8601 from which the page is published. */
  readonly date?: string;
  /** Elsewhere. */
  readonly tags?: readonly string[];
}

/** `_category_.yml` or `.json`, for one folder in one locale. */
export interface CategoryFile {
  readonly file: SourceFile;
  readonly label: string | undefined;
  readonly description: string | undefined;
  readonly position: number | undefined;
  readonly isCollapsible: boolean | undefined;
  readonly isCollapsed: boolean | undefined;
  readonly className: string | undefined;
  /** `undefined`: nothing said; `null`: no page. */
  readonly link: CategoryLink | null | undefined;
  readonly keyPositions: ReadonlyMap<string, Position>;
}

/** `sidebar.yaml` of one version of a section, in the folder of one locale. */
export interface SidebarFile {
  readonly file: SourceFile;
  /** `undefined`: it is no sidebar, but a translation of one, or wrong. */
  readonly sidebars: readonly WrittenSidebar[] | undefined;
  /** No item was left out because of a mistake. */
  readonly isWhole: boolean;
  /** Labels of the sidebar in another locale's folder, in this locale's language; `undefined`: it is no translation. */
  readonly words: ReadonlyMap<string, SidebarWord> | undefined;
}

export interface SidebarWord {
  readonly text: string;
  /** Where the word that it translates is written. */
  readonly position: Position;
}

export type CategoryLink =
  | { readonly kind: 'doc'; readonly id: string }
  | {
      readonly kind: 'generated-index';
      readonly slug: string | undefined;
      readonly title: string | undefined;
      readonly description: string | undefined;
      readonly image: string | undefined;
      readonly keywords: readonly string[];
    };

export type TranslationState = 'original' | 'current' | 'outdated' | 'missing';

interface PageBase {
  readonly key: PageKey;
  readonly id: PageId;
  readonly locale: Locale;
  readonly url: UrlPath;
  readonly output: OutputPath;
  readonly title: string;
  readonly description: string | undefined;
  readonly translation: TranslationState;
  readonly isUnlisted: boolean;
}

/** A page as the start of links: enough to say where they lead. */
export interface PageLocation extends Pick<PageBase, 'key' | 'id' | 'locale' | 'url'> {
  readonly section: Section | undefined;
  readonly version: Version | undefined;
}

/** A page made from a Markdown file. */
export interface DocPage extends PageBase {
  readonly kind: 'doc';
  readonly section: Section;
  readonly version: Version;
  readonly parsed: ParsedSource;
  /** Locale of the source: another one than the page's where the translation is missing. */
  readonly sourceLocale: Locale;
  /** In a section of posts. */
  readonly post?: PagePost;
  /** Elsewhere. */
  readonly tags?: readonly PostTag[];
  /** Elsewhere: the page is shown to its authors only, because its date is to come. */
  readonly isScheduled?: true;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly sourceLocale: Locale;
}

/** A page of `pages/`: a component of the site, or Markdown, that belongs to no section. It can be the landing page. */
export interface OwnPage extends PageBase {
  readonly kind: 'own';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly sourceLocale: Locale;
}

/** A generated index: the pages of a category as cards. */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
  readonly section: Section;
  readonly version: Version;
  /** Category or sidebar file that asks for it; `undefined`: it stands for a missing index at the root. */
  readonly file: SourcePath | undefined;
  readonly image: string | undefined;
  readonly keywords: readonly string[];
  /** The posts that it lists, instead of what is in the category. */
  readonly posts?: PostList;
  /** The pages that it lists, instead of what is in the category. */
  readonly listed?: readonly ListedPage[];
  /** Page above it in the breadcrumbs. */
  readonly above?: PageKey;
}

interface ListedPage {
  readonly page: PageKey;
  readonly label: string;
  readonly description: string | undefined;
  /** Number of pages with a tag, in the list of tags. */
  readonly count?: number;
}

/** The landing page of a site whose author has written none: its sections. */
export interface SectionsPage extends PageBase {
  readonly kind: 'category';
  readonly section: undefined;
  readonly version: undefined;
  readonly file: undefined;
  readonly image: undefined;
  readonly keywords: readonly string[];
}

export type Page = DocPage | HomePage | OwnPage | CategoryPage | SectionsPage;
export type SourcedPage = DocPage | HomePage | OwnPage;

export type SidebarItem = SidebarPageItem | SidebarCategoryItem | SidebarLinkItem;

export interface SidebarPageItem {
  readonly kind: 'page';
  readonly page: PageKey;
  readonly label: string;
  readonly badge: string | undefined;
  readonly className: string | undefined;
  readonly isUnlisted: boolean;
}

export interface SidebarCategoryItem {
  readonly kind: 'category';
  /** The same in every locale: path of the folder from the version's root, without number prefixes; or labels. */
  readonly key: string;
  readonly label: string;
  readonly badge: string | undefined;
  readonly description: string | undefined;
  readonly page: PageKey | undefined;
  readonly items: readonly SidebarItem[];
  readonly isCollapsible: boolean;
  readonly isCollapsed: boolean;
  readonly className: string | undefined;
}

export interface SidebarLinkItem {
  readonly kind: 'link';
  readonly label: string;
  readonly badge: string | undefined;
  readonly className: string | undefined;
  /** The page, of a reference to another place in the section. */
  readonly link: ConfiguredLink | PageKey;
  /**
   * Where it leads from, whatever page shows it; `undefined`: from that page, as the links at the end of a section's
   * sidebars do.
   */
  readonly from: PageLocation | undefined;
}

/** A sidebar of a section in one version and locale. Answers that every page needs are computed once. */
export interface Sidebar {
  readonly key: string;
  readonly label: string;
  readonly items: readonly SidebarItem[];
  /** Number of items on all levels. */
  readonly size: number;
  readonly hasBadges: boolean;
  /** Categories above each page, the outermost first. A category that the page stands for is the last one. */
  readonly breadcrumbs: ReadonlyMap<PageKey, readonly SidebarCategoryItem[]>;
  /** Pages in reading order, for previous and next. */
  readonly sequence: readonly { readonly page: PageKey; readonly label: string }[];
  /** Index of each page in `sequence`. */
  readonly sequenceIndexes: ReadonlyMap<PageKey, number>;
}

export interface LocaleGraph {
  readonly locale: Locale;
  /** Sidebars by section and version: `api`, `api@1.0`; each of several by its name, too: `api/guides`. */
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  /** Keys of sidebars, of the pages that do not stand in the first sidebar of their section. */
  readonly sidebarKeys: ReadonlyMap<PageKey, string>;
}

export interface WaitingPage {
  readonly path: SourcePath;
  /** `2025-03-14`. */
  readonly day: string;
}

export interface SiteGraph {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  /** All pages of all locales, in the order of locales, sections and paths. */
  readonly pages: ReadonlyMap<PageKey, Page>;
  /** Pages by `urlKey`: url in lower case, without a slash at its end. */
  readonly byUrl: ReadonlyMap<string, PageKey>;
  /** The page, in all locales, that a source belongs to. */
  readonly bySource: ReadonlyMap<SourcePath, PageId>;
  /** Sources with `draft: true`. */
  readonly drafts: ReadonlySet<SourcePath>;
  /** Posts whose day is to come, from the earliest on. */
  readonly waiting: readonly WaitingPage[];
  readonly locales: ReadonlyMap<LocaleCode, LocaleGraph>;
  readonly brand: Brand;
  /** `undefined`: the site keeps none. */
  readonly ledger: Ledger | undefined;
  /** Links of sidebars that are written by hand. */
  readonly sidebarLinks: readonly SidebarFileLink[];
  /** Pictures that components import, by the hrefs that stand in articles as they are; none without components. */
  readonly componentFiles?: ReadonlyMap<string, ResolvedLink['size']>;
}

interface SidebarFileLink {
  readonly file: string;
  readonly link: ConfiguredLink;
  readonly from: PageLocation;
}

/** Something an article points at. */
export interface Reference {
  /** The address as the author wrote it. */
  readonly href: string;
  /** The partial in which it is written, where relative paths start; `undefined`: the source itself. */
  readonly file: SourcePath | undefined;
  readonly position: Position | undefined;
  /**
   * `file`: an article file, which docsgen adds; `href` is its name. `list`: a list of pages; `href` is what it lists,
   * `''` where that follows from the page.
   */
  readonly use: 'link' | 'image' | 'file' | 'list';
  /** It stays as it is, because a browser draws it, too: it has to be right for a browser. */
  readonly isFixed?: true;
}

/** Target of a reference for readers of one locale and version. */
export interface ResolvedLink {
  readonly href: string;
  /** Size of a picture in pixels; `undefined`: unknown, or no picture. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** What stands in the article instead of an address: a list of pages. */
  readonly html?: string;
}

export interface Heading {
  readonly id: string;
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** Inline HTML without links. */
  readonly html: string;
}

/** An element that a page has for its own head. */
export interface ArticleHeadTag extends Omit<ConfiguredHeadTag, 'tag'> {
  readonly tag: ConfiguredHeadTag['tag'] | 'title';
  /** See `Reference`. */
  readonly file: SourcePath | undefined;
}

/** What an article tells about itself, for links, contents and checks. */
export interface ArticleFacts {
  readonly headings: readonly Heading[];
  /** All ids in the article. */
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
  /** Files that the article includes or shows, with missing ones, sorted. */
  readonly includes: readonly SourcePath[];
  /**
   * Origins of frames that the article shows when a reader asks for them, and article files that are such frames,
   * sorted; only where it has any.
   */
  readonly frames?: readonly string[];
  /** Left out: nothing. */
  readonly head?: readonly ArticleHeadTag[];
}

/** The readable text between two headings of an article. */
export interface TextSection {
  /** `undefined`: the text before the first heading. */
  readonly heading: Pick<Heading, 'id' | 'level' | 'text'> | undefined;
  readonly blocks: readonly TextBlock[];
}

export interface TextBlock {
  readonly text: string;
  readonly isCode: boolean;
  /** Parts of the text that the block explains, such as a parameter in the first column of a table. */
  readonly terms?: readonly string[];
}

/**
 * An article: the compiled HTML of a source. It depends on the source, the files that it includes and the Markdown
 * options, never on other pages, because links into the site are placeholders.
 */
export interface CompiledArticle {
  /** HTML between the placeholders: one chunk more than there are placeholders. */
  readonly html: readonly string[];
  /** The reference of each placeholder: an index into `facts.references`. */
  readonly placeholders: readonly number[];
  readonly facts: ArticleFacts;
  /** Not part of the facts, because it is needed only until the page is indexed. */
  readonly sections: readonly TextSection[];
}
