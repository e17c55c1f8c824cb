// Every view that the generator makes and the theme draws, field by field.
// Views are resolved: labels are in the reader's language, hrefs are final, nothing is left to look up.
// All of it is plain JSON, so that the same props can later be read back from a page and hydrated.

import type { Href, Html } from './html.ts';
import type { PostListView } from './post-views.ts';

export interface DocumentView<Page extends PageView = PageView> {
  readonly head: HeadView;
  readonly shell: ShellView;
  readonly page: Page;
}

/** A `<link>` to an icon of the site. */
export interface IconView {
  readonly href: Href;
  /** Default: `icon`. */
  readonly rel?: 'apple-touch-icon';
  readonly type?: string;
  readonly sizes?: string;
}

/** The `<head>`. URLs that other sites read (canonical, alternates, images) are absolute. */
export interface HeadView {
  /** The whole `<title>`: page and site. */
  readonly title: string;
  readonly description: string | undefined;
  readonly keywords: readonly string[];
  /** `undefined` where the site has no `url`, or the page must not be indexed. */
  readonly canonical: Href | undefined;
  /** True for unlisted pages and the not-found page: `<meta name="robots" content="noindex">`. */
  readonly noIndex: boolean;
  /** Real translations only, the page itself included, and `x-default`. Empty on sites in one language. */
  readonly alternates: readonly AlternateView[];
  readonly openGraph: OpenGraphView;
  /** JSON-LD objects, one `<script type="application/ld+json">` each. */
  readonly structured: readonly object[];
  /** The style sheets, which nothing is painted without; `[]`: the shell has them. */
  readonly stylesheets: readonly Href[];
  /** Fonts of headings and text. */
  readonly fonts: readonly Href[];
  /** Text of the styles that paint the bar while the shell's style sheets are loading; `''`: there are none. */
  readonly criticalCss: string;
  /** The module script that draws the shell in the browser: fetched once the page is loaded, run when it is needed. */
  readonly shellScript: Href;
  /** The module script with the messages that the shell script needs, in the page's language; fetched with it. */
  readonly messagesScript: Href;
  /** Classic script text (under 1 kB) that runs before first paint. */
  readonly inlineScript: string;
  /** Classic script text for the end of `<body>`: tells of a wrong `baseUrl`. */
  readonly baseUrlScript: string;
  readonly icons: readonly IconView[];
  readonly manifest: Href | undefined;
  /** How a browser searches this site in this language (OpenSearch); `undefined` where it cannot. */
  readonly search: { readonly href: Href; readonly title: string } | undefined;
  /** `<meta name="generator">`. */
  readonly generator: string;
  /** What the site adds. */
  readonly tags: readonly HeadTagView[];
  /** What this page adds. */
  readonly ownTags?: readonly HeadTagView[];
  /** Feeds of the section; left out: it has none. */
  readonly feeds?: readonly FeedView[];
}

export interface FeedView {
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';
  readonly href: Href;
  readonly title: string;
}

