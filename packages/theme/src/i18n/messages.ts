// Every text that docsgen itself says, as types: a language that lacks one does not compile. What a site's author
// writes (titles, labels of the navbar, the footer) arrives in the views instead.

import type { ArticleMessages, ForeignText } from '@docsgen/contract/article-messages';
import type { PostMessages } from './posts/post-messages.ts';

/** The interface in one language, by where its messages are needed: the browser loads no more than that. */
export interface Messages {
  /** What stands around an article. The browser draws it again when the reader goes to another page. */
  readonly shell: ShellMessages;
  /** What the server alone writes into pages. */
  readonly pages: PageMessages;
  /** What the search dialog says, beyond `shell.search`. The browser loads it with the dialog. */
  readonly search: SearchMessages;
  /**
   * What stands in articles. It follows the language of the article, not of the shell, so that an article that stands
   * in for a missing translation is in one language from end to end.
   */
  readonly article: ArticleMessages & { readonly code: CodeMessages };
}

/** One form for each plural category of the language (`Intl.PluralRules`) but those that are as `other`; `{count}`. */
export type PluralMessage = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A notice above an article: what holds for the page, and what follows from it for the reader. */
interface NoticeMessages {
  readonly title: string;
  readonly text: string;
}

/** The search before its dialog is loaded. Travels to the script as JSON. */
export interface SearchBoxMessages {
  /** Name of the button and of the dialog. */
  readonly label: string;
  /** Name of the field, and what stands in it while it is empty. */
  readonly placeholder: string;
  readonly close: string;
  readonly loading: string;
  readonly failure: string;
  readonly retry: string;
}

/**
 * What falls back to English together where a language lacks words: a message of the shell or of pages with all below
 * it, the search dialog, and what stands in articles.
 */
type MessageGroup = Exclude<keyof ShellMessages, 'foreign'> | keyof PageMessages | 'searchDialog' | 'article';

/** Placeholders in braces are named in the field's comment, here and below. */
export interface ShellMessages {
  /** Not for the files of languages: what is not in the language of the page, because that has no such message. */
  readonly foreign?: Readonly<Partial<Record<MessageGroup, ForeignText>>>;
  readonly skipToContent: string;
  /** Name of the landmark with the main menu's links. */
  readonly mainMenu: string;
  /** Name of the button that opens the menu on phones, and of the panel itself. */
  readonly menu: string;
  readonly closeMenu: string;
  /** Name of the landmark with the section's pages; `{section}`. */
  readonly sidebar: string;
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
  readonly search: SearchBoxMessages;
  /** Name of the button that scrolls to the top of the page. */
  readonly backToTop: string;
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
  /** Shown in place of a page that crashed while it was drawn. */
  readonly error: {
    /** Title of the window. */
    readonly title: string;
    readonly heading: string;
    readonly tryAgain: string;
    /** Stands before the cause of an error. */
    readonly cause: string;
  };
  /** Shown in place of a page that could not be fetched, because no answer came. */
  readonly loadFailure: {
    /** Heading, and title of the window. */
    readonly title: string;
    /** What to do, and that the page comes by itself once the reader is online. */
    readonly text: string;
    readonly retry: string;
  };
  /** Where the site was published anew while a page of it was open, and something that this page needs is gone. */
  readonly outdated: { readonly text: string; readonly reload: string };
  readonly notices: {
    readonly draft: NoticeMessages;
    readonly unlisted: NoticeMessages;
    /** `{pageLanguage}`: the language of the page; `{language}`: the one its article is in. Both by themselves. */
    readonly untranslated: NoticeMessages;
    readonly outdated: NoticeMessages & { readonly link: string };
    /** `{siteTitle}`, `{version}`; the next one, too. */
    readonly unreleased: NoticeMessages;
    readonly unmaintained: NoticeMessages;
    /** Label of the link to the page in the latest version; `{version}`. */
    readonly latestVersion: string;
  };
}

export interface PageMessages {
  /** Name of the control that folds a category whose label is a link; `{label}`. Its state says open or closed. */
  readonly categoryPages: string;
  /** Links to the items of a very long list that are not shown on this page. */
  readonly moreItems: { readonly before: PluralMessage; readonly after: PluralMessage };
  /** Description of a category's card that has none of its own. */
  readonly itemCount: PluralMessage;
  /** Shown in a generated index without pages. */
  readonly emptyCategory: string;
  /** Word before the number of a step on the landing page, for screen readers; `{number}`. */
  readonly step: string;
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
  /** Where a page has come without styles and script; `{configured}` and `{suggested}` are paths. */
  readonly baseUrlProblem: string;
  /** The same where the address does not tell which base URL it should be. */
  readonly siteProblem: string;
  /** The line below an article; `{date}` and `{author}` are replaced. */
  readonly lastUpdated: { readonly onDate: string; readonly byAuthor: string; readonly onDateByAuthor: string };
  /** Link below an article, beside `shell.editPage`. */
  readonly reportProblem: string;
  readonly feedback: {
    /** Label of a link that leads to where a reader can say more. */
    readonly link: string;
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    /** In place, once the answer was sent. */
    readonly thanks: string;
    readonly failure: string;
  };
  readonly consent: {
    /** What readers are asked before scripts are loaded that a page can do without. */
    readonly text: string;
    readonly accept: string;
    readonly reject: string;
    /** Name of the question, and of the button in the footer that asks it again. */
    readonly settings: string;
  };
  /** Name of the icon that leads to an email address. */
  readonly email: string;
  readonly posts: PostMessages;
}

export interface SearchMessages {
  /** Below the empty field: what one can do. */
  readonly hint: string;
  /** The same where only titles are searched. */
  readonly titleHint: string;
  /** Heading above what was looked for before. */
  readonly recent: string;
  /** Name of the button that forgets one of these; `{query}`. */
  readonly forget: string;
  readonly forgetAll: string;
  /** Name of the next two buttons, which say where to search. */
  readonly scope: string;
  readonly everywhere: string;
  /** `{section}`: the one the reader is in. */
  readonly onlyHere: string;
  /** Name of the list of what was found. */
  readonly list: string;
  readonly searching: string;
  readonly textFailure: string;
  readonly more: string;
  readonly results: PluralMessage;
  /** Instead of `results` where there are more than are listed. */
  readonly firstResults: PluralMessage;
  /** Above the results: `{words}` are words of the query that are on no page. */
  readonly missing: string;
  /** That nothing was found; `{query}`. */
  readonly none: string;
  readonly noTitle: string;
  /** That nothing was found in the section; `{query}`, `{section}`. */
  readonly noneHere: string;
  /** What to try then. */
  readonly noneHint: string;
  /** What the keys in the dialog's legend do. */
  readonly keys: { readonly move: string; readonly open: string; readonly newTab: string; readonly leave: string };
}

/** The buttons on code blocks. Travels to the script as JSON. */
export interface CodeMessages {
  /** Name of the button that copies the code. */
  readonly copy: string;
  /** Shown for a second, and said to screen readers. */
  readonly copied: string;
  /** That copying is not allowed here; the code is selected then. */
  readonly failed: string;
  /** Name of the toggle that wraps long lines; pressed means wrapped. */
  readonly wrap: string;
}
