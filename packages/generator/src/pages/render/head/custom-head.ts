// Merges the head elements of an article into the head of its page. These elements replace docsgen's elements of the
// same kind.
import type { HeadView } from '@docsgen/contract/views';
import type { ArticleFacts, ArticleHeadTag } from '../../../model/article.ts';
import type { SiteConfig } from '../../../model/config.ts';
import { type ReplaceableTag, replacedBy } from '../../../text/html/builtin-head-tags.ts';
import { headTagView } from './head-tag-view.ts';

type UrlConfig = Pick<SiteConfig, 'url' | 'baseUrl'>;

export function withArticleHead(
  view: HeadView,
  { head = [] }: Pick<ArticleFacts, 'head'>,
  config: UrlConfig,
): HeadView {
  return head.length === 0 ? view : merged(view, head, config);
}

function merged(view: HeadView, tags: readonly ArticleHeadTag[], config: UrlConfig): HeadView {
  let changed = view;
  const own = new Map<string, HeadView['tags'][number]>();
  for (const [index, { tag, ...element }] of tags.entries()) {
    const { attributes, text = '' } = element;
    if (tag === 'title') {
      changed = { ...changed, title: text, openGraph: { ...changed.openGraph, title: text } };
      continue;
    }
    const replaced = replacedBy(tag, attributes);
    const value = String(attributes.content ?? attributes.href ?? '');
    if (replaced)
      changed = replacements[replaced](changed, replaced === 'og:image' ? absoluteUrl(value, config) : value);
    // If an element occurs several times, the last one is used, as in React Helmet.
    else own.set(nameOf(tag, attributes) ?? String(index), headTagView(config, marked({ tag, ...element })));
  }
  return {
    ...changed,
    noIndex: changed.noIndex && !own.has('meta robots'),
    tags: changed.tags.filter(({ tag, attributes }) => !own.has(nameOf(tag, attributes) ?? '')),
    ...(own.size > 0 && { ownTags: [...(changed.ownTags ?? []), ...own.values()] }),
  };
}

/** Pages with their own scripts are always loaded in full; see `page-scripts.ts` in the theme. */
function marked<T extends Pick<ArticleHeadTag, 'tag' | 'attributes'>>(element: T): T {
  const { tag, attributes } = element;
  const isCode = tag === 'script' && !/json$/i.test(String(attributes.type ?? ''));
  return isCode ? { ...element, attributes: { ...attributes, 'data-own': '' } } : element;
}

type Replace = (view: HeadView, value: string) => HeadView;

const inOpenGraph =
  (name: keyof HeadView['openGraph']): Replace =>
  (view, value) => ({ ...view, openGraph: { ...view.openGraph, [name]: value } });

/**
 * A title or description that the page sets also applies to Open Graph, unless a later element sets a different one
 * there.
 */
const replacements: Readonly<Record<ReplaceableTag, Replace>> = {
  description: (view, description) => ({ ...inOpenGraph('description')(view, description), description }),
  keywords: (view, keywords) => ({ ...view, keywords }),
  canonical: (view, canonical) => ({ ...inOpenGraph('url')(view, canonical), canonical }),
  'og:title': inOpenGraph('title'),
  'og:description': inOpenGraph('description'),
  'og:site_name': inOpenGraph('siteName'),
  'og:type': inOpenGraph('type'),
  'og:url': inOpenGraph('url'),
  'og:image': inOpenGraph('image'),
  'og:locale': inOpenGraph('locale'),
  'twitter:card': inOpenGraph('card'),
  'article:modified_time': inOpenGraph('modified'),
};

/** Returns the key of elements that may occur only once, such as `meta robots`. */
function nameOf(tag: string, { name, property }: ArticleHeadTag['attributes']): string | undefined {
  const value = name ?? property;
  return tag === 'meta' && value !== undefined ? `meta ${String(value).toLowerCase()}` : undefined;
}

/** Makes URLs absolute, because other sites read them. */
function absoluteUrl(href: string, { url, baseUrl }: UrlConfig): string {
  return url !== undefined && /^\/(?!\/)/.test(href) ? url + baseUrl + href.slice(1) : href;
}
