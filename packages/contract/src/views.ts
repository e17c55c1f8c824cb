// Views that the generator creates and the theme renders. Views are resolved: labels are in the reader's language, and
// hrefs are final. Views contain only JSON values, so that browsers can read the same props from the page for
// hydration.

import type { Href, Html } from './html.ts';
import type { PostListView } from './post-views.ts';

export interface DocumentView<Page extends PageView = PageView> {
  readonly head: HeadView;
  readonly shell: ShellView;
  readonly page: Page;
}

/** A `<link>` to a site icon. */
export interface IconView {
  readonly href: Href;
  /** Default: `icon`. */
  readonly rel?: 'apple-touch-icon';
  readonly type?: string;
  readonly sizes?: string;
}

/** The `<head>`. URLs that are read by other sites (canonical, alternates, images) are absolute. */
export interface HeadView {
  /** The complete `<title>`, including the site's title. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Separated by commas. May be empty. */
  readonly keywords: string;
  /** `undefined` if the site has no `url` or the page must not be indexed. */
  readonly canonical?: Href | undefined;
  /** True for unlisted pages and the not-found page: `<meta name="robots" content="noindex">`. */
  readonly noIndex: boolean;
  /** The page and its existing translations, plus `x-default`. Empty on sites with one language. */
  readonly alternates: readonly AlternateView[];
  readonly openGraph: OpenGraphView;
  /** JSON-LD objects as JSON that cannot close its element, one `<script type="application/ld+json">` each. */
  readonly structured: readonly Html[];
  /** Style sheets that block rendering, or `[]` if the shell loads them. */
  readonly stylesheets: readonly Href[];
  /** Inline styles that paint the navbar while the shell's style sheets are loading. May be empty. */
  readonly criticalCss: string;
  /**
   * Module script that renders the shell in the browser. The script is fetched after the page has loaded, and runs when
   * it is needed.
   */
  readonly shellScript: Href;
  /** Module script with the shell's UI strings in the page's language. It is fetched together with the shell script. */
  readonly messagesScript: Href;
  /** Classic script (under 1 kB) that runs before the first paint. */
  readonly inlineScript: string;
  /** Classic script at the end of `<body>` that reports a wrong `baseUrl`. */
  readonly baseUrlScript: string;
  readonly icons: readonly IconView[];
  readonly manifest: Href | undefined;
  /**
   * OpenSearch description, which lets a browser search this site in this language. `undefined` if search is
   * unavailable.
   */
  readonly search: { readonly href: Href; readonly title: string } | undefined;
  /** `<meta name="generator">`. */
  readonly generator: string;
  /** Tags added by the site's configuration. */
  readonly tags: readonly HeadTagView[];
  /** Tags added by this page. */
  readonly ownTags?: readonly HeadTagView[];
  /** Feeds of the section, if it has any. */
  readonly feeds?: readonly FeedView[];
}

export interface FeedView {
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';
  readonly href: Href;
  readonly title: string;
}

