// Every word the theme itself says, and the choice of a language for them. What a site's author writes
// (titles, labels of the navbar, the footer) arrives in the views instead.

import { chooseByTag } from './choose-by-tag.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Forms by plural category of the language (`Intl.PluralRules`); `{count}` is replaced. */
export interface PluralStrings {
  readonly one: string;
  readonly other: string;
}

/** A notice above an article: what holds for the page, and what follows from it for the reader. */
export interface NoticeStrings {
  readonly title: string;
  readonly text: string;
}

/** Words of the search before its dialog is there; they travel to the script as JSON. The rest: `search.ts`. */
export interface SearchStrings {
  /** Name of the button and of the dialog. */
  readonly label: string;
  /** Name of the field, and what stands in it while it is empty. */
  readonly placeholder: string;
  readonly close: string;
  readonly loading: string;
  readonly failure: string;
  readonly retry: string;
}

/** Words of the buttons on code blocks; they travel to the script as JSON. */
export interface CodeStrings {
  /** Name of the button that copies the code. */
  readonly copy: string;
  /** Shown for a second, and said to screen readers. */
  readonly copied: string;
  /** That copying is not allowed here; the code is selected then. */
  readonly failed: string;
  /** Name of the toggle that wraps long lines; pressed means wrapped. */
  readonly wrap: string;
}

/** One field a place; placeholders in braces are named in the field's comment. */
export interface Strings {
  /** The first link of a page. */
  readonly skipToContent: string;
  /** Name of the landmark with the main menu's links. */
  readonly mainMenu: string;
  /** Name of the button that opens the menu on phones, and of the panel itself. */
  readonly menu: string;
  readonly closeMenu: string;
  /** Name of the landmark with the section's pages; `{section}`. */
  readonly sidebar: string;
  /** Name of the control that folds a category whose label is a link; `{label}`. Open or closed is told by its state. */
  readonly categoryPages: string;
  /** Links to the items of a very long list that are not shown on this page. */
  readonly moreItems: { readonly before: PluralStrings; readonly after: PluralStrings };
  /** Name of the language menu. */
  readonly languages: string;
  /** The quiet line with the version; `{label}`. */
  readonly version: string;
  /** Name of the colour toggle; pressed means dark. */
  readonly darkMode: string;
  /** Name of the landmark with the announcement. */
  readonly announcement: string;
  readonly dismissAnnouncement: string;
  /** Read out after the label of a link that leaves the site. */
  readonly externalLink: string;
  readonly search: SearchStrings;
  /** In articles: in the article's language. */
  readonly code: CodeStrings;
  /** Name of the button that scrolls to the top of the page. */
  readonly backToTop: string;
  /** Where a page has come without styles and script; `{configured}` and `{suggested}` are paths. */
  readonly baseUrlProblem: string;
  /** The same where the address does not tell which base URL it should be. */
  readonly siteProblem: string;
  readonly breadcrumbs: string;
  /** The first breadcrumb, an icon. */
  readonly home: string;
  /** Heading of the contents of a page. */
  readonly onThisPage: string;
  /** Name of the landmark with the links to the previous and the next page. */
  readonly pagination: string;
  readonly previous: string;
  readonly next: string;
  readonly editPage: string;
  /** Name of the landmark with the footer's links. */
  readonly footerLinks: string;
  /** Description of a category's card that has none of its own. */
  readonly itemCount: PluralStrings;
  /** Shown in a generated index without pages. */
  readonly emptyCategory: string;
  /** Word before the number of a step on the landing page, for screen readers; `{number}`. */
  readonly step: string;
  /** Shown in place of a page that crashed while it was drawn. */
  readonly error: {
    /** Title of the window. */
    readonly title: string;
    readonly heading: string;
    readonly tryAgain: string;
    /** Stands before the cause of an error. */
    readonly cause: string;
  };
  readonly notFound: {
    readonly title: string;
    /** That what the visitor was looking for could not be found. */
    readonly text: string;
    /** The request to contact the site owner about the broken link. */
    readonly request: string;
    /** Heading above the links that lead on. */
    readonly links: string;
    readonly home: string;
  };
  readonly notices: {
    readonly draft: NoticeStrings;
    readonly unlisted: NoticeStrings;
    /** `{language}`: the language the article is in. */
    readonly untranslated: NoticeStrings;
    readonly outdated: NoticeStrings & { readonly link: string };
    /** `{siteTitle}`, `{version}`. */
    readonly unreleased: NoticeStrings;
    /** `{siteTitle}`, `{version}`. */
    readonly unmaintained: NoticeStrings;
    /** Label of the link to the page in the latest version; `{version}`. */
    readonly latestVersion: string;
  };
}

const languages: ReadonlyMap<string, Strings> = new Map([
  ['es', es],
  ['en', en],
]);

/** The strings for a BCP 47 tag: of exactly that tag, else of its base language, else English. */
export function stringsFor(lang: string): Strings {
  return chooseByTag(languages, lang) ?? en;
}
