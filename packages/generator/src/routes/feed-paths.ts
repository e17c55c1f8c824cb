// Names of the feeds of a section of posts in one language: beside the list of all posts.
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

/** None for a site without `url`, because all addresses of a feed are whole. */
export function feedsOf(
  { url }: SiteConfig,
  { section, locale }: { readonly section: Section; readonly locale: Locale },
): readonly Feed[] {
  if (url === undefined || section.posts?.feed === undefined) return [];
  const folder = `${locale.prefix}${section.basePath}`.slice(1);
  return formats.map(({ file, ...format }) => ({
    ...format,
    path: `${folder === '' ? '' : `${folder}/`}${file}` as OutputPath,
  }));
}
