// The elements that docsgen generates in the head of every page and that must not be added again. A page can replace
// some of them.
import type { WrittenTag } from './head-tag-errors.ts';

interface OwnTag {
  readonly shown: string;
  /** The option to use instead. */
  readonly hint: string | undefined;
  /** Name of the element in `replaceable`. */
  readonly name?: string;
}

/** Elements that a page can replace. */
const replaceable = [
  ...['description', 'keywords', 'canonical', 'twitter:card', 'article:modified_time'],
  ...['og:title', 'og:description', 'og:site_name', 'og:type', 'og:url', 'og:image', 'og:locale'],
] as const;

export type ReplaceableTag = (typeof replaceable)[number];

/** Returns `undefined` if the element is added to the built-in elements or is not allowed. */
export function replacedBy(tag: string, attributes: WrittenTag['attributes']): ReplaceableTag | undefined {
  const name = generatedTag(tag, attributes)?.name;
  return replaceable.find((each) => each === name);
}

const ofPages = 'It is generated from the title and description of pages, and the title and tagline of the site';
const withUrl = "It is generated from 'url'";

const names: Readonly<Record<string, string | undefined>> = {
  viewport: undefined,
  generator: undefined,
  description: ofPages,
  keywords: "Set 'keywords' in the front matter of pages",
  'twitter:card': "It is generated from 'socialImage', and 'image' in the front matter of pages",
  'og:title': ofPages,
  'og:description': ofPages,
  'og:site_name': "It is generated from 'title'",
  'og:type': undefined,
  'og:url': withUrl,
  'og:image': "Set 'socialImage', or 'image' in the front matter of pages",
  'og:locale': "It is generated from 'locales'",
  'og:locale:alternate': "It is generated from 'locales'",
  'article:modified_time': "Set 'lastUpdated'",
};

const relations: Readonly<Record<string, string | undefined>> = {
  canonical: withUrl,
  icon: "Set 'favicon'",
  manifest: undefined,
  search: "It is generated from 'url' and 'search'",
};

/** Returns `undefined` if docsgen does not generate this element. */
export function generatedTag(tag: string, attributes: WrittenTag['attributes']): OwnTag | undefined {
  const written = (name: string): string => String(attributes[name] ?? '').toLowerCase();
  if (tag === 'meta') {
    if (attributes.charset !== undefined) return { shown: '<meta charset>', hint: undefined };
    if (written('http-equiv') === 'content-security-policy')
      return { shown: 'the Content-Security-Policy', hint: "Set 'host', and add sources with 'security.csp'" };
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
  return isTranslation
    ? { shown: '<link rel="alternate" hreflang>', hint: "It is generated from 'locales'" }
    : undefined;
}
