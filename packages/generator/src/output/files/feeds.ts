// Feeds of posts in three formats.
// RSS 2.0: https://www.rssboard.org/rss-specification · Atom: RFC 4287 · JSON Feed 1.1: https://www.jsonfeed.org
import { replaceControlCharacters } from '../../text/html/control-characters.ts';
import { escapeHtml } from '../../text/html/escape.ts';

/** All URLs are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly siteTitle: string;
  readonly lang: string;
  /** URL of the list of posts. */
  readonly home: string;
  readonly self: string;
  readonly icon: string | undefined;
  readonly generator: string;
  /** The newest entry comes first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  /** Timestamp in ISO 8601 format. */
  readonly published: string;
  readonly updated: string;
  /** Plain text. */
  readonly summary: string;
  /** HTML; `undefined` if the feed contains only summaries. */
  readonly content: string | undefined;
  readonly authors: readonly { readonly name: string; readonly url: string | undefined }[];
  readonly tags: readonly string[];
}

export function feedText(kind: 'rss' | 'atom' | 'json', feed: Feed): string {
  return kind === 'rss' ? rss(feed) : kind === 'atom' ? atom(feed) : json(feed);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes text for XML, in which form feeds are not allowed. */
function xml(text: string): string {
  return escapeHtml(replaceControlCharacters(text).replaceAll('\f', ' '));
}

function element(name: string, text: string | undefined, indent: string): readonly string[] {
  return text === undefined || text === '' ? [] : [`${indent}<${name}>${xml(text)}</${name}>`];
}

/** Formats a date according to RFC 822. */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString().replace('GMT', '+0000');
}

/** Returns the time of the latest change, or the Unix epoch if there are no entries. */
function lastUpdate({ entries }: Feed): string {
  const latest = entries.map(({ updated }) => updated).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  return latest ?? '1970-01-01T00:00:00Z';
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
];

function rss(feed: Feed): string {
  const items = feed.entries.flatMap((entry) => [
    '    <item>',
    ...element('title', entry.title, '      '),
    ...element('link', entry.url, '      '),
    `      <guid isPermaLink="true">${xml(entry.url)}</guid>`,
    ...element('pubDate', rfc822(entry.published), '      '),
    ...entry.authors.flatMap(({ name }) => element('dc:creator', name, '      ')),
    ...entry.tags.flatMap((tag) => element('category', tag, '      ')),
    ...element('description', entry.summary, '      '),
    ...element('content:encoded', entry.content, '      '),
    '    </item>',
  ]);
  const lines = [
    declaration,
    `<rss version="2.0" ${namespaces.join(' ')}>`,
    '  <channel>',
    `    <title>${xml(feed.title)}</title>`,
    `    <link>${xml(feed.home)}</link>`,
    `    <atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    `    <description>${xml(feed.description)}</description>`,
    `    <language>${xml(feed.lang)}</language>`,
    ...element('lastBuildDate', rfc822(lastUpdate(feed)), '    '),
    ...element('generator', feed.generator, '    '),
    ...items,
    '  </channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function atom(feed: Feed): string {
  const entries = feed.entries.flatMap((entry) => [
    '  <entry>',
    `    <title>${xml(entry.title)}</title>`,
    `    <id>${xml(entry.url)}</id>`,
    `    <link rel="alternate" type="text/html" href="${xml(entry.url)}"/>`,
    `    <published>${entry.published}</published>`,
    `    <updated>${entry.updated}</updated>`,
    ...entry.authors.map(({ name, url }) => `    <author><name>${xml(name)}</name>${uri(url)}</author>`),
    ...entry.tags.map((tag) => `    <category term="${xml(tag)}"/>`),
    ...element('summary', entry.summary, '    '),
    ...(entry.content === undefined ? [] : [`    <content type="html">${xml(entry.content)}</content>`]),
    '  </entry>',
  ]);
  const lines = [
    declaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.lang)}">`,
    `  <title>${xml(feed.title)}</title>`,
    ...element('subtitle', feed.description === feed.title ? undefined : feed.description, '  '),
    `  <id>${xml(feed.self)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(feed.home)}"/>`,
    `  <updated>${lastUpdate(feed)}</updated>`,
    // Atom requires an author for the feed if an entry has none.
    `  <author><name>${xml(feed.siteTitle)}</name></author>`,
    ...element('icon', feed.icon, '  '),
    ...element('generator', feed.generator, '  '),
    ...entries,
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function uri(url: string | undefined): string {
  return url === undefined ? '' : `<uri>${xml(url)}</uri>`;
}

function json(feed: Feed): string {
  const items = feed.entries.map((entry) => ({
    id: entry.url,
    url: entry.url,
    title: entry.title,
    ...(entry.content === undefined ? { content_text: entry.summary } : { content_html: entry.content }),
    ...(entry.summary !== '' && { summary: entry.summary }),
    date_published: entry.published,
    date_modified: entry.updated,
    ...(entry.authors.length > 0 && { authors: entry.authors }),
    ...(entry.tags.length > 0 && { tags: entry.tags }),
  }));
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    ...(feed.description !== '' && { description: feed.description }),
    ...(feed.icon !== undefined && { icon: feed.icon }),
    language: feed.lang,
    authors: [{ name: feed.siteTitle }],
    items,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
