// A folder of Markdown files without a configuration becomes a site, whatever files it contains.
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainOf, parseHtml, sidebarLabels } from '../html.ts';
import { withSite } from '../site.ts';

describe('a folder without configuration', () => {
  it('the sidebar of a folder without configuration is its tree', () =>
    withSite(
      {
        'index.md': '# Tool\n',
        '02-guide/README.md': '# The guide\n',
        '02-guide/b.md': '# Second\n',
        '02-guide/a.md': '# First\n',
        '01-intro.md': '# Introduction\n',
        'deep/er/page.md': '# Deep page\n',
        '_notes/private.md': '# Private\n',
        'node_modules/package/README.md': '# A package\n',
        '.hidden/page.md': '# Hidden\n',
      },
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics).toEqual([]);
        expect(sidebarLabels(built.read('index.html'))).toEqual([
          'Tool',
          'Introduction',
          'The guide',
          'First',
          'Second',
          'deep',
          'er',
          'Deep page',
        ]);
        expect(built.files().filter((path) => path.endsWith('.html'))).toEqual([
          '404.html',
          'deep/er/page/index.html',
          'guide/a/index.html',
          'guide/b/index.html',
          'guide/index.html',
          'index.html',
          'intro/index.html',
        ]);
      },
    ));

  for (const [where, files, title] of [
    ['its index', { 'index.md': '# Tool *box*\n', 'README.md.txt': 'No page.\n' }, 'Tool box'],
    ['its README', { 'README.md': 'Words.\n\n# Readme title\n', 'a.md': '# A\n' }, 'Readme title'],
    ['front matter', { 'index.md': '---\ntitle: "Front: matter"\n---\n\n# Heading\n' }, 'Front: matter'],
  ] as const) {
    it(`the title of a folder without configuration comes from ${where}`, () =>
      withSite(files, async ({ build }) => {
        expect(parseHtml((await build()).read('index.html')).one('title').text).toBe(title);
      }));
  }

  it('a folder without index or README is titled by its name, and begins with a table of contents', () =>
    withSite(
      { 'b.md': '# Second\n\nMore.\n', 'a.md': '# First\n\nSome.\n', 'c/d.md': '# Deep\n' },
      async ({ build, root }) => {
        const built = await build();
        expect(built.diagnostics).toEqual([]);
        const main = mainOf(built.read('index.html'));
        expect(main.one('h1').text).toBe(basename(root));
        expect(main.all('p.lead')).toEqual([]);
        expect(main.all('div.card').map((card) => [card.one('a').text, card.one('a').attributes.href])).toEqual([
          ['First', '/a/'],
          ['Second', '/b/'],
          ['c', '/c/d/'],
        ]);
      },
    ));

  it('imperfect Markdown is accepted in a folder without configuration', () =>
    withSite(
      {
        'index.md': `---
layout: post
nav_order: 3
tags: [one, two]
date: 2020-02-03
author: { name: Ana }
---

# Odd <T> text

A Promise<T> of Map<Key, Value> at 10:30, {x} and {{ y }}.

:::words
Inside.
:::

:::note Remember
Noted.
:::

import Tabs from '@theme/Tabs';

<Tabs>
  <TabItem value="one">One</TabItem>
</Tabs>

</div> <b>bold
`,
      },
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        const page = parseHtml(built.read('index.html'));
        const { text } = page.one('article');
        expect(text).toContain('Odd <T> text');
        expect(text).toContain('A Promise<T> of Map<Key, Value> at 10:30, {x} and {{ y }}.');
        expect(text).toContain(':::words');
        expect(text).toContain('Inside.');
        expect(text).toContain('Noted.');
        expect(text).not.toContain(':::note');
        expect(text).toContain('One');
        expect(page.all('article')).toHaveLength(1);
        expect(page.one('main').all('div.doc-foot'), 'the page around goes on').toHaveLength(1);
      },
    ));

  it('a folder without configuration is built with warnings for broken links', () =>
    withSite({ 'index.md': '# Start\n\n[Lost](lost.md) ![Lost](lost.png) [Lost](#lost)\n' }, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
        ['warning', 'broken-link'],
        ['warning', 'image'],
        ['warning', 'broken-anchor'],
      ]);
      expect(built.files()).toContain('index.html');
    }));

  it('a folder without configuration does not read its own output as content', () =>
    withSite({ 'index.md': '# Start\n', 'dist/left-over.md': '# Left over\n' }, async ({ build }) => {
      const built = await build();
      expect(sidebarLabels(built.read('index.html'))).toEqual(['Start']);
      expect((await build()).graph?.pages.size).toBe(1);
    }));

  it('reports a folder without pages', () =>
    withSite({ 'notes.txt': 'No Markdown.\n' }, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics.map(({ message }) => message)).toEqual(['No pages to build']);
      expect(built.published).toBeUndefined();
      expect(built.files()).toEqual([]);
    }));
});
