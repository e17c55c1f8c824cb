// Maps files of a Starlight site to their new paths, and rewrites links between them.
import { posix } from 'node:path';
import { decodePath, isExternal, splitHref } from 'docsgen/internals';
import type { PagePlace } from '../localized-pages.ts';
import { type NewHref, relative } from '../page-links.ts';
import { textIn } from '../untyped-values.ts';
import { contentFolder, type StarlightSite } from './site.ts';

/**
 * Returns the path of a file that a page refers to, or `undefined` if it does not exist. `~/` and `@/` are usually
 * aliases of `src/`.
 */
export function fileOf({ paths }: StarlightSite, from: string, written: string): string | undefined {
  const fromRoot = written.replace(/^(?:[~@]|\/src)\//, 'src/');
  const path = fromRoot === written ? posix.join(posix.dirname(from), written) : fromRoot;
  return paths.has(path) ? path : undefined;
}

/** Returns the new path of an asset. Assets of all locales are moved to the folder of the default locale. */
export function targetOf({ locales }: StarlightSite, file: string): string {
  const folder = `content/${locales[0].code}/docs/`;
  if (file.startsWith(contentFolder)) return folder + file.slice(contentFolder.length);
  return `${folder}_${file.replace(/^src\/(?:content\/)?/, '')}`;
}

/** In Starlight, browsers resolve relative links from the URL of the page. */
export function newHref(site: StarlightSite, page: PagePlace, href: string): NewHref {
  const { path: written, query, hash } = splitHref(href);
  if (written === '' || isExternal(href)) return { href: undefined };
  const path = decodePath(written);
  const file = written.startsWith('/') && !written.startsWith('/src/') ? undefined : fileOf(site, page.source, path);
  if (file !== undefined && !/\.mdx?$/.test(file)) {
    const target = targetOf(site, file);
    const isSame = posix.join(posix.dirname(page.to), path) === target;
    return { href: isSame ? undefined : relative(page.to, target), file };
  }
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  if (written.startsWith('/')) return { href: fromRoot(site, path, suffix) };
  const meant = file
    ? site.pages.find(({ source }) => source === file)
    : site.byUrl.get(posix.join(page.url, path).replace(/\/$/, ''));
  return { href: meant && meant.address + suffix };
}

/** Astro does not add its base path to links, so authors do. docsgen adds the base path. */
function fromRoot({ byUrl, config, paths, locales }: StarlightSite, path: string, suffix: string): string | undefined {
  const base = `/${(textIn(config.value.base) ?? '').replace(/^\/|\/$/g, '')}`;
  const bare = base !== '/' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
  const page = byUrl.get(bare.replace(/\/$/, ''));
  const isFile = paths.has(`public${bare}`);
  // URLs of the new site have no folder of the default locale.
  const isMoved = page?.locale === locales[0] && locales[0].folder !== '';
  const next = isMoved ? page.address : page || isFile ? bare : path;
  return next === path ? undefined : next + suffix;
}
