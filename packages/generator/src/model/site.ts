// What docsgen knows about a site between reading it and writing it.
import type { ConfiguredLink, Locale, Section, SiteConfig, Version } from './config.ts';
import type { Position } from './diagnostic.ts';
import type { LastUpdate } from './history.ts';
import type { LocaleCode, OutputPath, PageId, PageKey, SourcePath, UrlPath } from './paths.ts';

/** Where a source stands in the tree of locales, sections and versions. */
export interface SourcePlace {
  readonly locale: LocaleCode;
  /** `undefined`: the landing page, which belongs to no section. */
  readonly section: Section | undefined;
  readonly version: Version | undefined;
  /** From the version's folder: `manager/01-documents/create.md`. */
  readonly relative: string;
}

/** A file with its place, not read yet. */
export interface FoundSource {
  readonly path: SourcePath;
  readonly kind: 'page' | 'category';
  readonly place: SourcePlace;
}

/** A file that was read; its text is not kept, because all texts together are the greatest part of a site. */
export interface SourceFile extends FoundSource {
  /** Of the text; 16 hexadecimal digits. */
  readonly hash: string;
}

export interface SourceText extends SourceFile {
  readonly text: string;
}

/** Everything a scan found. */
export interface SourceTree {
  readonly sources: readonly FoundSource[];
  /** Files below the content folders that are no sources: pictures, downloads, partials. */
  readonly assets: ReadonlySet<SourcePath>;
  /** Files of `static/`, from that folder; they keep their paths in the output. */
  readonly statics: ReadonlySet<string>;
}

/** The fields docsgen knows. Everything else an author wrote is in `other`. */
export interface FrontMatter {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly slug: string | undefined;
  readonly sidebarLabel: string | undefined;
  readonly sidebarPosition: number | undefined;
  readonly sidebarClassName: string | undefined;
  /** `null`: the page shows no sidebar. A string names the section whose sidebar it shows. */
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
  /** In a translation: the hash that `docsgen inspect` printed for the original when it was translated. */
  readonly sourceHash: string | undefined;
  /** What its author says instead of the repository. */
  readonly lastUpdate: LastUpdate;
  readonly home: HomeContent | undefined;
  readonly other: Readonly<Record<string, unknown>>;
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
}

export interface ParsedSource {
  readonly file: SourceFile;
  readonly frontMatter: FrontMatter;
  /** Places of the front matter's keys, by dotted path: `slug`, `home.steps.0.to`. */
  readonly keyPositions: ReadonlyMap<string, Position>;
  /** Where the front matter ends: a place in the text. */
  readonly bodyStart: number;
  /** Plain text: front matter, else the first h1, else the file's name. */
  readonly title: string;
  /** The title is the author's, not the file's name. */
  readonly isTitled: boolean;
  /** Plain text: front matter, else the first paragraph, shortened. */
  readonly description: string | undefined;
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

/** Where a reader is: enough to say where links lead from there. */
export interface PagePlace extends Pick<PageBase, 'key' | 'id' | 'locale' | 'url'> {
  readonly section: Section | undefined;
  readonly version: Version | undefined;
}

/** A page made from a Markdown file. */
export interface DocPage extends PageBase {
  readonly kind: 'doc';
  readonly section: Section;
  readonly version: Version;
  readonly parsed: ParsedSource;
  /** The locale of the text, which is another one than the page's where a translation is missing. */
  readonly textLocale: Locale;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly textLocale: Locale;
}

/** A page docsgen writes for a category: its pages as cards. */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
  readonly section: Section;
  readonly version: Version;
  /** The file that asked for it, for messages; `undefined`: the root of a folder that has no index. */
  readonly file: SourcePath | undefined;
  readonly image: string | undefined;
  readonly keywords: readonly string[];
}

export type Page = DocPage | HomePage | CategoryPage;
export type SourcedPage = DocPage | HomePage;

export type SidebarItem = SidebarPageItem | SidebarCategoryItem | SidebarLinkItem;

export interface SidebarPageItem {
  readonly kind: 'page';
  readonly page: PageKey;
  readonly label: string;
  readonly className: string | undefined;
  readonly isUnlisted: boolean;
}

export interface SidebarCategoryItem {
  readonly kind: 'category';
  /** The folder, from the version's root, number prefixes stripped: the same in every locale. */
  readonly key: string;
  readonly label: string;
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
  readonly link: ConfiguredLink;
}

/** One sidebar: a section in one version and one locale, with what every page asks of it worked out once. */
export interface Sidebar {
  readonly key: string;
  readonly label: string;
  readonly items: readonly SidebarItem[];
  /** How many items there are on all levels. */
  readonly size: number;
  /** The categories above a page, outermost first; a category that is the page itself is the last. */
  readonly trails: ReadonlyMap<PageKey, readonly SidebarCategoryItem[]>;
  /** The reading order, for previous and next. */
  readonly sequence: readonly { readonly page: PageKey; readonly label: string }[];
  readonly places: ReadonlyMap<PageKey, number>;
}

export interface LocaleGraph {
  readonly locale: Locale;
  /** By section and version: `api`, `api@1.0`. */
  readonly sidebars: ReadonlyMap<string, Sidebar>;
}

export interface SiteGraph {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  /** Every page of every locale, in the order of locales, sections and paths. */
  readonly pages: ReadonlyMap<PageKey, Page>;
  /** By url in lower case, without a slash at its end (but `/` itself). */
  readonly byUrl: ReadonlyMap<string, PageKey>;
  /** Which page a Markdown file is the text of, whatever its locale. */
  readonly bySource: ReadonlyMap<SourcePath, PageId>;
  /** Markdown files that say they are drafts. */
  readonly drafts: ReadonlySet<SourcePath>;
  readonly locales: ReadonlyMap<LocaleCode, LocaleGraph>;
}

/** Something an article points at. */
export interface Reference {
  /** As the author wrote it. */
  readonly href: string;
  /** The partial it stands in, where relative paths start; `undefined`: the page's own file. */
  readonly file: SourcePath | undefined;
  readonly position: Position | undefined;
  readonly use: 'link' | 'image';
}

/** Where a reference leads one reader. */
export interface Fill {
  readonly href: string;
  /** Size of a picture in pixels, where the file tells. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

export interface Heading {
  readonly id: string;
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** Inline HTML without links. */
  readonly html: string;
}

export interface PageFacts {
  readonly headings: readonly Heading[];
  /** Every id in the article. */
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
  /** The files whose text is part of the article, those that are missing too, sorted. */
  readonly includes: readonly SourcePath[];
}

/** What can be read between two headings of an article. */
export interface TextSection {
  /** `undefined`: what stands before the first heading. */
  readonly heading: Pick<Heading, 'id' | 'level' | 'text'> | undefined;
  readonly blocks: readonly TextBlock[];
}

export interface TextBlock {
  readonly text: string;
  readonly isCode: boolean;
}

/** An article. It depends on its file, those it includes and the Markdown options, never on the rest of the site: links are still holes. */
export interface CompiledPage {
  /** The text between the holes: one piece more than there are holes. */
  readonly html: readonly string[];
  /** For each hole, the reference that fills it: an index into `facts.references`. */
  readonly holes: readonly number[];
  readonly facts: PageFacts;
  /** Beside the facts, because nobody needs it once the page is searchable. */
  readonly sections: readonly TextSection[];
}