export interface HeadTagView {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true` for attributes without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string | undefined;
}

/** Inline scripts and styles of pages, each the complete content of an element. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface AlternateView {
  /** A BCP 47 tag, or `x-default`. */
  readonly hrefLang: string;
  readonly href: Href;
}

export interface OpenGraphView {
  readonly type: string;
  readonly siteName: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly url?: Href | undefined;
  readonly image?: Href | undefined;
  /** With an underscore, as Open Graph requires: `es_CO`. */
  readonly locale: string;
  readonly alternateLocales: readonly string[];
  /** Twitter card type. If this is not set, the value depends on whether the page has an image. */
  readonly card?: string;
  /** Date or instant of the last update. */
  readonly modified?: string | undefined;
  /** Set on posts. */
  readonly article?: OpenGraphArticle;
}

export interface OpenGraphArticle {
  readonly published: string;
  readonly section: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** Everything around the article, which is the same on many pages. */
export interface ShellView {
  /** UI language: the BCP 47 tag for `<html lang>`, which also selects the UI strings. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly siteTitle: string;
  /** If `undefined`, only the site title is shown. */
  readonly logo: LogoView | undefined;
  readonly homeHref: Href;
  /** Path of the site's root, with a leading and a trailing slash. */
  readonly baseUrl: string;
  readonly colorMode: ColorModeView;
  readonly announcement: AnnouncementView | undefined;
  readonly navbar: readonly NavbarItem[];
  /** All languages of the site, each with this page's URL in that language. The language menu requires at least two. */
  readonly locales: readonly LocaleLink[];
  /** `undefined` if search is off. */
  readonly search: SearchView | undefined;
  /** Social links, shown as icons. */
  readonly social: readonly SocialLinkView[] | undefined;
  readonly footer: FooterView | undefined;
  /** Style sheets that do not delay the navbar, or `[]` if the head loads them. */
  readonly stylesheets: readonly Href[];
  /** Number of the site's own style sheets and inline styles in the head, or `undefined` if there are none. */
  readonly headStyles?: number | undefined;
  /** Set if any of the site's scripts require the reader's consent. */
  readonly requiresConsent?: true | undefined;
  /** Module script that hydrates the page. */
  readonly appScript: Href;
  /** Module scripts of the extras that the site uses. */
  readonly extraScripts: readonly Href[] | undefined;
}

/** The shell as sent to the browser: HTML replaces the parts that React never updates. */
export interface HydratedShellView extends Omit<ShellView, 'footer' | 'social'> {
  /** Contents of the `<footer>`. */
  readonly footer: Html | undefined;
  readonly social: Html | undefined;
}

export interface SocialLinkView {
  /** One of `socialServices`. */
  readonly service: string;
  /** Name of the service, used as the accessible name of the icon. */
  readonly label: string;
  readonly href: Href;
}

export interface LogoView {
  /** Output of `renderPicture`. */
  readonly html: Html;
  /** Whether the logo contains the site title, so that the title is not repeated next to it. */
  readonly isName: boolean;
}

/** An image of the site, as input of `renderPicture`. */
export interface PictureView {
  readonly light: ImageFileView;
  /** Replaces `light` in dark mode. */
  readonly dark: ImageFileView | undefined;
  /** `undefined` for decorative images. */
  readonly alt: string | undefined;
}

/** Sizes are in pixels. A `drawing` is an inline SVG: `shapes` is the content of its `<svg>` element. */
export type ImageFileView = { readonly width: number; readonly height: number } & (
  | { readonly kind: 'drawing'; readonly viewBox: string; readonly shapes: Html }
  | { readonly kind: 'image'; readonly href: Href }
);

export interface SearchView {
  /** JSON file with the `TitleIndex` of this language. It is loaded when the reader opens the search. */
  readonly titlesHref: Href;
  /**
   * Folder of the full-text index of this language, with a trailing slash. If `undefined`, only titles are searched.
   */
  readonly index: Href | undefined;
  /** Section and version of the current page, whose results rank first. `undefined` if the page is not in a section. */
  readonly place: SearchPlace | undefined;
}

export interface SearchPlace {
  /** Value of `place` in the title index. */
  readonly key: string;
  /** Name of the section, as in the breadcrumbs of its pages. */
  readonly label: string;
}

export interface ColorModeView {
  readonly initial: 'light' | 'dark';
  /** If false, the toggle is hidden. */
  readonly canSwitch: boolean;
  readonly respectsSystem: boolean;
}

export interface AnnouncementView {
  readonly id: string;
  readonly html: Html;
  readonly isCloseable: boolean;
}

export type NavbarItem = NavbarLink | NavbarDropdown;

export interface NavbarLink {
  readonly kind: 'link';
  readonly label: string;
  readonly href: Href;
  /** Whether the link leaves the site. External links have an icon and `rel="noopener noreferrer"`. */
  readonly isExternal: boolean;
  /** Whether the current page is the target of the link, or is in the section that the link represents. */
  readonly isActive: boolean;
  /** Whether the current page is the target of the link: `aria-current="page"`. */
  readonly isCurrent: boolean;
  readonly side: 'start' | 'end';
  /** `undefined` if the link does not represent a section with several versions. */
  readonly versions?: SectionVersions | undefined;
  /** In a version menu: the version of the target, which becomes the reader's preferred version. */
  readonly version?: { readonly section: string; readonly name: string } | undefined;
  /** In a menu: a one-sentence description of the target. */
  readonly description?: string | undefined;
}

/** Target of a link to a section in each version, by version name. The latest version is first. */
export interface SectionVersions {
  readonly section: string;
  readonly hrefs: readonly (readonly [version: string, href: Href])[];
}

export interface NavbarDropdown {
  readonly kind: 'dropdown';
  readonly label: string;
  readonly items: readonly NavbarLink[];
  readonly isActive: boolean;
  readonly side: 'start' | 'end';
}

export interface LocaleLink {
  readonly label: string;
  /** BCP 47 tag for `lang` and `hreflang` of the link. */
  readonly lang: string;
  readonly href: Href;
  readonly isCurrent: boolean;
}

export interface FooterView {
  readonly columns: readonly FooterColumnView[];
  /** May be empty. */
  readonly copyright: Html;
  readonly links: readonly NavbarLink[];
  /** Label of the button that reopens the consent dialog. `undefined` if the site does not ask for consent. */
  readonly consent?: string | undefined;
}

interface FooterColumnView {
  readonly title: string;
  readonly links: readonly NavbarLink[];
}

type PageView = ShownPageView | NotFoundPageView;

export type ShownPageView = DocPageView | CategoryPageView | HomePageView | CustomPageView;

/**
 * Pages that can be reached by client-side navigation, as sent to the browser: HTML replaces the parts that React never
 * updates.
 */
export type HydratedPageView = HydratedDocView | HydratedCategoryView | HydratedHomeView;

export interface HydratedDocView extends Omit<DocPageView, 'contents' | 'title' | 'foot'> {
  /** Items of the table of contents, or `''` if the column is hidden. */
  readonly contents: Html;
  readonly foot: Html;
}

/** `foot` is everything below the content. */
export interface HydratedSectionView extends Omit<SectionLayoutView, 'foot'> {
  readonly foot: Html;
}

export interface HydratedCategoryView extends HydratedSectionView {
  readonly kind: 'category';
  /** Title, description and cards. */
  readonly body: Html;
}

export interface HydratedHomeView {
  readonly kind: 'home';
  /** Contents of `<main>`. */
  readonly body: Html;
}

/** Everything around the content of a page in a section. */
export interface SectionLayoutView {
  /** `undefined` on pages without a sidebar. */
  readonly sidebar: SidebarView | undefined;
  readonly breadcrumbs: readonly BreadcrumbView[];
  readonly version: VersionView;
  readonly foot: PageFootView;
}

export interface PageFootView {
  readonly editHref: Href | undefined;
  readonly reportHref: Href | undefined;
  readonly feedbackHref: Href | undefined;
  /** Form that asks whether the page was helpful. */
  readonly feedbackForm: FeedbackFormView | undefined;
  /** Links to the lists of pages with the same tags. */
  readonly tags?: readonly PageLink[] | undefined;
  /** Output of `renderLastUpdated`. */
  readonly lastUpdated: Html | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  /** Set if `previous` and `next` are the newer and older posts. */
  readonly isPost?: true | undefined;
}

/** The form submits two fields: `page`, and `answer`, which is `yes` or `no`. */
export interface FeedbackFormView {
  readonly action: Href;
  readonly method: 'post' | 'get';
  /** URL of the page that the answer is about. */
  readonly page: string;
}

export interface DocPageView extends SectionLayoutView {
  readonly kind: 'doc';
  /** Plain text of the h1, which is part of `article`. */
  readonly title: string;
  /** Compiled Markdown, including the h1. See `packages/generator/src/markdown/markup.md`. */
  readonly article: Html;
  /**
   * Language and direction of the article. Both differ from the shell's language and direction if the translation is
   * missing.
   */
  readonly articleLang: string;
  readonly articleDirection: 'ltr' | 'rtl';
  /** Nested headings. If this string is empty, the column is hidden. */
  readonly contents: readonly ContentsEntry[];
  readonly notices: readonly NoticeView[];
  /** Inserted below the h1. Posts use the output of `renderPostHead`. */
  readonly intro?: Html | undefined;
}

/** At least one field is set. */
export interface LastUpdatedView {
  /** `iso` is a date or an instant for `<time datetime>`; `label` is the date as formatted for the page's locale. */
  readonly date: { readonly iso: string; readonly label: string } | undefined;
  readonly author: string | undefined;
}

/** A generated index: one card for each page of a category. */
export interface CategoryPageView extends SectionLayoutView {
  readonly kind: 'category';
  readonly title: string;
  readonly description: string | undefined;
  readonly cards: readonly CardView[];
  /** Shown instead of cards. */
  readonly posts?: PostListView;
}

export interface HomePageView {
  readonly kind: 'home';
  readonly title: string;
  /** Output of `renderPicture`. */
  readonly image: Html | undefined;
  readonly subtitle: string | undefined;
  readonly actions: readonly { readonly label: string; readonly href: Href; readonly isPrimary: boolean }[];
  readonly stepsTitle?: string | undefined;
  readonly steps: readonly HomeStep[];
  readonly topicsTitle?: string | undefined;
  readonly topics: readonly HomeTopic[];
  readonly newsTitle?: string | undefined;
  readonly news: readonly HomeNews[];
  /** Link to the list of all news, if there is one. */
  readonly newsHref?: Href;
  /** Markdown below the front matter. May be empty. */
  readonly article: Html;
  readonly articleLang: string;
  readonly articleDirection: 'ltr' | 'rtl';
  readonly notices: readonly NoticeView[];
}

/** A page in the site's `pages/` folder, except pages with the layout `doc`. */
export interface CustomPageView {
  readonly kind: 'own';
  /** `plain` pages have neither a navbar nor a footer. */
  readonly layout: 'site' | 'plain';
  /** True if the content is a component with a custom design, false if it is Markdown. */
  readonly isComponent: boolean;
  readonly article: Html;
  readonly articleLang: string;
  readonly articleDirection: 'ltr' | 'rtl';
  readonly notices: readonly NoticeView[];
}

export interface HomeStep extends HomeTopic {
  readonly linkLabel: string;
  /** The step's highlighted code block, if it has one, with the same markup as in articles. */
  readonly code: Html | undefined;
}

export interface HomeTopic {
  readonly title: string;
  readonly text: string;
  readonly href: Href;
}

export interface HomeNews {
  /** ISO date, for `<time datetime>`. */
  readonly date: string;
  /** The date as formatted for the page's locale. */
  readonly dateLabel: string;
  readonly title: string;
  readonly text: string;
  readonly href: Href | undefined;
}

/** `404.html`. A script uses `variants` to show the page in the language of the requested path. */
export interface NotFoundPageView {
  readonly kind: 'not-found';
  /**
   * Path prefix and language tag of every locale, longest prefix first: `/docs/en/` (`en`) comes before `/docs/`
   * (`es`).
   */
  readonly variants: readonly { readonly prefix: string; readonly lang: string; readonly homeHref: Href }[];
  /** Links to the home page and the sections. */
  readonly links: readonly PageLink[];
}

export type NoticeView =
  | { readonly kind: 'draft' }
  | { readonly kind: 'unlisted' }
  /** The translation is missing, so the original is shown. Language names are in the language of the notice. */
  | { readonly kind: 'untranslated'; readonly originalLanguage: string; readonly pageLanguage: string }
  /** The original has changed since it was translated. */
  | { readonly kind: 'outdated'; readonly originalHref: Href }
  | {
      readonly kind: 'unreleased' | 'unmaintained';
      readonly latest: VersionLink;
      readonly versionLabel: string;
      readonly siteTitle: string;
    };

export interface VersionView {
  readonly label: string;
  /** Whether the section has a version label to show. */
  readonly isShown: boolean;
  /**
   * All versions, each with this page's URL in that version. Empty if there is only one version, in which case no
   * version menu is needed.
   */
  readonly all: readonly (VersionLink & { readonly isCurrent: boolean })[];
}

/**
 * Link to a page in one version of its section. If the reader follows the link, the version becomes the reader's
 * preferred version.
 */
export interface VersionLink extends PageLink {
  readonly section: string;
  readonly version: string;
}

export interface SidebarView {
  /** Identifies the sidebar across pages: section, version and locale. */
  readonly key: string;
  /** Name of the section: the heading of the sidebar, also used in its accessible name. */
  readonly label: string;
  /** Items of the list, created from the output of `SidebarRenderer`. */
  readonly html: Html;
}

/** One sidebar item, without its children. */
export type SidebarNode = SidebarPage | SidebarExternal | SidebarCategoryView | SidebarBranch | SidebarGapView;

interface SidebarLinkView {
  readonly label: string;
  readonly badge: string | undefined;
  readonly href: Href;
  readonly className: string | undefined;
}

export interface SidebarPage extends SidebarLinkView {
  readonly kind: 'page';
  readonly isCurrent: boolean;
}

export interface SidebarExternal extends SidebarLinkView {
  readonly kind: 'external';
}

export interface SidebarCategoryView extends Omit<SidebarLinkView, 'href'> {
  readonly kind: 'category';
  /** Unique within the sidebar. Identifies the category in the stored open state. */
  readonly key: string;
  /** URL of the category's index page, if it has one. */
  readonly href: Href | undefined;
  readonly isCurrent: boolean;
  /** Whether the current page is the category's page or one of its descendants. */
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** If false, the category is always open and has no toggle. */
  readonly isCollapsible: boolean;
}

/**
 * A closed category of a large sidebar, without its items. `href` points to a page whose sidebar shows the category
 * open.
 */
export interface SidebarBranch extends SidebarLinkView {
  readonly kind: 'branch';
  readonly key: string;
}

/** Items omitted from a very long list. `href` points to the nearest omitted item. */
export interface SidebarGapView {
  readonly kind: 'gap';
  readonly side: 'before' | 'after';
  readonly count: number;
  readonly href: Href;
  readonly className: undefined;
}

export interface BreadcrumbView {
  readonly label: string;
  /** `undefined` for plain text: the current page, and categories without a page. */
  readonly href: Href | undefined;
  readonly isHome: boolean;
}

export interface PageLink {
  readonly label: string;
  readonly href: Href;
}

/** A heading of the article, with nested headings as children. The levels are configurable. */
export interface ContentsEntry {
  readonly id: string;
  /** Inline HTML of the heading: text, `code`, `em`, `strong` and `del`, without links. */
  readonly html: Html;
  readonly level: number;
  readonly children: readonly ContentsEntry[];
}

export interface CardView {
  readonly kind: 'page' | 'category' | 'external';
  readonly title: string;
  readonly href: Href;
  /** Description of the page or category. */
  readonly description?: string | undefined;
  /** Number of items, set on categories without a description. */
  readonly itemCount?: number | undefined;
}
