// News and changelogs in a browser: navigation between lists and posts, in every color mode and size, in both
// directions; and feeds as programs parse them.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const posts = [1, 2, 3].map((day) => [
  `content/en/news/2025-01-0${day}-post-${day}.md`,
  `---\ntags: [ships${day === 1 ? ', light' : ''}]\nauthors: [ana]\n---\n# Post ${day} & more\n\nWhat *happened*.\n\n## Then\n\nText.\n`,
]);

const site = openSmallSite({
  'site.config.yaml': `title: Harbour
url: https://docs.example.com
locales: [{ code: en }, { code: ar }]
sections:
  - { id: guide }
  - { id: news, label: News, kind: posts, posts: { perPage: 2 } }
  - { id: changes, label: Changes, kind: posts, posts: { layout: changelog, file: CHANGELOG.md } }
`,
  'static/ana.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  'CHANGELOG.md':
    '# Changes\n\nAll of them.\n\n## 1.1.0 (2025-02-01)\n\n- Cranes\n\n## 1.0.0 (2025-01-01)\n\n- Quays\n',
  'content/en/index.md': '# Home\n',
  'content/en/guide/index.md': '# Guide\n',
  'content/en/news/authors.yaml': 'ana: { name: Ana, title: Engineer, picture: /ana.svg }\n',
  ...Object.fromEntries(posts),
});

const browser = openBrowser();
const narrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('posts', () => {
  it('links from the list lead to a post, an older post and its tag, without a full load', () =>
    withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.origin}/news/`);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.locator('.post-title', { hasText: 'Post 3' }).click();
      await page.locator('h1', { hasText: 'Post 3 & more' }).waitFor();
      expect(await page.locator('.post-head time').textContent()).toBe('January 3, 2025');
      const picture = page.locator('.post-head img');
      expect(await picture.evaluate((image) => getComputedStyle(image).borderRadius)).toBe('50%');
      await page.locator('.pagination a', { hasText: 'Post 2' }).click();
      await page.locator('h1', { hasText: 'Post 2 & more' }).waitFor();
      await page.locator('.tag-list a', { hasText: 'ships' }).click();
      await page.locator('h1', { hasText: 'ships' }).waitFor();
      await page.getByRole('link', { name: 'Older posts' }).click();
      await page.locator('.post-title', { hasText: 'Post 1' }).waitFor();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    }));

  it('posts pass axe-core in every color mode and size, and fit a phone in both directions', { tags: ['long'] }, () =>
    withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
      for (const path of ['/news/', '/news/post-1/', '/news/tags/', '/changes/']) {
        await page.goto(site.origin + path);
        expect(await violationsInEveryLook(page), path).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      for (const path of ['/ar/news/', '/ar/news/tags/ships/', '/ar/changes/', '/changes/']) {
        await page.goto(site.origin + path);
        expect(await narrow(page), path).toBe(true);
      }
    }),
  );
});

it('feeds are valid XML with the required elements', () =>
  withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/news/`);
    const feeds = await page.evaluate(async () => {
      const read = async (path: string) => {
        const text = await (await fetch(path)).text();
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        const all = (name: string) => [...xml.getElementsByTagName(name)].map((node) => node.textContent ?? '');
        return { root: xml.documentElement.localName, all };
      };
      const [rss, atom, versions] = [await read('rss.xml'), await read('atom.xml'), await read('/changes/atom.xml')];
      return {
        roots: [rss.root, atom.root],
        rss: [rss.all('title'), rss.all('pubDate'), rss.all('guid')],
        atom: [atom.all('title'), atom.all('updated'), atom.all('id'), atom.all('content').length],
        versions: versions.all('id').slice(1),
      };
    });
    const url = 'https://docs.example.com/news/';
    const names = ['News | Harbour', 'Post 3 & more', 'Post 2 & more', 'Post 1 & more'];
    expect(feeds.roots).toEqual(['rss', 'feed']);
    expect(feeds.rss).toEqual([
      names,
      ['Fri, 03 Jan 2025 00:00:00 +0000', 'Thu, 02 Jan 2025 00:00:00 +0000', 'Wed, 01 Jan 2025 00:00:00 +0000'],
      [`${url}post-3/`, `${url}post-2/`, `${url}post-1/`],
    ]);
    const days = ['2025-01-03T00:00:00Z', '2025-01-03T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-01T00:00:00Z'];
    expect(feeds.atom).toEqual([names, days, [`${url}atom.xml`, `${url}post-3/`, `${url}post-2/`, `${url}post-1/`], 3]);
    const changes = 'https://docs.example.com/changes/';
    expect(feeds.versions).toEqual([`${changes}#v1.1.0`, `${changes}#v1.0.0`]);
  }));
