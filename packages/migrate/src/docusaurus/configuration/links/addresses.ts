// Converts URLs of a Docusaurus configuration to docsgen's form: relative to the root of the site, without `baseUrl`.
import { isExternal } from 'docsgen/internals';
import type { Placement } from '../../placement.ts';
import type { DocsVersion, DocusaurusItem, DocusaurusSite } from '../../site.ts';

interface Target {
  readonly to?: string;
  readonly href?: string;
}

/** Returns the target of `to` or `href`: a page or file of this site, or an external URL. */
export function targetOf(site: Pick<DocusaurusSite, 'baseUrl' | 'url'>, written: string): Target {
  const href = written.trim().replace(/^pathname:\/\//, '');
  if (isExternal(href)) return { href: href.startsWith('//') ? `https:${href}` : href };
  return { to: sitePath(site, href) };
}

/** Returns a function that converts the URL of a link. */
export function newHref(site: Pick<DocusaurusSite, 'baseUrl' | 'url'>): (written: string) => string {
  return (written) => {
    const { to, href = written } = targetOf(site, written);
    return to ?? href;
  };
}

/** `img/logo.svg` and `/base/img/logo.svg` become `/img/logo.svg`. */
export function sitePath({ baseUrl }: Pick<DocusaurusSite, 'baseUrl'>, path: string): string {
  const clean = path.replace(/^\.\//, '');
  const rooted = clean.startsWith('/') ? clean : `/${clean}`;
  return rooted.startsWith(baseUrl) ? `/${rooted.slice(baseUrl.length)}` : rooted;
}

/** Returns the URL without trailing slashes, query and hash, to compare URLs of pages. */
export function addressKey(path: string): string {
  return path.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '') || '/';
}

/** Returns the paths of files in the new `static/` folder, with a leading slash. */
export function staticPaths({ files }: Placement): ReadonlySet<string> {
  return new Set(files.flatMap(({ to }) => (to.startsWith('static/') ? [to.slice('static'.length)] : [])));
}

/** Returns the URLs of all pages of the new site, without `baseUrl` and locale. */
export function pageAddresses(site: DocusaurusSite): ReadonlySet<string> {
  const documents = site.docs.flatMap(({ versions }) =>
    versions.flatMap((version) => [
      ...version.documents.filter(({ isDraft }) => !isDraft).map(({ url }) => url),
      ...(version.sidebars ?? []).flatMap(({ items }) => indexesIn(items)),
    ]),
  );
  const posts = site.blogs.flatMap((blog) => [
    blog.base,
    ...blog.posts.filter(({ isDraft }) => !isDraft).map(({ url }) => url),
  ]);
  // docsgen generates a landing page if there is none.
  return new Set(['/', ...documents, ...posts, ...site.pages.map(({ url }) => url)].map(addressKey));
}

function indexesIn(items: readonly DocusaurusItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.url] : [];
    return [...own, ...indexesIn(item.items)];
  });
}

/** Returns the start page of a version: the page at its root, or the first page in its sidebars, or any page. */
export function startOf(version: DocsVersion): string | undefined {
  const shown = version.documents.filter(({ isDraft }) => !isDraft);
  const atRoot = shown.find(({ url }) => addressKey(url) === (version.base || '/'));
  const [first] = (version.sidebars ?? []).flatMap(({ items }) => documentsIn(items));
  return (atRoot ?? shown.find(({ id }) => id === first) ?? shown[0])?.url;
}

/** Returns ids in sidebar order, including the pages of categories. */
export function documentsIn(items: readonly DocusaurusItem[]): readonly string[] {
  return items.flatMap((item): readonly string[] => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...documentsIn(item.items)];
  });
}
