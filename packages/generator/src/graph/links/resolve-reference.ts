// Resolves links and images to pages in the reader's language and version, or to files.

import type { Reference } from '../../model/article.ts';
import type { ArticleFile } from '../../model/components.ts';
import type { OutputPath, PageKey, SourcePath } from '../../model/paths.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import type { PageLocation, SiteGraph } from '../../model/site.ts';
import { listedItems } from '../../routes/listed-items.ts';
import { linkableFiles } from '../../routes/output-paths.ts';
import { hrefOf, pageKeyOf, urlKey } from '../../routes/routes.ts';
import { decodePath, folderOf, isExternal, normalizePath, runsCode, splitHref } from '../../text/hrefs.ts';

export type Resolution =
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'page'; readonly page: PageKey; readonly hash: string | undefined; readonly href: string }
  /** A file in `static/`, or a generated file. The URL is not changed. */
  | { readonly kind: 'static'; readonly href: string }
  /** A file that is published in `assets/`. `suffix` is the query and hash of the link. */
  | { readonly kind: 'asset'; readonly path: SourcePath; readonly suffix: string }
  /** A style sheet or script that docsgen loads with the article. */
  | { readonly kind: 'file'; readonly file: ArticleFile }
  /** A list of pages, as sidebar items. */
  | { readonly kind: 'list'; readonly items: readonly SidebarItem[] }
  | { readonly kind: 'broken'; readonly reason: 'missing' | 'draft' | 'code' };

const markdownName = /\.(md|mdx|markdown)$/i;

interface Referrer {
  /** The page that contains the reference. The page determines the language and version. */
  readonly page: PageLocation;
  /** File relative to which paths are resolved, except in partials. `undefined` for links in the configuration. */
  readonly file: SourcePath | undefined;
}

export function resolveReference(
  graph: SiteGraph,
  referrer: Referrer,
  reference: Pick<Reference, 'href' | 'use'> & Partial<Pick<Reference, 'file' | 'isFixed'>>,
): Resolution {
  const { href, use } = reference;
  const from: Referrer = { page: referrer.page, file: reference.file ?? referrer.file };
  if (use === 'file') return { kind: 'file', file: href as ArticleFile };
  if (use === 'list') {
    const items = listedItems(graph, from.page, href);
    return items ? { kind: 'list', items } : { kind: 'broken', reason: 'missing' };
  }
  if (runsCode(href, use)) return { kind: 'broken', reason: 'code' };
  if (isExternal(href)) return { kind: 'external', href };
  if (graph.componentFiles?.has(href)) return { kind: 'static', href };
  if (href === '') return { kind: 'broken', reason: 'missing' };
  if (reference.isFixed) return fixedAddress(graph, referrer.page, href);
  const { path: written, query, hash } = splitHref(href);
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  const path = decodePath(written);
  if (path === '') return toPage(graph, from.page.key, { query, hash });
  const page = use === 'image' ? undefined : findPage(graph, from, path);
  if (page) return toPage(graph, page, { query, hash });
  const asset = findAsset(graph, from, path);
  if (asset) return { kind: 'asset', path: asset, suffix };
  const file = staticFile(graph, from, path);
  if (file !== undefined) {
    return use === 'image'
      ? { kind: 'asset', path: `static/${file}` as SourcePath, suffix }
      : { kind: 'static', href: hrefOf(graph.config, file) + suffix };
  }
  const generated = use === 'link' ? generatedFile(graph, from, path) : undefined;
  if (generated !== undefined) return { kind: 'static', href: hrefOf(graph.config, generated) + suffix };
  return { kind: 'broken', reason: isDraft(graph, from, path) ? 'draft' : 'missing' };
}

/** Returns a generated file, preferably of the page's locale. */
function generatedFile(graph: SiteGraph, from: Referrer, written: string): OutputPath | undefined {
  const path = fromRoot(from, written) ?? '';
  const local = `${from.page.locale.prefix}/${path}`.slice(1);
  const files = linkableFiles(graph);
  return files.find((each) => each === local) ?? files.find((each) => each === path);
}

function toPage(
  graph: SiteGraph,
  key: PageKey,
  { query, hash }: { readonly query: string; readonly hash: string | undefined },
): Resolution {
  const page = graph.pages.get(key);
  if (!page) return { kind: 'broken', reason: 'missing' };
  return {
    kind: 'page',
    page: key,
    hash,
    href: `${hrefOf(graph.config, page.url)}${query}${hash === undefined ? '' : `#${hash}`}`,
  };
}