export interface HeadTagView {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true`: without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string | undefined;
}

/** What pages have in them as text, each the whole content of an element. */
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
  readonly description: string | undefined;
  readonly url: Href | undefined;
  readonly image: Href | undefined;
  /** With an underscore, as Open Graph wants it: `es_CO`. */
  readonly locale: string;
  readonly alternateLocales: readonly string[];
  /** Of Twitter; left out: it follows from the picture. */
  readonly card?: string;
  /** When the text was last updated: a day or an instant. */
  readonly modified: string | undefined;
  /** Left out: the page is no post. */
  readonly article?: OpenGraphArticle;
}

export interface OpenGraphArticle {
  readonly published: string;
  readonly section: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** What stays the same around the article. */
export interface ShellView {
  /** The interface language: a BCP 47 tag for `<html lang>`; also chooses the messages. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly siteTitle: string;
  /** `undefined`: the site's title stands alone. */
  readonly logo: LogoView | undefined;
  readonly homeHref: Href;
  /** The path under which the whole site stands, with a slash at both ends. */
  readonly baseUrl: string;
  readonly colorMode: ColorModeView;
  readonly announcement: AnnouncementView | undefined;
  readonly navbar: readonly NavbarItem[];
  /** Every language of the site with the address of this page in it; fewer than two: no language menu. */
  readonly locales: readonly LocaleLink[];
  /** `undefined` where search is turned off. */
  readonly search: SearchView | undefined;
  /** Where else the site is, as icons; `undefined`: nowhere. */
  readonly social: readonly SocialLinkView[] | undefined;
  readonly footer: FooterView | undefined;
  /** The style sheets, which the bar does not wait for; `[]`: they are in the head. */
  readonly stylesheets: readonly Href[];
  /** Number of the site's own styles and style sheets, which stand in the head; `undefined`: there are none. */
  readonly headStyles?: number | undefined;
  /** Scripts of the site wait for the reader's consent. */
  readonly asksConsent?: true | undefined;
  /** The module that brings the page to life. */
  readonly appScript: Href;
  /** Modules of the extras that the site uses; `undefined`: there are none. */
  readonly extraScripts: readonly Href[] | undefined;
}

/** The shell as the browser knows it: what React would not change is HTML. */
export interface HydratedShellView extends Omit<ShellView, 'footer' | 'social'> {
  /** All that is in its `<footer>`. */
  readonly footer: Html | undefined;
  readonly social: Html | undefined;
}

export interface SocialLinkView {
  /** One of `socialServices`. */
  readonly service: string;
  /** Name of the service, for readers who do not see its icon. */
  readonly label: string;
  readonly href: Href;
}

export interface LogoView {
  /** What `renderPicture` made. */
  readonly html: Html;
  /** The logo says the site's name itself: none is written beside it. */
  readonly isName: boolean;
}

/** A picture of the site's own, for `renderPicture`. */
export interface PictureView {
  readonly light: PictureFileView;
  /** Shown instead on a dark ground. */
  readonly dark: PictureFileView | undefined;
  /** `undefined`: decoration. */
  readonly alt: string | undefined;
}

/** In pixels. A drawing stands in the page: `shapes` are what is in its `<svg>`. */
export type PictureFileView = { readonly width: number; readonly height: number } & (
  | { readonly kind: 'drawing'; readonly viewBox: string; readonly shapes: Html }
  | { readonly kind: 'image'; readonly href: Href }
);

export interface SearchView {
  /** The title index of this language: JSON, a `TitleIndex`. Loaded when the reader first turns to the search. */
  readonly titlesHref: Href;
  /** The folder of this language's full-text index, with a slash at its end; `undefined`: only titles are searched. */
  readonly index: Href | undefined;
  /** The part of the site the reader is in: what is found there comes first. `undefined`: outside of all sections. */
  readonly place: SearchPlace | undefined;
}

export interface SearchPlace {
  /** The `place` of its pages in the title index. */
  readonly key: string;
  /** The section's name, as it begins the trail of its pages. */
  readonly label: string;
}

export interface ColorModeView {
  readonly initial: 'light' | 'dark';
  /** False hides the toggle. */
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
  /** Leaves the site: opens as a normal link with an icon and `rel="noopener noreferrer"`. */
  readonly isExternal: boolean;
  /** The reader is on this page, or inside the section it stands for. */
  readonly isActive: boolean;
  /** This very page: `aria-current="page"`. */
  readonly isCurrent: boolean;
  readonly side: 'start' | 'end';
  /** `undefined`: the link names no section, or one that has a single version. */
  readonly versions: SectionVersions | undefined;
  /** In a menu of versions: the one that the link leads to, which the reader prefers from then on. */
  readonly version: { readonly section: string; readonly name: string } | undefined;
  /** In a menu: what is there, in a sentence. */
  readonly description: string | undefined;
}

/** Where a link to a section leads in each of its versions, by name; the latest first. */
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
  /** BCP 47; for `lang` and `hreflang` on the link. */
  readonly lang: string;
  readonly href: Href;
  readonly isCurrent: boolean;
}

export interface FooterView {
  readonly columns: readonly FooterColumnView[];
  /** `''`: none. */
  readonly copyright: Html;
  readonly links: readonly NavbarLink[];
  /** Label of the button that asks for consent again; `undefined`: nothing is asked for. */
  readonly consent?: string | undefined;
}

interface FooterColumnView {
  readonly title: string;
  readonly links: readonly NavbarLink[];
}

type PageView = ShownPageView | NotFoundPageView;

export type ShownPageView = DocPageView | CategoryPageView | HomePageView | OwnPageView;

/** The pages a reader can go to without a full load, as the browser knows them: what React would not change is HTML. */
export type HydratedPageView = HydratedDocView | HydratedCategoryView | HydratedHomeView;

export interface HydratedDocView extends Omit<DocPageView, 'contents' | 'title' | 'foot'> {
  /** The items of its list; `''`: no table of contents column. */
  readonly contents: Html;
  readonly foot: Html;
}

/** `foot`: all that is below the content. */
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
  /** All that is in its `<main>`. */
  readonly body: Html;
}

/** What a page in a section has around its content. */
export interface SectionLayoutView {
  /** `undefined`: the page shows no sidebar. */
  readonly sidebar: SidebarView | undefined;
  readonly breadcrumbs: readonly BreadcrumbView[];
  readonly version: VersionView;
  readonly foot: PageFootView;
}

/** What stands below the content of a page. */
export interface PageFootView {
  /** `undefined`, as for the next two: no such link. */
  readonly editHref: Href | undefined;
  readonly reportHref: Href | undefined;
  readonly feedbackHref: Href | undefined;
  /** The question whether the page was helpful. */
  readonly feedbackForm: FeedbackFormView | undefined;
  /** Links to the pages that list what has the same tag. */
  readonly tags?: readonly PageLink[] | undefined;
  /** What `renderLastUpdated` made. */
  readonly lastUpdated: Html | undefined;
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  /** These are the newer and the older post. */
  readonly isPost?: true | undefined;
}

/** A form that is sent with two fields: `page`, and `answer`, which is `yes` or `no`. */
export interface FeedbackFormView {
  readonly action: Href;
  readonly method: 'post' | 'get';
  /** Address of the page that the answer is about. */
  readonly page: string;
}

export interface DocPageView extends SectionLayoutView {
  readonly kind: 'doc';
  /** The plain text of the h1, which is part of `article`. */
  readonly title: string;
  /** The compiled Markdown, its h1 included. See `packages/generator/src/markdown/README.md`. */
  readonly article: Html;
  /** The language and direction of the article, which differ from the shell's where a translation is missing. */
  readonly articleLang: string;
  readonly articleDirection: 'ltr' | 'rtl';
  /** Nested headings; empty: no table of contents column. */
  readonly contents: readonly ContentsEntry[];
  readonly notices: readonly NoticeView[];
  /** What `renderPostHead` made, for below the h1 of a post. */
  readonly intro?: Html | undefined;
}

/** When a page was last updated, by whom, or both. */
export interface LastUpdatedView {
  /** A day or an instant for `<time datetime>`, and as a reader of this language writes the day. */
  readonly date: { readonly iso: string; readonly label: string } | undefined;
  readonly author: string | undefined;
}

/** A generated index: the pages of one category as cards. */
export interface CategoryPageView extends SectionLayoutView {
  readonly kind: 'category';
  readonly title: string;
  readonly description: string | undefined;
  readonly cards: readonly CardView[];
  /** Instead of cards. */
  readonly posts?: PostListView;
}

export interface HomePageView {
  readonly kind: 'home';
  readonly title: string;
  /** What `renderPicture` made. */
  readonly image: Html | undefined;
  readonly subtitle: string | undefined;
  readonly actions: readonly { readonly label: string; readonly href: Href; readonly isPrimary: boolean }[];
  readonly stepsTitle: string | undefined;
  readonly steps: readonly HomeStep[];
  readonly topicsTitle: string | undefined;
  readonly topics: readonly HomeTopic[];
  readonly newsTitle: string | undefined;
  readonly news: readonly HomeNews[];
  /** All news; left out: there is no list of them. */
  readonly newsHref?: Href;
  /** The Markdown below the front matter; `''` where there is none. */
  readonly article: Html;
  readonly articleLang: string;
  readonly articleDirection: 'ltr' | 'rtl';
  readonly notices: readonly NoticeView[];
}

/** A page of the site's folder `pages/`, but for those that are laid out like articles. */
export interface OwnPageView {
  readonly kind: 'own';
  /** `plain`: without navbar and footer. */
  readonly layout: 'site' | 'plain';
  /** A component draws the article, with a design of its own; otherwise it is Markdown. */
  readonly isComponent: boolean;
  readonly article: Html;
  readonly articleLang: string;
  readonly articleDirection: 'ltr' | 'rtl';
  readonly notices: readonly NoticeView[];
}

export interface HomeStep {
  readonly title: string;
  readonly text: string;
  readonly href: Href;
  readonly linkLabel: string;
  /** A highlighted code block in the markup of the article contract; `undefined` where the step has none. */
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
  /** The date as a reader of this language writes it. */
  readonly dateLabel: string;
  readonly title: string;
  readonly text: string;
  readonly href: Href | undefined;
}

/** `404.html`. The root one also carries the texts of the other languages, shown by script for paths of theirs. */
export interface NotFoundPageView {
  readonly kind: 'not-found';
  /** Path prefix and language tag of every locale, longest prefix first: `/docs/en/`, `en` before `/docs/`, `es`. */
  readonly variants: readonly { readonly prefix: string; readonly lang: string; readonly homeHref: Href }[];
  /** Where to go from here: home and the sections. */
  readonly links: readonly PageLink[];
}

export type NoticeView =
  | { readonly kind: 'draft' }
  | { readonly kind: 'unlisted' }
  /** The article stands in, in the language named, for a translation that does not exist. */
  /** Names of languages, in the language of the notice. */
  | { readonly kind: 'untranslated'; readonly originalLanguage: string; readonly pageLanguage: string }
  /** A translation exists, but its original has changed since. */
  | { readonly kind: 'outdated'; readonly originalHref: Href }
  | {
      readonly kind: 'unreleased';
      readonly latest: VersionLink;
      readonly versionLabel: string;
      readonly siteTitle: string;
    }
  | {
      readonly kind: 'unmaintained';
      readonly latest: VersionLink;
      readonly versionLabel: string;
      readonly siteTitle: string;
    };

export interface VersionView {
  readonly label: string;
  /** Shown where the section has a label of its own to show. */
  readonly isShown: boolean;
  /** Every version with this page's address in it; empty where there is but one: no version menu. */
  readonly all: readonly (VersionLink & { readonly isCurrent: boolean })[];
}

/** A page in a version of its section. Who follows the link prefers that version from then on. */
export interface VersionLink extends PageLink {
  readonly section: string;
  readonly version: string;
}

export interface SidebarView {
  /** Stable for every page that shares this sidebar: section, version and locale. */
  readonly key: string;
  /** The section's name, heading of the mobile menu's panel. */
  readonly label: string;
  /** The items of its list, made of what `SidebarRenderer` gives. */
  readonly html: Html;
}

/** One item of a sidebar, without those below it. */
export type SidebarNode = SidebarPage | SidebarExternal | SidebarCategoryView | SidebarBranch | SidebarGapView;

export interface SidebarPage {
  readonly kind: 'page';
  readonly label: string;
  readonly badge: string | undefined;
  readonly href: Href;
  readonly isCurrent: boolean;
  readonly className: string | undefined;
}

export interface SidebarExternal {
  readonly kind: 'external';
  readonly label: string;
  readonly badge: string | undefined;
  readonly href: Href;
  readonly className: string | undefined;
}

export interface SidebarCategoryView {
  readonly kind: 'category';
  /** Stable within the sidebar; the open state is remembered under it. */
  readonly key: string;
  readonly label: string;
  readonly badge: string | undefined;
  /** The category's own page, if it has one. */
  readonly href: Href | undefined;
  readonly isCurrent: boolean;
  /** The current page is this category's or somewhere below it. */
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** False: always open, no control to fold it. */
  readonly isCollapsible: boolean;
  readonly className: string | undefined;
}

/** A closed category of a big sidebar whose pages are not spelled out here; `href` leads to a page that opens it. */
export interface SidebarBranch {
  readonly kind: 'branch';
  readonly key: string;
  readonly label: string;
  readonly badge: string | undefined;
  readonly href: Href;
  readonly className: string | undefined;
}

/** Items of a very long list that this page leaves out; `href` leads to the nearest of their pages. */
export interface SidebarGapView {
  readonly kind: 'gap';
  readonly side: 'before' | 'after';
  readonly count: number;
  readonly href: Href;
  readonly className: undefined;
}

export interface BreadcrumbView {
  readonly label: string;
  /** `undefined`: plain text (the current page, and categories without a page). */
  readonly href: Href | undefined;
  readonly isHome: boolean;
}

export interface PageLink {
  readonly label: string;
  readonly href: Href;
}

/** A heading of the article, levels as configured, children below their parent. */
export interface ContentsEntry {
  readonly id: string;
  /** The heading's inline HTML: text, code, em, strong, del; no links. */
  readonly html: Html;
  readonly level: number;
  readonly children: readonly ContentsEntry[];
}

export interface CardView {
  readonly kind: 'page' | 'category' | 'external';
  readonly title: string;
  readonly href: Href;
  /** The page's description; for a category without one, the number of its items. */
  readonly description: string | undefined;
  /** For a category without a description: how many items it has. */
  readonly itemCount: number | undefined;
}
