// The head of a page with what the page has written for it: docsgen's own gives way where they say the same.
import type { HeadView } from '@docsgen/contract/views';
import type { SiteConfig } from '../../../model/config.ts';
import type { ArticleFacts, ArticleHeadTag } from '../../../model/site.ts';
import { type ReplaceableTag, replacedBy } from '../../../text/html/builtin-head-tags.ts';
import { headTagView } from './head-tag-view.ts';

type OwnSite = Pick<SiteConfig, 'url' | 'baseUrl'>;

export type OwnHead = Pick<ArticleFacts, 'head'>;

export function withOwnHead(
  view: HeadView,
  { head = [] }: { readonly head?: OwnHead['head'] | undefined },
  config: OwnSite,
): HeadView {
  return head.length === 0 ? view : merged(view, head, config);
}

function merged(view: HeadView, tags: readonly ArticleHeadTag[], config: OwnSite): HeadView {
  let changed = view;
  const own = new Map<string, HeadView['tags'][number]>();
  for (const [index, { tag, ...element }] of tags.entries()) {
    const { attributes, text = '' } = element;
    if (tag === 'title') {
      changed = { ...changed, title: text, openGraph: { ...changed.openGraph, title: text } };
      continue;
    }
    const replaced = replacedBy(tag, attributes);
    const written = String(attributes.content ?? attributes.href ?? '');
    if (replaced) changed = replacements[replaced](changed, replaced === 'og:image' ? whole(written, config) : written);
    // The last one counts, as in React Helmet.
    else own.set(nameOf(tag, attributes) ?? String(index), headTagView(config, marked({ tag, ...element })));
  }
  return {
    ...changed,
    noIndex: changed.noIndex && !own.has('meta robots'),
    tags: changed.tags.filter(({ tag, attributes }) => !own.has(nameOf(tag, attributes) ?? '')),
    ...(own.size > 0 && { ownTags: [...(changed.ownTags ?? []), ...own.values()] }),
  };
}

/** A page whose scripts run is loaded in full, see `own-scripts.ts` of the theme. */
function marked<T extends Pick<ArticleHeadTag, 'tag' | 'attributes'>>(element: T): T {
  const { tag, attributes } = element;
  const isCode = tag === 'script' && !/json$/i.test(String(attributes.type ?? ''));
  return isCode ? { ...element, attributes: { ...attributes, 'data-own': '' } } : element;
}

type Replace = (view: HeadView, written: string) => HeadView;

const inGraph =
  (name: keyof HeadView['openGraph']): Replace =>
  (view, written) => ({ ...view, openGraph: { ...view.openGraph, [name]: written } });

/** What a page says of itself is said to other sites, too, unless it says something else to them further down. */
const replacements: Readonly<Record<ReplaceableTag, Replace>> = {
  description: (view, description) => ({ ...inGraph('description')(view, description), description }),
  keywords: (view, written) => ({ ...view, keywords: [written] }),
  canonical: (view, canonical) => ({ ...inGraph('url')(view, canonical), canonical }),
  'og:title': inGraph('title'),
  'og:description': inGraph('description'),
  'og:site_name': inGraph('siteName'),
  'og:type': inGraph('type'),
  'og:url': inGraph('url'),
  'og:image': inGraph('image'),
  'og:locale': inGraph('locale'),
  'twitter:card': inGraph('card'),
  'article:modified_time': inGraph('modified'),
};

/** What there is one of: `meta robots`. */
function nameOf(tag: string, { name, property }: ArticleHeadTag['attributes']): string | undefined {
  const written = name ?? property;
  return tag === 'meta' && written !== undefined ? `meta ${String(written).toLowerCase()}` : undefined;
}

/** Other sites know no addresses without a host. */
function whole(href: string, { url, baseUrl }: OwnSite): string {
  return url !== undefined && /^\/(?!\/)/.test(href) ? url + baseUrl + href.slice(1) : href;
}
