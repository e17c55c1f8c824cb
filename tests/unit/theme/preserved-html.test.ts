// HTML that a page repeats in its data, because the browser could not read it back from the markup of overrides.
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../packages/theme/src/lib/page-views.ts';
import {
  packPreserved,
  preservedHtml,
  unpackPreserved,
} from '../../../packages/theme/src/server/overrides/preserved-html.ts';

const page = {
  kind: 'doc',
  article: '<p>Text</p>',
  contents: '<li>One</li>',
  sidebar: { html: '<li>Page</li>', label: 'Guide' },
};
const shell = { logo: { html: '<svg></svg>', isName: false }, social: '<a>Chat</a>', footer: '<p>Foot</p>' };
const data = { shell, page } as unknown as PageData;

const article = '<article lang="en"><p>Text</p></article>';
const carriedIn = (markup: string, own: readonly string[] = []) => preservedHtml(data, markup, new Set(own));

describe('including the article in the page data', () => {
  it.each([
    ['no', 'it is the first one in the page', `<main>${article}</main>`, {}],
    ['no', 'another one follows it', `<main>${article}<article><p>Own</p></article></main>`, {}],
    ['yes', 'another one precedes it', `<article>Own</article><main>${article}</main>`, { article: page.article }],
    ['yes', 'the first one contains more', `<article>Own ${page.article}</article>`, { article: page.article }],
    ['yes', 'the page does not contain it', '<main></main>', { article: page.article }],
  ])('%s, if %s', (_answer, _reason, markup, carried) => {
    expect(carriedIn(markup)).toEqual(carried);
  });
});

it.each([
  ['logo', { logo: shell.logo.html, social: shell.social }],
  ['announcement', { logo: shell.logo.html, social: shell.social }],
  ['navbar', { logo: shell.logo.html, social: shell.social, sidebar: page.sidebar.html }],
  ['footer', { footer: shell.footer }],
  ['sidebar', { sidebar: page.sidebar.html }],
  ['sidebar-top', { sidebar: page.sidebar.html }],
  ['contents', { contents: page.contents }],
  ['above-article', { contents: page.contents }],
  ['below-article', {}],
])('an override of %s adds the HTML of the elements that it contains or precedes to the data', (part, carried) => {
  expect(carriedIn(article, [part])).toEqual(carried);
});

it('carried HTML is restored in the views, and nothing else changes', () => {
  const read = {
    shell: { ...shell, logo: { ...shell.logo, html: 'read' }, social: 'read', footer: 'read' },
    page: { ...page, article: 'read', contents: 'read', sidebar: { ...page.sidebar, html: 'read' } },
  } as unknown as PageData;
  const all = carriedIn('', ['navbar', 'footer', 'contents']);
  expect(unpackPreserved(packPreserved(read, all))).toEqual(data);
  expect(unpackPreserved(packPreserved(read, {}))).toEqual(read);
});
