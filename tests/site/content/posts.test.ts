// Posts sections: lists, post pages, scheduled posts, feeds and changelogs.
import { describe, expect, it } from 'vitest';
import { type Found, mainOf, parseHtml, sidebarLabels } from '../html.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const config = `title: Harbour
url: https://docs.example.com
locales: [{ code: en }, { code: es }]
sections:
  - { id: guide }
  - { id: news, label: { en: News, es: Novedades }, kind: posts, posts: { perPage: 2, recent: 3, feedLimit: 3 } }
  - { id: changes, label: Changes, kind: posts, posts: { layout: changelog, file: CHANGELOG.md } }
`;

const files: SiteLiteral = {
  'site.config.yaml': config,
  'CHANGELOG.md': `# What changed

## Unreleased

- Soon

## [1.10.0] - 2025-02-01

### Added

- Cranes, see [the guide](/guide)

## 1.9.0 (2024-12-24)

- Quays
`,
  'static/ana.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  'content/en/index.md': '---\nhome:\n  newsTitle: News\n  news: { section: news, count: 2 }\n---\n',
  'content/en/guide/index.md': '# Guide\n\nRead [the first post](../news/2025-01-01-first.md#why).\n',
  'content/en/news/authors.yaml': `ana: { name: Ana, title: { en: Engineer, es: Ingeniera }, url: 'https://ana.example.com', picture: /ana.svg }\n`,
  'content/en/news/tags.yaml':
    'ships: { label: { en: Ships, es: Barcos }, description: { en: About ships., es: De barcos. } }\nlight: {}\n',
  'content/en/news/2025-01-01-first.md': `---
tags: [ships, light]
authors: [ana]
---
# The first & best

One *paragraph*.

<!-- more -->

## Why {#why}

