// The address in an element of the head, whether it is one of the site's own files, and whether it waits for the
// consent of readers.
import type { ConfiguredHeadTag, SiteConfig } from '../model/config.ts';
import type { SiteGraph } from '../model/site.ts';

/** Elements of all pages, and of single ones. */
export function allHeadTags({ config, pages }: Pick<SiteGraph, 'config' | 'pages'>): readonly ConfiguredHeadTag[] {
  const own = [...pages.values()].flatMap((page) => (page.kind === 'category' ? [] : (page.parsed.change?.head ?? [])));
  return own.length === 0 ? config.headTags : [...config.headTags, ...own];
}

/** Names of attributes with an address; that of a script without consent yet is data. */
const names = ['src', 'data-src', 'href'] as const;

type WrittenTag = Pick<ConfiguredHeadTag, 'tag' | 'attributes'>;

export function addressIn({ tag, attributes }: WrittenTag): { name: string; href: string } | undefined {
  if (tag !== 'script' && tag !== 'link') return undefined;
  const name = names.find((each) => typeof attributes[each] === 'string');
  return name === undefined ? undefined : { name, href: String(attributes[name]) };
}

/** Path of a file of `static/`, with a slash in front; `undefined`: the address leads out of the site. */
export function localAddress(tag: WrittenTag): string | undefined {
  const href = addressIn(tag)?.href;
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}

/** Readers are counted by a service, which is told of each page. */
export function countsReaders({ headTags }: Pick<SiteConfig, 'headTags'>): boolean {
  return headTags.some(({ attributes }) => attributes['data-analytics'] !== undefined);
}

export function asksConsent({ headTags }: Pick<SiteConfig, 'headTags'>): boolean {
  return headTags.some(({ attributes }) => attributes['data-consent'] !== undefined);
}
