// The landing page: `content/<locale>/index.md`, with or without `home:` in its front matter.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html.ts';
import { withSite } from '../site.ts';

const config = 'title: Harbour\nlocales: [{ code: en }]\nsections: [{ id: guide }]\n';
const guide = { 'content/en/guide/index.md': '# Guide\n' };

describe('a landing page without steps', () => {
  it('the title of a landing page is shown once, above its content', () =>
    withSite(
      { 'site.config.yaml': config, ...guide, 'content/en/index.md': '# Welcome\n\nCome in.\n' },
      async ({ build }) => {
        const page = parseHtml((await build()).read('index.html'));
        expect(page.all('h1').map((title) => title.text)).toEqual(['Welcome']);
        expect(page.one('article').text.trim()).toBe('Come in.');
      },
    ));

  it('a landing page without a title has the site title', () =>
    withSite({ 'site.config.yaml': config, ...guide, 'content/en/index.md': 'Come in.\n' }, async ({ build }) => {
      const page = parseHtml((await build()).read('index.html'));
      expect(page.all('h1').map((title) => title.text)).toEqual(['Harbour']);
      expect(page.one('title').text).toBe('Harbour');
    }));
});

describe('a landing page with steps', () => {
  const home = `---
title: Welcome
home:
  stepsTitle: Begin
  steps:
    - { title: Read, text: The guide., to: ./guide/index.md, linkLabel: To the guide, language: bash, code: "echo read" }
  news:
    - { date: "2025-03-14", title: Opened, text: At last. }
---
`;
  it('steps are shown with their code and a checked link', () =>
    withSite({ 'site.config.yaml': config, ...guide, 'content/en/index.md': home }, async ({ build }) => {
      const page = parseHtml((await build()).read('index.html'));
      expect(page.one('figure.code').one('code').text.trim()).toBe('echo read');
      expect(
        page
          .one('main')
          .all('a')
          .map((link) => link.attributes.href),
      ).toContain('/guide/');
      expect(page.one('time').attributes.datetime).toBe('2025-03-14');
      expect(page.one('time').text).toBe('March 14, 2025');
    }));

  it('reports a broken link of a step at its line', () =>
    withSite(
      {
        'site.config.yaml': config,
        ...guide,
        'content/en/index.md': home.replace('./guide/index.md', './guide/indx.md'),
      },
      async ({ build }) => {
        const { diagnostics } = await build();
        expect(diagnostics).toMatchObject([
          {
            code: 'broken-link',
            file: 'content/en/index.md',
            position: { line: 6 },
            hint: 'Did you mean ./guide/index.md?',
          },
        ]);
      },
    ));
});

describe('a site without a landing page', () => {
  const sections = `title: { en: Harbour, es: Puerto }
tagline: { en: All about it, es: Todo }
locales: [{ code: en }, { code: es }]
sections: [{ id: guide, label: { en: Guide, es: Guía } }, { id: api, label: API }]
`;
  const pages = {
    'content/en/guide/01-start.md': '# Start\n\nHow to begin.\n',
    'content/en/api/01-keys.md': '# Keys\n\nWhat opens doors.\n',
  };

  it('a landing page is generated in each language, with a link to each section', () =>
    withSite({ 'site.config.yaml': sections, ...pages }, async ({ build }) => {
      const site = await build();
      expect(site.diagnostics).toEqual([]);
      const english = parseHtml(site.read('index.html'));
      expect(english.all('h1').map((title) => title.text)).toEqual(['Harbour']);
      expect(english.one('p.lead').text).toBe('All about it');
      const links = english.one('main').all('a');
      expect(links.map((link) => [link.text, link.attributes.href])).toEqual([
        ['Guide', '/guide/start/'],
        ['API', '/api/keys/'],
      ]);
      expect(
        english
          .one('main')
          .all('p')
          .slice(1)
          .map(({ text }) => text),
      ).toEqual(['How to begin.', 'What opens doors.']);
      const spanish = parseHtml(site.read('es/index.html'));
      expect(spanish.all('h1').map((title) => title.text)).toEqual(['Puerto']);
      expect(spanish.one('main').all('a')[0]?.attributes.href).toBe('/es/guide/start/');
    }));

  it.each([
    ['a section at the root', { 'site.config.yaml': sections.replace('id: api', 'id: api, basePath: /') }],
    ['a redirect', { 'site.config.yaml': `${sections}redirects: [{ from: /, to: /guide/start }]\n` }],
    ['a file of static/', { 'site.config.yaml': sections, 'static/index.html': 'Own\n' }],
  ])('no landing page is generated if %s has its URL', (_, files) =>
    withSite({ ...pages, ...files }, async ({ build }) => {
      const site = await build();
      expect(site.diagnostics).toEqual([]);
      expect(site.read('index.html')).not.toContain('All about it</p>');
    }),
  );

  it('reports two landing pages', () =>
    withSite(
      { 'site.config.yaml': sections, ...pages, 'content/en/index.md': '# A\n', 'content/en/README.md': '# B\n' },
      async ({ build }) => {
        const site = await build();
        expect(site.diagnostics).toMatchObject([
          { code: 'duplicate-id', severity: 'warning', file: 'content/en/README.md' },
        ]);
        expect(parseHtml(site.read('index.html')).one('h1').text).toBe('A');
      },
    ));
});
