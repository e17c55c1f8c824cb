// Every address that Docusaurus makes of a site's content, in every language, before redirects and files of `static/`.

import kebabCase from 'lodash/kebabCase.js';
import type { OldAddress } from '../../migration.ts';
import { isMap, type LooseMap, listIn, mapIn, textIn } from '../../untyped-values.ts';
import type { DocsInstance, DocsVersion, DocumentFile, DocusaurusSite } from '../site.ts';
import { bareUrl, joinUrl } from './addresses.ts';
import { blogAddresses } from './blog-addresses.ts';
import { isIndexName } from './document-address.ts';

export interface ComputedAddress extends Pick<OldAddress, 'from' | 'kind'> {
  /** Without `baseUrl` and locale, as its plugin makes it: that of a folder's document ends with a slash. */
  readonly url: string;
  readonly locale: string;
}

export function computedAddresses(site: DocusaurusSite): readonly ComputedAddress[] {
  return site.locales.flatMap(({ code }) => [
    ...site.docs.flatMap((instance) =>
      instance.versions.flatMap((version) => versionAddresses(version, { instance, locale: code })),
    ),
    ...site.blogs.flatMap((blog) => blogAddresses(blog, code)),
    ...pageAddresses(site, code),
    ...searchAddresses(site, code),
  ]);
}

interface VersionContext {
  readonly instance: DocsInstance;
  readonly locale: string;
}

function versionAddresses(version: DocsVersion, { instance, locale }: VersionContext): readonly ComputedAddress[] {
  const documents = documentsIn(version, locale);
  const base = joinUrl(instance.routeBasePath, version.path);
  const pages = documents.map((document) => ({
    url: addressOfDocument(document),
    locale,
    kind: 'page' as const,
    from: document.source,
  }));
  const indexes = version.generatedIndexes.map(({ url, source }) => ({
    url,
    locale,
    kind: 'category' as const,
    from: source,
  }));
  const tagsBase = joinUrl(base, textIn(instance.options.tagsBasePath) ?? 'tags');
  const tags = new Map<string, string>();
  for (const { frontMatter, source } of documents) {
    if (frontMatter.unlisted === true) continue;
    for (const path of tagPaths(frontMatter, version.tags ?? {})) if (!tags.has(path)) tags.set(path, source);
  }
  const [first] = tags.values();
  const tagPages = [...tags].map(([path, from]) => ({
    url: joinUrl(tagsBase, path),
    locale,
    kind: 'tag' as const,
    from,
  }));
  const list = first === undefined ? [] : [{ url: tagsBase, locale, kind: 'tag' as const, from: first }];
  return [...pages, ...indexes, ...list, ...tagPages];
}

/** The documents that a reader of a language sees, each in that language if it is translated. */
function documentsIn(version: DocsVersion, locale: string): readonly DocumentFile[] {
  const translated = version.translations.get(locale)?.documents ?? [];
  const byPath = new Map(translated.map((document) => [document.relative, document]));
  return version.documents.map((each) => byPath.get(each.relative) ?? each).filter(({ isDraft }) => !isDraft);
}

function addressOfDocument({ url, relative, frontMatter }: DocumentFile): string {
  const slug = textIn(frontMatter.slug);
  const isFolder = slug ? slug.endsWith('/') : isIndexName(relative);
  return isFolder ? `${bareUrl(url)}/`.replace('//', '/') : url;
}

/** Paths of tags below that of all tags. `table`: `tags.yml`. */
export function tagPaths({ tags }: LooseMap, table: LooseMap): readonly string[] {
  return (Array.isArray(tags) ? listIn(tags) : [tags]).flatMap((tag) => {
    if (isMap(tag)) return [textIn(tag.permalink) ?? kebabCase(textIn(tag.label) ?? '')];
    const name = textIn(tag);
    if (name === undefined) return [];
    return [textIn(mapIn(table[name]).permalink) ?? kebabCase(name)];
  });
}

function pageAddresses({ pages, locales }: DocusaurusSite, locale: string): readonly ComputedAddress[] {
  const originals = pages.filter((page) => page.locale === locales[0]?.code);
  return originals.map((page) => {
    const own = pages.find((each) => each.locale === locale && each.relative === page.relative) ?? page;
    const isFolder = own.url !== '/' && /(^|\/)index\.\w+$/.test(own.relative);
    return { url: isFolder ? `${own.url}/` : own.url, locale, kind: 'page' as const, from: own.source };
  });
}

/** The page for searching that some themes have. */
function searchAddresses({ plugins, themeConfig, configFile }: DocusaurusSite, locale: string) {
  const { searchPagePath = 'search' } = mapIn(themeConfig.algolia);
  const themes = ['@docusaurus/theme-search-algolia', '@easyops-cn/docusaurus-search-local', 'docusaurus-lunr-search'];
  const hasPage = plugins.some(({ name, kind }) => kind !== 'preset' && themes.includes(name));
  const path = textIn(searchPagePath);
  if (!hasPage || searchPagePath === false || path === undefined) return [];
  return [{ url: joinUrl(path), locale, kind: 'list' as const, from: configFile }];
}
