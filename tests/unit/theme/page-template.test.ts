// A page rendered from its template is the same as one rendered by React with all its strings.

import type { DocPageView, DocumentView, SidebarNode } from '@docsgen/contract/views';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentsList } from '../../../packages/theme/src/components/contents/contents-list.ts';
import { SidebarItem } from '../../../packages/theme/src/components/sidebar/sidebar-item.tsx';
import { en } from '../../../packages/theme/src/i18n/en.ts';
import { es } from '../../../packages/theme/src/i18n/es.ts';
import { type TemplatedPage, templatePage } from '../../../packages/theme/src/server/page-template.ts';
import { type Markup, themeMarkup } from '../../../packages/theme/src/server/react-markup.tsx';
import { createRenderer, type Renderer } from '../../../packages/theme/src/server/render-document.tsx';
import type { SlottedView } from '../../../packages/theme/src/server/slotted-view.ts';

/** Every string of the page is `text`, and so is every URL after its first slash. */
function docView(text: string): DocumentView<DocPageView> {
  const href = `/${text}/`;
  const link = { label: text, href, isExternal: false, isActive: true, isCurrent: false, side: 'start' as const };
  const plain = { version: undefined, description: text };
  const version = { label: text, href, section: text, version: text };
  return {
    head: {
      title: text,
      description: text,
      keywords: text,
      canonical: `https://example.com${href}`,
      noIndex: false,
      alternates: [{ hrefLang: 'es', href }],
      openGraph: {
        type: 'article',
        siteName: text,
        title: text,
        description: text,
        url: href,
        image: href,
        locale: 'en',
        alternateLocales: [],
        modified: text,
      },
      structured: [JSON.stringify({ '@type': 'List', name: text }).replaceAll('<', '\\u003c')],
      stylesheets: [href],
      criticalCss: '',
      shellScript: href,
      messagesScript: href,
      inlineScript: '1',
      baseUrlScript: '2',
      icons: [],
      manifest: href,
      search: { href, title: text },
      generator: text,
      tags: [],
    },
    shell: {
      lang: 'en',
      direction: 'ltr',
      siteTitle: text,
      logo: { html: '<i>logo</i>', isName: false },
      homeHref: href,
      baseUrl: '/',
      colorMode: { initial: 'light', canSwitch: true, respectsSystem: true },
      announcement: { id: text, html: 'news', isCloseable: true },
      navbar: [
        { kind: 'link', ...link, ...plain, versions: { section: text, hrefs: [[text, href]] } },
        {
          kind: 'dropdown',
          label: text,
          items: [
            { kind: 'link', ...link, ...plain, versions: undefined },
            { kind: 'link', ...link, ...plain, versions: undefined, version: { section: text, name: text } },
          ],
          isActive: false,
          side: 'end',
        },
      ],
      locales: [
        { label: text, lang: 'en', href, isCurrent: true },
        { label: text, lang: 'es', href: '/', isCurrent: false },
      ],
      search: { titlesHref: href, index: href, place: { key: text, label: text } },
      social: [{ service: 'github', label: text, href }],
      footer: {
        columns: [{ title: text, links: [{ kind: 'link', ...link, ...plain, versions: undefined }] }],
        copyright: text.replaceAll('<', '&lt;'),
        links: [{ kind: 'link', ...link, ...plain, versions: undefined }],
      },
      stylesheets: [],
      appScript: href,
      extraScripts: [href],
    },
    page: {
      kind: 'doc',
      sidebar: { key: text, label: text, html: `<li>${text.replaceAll('<', '&lt;')}</li>` },
      breadcrumbs: [
        { label: text, href, isHome: true },
        { label: text, href: undefined, isHome: false },
      ],
      version: { label: text, isShown: true, all: [{ ...version, isCurrent: true }] },
      foot: {
        editHref: href,
        reportHref: `https://example.com${href}`,
        feedbackHref: `mailto:${text}`,
        feedbackForm: { action: href, method: 'post', page: text },
        lastUpdated: `Updated <b>${text.replaceAll('<', '&lt;')}</b>`,
        previous: { label: text, href },
        next: { label: text, href: 'javascript:alert(1)' },
      },
      title: text,
      article: '',
      articleLang: 'es',
      articleDirection: 'ltr',
      contents: [{ id: text, html: '<code>a</code>', level: 2, children: [] }],
      notices: [
        { kind: 'outdated', originalHref: href },
        { kind: 'unmaintained', latest: version, versionLabel: text, siteTitle: text },
      ],
    },
  };
}

/** A template without slots. */
function whole({ head, shell, page }: DocumentView<DocPageView>, article: string): TemplatedPage {
  const { title: _, contents, ...rest } = page;
  const view: SlottedView = {
    head,
    shell,
    page: { ...rest, article, contents: contentsList(contents) },
    title: page.title,
    path: shell.locales[0]?.href.replace(/^\/|\/$/g, ''),
  };
  return {
    template: JSON.stringify(view),
    values: [],
    sidebar: '',
    body: '',
    intro: '',
  };
}

