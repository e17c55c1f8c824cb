// Paths of the feeds of a posts section in one locale, next to its list of posts.
import type { Locale, Section, SiteConfig } from '../model/config.ts';
import type { OutputPath } from '../model/paths.ts';

interface Feed {
  readonly kind: 'rss' | 'atom' | 'json';
  readonly name: string;
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';
  readonly path: OutputPath;
}

const formats = [
  { kind: 'rss', name: 'RSS', type: 'application/rss+xml', file: 'rss.xml' },
  { kind: 'atom', name: 'Atom', type: 'application/atom+xml', file: 'atom.xml' },
  { kind: 'json', name: 'JSON Feed', type: 'application/feed+json', file: 'feed.json' },
] as const;

/** Returns an empty array if the site has no `url`, because URLs in feeds must be absolute. */
export function feedsOf(
  { url }: SiteConfig,
  { section, locale }: { readonly section: Section; readonly locale: Locale },
): readonly Feed[] {
  if (url === undefined || section.posts === undefined || section.posts.feed === 'none') return [];
  const folder = `${locale.prefix}${section.basePath}`.slice(1);
  return formats.map(({ file, ...format }) => ({
    ...format,
    path: `${folder === '' ? '' : `${folder}/`}${file}` as OutputPath,
  }));
}

/** Whether a path may belong to a feed. */
export function isFeed(path: string): boolean {
  return formats.some(({ file }) => path === file || path.endsWith(`/${file}`));
}