See [the guide](/guide) or [below](#why). ![A crane](./crane.svg)
`,
  'content/en/news/crane.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"/>',
  'content/es/news/2025-01-01-first.md': '---\ntags: [ships]\nauthors: ana\n---\n# La primera\n\nUn párrafo.\n',
  'content/en/news/2025-01-02-second.md': '---\ntitle: Second\ndescription: In short.\ntags: ships\n---\nLong.\n',
  'content/en/news/named.md': '---\ndate: 2025-01-03T09:30Z\nslug: third\n---\n# Third\n\nText.\n',
  'content/en/news/2025-06-01-later.md': '# Later\n\nNot yet.\n',
  'content/en/news/2025-01-04-draft.md': '---\ndraft: true\n---\n# Draft\n',
};

const today = '2025-03-01';
const titles = (main: Found): readonly string[] => main.all('a.post-title').map(({ text }) => text);
const links = (page: Found, name: string): readonly string[] =>
  page.all(`link[type=${name}]`).map(({ attributes }) => attributes.href ?? '');

describe('a section of posts', () => {
  it('posts are listed by date, by tag and by author, on several pages, in every language', () =>
    withSite(files, async ({ build }) => {
      const { read, diagnostics, files: written } = await build({ today });
      expect(diagnostics).toEqual([]);
      const list = mainOf(read('news/index.html'));
      expect(titles(list)).toEqual(['Third', 'Second']);
      expect(titles(mainOf(read('news/page/2/index.html')))).toEqual(['The first & best']);
      expect(list.one('a[rel=next]').attributes.href).toBe('/news/page/2/');
      expect(list.all('time').map(({ text, attributes }) => [text, attributes.datetime])).toEqual([
        ['January 3, 2025', '2025-01-03T09:30:00Z'],
        ['January 2, 2025', '2025-01-02'],
      ]);
      expect(list.all('p').map(({ text }) => text)).toContain('In short.');
      expect(sidebarLabels(read('news/index.html'))).toEqual(['News', 'Third', 'Second', 'The first & best']);

      expect(
        mainOf(read('news/tags/index.html'))
          .one('ul.post-names')
          .all('li')
          .map(({ text }) => text),
      ).toEqual(['Ships 2 posts', 'light 1 post']);
      const ships = mainOf(read('es/news/tags/ships/index.html'));
      expect(ships.one('h1').text).toBe('Entradas con la etiqueta «Barcos»');
      expect(ships.one('p.lead').text).toBe('De barcos.');
      expect(titles(ships)).toEqual(['Second', 'La primera']);
      expect(ships.all('h2').map(({ attributes }) => attributes.lang)).toEqual(['en', undefined]);
      expect(titles(mainOf(read('news/authors/ana/index.html')))).toEqual(['The first & best']);
      expect(written().filter((path) => /draft|later/.test(path))).toEqual([]);
    }));

  it('a post has its date, author, tags and adjacent posts, for readers and as structured data', () => {
    const titled = config.replace('title: Harbour', 'title: { en: Harbour, es: Puerto }');
    return withSite({ ...files, 'site.config.yaml': titled }, async ({ build }) => {
      const { read } = await build({ today });
      const page = parseHtml(read('news/first/index.html'));
      const head = page.one('div.post-head');
      expect(head.one('time').text).toBe('January 1, 2025');
      expect(head.one('span.post-minutes').text).toBe('1 min read');
      expect(head.one('img').attributes).toMatchObject({ src: '/ana.svg', alt: '', width: '8', height: '8' });
      expect(head.one('span.post-author').text).toBe('Ana Engineer');
      expect(
        head
          .one('ul.tag-list')
          .all('a')
          .map(({ attributes }) => attributes.href),
      ).toEqual(['/news/tags/ships/', '/news/tags/light/']);
      const newer = page.one('nav.pagination').one('a');
      expect([newer.text, newer.attributes.href]).toEqual(['Newer Second', '/news/second/']);
      const [, post] = page.all('script[type=application/ld+json]').map(({ text }) => JSON.parse(text));
      expect(post).toMatchObject({
        '@type': 'BlogPosting',
        headline: 'The first & best',
        datePublished: '2025-01-01',
        inLanguage: 'en',
        author: [{ '@type': 'Person', name: 'Ana', url: 'https://ana.example.com', jobTitle: 'Engineer' }],
        keywords: 'Ships, light',
        publisher: { name: 'Harbour' },
      });
      expect(page.one('meta[property=article:published_time]').attributes.content).toBe('2025-01-01');
      expect(links(page, 'application/atom+xml')).toEqual(['/news/atom.xml']);
      expect(links(parseHtml(read('guide/index.html')), 'application/atom+xml')).toEqual([]);
      const translated = parseHtml(read('es/news/second/index.html'));
      const spanish = translated.one('div.post-head');
      expect([spanish.attributes.lang, spanish.one('time').text]).toEqual(['es', '2 de enero de 2025']);
      const [, data = ''] = translated.all('script[type=application/ld+json]').map(({ text }) => text);
      expect(JSON.parse(data)).toMatchObject({ publisher: { name: 'Puerto' } });
    });
  });

  it('authors and tags are read from .yml files too, and other files for them are reported', () => {
    const folder = 'content/en/news';
    const { [`${folder}/authors.yaml`]: authors = '', [`${folder}/tags.yaml`]: tags = '', ...others } = files;
    const both = { ...others, [`${folder}/authors.yml`]: authors, [`${folder}/tags.yml`]: tags };
    return withSite(both, async ({ build, write }) => {
      const { read, diagnostics } = await build({ today });
      expect(diagnostics).toEqual([]);
      expect(titles(mainOf(read('news/authors/ana/index.html')))).toEqual(['The first & best']);
      expect(read('news/authors/ana/index.html')).toContain('Engineer');
      await write({ [`${folder}/authors.yaml`]: authors, 'content/es/news/tags.yaml': tags });
      const next = await build({ today });
      expect(next.diagnostics.map(({ severity, file, message }) => [severity, file, message])).toEqual([
        ['error', `${folder}/authors.yml`, 'This section has more than one authors file'],
        [
          'warning',
          'content/es/news/tags.yaml',
          'This file is ignored, because it is not in the folder of the default locale',
        ],
      ]);
    });
  });

  it('the newest posts are shown on the landing page, with a link to all', () =>
    withSite(files, async ({ build }) => {
      const news = parseHtml((await build({ today })).read('index.html')).one('section.news');
      expect(news.all('a').map(({ text, attributes }) => [text, attributes.href])).toEqual([
        ['News', '/news/'],
        ['Third', '/news/third/'],
        ['Second', '/news/second/'],
      ]);
    }));

  it('a scheduled post is published on its date, even if a build is cached', () =>
    withSite(files, async ({ build, verify }) => {
      await build({ today: '2025-05-31', cache: true });
      const again = await build({ today: '2025-05-31', cache: true });
      expect([again.rendered, again.files().includes('news/later/index.html')]).toEqual([0, false]);
      const due = await build({ today: '2025-06-01', cache: true });
      expect(titles(mainOf(due.read('news/index.html')))).toEqual(['Later', 'Third']);
      expect(due.read('news/rss.xml')).toContain('<title>Later</title>');
      expect((await verify({ today: '2025-06-01' })).diagnostics).toEqual([]);
    }));

  it('build and check list the scheduled posts', async () => {
    const waiting = {
      'site.config.yaml':
        'title: News\nlocales: [{ code: es }, { code: en }]\nsections: [{ id: news, label: News, kind: posts }]\n',
      'content/es/news/2000-01-01-first.md': '# Uno\n',
      'content/es/news/9000-01-02-later.md': '# Dos\n',
      'content/en/news/9000-01-02-later.md': '# Two\n',
    };
    await withSite(waiting, async ({ root, write }) => {
      const one = '1 page scheduled for later: content/es/news/9000-01-02-later.md (9000-01-02)\n';
      for (const command of ['check', 'build']) expect((await runCommand([command], root)).stdout).toContain(one);
      await write({ 'content/en/news/9000-01-01-sooner.md': '# One\n' });
      const first = 'content/en/news/9000-01-01-sooner.md (9000-01-01)';
      expect((await runCommand(['check'], root)).stdout).toContain(`2 pages scheduled for later: first ${first}\n`);
    });
  });

  it('feeds are updated with the text of posts', () =>
    withSite(files, async ({ build, write }) => {
      await build({ today, cache: true });
      await write({
        'content/en/news/2025-01-01-first.md': `${files['content/en/news/2025-01-01-first.md']}\nMore.\n`,
      });
      const { read } = await build({ today, cache: true });
      const feed = JSON.parse(read('news/feed.json'));
      expect(feed.items.map(({ url }: { url: string }) => url)).toEqual([
        'https://docs.example.com/news/third/',
        'https://docs.example.com/news/second/',
        'https://docs.example.com/news/first/',
      ]);
      const { content_html: html, summary, authors } = feed.items[2];
      expect(html).toContain('<p>More.</p>');
      expect(html).toContain('href="https://docs.example.com/guide/"');
      expect(html).toContain('href="https://docs.example.com/news/first/#why"');
      expect(html).toMatch(/src="https:\/\/docs\.example\.com\/assets\/crane\.[0-9a-f]+\.svg"/);
      expect(html).not.toMatch(/<h1|class="anchor"/);
      expect([summary, authors]).toEqual(['One paragraph.', [{ name: 'Ana', url: 'https://ana.example.com' }]]);
      const spanish = JSON.parse(read('es/news/feed.json'));
      expect([spanish.language, spanish.items.length]).toEqual(['es', 1]);
    }));

  it('a site without posts contains no code for posts', () =>
    withSite({ 'content/en/index.md': '# Home\n', 'site.config.yaml': 'title: A\n' }, async ({ build }) => {
      const { files: written, read } = await build();
      const styles = written().find((path) => path.endsWith('.css')) ?? '';
      expect(written().filter((path) => /rss|atom|feed/.test(path))).toEqual([]);
      expect(read(styles)).not.toContain('.post-');
      expect(read('index.html')).not.toMatch(/post-|feed/);
    }));
});

describe('a changelog in one file', () => {
  it('each version of a changelog has an anchor and a feed entry', () =>
    withSite(files, async ({ build }) => {
      const { read } = await build({ today });
      const page = mainOf(read('changes/index.html'));
      expect(page.one('h1').text).toBe('What changed');
      expect(page.all('h2').map(({ attributes }) => attributes.id)).toEqual(['unreleased', 'v1.10.0', 'v1.9.0']);
      const { items } = JSON.parse(read('changes/feed.json'));
      expect(items.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual([
        ['https://docs.example.com/changes/#v1.10.0', '1.10.0'],
        ['https://docs.example.com/changes/#v1.9.0', '1.9.0'],
      ]);
      expect(items[0].content_html).toContain('Cranes, see <a href="https://docs.example.com/guide/">');
      expect(items[0].content_html).not.toContain('Quays');
    }));

  it('a changelog without a title is titled by its section, even if only that changes', () =>
    withSite({ ...files, 'CHANGELOG.md': '## 1.9.0 (2024-12-24)\n\n- Quays\n' }, async ({ build, write }) => {
      const title = async (): Promise<string> => {
        const { read } = await build({ today, cache: true, jobs: 1 });
        return mainOf(read('changes/index.html')).one('h1').text;
      };
      expect(await title()).toBe('Changes');
      await write({ 'site.config.yaml': config.replace('label: Changes', 'label: History') });
      expect(await title()).toBe('History');
    }));
});