/** Resolves a URL as a browser does on the page. */
function fixedAddress(graph: SiteGraph, page: PageLocation, written: string): Resolution {
  const broken: Resolution = { kind: 'broken', reason: 'missing' };
  const at = `https://site${hrefOf(graph.config, page.url)}`;
  if (!URL.canParse(written, at)) return broken;
  const { pathname, search, hash } = new URL(written, at);
  if (!`${pathname}/`.startsWith(graph.config.baseUrl)) return broken;
  const path = decodePath(pathname.slice(graph.config.baseUrl.length)).replace(/(?:^|\/)index\.html$/, '');
  // Paths with a file extension are accepted, because they may refer to generated files, such as feeds and icons.
  if (/\.\w+$/.test(path) && !markdownName.test(path)) return { kind: 'static', href: written };
  const key = graph.byUrl.get(urlKey(`/${path}`));
  return key ? toPage(graph, key, { query: search, hash: hash === '' ? undefined : hash.slice(1) }) : broken;
}

function findPage(graph: SiteGraph, from: Referrer, path: string): PageKey | undefined {
  if (markdownName.test(path)) return bySource(graph, from, filePaths(graph, from, path));
  if (path.startsWith('/')) return byAddress(graph, from.page, path);
  const asFile = filePaths(graph, from, path).flatMap((file) => [
    `${file}.md`,
    `${file}.mdx`,
    `${file}/index.md`,
    `${file}/index.mdx`,
    `${file}/README.md`,
  ]);
  const address = normalizePath(`${folderOf(from.page.url)}/${path}`);
  return bySource(graph, from, asFile) ?? (address === undefined ? undefined : graph.byUrl.get(urlKey(`/${address}`)));
}

/** Returns the candidates for a path: relative to its file, to the section's folder, and to the locale's folder. */
function filePaths(graph: SiteGraph, from: Referrer, path: string): readonly string[] {
  if (from.file === undefined) return [];
  const { page } = from;
  const locale =
    graph.config.locales.find((each) => from.file?.startsWith(`${each.folder}/`)) ?? graph.config.locales[0];
  const root = [locale.folder, page.version?.folder].filter(Boolean).join('/');
  const isRelative = /^\.{1,2}\//.test(path);
  const bases = path.startsWith('/')
    ? [root, locale.folder]
    : isRelative
      ? [folderOf(from.file)]
      : [folderOf(from.file), root];
  return bases.flatMap((base) => normalizePath(`${base}/${path}`) ?? []);
}

/**
 * A path to a file in one language matches the page in all languages, so that a missing translation does not break
 * links.
 */
function bySource(graph: SiteGraph, from: Referrer, paths: readonly string[]): PageKey | undefined {
  for (const path of paths.flatMap((each) => inEveryLocale(graph, each))) {
    const id = graph.bySource.get(path);
    const key = id === undefined ? undefined : pageKeyOf(from.page.locale, id);
    if (key !== undefined && graph.pages.has(key)) return key;
  }
  return undefined;
}

function inEveryLocale(graph: SiteGraph, path: string): readonly SourcePath[] {
  const { locales } = graph.config;
  const home = locales.find((locale) => path.startsWith(`${locale.folder}/`));
  if (!home || home.folder === '') return [path as SourcePath];
  const rest = path.slice(home.folder.length);
  return [home, ...locales.filter((locale) => locale !== home)].map(
    (locale) => `${locale.folder}${rest}` as SourcePath,
  );
}

/**
 * `/api/intro` refers to the page in the reader's language, while `/en/api/intro` always refers to the English page.
 */
function byAddress(graph: SiteGraph, page: PageLocation, path: string): PageKey | undefined {
  const clean = path.replace(/\/index\.html?$|\.html?$/i, '');
  const candidates = [page.locale.prefix + path, page.locale.prefix + clean, path, clean];
  return candidates.map((each) => graph.byUrl.get(urlKey(each))).find((key) => key !== undefined);
}

/** Markdown files that are not pages, such as partials, are not available for download. */
function findAsset(graph: SiteGraph, from: Referrer, path: string): SourcePath | undefined {
  if (markdownName.test(path)) return undefined;
  if (path.startsWith('/') && graph.tree.staticFiles.has(path.slice(1))) return undefined;
  return filePaths(graph, from, path)
    .flatMap((each) => inEveryLocale(graph, each))
    .find((each) => graph.tree.assets.has(each));
}

function staticFile(graph: SiteGraph, from: Referrer, path: string): string | undefined {
  const candidates = [fromRoot(from, path), normalizePath(path)];
  return candidates.find((candidate) => candidate !== undefined && graph.tree.staticFiles.has(candidate));
}

function fromRoot({ page }: Referrer, path: string): string | undefined {
  return normalizePath(path.startsWith('/') ? path : `${page.url}/../${path}`);
}

function isDraft(graph: SiteGraph, from: Referrer, path: string): boolean {
  const paths = filePaths(graph, from, path).flatMap((each) => inEveryLocale(graph, each));
  return paths.some((each) => graph.drafts.has(each));
}
