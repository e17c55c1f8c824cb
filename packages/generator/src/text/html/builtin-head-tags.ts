// What docsgen writes into the head of pages itself, and what says it: one of each is enough. Of some, a page may have
// its own instead.
import type { ConfiguredHeadTag } from '../../model/config.ts';

interface OwnTag {
  readonly shown: string;
  /** What to do instead. */
  readonly hint: string | undefined;
  /** What it is called among `replaceable`. */
  readonly name?: string;
}

/** What a page may say in its own way, by names as in `OwnTag`. */
const replaceable = [
  ...['description', 'keywords', 'canonical', 'twitter:card', 'article:modified_time'],
  ...['og:title', 'og:description', 'og:site_name', 'og:type', 'og:url', 'og:image', 'og:locale'],
] as const;

export type ReplaceableTag = (typeof replaceable)[number];

/** `undefined`: it stands beside docsgen's own, or must not stand there at all. */
export function replacedBy(tag: string, attributes: ConfiguredHeadTag['attributes']): ReplaceableTag | undefined {
  const name = ownTag(tag, attributes)?.name;
  return replaceable.find((each) => each === name);
}

const ofPages = 'It follows from title and description in the front matter of pages, title and tagline';
const withUrl = 'It follows from url';

const names: Readonly<Record<string, string | undefined>> = {
  viewport: undefined,
  generator: undefined,
  description: ofPages,
  keywords: 'Write keywords into the front matter of pages',
  'twitter:card': 'It follows from socialImage, and image in the front matter of pages',
  'og:title': ofPages,
  'og:description': ofPages,
  'og:site_name': 'It follows from title',
  'og:type': undefined,
  'og:url': withUrl,
  'og:image': 'Write socialImage, or image into the front matter of pages',
  'og:locale': 'It follows from locales',
  'og:locale:alternate': 'It follows from locales',
  'article:modified_time': 'Write lastUpdated',
};

const relations: Readonly<Record<string, string | undefined>> = {
  canonical: withUrl,
  icon: 'Write favicon',
  manifest: undefined,
  search: 'It follows from url and search',
};

/** `undefined`: it is the site's alone. */
export function ownTag(tag: string, attributes: ConfiguredHeadTag['attributes']): OwnTag | undefined {
  const written = (name: string): string => String(attributes[name] ?? '').toLowerCase();
  if (tag === 'meta') {
    if (attributes.charset !== undefined) return { shown: '<meta charset>', hint: undefined };
    if (written('http-equiv') === 'content-security-policy')
      return { shown: 'the Content-Security-Policy', hint: 'Write host, and security.csp for what is to be added' };
    const attribute = attributes.property === undefined ? 'name' : 'property';
    const name = written(attribute);
    const isOwn = Object.hasOwn(names, name) || name.startsWith('docsgen-');
    return isOwn ? { shown: `<meta ${attribute}="${name}">`, hint: names[name], name } : undefined;
  }
  if (tag !== 'link') return undefined;
  const relation = written('rel')
    .split(/\s+/)
    .find((each) => Object.hasOwn(relations, each));
  if (relation !== undefined) return { shown: `<link rel="${relation}">`, hint: relations[relation], name: relation };
  const isTranslation = written('rel') === 'alternate' && attributes.hreflang !== undefined;
  return isTranslation ? { shown: '<link rel="alternate" hreflang>', hint: 'It follows from locales' } : undefined;
}
