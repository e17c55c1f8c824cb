// All UI strings as types, so that a language with a missing string does not compile. The contract describes the strings
// that the compiler inserts into articles. Text that a site's author writes (titles, navbar labels, the footer) is in the
// views instead.

import type { ArticleStrings, ForeignLanguage } from '@docsgen/contract/article-messages';

/** UI strings of one language, grouped by where they are needed: browsers load only the groups that they use. */
export interface Messages {
  /** Everything around an article. The browser renders these strings again on navigation. */
  readonly shell: ShellMessages;
  /** Strings that only the server renders. */
  readonly pages: PageMessages;
  /** Strings of the search dialog that are not in `shell.search`. Loaded with the dialog. */
  readonly search: SearchMessages;
  /**
   * Strings in articles, in the language of the article instead of the page, so that an untranslated article is in a
   * single language.
   */
  readonly article: ArticleStrings & { readonly code: CodeMessages };
}

/**
 * A form for each plural category of the language (`Intl.PluralRules`). `{count}` is replaced. docsgen's languages have
 * all forms, even equal ones; a site's `strings/*.yaml` may omit all but `other`.
 */
export type PluralMessage = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A notice above an article. */
interface NoticeMessages {
  readonly title: string;
  readonly text: string;
}

/** Strings of the search dialog until its script has loaded. Passed to the script as JSON. */
export interface SearchBoxMessages {
  /** Label of the button and of the dialog. */
  readonly label: string;
  /** Label and placeholder of the field. */
  readonly placeholder: string;
  readonly close: string;
  readonly loading: string;
  readonly failure: string;
  readonly retry: string;
}

/** Groups of strings. If a language lacks one string of a group, the whole group falls back to English. */
type MessageGroup = Exclude<keyof ShellMessages, 'foreign'> | keyof PageMessages | 'searchDialog' | 'article';

/** Placeholders in braces are listed in the comment of each field, here and below. */
export interface ShellMessages {
  /** Languages of groups that fell back to English. Not part of the language files. */
  readonly foreign?: Readonly<Partial<Record<MessageGroup, ForeignLanguage>>>;
  readonly skipToContent: string;
  /** Label of the main menu. */
  readonly mainMenu: string;
  /** Label of the phone menu and of the button that opens it. */
  readonly menu: string;
  readonly closeMenu: string;
  /** Label of the sidebar of a section, `{section}`. */
  readonly sidebar: string;
  /** Label of the language menu. */
  readonly languages: string;
  /** The version of the section, `{label}`. */
  readonly version: string;
  /** Label of the color mode toggle; pressed means dark mode. */
  readonly darkMode: string;
  /** Label of the announcement bar. */
  readonly announcement: string;
  readonly dismissAnnouncement: string;
  /** Added to external links for screen readers. */
  readonly externalLink: string;
  readonly search: SearchBoxMessages;
  /** Label of the button that scrolls to the top of the page. */
  readonly backToTop: string;
  readonly breadcrumbs: string;
  /** Label of the first breadcrumb, an icon. */
  readonly home: string;
  /** Heading of the table of contents. */
  readonly onThisPage: string;
  /** Label of the links to the previous and next page. */
  readonly pagination: string;
  readonly previous: string;
  readonly next: string;
  readonly editPage: string;
  /** Label of the footer's links. */
  readonly footerLinks: string;
  /** Shown in place of a page that crashed while rendering. */
  readonly error: {
    /** Window title. */
    readonly title: string;
    readonly heading: string;
    readonly tryAgain: string;
    /** Precedes the cause of an error. */
    readonly cause: string;
  };
  /** Shown in place of a page that could not be fetched because there was no response. */
  readonly loadFailure: {
    /** Heading and window title. */
    readonly title: string;
    /** What to do, and that the page loads automatically when the reader is online again. */
    readonly text: string;
    readonly retry: string;
  };
  /** Shown if the site was deployed while the page was open, and files that the page needs no longer exist. */
  readonly outdated: { readonly text: string; readonly reload: string };
  readonly notices: {
    readonly draft: NoticeMessages;
    readonly unlisted: NoticeMessages;
    /**
     * `{pageLanguage}` is the name of the page's language, `{language}` is the name of its article's language, both in
     * the language of the notice.
     */
    readonly untranslated: NoticeMessages;
    readonly outdated: NoticeMessages & { readonly link: string };
    /** This and the next notice contain `{siteTitle}` and `{version}`. */
    readonly unreleased: NoticeMessages;
    readonly unmaintained: NoticeMessages;
    /** Label of the link to the page in the latest version, `{version}`. */
    readonly latestVersion: string;
  };
}

