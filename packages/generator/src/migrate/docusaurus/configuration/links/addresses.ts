// Addresses of a Docusaurus configuration as docsgen writes them: pages from the root of the site, without `baseUrl`.
import { isExternal } from '../../../../text/hrefs.ts';
import type { Placement } from '../../placement.ts';
import type { DocsInstance, DocsVersion, DocusaurusItem, DocusaurusSite } from '../../site.ts';

interface Target {
  readonly to?: string;
  readonly href?: string;
}

/** What `to` or `href` of a link leads to: a page or file of this site, or an address elsewhere. */
export function targetOf(site: Pick<DocusaurusSite, 'baseUrl' | 'url'>, written: string): Target {
  const href = written.trim().replace(/^pathname:\/\//, '');
  if (isExternal(href)) return { href: href.startsWith('//') ? `https:${href}` : href };
  return { to: sitePath(site, href) };
}

/** `img/logo.svg` and `/base/img/logo.svg` are `/img/logo.svg`. */
export function sitePath({ baseUrl }: Pick<DocusaurusSite, 'baseUrl'>, path: string): string {
  const clean = path.replace(/^\.\//, '');
  const rooted = clean.startsWith('/') ? clean : `/${clean}`;
  return rooted.startsWith(baseUrl) ? `/${rooted.slice(baseUrl.length)}` : rooted;
}

/** Address without slashes at its end, query and hash: what two addresses of one page share. */
export function addressKey(path: string): string {
  return path.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '') || '/';
}

/** Paths of files of the new `static/`, each with a slash in front. */
export function staticPaths({ files }: Placement): ReadonlySet<string> {
  return new Set(files.flatMap(({ to }) => (to.startsWith('static/') ? [to.slice('static'.length)] : [])));
}

/** Addresses of all pages that the new site has, without `baseUrl` and locale. */
export function pageAddresses(site: DocusaurusSite): ReadonlySet<string> {
  const documents = site.docs.flatMap(({ versions }) =>
    versions.flatMap((version) => [
      ...version.documents.filter(({ isDraft }) => !isDraft).map(({ url }) => url),
      ...(version.sidebars ?? []).flatMap(({ items }) => indexesIn(items)),
    ]),
  );
  const posts = site.blogs.flatMap((blog) => [
    `/${blog.routeBasePath}`,
    ...blog.posts.filter(({ isDraft }) => !isDraft).map(({ url }) => url),
  ]);
  // docsgen writes a landing page where there is none.
  return new Set(['/', ...documents, ...posts, ...site.pages.map(({ url }) => url)].map(addressKey));
}

function indexesIn(items: readonly DocusaurusItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.url] : [];
    return [...own, ...indexesIn(item.items)];
  });
}

/** Where readers of a version begin: the page at its root, else the first one of its sidebars, else any. */
export function startOf({ routeBasePath }: DocsInstance, version: DocsVersion): string | undefined {
  const root = addressKey(`/${[routeBasePath, version.path].filter(Boolean).join('/')}`);
  const shown = version.documents.filter(({ isDraft }) => !isDraft);
  const atRoot = shown.find(({ url }) => addressKey(url) === root);
  const [first] = (version.sidebars ?? []).flatMap(({ items }) => documentsIn(items));
  return (atRoot ?? shown.find(({ id }) => id === first) ?? shown[0])?.url;
}

/** Ids in the order of a sidebar, those of categories' own pages among them. */
export function documentsIn(items: readonly DocusaurusItem[]): readonly string[] {
  return items.flatMap((item): readonly string[] => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...documentsIn(item.items)];
  });
}