function newRenderer(markup: Markup = themeMarkup): Renderer {
  return createRenderer({ markup, languages: { en, es }, newCache: () => new Map() });
}

/** Renders the page of a site that overrides a component that is not on this page. */
const withOverrides = newRenderer({ ...themeMarkup, overrides: new Set(['hero']) });

/** Returns the page without its data, which depends on whether the site has overrides. */
function withoutData(html: string): string {
  return html.replace(/<script id="docsgen-view".*?<\/script>/s, '');
}

function htmlOf(pieces: readonly (string | Uint8Array)[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join('');
}

const texts = [
  'Plain',
  `"a" 'b' & <c> </script> $& $1 \\ ñ 文 🎉 \u2028`,
  'docsgen-slot',
  '<"docsgen-slot 3">',
  '&lt;&quot;docsgen-slot 0&quot;&gt;',
  '\\u003c\\"docsgen-slot 4\\">',
  '<"docsgen-slot-1- 3">',
  'docsgen-slot-1- docsgen-slot-2-',
  '',
];
const articles = ['<p>Text</p>', '<p><"docsgen-slot 3"> ñ</p>', '<div class="tabs" data-tabs="x"></div>', ''];

describe('a page rendered from its template', () => {
  it.each(texts)('is the same as a page rendered by React: %s', (text) => {
    const renderer = newRenderer();
    for (const article of articles) {
      const prepared = templatePage(docView(text));
      // The second time, the template is cached.
      for (const _ of [1, 2]) {
        expect(htmlOf(renderer.renderPage(prepared, [article]))).toBe(
          htmlOf(newRenderer().renderPage(whole(docView(text), article), [])),
        );
      }
    }
  });

  it.each(texts)('is the same as the page of a site with overrides: %s', (text) => {
    for (const article of articles) {
      const prepared = templatePage(docView(text));
      expect(withoutData(htmlOf(withOverrides.renderPage(prepared, [article])))).toBe(
        withoutData(htmlOf(newRenderer().renderPage(prepared, [article]))),
      );
    }
  });

  it('shares its template with pages that have other strings, and keeps its own', () => {
    const renderer = newRenderer();
    const view = docView('Site');
    const named = (title: string): DocumentView<DocPageView> => ({
      ...view,
      head: { ...view.head, title },
      page: { ...view.page, breadcrumbs: [{ label: title, href: `/${title}/`, isHome: false }] },
    });
    const templates = ['One', '<Two>', 'Three & "3"'].map((title) => {
      const prepared = templatePage(named(title));
      const html = htmlOf(renderer.renderPage(prepared, ['<p>a</p>']));
      expect(html).toBe(htmlOf(newRenderer().renderPage(whole(named(title), '<p>a</p>'), [])));
      return prepared.template;
    });
    expect(new Set(templates).size).toBe(1);
  });

  it('is not mixed up with a page whose strings look like slots', () => {
    const renderer = newRenderer();
    const view = docView('Plain');
    const named = (siteTitle: string): DocumentView<DocPageView> => ({ ...view, shell: { ...view.shell, siteTitle } });
    renderer.renderPage(templatePage(view), ['']);
    expect(htmlOf(renderer.renderPage(templatePage(named('<"\x7f 2">')), ['']))).toBe(
      htmlOf(newRenderer().renderPage(whole(named('<" 2">'), ''), [])),
    );
  });
});

describe('a sidebar item rendered from its template', () => {
  it.each(texts)('is the same as an item rendered by React: %s', (text) => {
    const common = { label: text, badge: text, href: `/${text}`, className: text, isCurrent: false };
    const items: readonly SidebarNode[] = [
      { kind: 'page', ...common },
      { kind: 'page', ...common, href: `mailto:${text}`, badge: undefined, className: undefined },
      { kind: 'external', ...common },
      { kind: 'branch', ...common, key: text },
      { kind: 'category', ...common, key: text, isActive: true, isOpen: true, isCollapsible: true },
      { kind: 'category', ...common, key: text, href: undefined, isActive: false, isOpen: true, isCollapsible: true },
      { kind: 'gap', side: 'before', count: 1200, href: `/${text}`, className: undefined },
    ];
    const { renderSidebarItem: render } = newRenderer();
    for (const node of items) {
      const drawn = renderToStaticMarkup(createElement(SidebarItem, { node, lang: 'en', messages: en }));
      // The second time, the template is cached.
      for (const _ of [1, 2]) {
        const { start, end } = render(node, 'en');
        expect(start + end).toBe(drawn);
        expect(end).toBe(node.kind === 'category' ? '</ul></li>' : '');
      }
    }
  });
});
