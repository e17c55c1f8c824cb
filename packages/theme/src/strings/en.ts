// The interface in English; also what a site in any other language falls back to.

import type { Strings } from './strings.ts';

export const en: Strings = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  sidebar: 'Pages in {section}',
  categoryPages: 'Pages in {label}',
  moreItems: {
    before: { one: '… {count} before', other: '… {count} before' },
    after: { one: '… {count} more', other: '… {count} more' },
  },
  languages: 'Language',
  version: 'Version {label}',
  darkMode: 'Dark mode',
  announcement: 'Announcement',
  dismissAnnouncement: 'Dismiss the announcement',
  externalLink: '(external site)',
  search: {
    label: 'Search',
    placeholder: 'Search the documentation',
    close: 'Close the search',
    loading: 'Loading the search…',
    failure: 'The search could not be loaded. Check your connection and try again.',
    retry: 'Retry',
  },
  code: {
    copy: 'Copy the code',
    copied: 'Copied',
    failed: 'Not copied: the code is selected, press the copy key',
    wrap: 'Wrap long lines',
  },
  backToTop: 'Back to the top',
  baseUrlProblem:
    'This site did not load properly. Most often its baseUrl is wrong: it is configured as “{configured}”, and this address suggests “{suggested}”. Correct baseUrl in site.config.yaml and build the site again.',
  siteProblem:
    'This site did not load properly. Most often its baseUrl is wrong: it is configured as “{configured}”. Correct baseUrl in site.config.yaml and build the site again.',
  breadcrumbs: 'Path to this page',
  home: 'Home',
  onThisPage: 'On this page',
  pagination: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  editPage: 'Suggest a change to this page',
  footerLinks: 'Footer links',
  itemCount: { one: '{count} page', other: '{count} pages' },
  emptyCategory: 'This category has no pages yet. Carry on with the other sections in the menu.',
  step: 'Step {number}',
  error: {
    title: 'Page Error',
    heading: 'This page crashed',
    tryAgain: 'Try again',
    cause: 'Cause:',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'What you were looking for could not be found at this address.',
    request:
      'If a link brought you here, please contact the owner of the site it was on and tell them that the link is broken.',
    links: 'Where to go from here',
    home: 'Go to the documentation home page',
  },
  notices: {
    draft: {
      title: 'Draft',
      text: 'This page is being prepared: you see it while you work on it, but it is not published.',
    },
    unlisted: {
      title: 'Unlisted page',
      text: 'Search engines do not show it and no menu leads to it: only readers with the link get here.',
    },
    untranslated: {
      title: 'Not translated yet',
      text: 'This page is not available in English yet. You can read it in its original language ({language}).',
    },
    outdated: {
      title: 'Translation behind its original',
      text: 'The original has changed since this translation was made.',
      link: 'See the original',
    },
    unreleased: {
      title: 'Version in development',
      text: 'This page describes {siteTitle} {version}, a version that has not been released yet.',
    },
    unmaintained: {
      title: 'Older version',
      text: 'This page describes {siteTitle} {version}, a version that no longer receives changes.',
    },
    latestVersion: 'Go to the latest version ({version})',
  },
};