export interface PageMessages {
  /** Label of the control that collapses the category `{label}`, which is a link. Its state is announced separately. */
  readonly categoryPages: string;
  /** Links to the items of a very long list that are not shown on this page. */
  readonly moreItems: { readonly before: PluralMessage; readonly after: PluralMessage };
  /** Description on the card of a category that has no description. */
  readonly itemCount: PluralMessage;
  /** Shown in a generated index without pages. */
  readonly emptyCategory: string;
  /** Number of a step on the landing page, `{number}`, for screen readers. */
  readonly step: string;
  readonly notFound: {
    readonly title: string;
    /** States that the requested page could not be found. */
    readonly text: string;
    /** Asks the visitor to contact the owner of the site with the broken link. */
    readonly request: string;
    /** Heading of the links to other pages. */
    readonly links: string;
    readonly home: string;
  };
  /** Shown if styles and scripts failed to load. `{configured}` and `{suggested}` are base URLs. */
  readonly baseUrlProblem: string;
  /** Shown instead if the URL does not reveal the correct base URL. */
  readonly siteProblem: string;
  /** The line below an article, with the `{date}` and `{author}` of the last update. */
  readonly lastUpdated: { readonly onDate: string; readonly byAuthor: string; readonly onDateByAuthor: string };
  /** Link below an article, next to `shell.editPage`. */
  readonly reportProblem: string;
  readonly feedback: {
    /** Link to a page where readers can give feedback. */
    readonly link: string;
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    /** Replaces the form after it has been submitted. */
    readonly thanks: string;
    readonly failure: string;
  };
  readonly consent: {
    /** Asks for consent to optional scripts. */
    readonly text: string;
    readonly accept: string;
    readonly reject: string;
    /** Label of the consent bar, and of the footer button that shows it again. */
    readonly settings: string;
  };
  /** Label of the email icon. */
  readonly email: string;
  readonly posts: PostMessages;
  /** Label of the version in development, which follows the word for *version* in menus. */
  readonly nextVersion: string;
}

/** Strings of posts and tags. */
interface PostMessages {
  /** Titles of the pages that list all tags and all authors. */
  readonly tags: string;
  readonly authors: string;
  /** Titles of the lists of posts with a tag, `{tag}`, and by an author, `{author}`. */
  readonly tagged: string;
  readonly byAuthor: string;
  /** Title of the list of documentation pages with a tag, `{tag}`. */
  readonly taggedPages: string;
  /** Title of the second and later pages of a list, with the `{title}` of the list and the `{number}` of the page. */
  readonly pageTitle: string;
  /** Number of posts with a tag or by an author. */
  readonly count: PluralMessage;
  /** Reading time in minutes. */
  readonly readingTime: PluralMessage;
  /** Label of a post with a future date. */
  readonly scheduled: string;
  /** Labels of the links to the newer and the older post. */
  readonly newer: string;
  readonly older: string;
  /** Links to the other pages of a list. */
  readonly newerPosts: string;
  readonly olderPosts: string;
  /** Label of the group of these links. */
  readonly listPages: string;
  /** Shown between these links: page `{number}` of `{count}`. */
  readonly pageOf: string;
  /** Shown in place of an empty list. */
  readonly empty: string;
  /** Precedes the names of the feeds. */
  readonly subscribe: string;
}

export interface SearchMessages {
  /** Hint below the empty field. */
  readonly hint: string;
  /** Shown instead if only titles are searched. */
  readonly titleHint: string;
  /** Heading of the recent searches. */
  readonly recent: string;
  /** Label of the button that removes a recent search, `{query}`. */
  readonly forget: string;
  readonly forgetAll: string;
  /** Label of the next two buttons, which set the scope of the search. */
  readonly scope: string;
  readonly everywhere: string;
  /** `{section}` is the current section. */
  readonly onlyHere: string;
  /** Label of the list of results. */
  readonly list: string;
  readonly searching: string;
  readonly textFailure: string;
  readonly more: string;
  readonly results: PluralMessage;
  /** Used instead of `results` if there are more results than are listed. */
  readonly firstResults: PluralMessage;
  /** Shown above the results: `{words}` are words of the query that no page contains. */
  readonly missing: string;
  /** `{query}`. */
  readonly none: string;
  readonly noTitle: string;
  /** `{query}`, `{section}`. */
  readonly noneHere: string;
  /** Suggests what to try. */
  readonly noneHint: string;
  /** Descriptions of the keyboard shortcuts in the dialog. */
  readonly keys: { readonly move: string; readonly open: string; readonly newTab: string; readonly leave: string };
}

/** Buttons on code blocks. Passed to the script as JSON. */
export interface CodeMessages {
  /** Label of the button that copies the code. */
  readonly copy: string;
  /** Shown for a second, and announced to screen readers. */
  readonly copied: string;
  /** Shown if the browser does not allow copying. The code is then selected. */
  readonly failed: string;
  /** Label of the toggle that wraps long lines; pressed means wrapped. */
  readonly wrap: string;
}
