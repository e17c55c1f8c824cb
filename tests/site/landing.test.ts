// The landing page: `content/<locale>/index.md`, with or without `home:` in its front matter.
import { describe, expect, it } from 'vitest';
import { parseHtml } from './html.ts';
import { withSite } from './site.ts';

const config = 'title: Harbour\nlocales: [{ code: en }]\nsections: [{ id: guide }]\n';
const guide = { 'content/en/guide/index.md': '# Guide\n' };

describe('a landing page without steps', () => {
  it('has the title of its text once, and its text below', () =>
    withSite(
      { 'site.config.yaml': config, ...guide, 'content/en/index.md': '# Welcome\n\nCome in.\n' },
      async ({ build }) => {
        const page = parseHtml((await build()).read('index.html'));
        expect(page.all('h1').map((title) => title.text)).toEqual(['Welcome']);
        expect(page.one('article').text.trim()).toBe('Come in.');
      },
    ));

  it('is called like the site where the text has no title', () =>
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
  it('shows each with its code and a link that was checked', () =>
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

  it('names the line of a step that leads nowhere', () =>
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
