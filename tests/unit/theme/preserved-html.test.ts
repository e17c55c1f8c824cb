// HTML that a page repeats in its data, because the browser could not read it back from the markup of overrides.
import { describe, expect, it } from 'vitest';
import { type PageData, packPage, unpackPage } from '../../../packages/theme/src/lib/page-views.ts';
import { preservedHtml } from '../../../packages/theme/src/server/overrides/preserved-html.ts';

const page = {
  kind: 'doc',
  article: '<p>Text</p>',
  contents: '<li>One</li>',
  sidebar: { html: '<li>Page</li>', label: 'Guide' },
  foot: '<p>Next</p>',
};
const shell = { logo: { html: '<svg></svg>', isName: false }, social: '<a>Chat</a>', footer: '<p>Foot</p>' };
const data = { shell, page } as unknown as PageData;

const article = '<article lang="en"><p>Text</p></article>';
const preservedIn = (markup: string, own: readonly string[] = []) => preservedHtml(data, markup, new Set(own));

describe('including the article in the page data', () => {
  it.each([
    ['no', 'it is the first one in the page', `<main>${article}</main>`, {}],
    ['no', 'another one follows it', `<main>${article}<article><p>Own</p></article></main>`, {}],
    ['yes', 'another one precedes it', `<article>Own</article><main>${article}</main>`, { article: page.article }],
    ['yes', 'the first one contains more', `<article>Own ${page.article}</article>`, { article: page.article }],
    ['yes', 'the page does not contain it', '<main></main>', { article: page.article }],
  ])('%s, if %s', (_answer, _reason, markup, preserved) => {
    expect(preservedIn(markup)).toEqual(preserved);
  });
});

it.each([
  ['logo', { '.logo': shell.logo.html, '.social': shell.social }],
  ['announcement', { '.logo': shell.logo.html, '.social': shell.social }],
  ['navbar', { '.logo': shell.logo.html, '.social': shell.social, '.sidebar > ul': page.sidebar.html }],
  ['skip-link', { '.logo': shell.logo.html, '.social': shell.social }],
  ['footer', { '.footer': shell.footer }],
  ['sidebar', { '.sidebar > ul': page.sidebar.html }],
  ['sidebar-top', { '.sidebar > ul': page.sidebar.html }],
  ['contents', { 'main > .contents > ul': page.contents }],
  ['breadcrumbs', { 'main > .contents > ul': page.contents }],
  ['version', { 'main > .contents > ul': page.contents }],
  ['notices', { 'main > .contents > ul': page.contents }],
  ['above-article', { 'main > .contents > ul': page.contents }],
  ['below-article', {}],
])('an override of %s adds the HTML of the elements that it contains or precedes to the data', (part, preserved) => {
  expect(preservedIn(article, [part])).toEqual(preserved);
});

it('the views contain the preserved HTML, and all other HTML as in the markup', () => {
  const unpacked = (own: readonly string[]) => {
    const textContent = packPage(data, preservedIn(article, own));
    const querySelector = (selector: string) =>
      selector.startsWith('body>') ? { textContent } : { innerHTML: 'read' };
    return unpackPage({ querySelector } as unknown as Document);
  };
  const read = {
    shell: { logo: { html: 'read', isName: false }, social: 'read', footer: 'read' },
    page: { ...page, article: 'read', contents: 'read', foot: 'read', sidebar: { ...page.sidebar, html: 'read' } },
  };
  expect(unpacked([])).toEqual(read);
  expect(unpacked(['navbar', 'footer', 'contents'])).toEqual({
    shell,
    page: { ...page, article: 'read', foot: 'read' },
  });
});
