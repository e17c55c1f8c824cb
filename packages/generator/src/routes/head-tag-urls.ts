// URLs in head elements.
import type { ConfiguredHeadTag, SiteConfig } from '../model/config.ts';
import type { SiteGraph } from '../model/site.ts';

/** Returns the head elements of all pages, and those of single pages. */
export function allHeadTags({ config, pages }: Pick<SiteGraph, 'config' | 'pages'>): readonly ConfiguredHeadTag[] {
  const own = [...pages.values()].flatMap((page) => (page.kind === 'category' ? [] : (page.parsed.change?.head ?? [])));
  return own.length === 0 ? config.headTags : [...config.headTags, ...own];
}

/** Attributes that contain a URL. Scripts that wait for consent use `data-src`. */
const names = ['src', 'data-src', 'href'] as const;

type WrittenTag = Pick<ConfiguredHeadTag, 'tag' | 'attributes'>;

export function addressIn({ tag, attributes }: WrittenTag): { name: string; href: string } | undefined {
  if (tag !== 'script' && tag !== 'link') return undefined;
  const name = names.find((each) => typeof attributes[each] === 'string');
  return name === undefined ? undefined : { name, href: String(attributes[name]) };
}

/** Returns the path of a file in `static/`, with a leading slash, or `undefined` if the URL points to another site. */
export function localUrl(tag: WrittenTag): string | undefined {
  const href = addressIn(tag)?.href;
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}

/** Reports whether an analytics service counts page views. */
export function hasAnalytics({ headTags }: Pick<SiteConfig, 'headTags'>): boolean {
  return headTags.some(({ attributes }) => attributes['data-analytics'] !== undefined);
}

export function requiresConsent({ headTags }: Pick<SiteConfig, 'headTags'>): boolean {
  return headTags.some(({ attributes }) => attributes['data-consent'] !== undefined);
}
