// The members of a JSON Feed (https://www.jsonfeed.org/version/1.1/), and the elements of RSS that readers require.
import { expect, it } from 'vitest';
import { type Feed, type FeedEntry, feedText } from '../../../../packages/generator/src/output/files/feeds.ts';

const entry: FeedEntry = {
  title: 'Cranes & quays',
  url: 'https://a.example/news/cranes/',
  published: '2025-02-01T00:00:00Z',
  updated: '2025-02-03T00:00:00Z',
  summary: 'All of them.',
  content: '<p>All of them.</p>',
  authors: [{ name: 'Ana', url: 'https://ana.example' }],
  tags: ['ships'],
};

const feed: Feed = {
  title: 'News',
  description: 'What happened',
  siteTitle: 'Harbour',
  lang: 'en-GB',
  home: 'https://a.example/news/',
  self: 'https://a.example/news/feed.json',
  icon: 'https://a.example/favicon.svg',
  generator: 'docsgen 1.0.0',
  entries: [entry],
};

it('a JSON feed has all members', () => {
  expect(JSON.parse(feedText('json', feed))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News',
    home_page_url: 'https://a.example/news/',
    feed_url: 'https://a.example/news/feed.json',
    description: 'What happened',
    icon: 'https://a.example/favicon.svg',
    language: 'en-GB',
    authors: [{ name: 'Harbour' }],
    items: [
      {
        id: 'https://a.example/news/cranes/',
        url: 'https://a.example/news/cranes/',
        title: 'Cranes & quays',
        content_html: '<p>All of them.</p>',
        summary: 'All of them.',
        date_published: '2025-02-01T00:00:00Z',
        date_modified: '2025-02-03T00:00:00Z',
        authors: [{ name: 'Ana', url: 'https://ana.example' }],
        tags: ['ships'],
      },
    ],
  });
});

it('a JSON feed omits members without a value, and an entry without content has its summary as text', () => {
  const bare = { ...entry, content: undefined, authors: [], tags: [] };
  const value = JSON.parse(feedText('json', { ...feed, description: '', icon: undefined, entries: [bare] }));
  expect(Object.keys(value)).toEqual(['version', 'title', 'home_page_url', 'feed_url', 'language', 'authors', 'items']);
  expect(value.items[0].content_text).toBe('All of them.');
  expect(value.items[0]).not.toHaveProperty('content_html');
  expect(value.items[0]).not.toHaveProperty('authors');
  expect(value.items[0]).not.toHaveProperty('tags');
});

it.each(['rss', 'atom'] as const)(
  '%s names its own URL, the list of posts and the entry, with escaped text',
  (kind) => {
    const text = feedText(kind, feed);
    for (const url of [feed.home, feed.self, entry.url]) expect(text).toContain(url);
    expect(text).toContain('<title>Cranes &amp; quays</title>');
    expect(text).toContain('&lt;p&gt;All of them.&lt;/p&gt;');
  },
);
