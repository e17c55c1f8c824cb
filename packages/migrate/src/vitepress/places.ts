// Maps files of a VitePress site to their new paths, and rewrites links between them.
import { posix } from 'node:path';
import { decodePath, isExternal, splitHref } from 'docsgen/internals';
import type { PagePlace } from '../localized-pages.ts';
import { type NewHref, relative } from '../page-links.ts';
import type { VitepressPage, VitepressSite } from './site.ts';

/** Returns the path of a file that a page refers to, or `undefined` if it does not exist. */
export function fileOf({ sourceFolder, paths }: VitepressSite, from: string, written: string): string | undefined {
  if (written.startsWith('/')) return undefined;
  const isShort = written.startsWith('@/');
  const path = posix.normalize(isShort ? sourceFolder + written.slice(2) : posix.join(posix.dirname(from), written));
  return paths.has(path) || path.startsWith('../') ? path : undefined;
}

/** Returns the new path of an asset. Assets of all locales are moved to the folder of the default locale. */
export function targetOf({ sourceFolder, locales }: VitepressSite, file: string): string {
  const isInside = file.startsWith(sourceFolder) && !file.startsWith('../');
  const path = isInside ? file.slice(sourceFolder.length) : `_outside/${file.replace(/^(?:\.\.\/)+/, '')}`;
  return `content/${locales[0].code}/docs/${path}`;
}

export function newHref(site: VitepressSite, page: PagePlace, href: string): NewHref {
  const { path: written, query, hash } = splitHref(href);
  if (written === '' || isExternal(href)) return { href: undefined };
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  const path = decodePath(written);
  const isFromRoot = path.startsWith('/');
  const found = pageAt(site, isFromRoot ? path : posix.join(posix.dirname(page.route), path));
  if (found && isFromRoot) return { href: path.endsWith('.md') ? found.url + suffix : undefined };
  const here = posix.join(posix.dirname(page.to), path);
  if (found) {
    const names = [found.to, found.to.replace(/\.md$/, ''), found.to.replace(/\/index\.md$/, '')];
    if (names.includes(here.replace(/\/$/, ''))) return { href: undefined };
    return { href: relative(page.to, found.to) + suffix };
  }
  const file = fileOf(site, page.source, path);
  if (file === undefined) return { href: undefined };
  const target = targetOf(site, file);
  return { href: here === target ? undefined : relative(page.to, target) + suffix, file };
}

/** Returns `/guide/start` for `/guide/start.html` and `guide/start.md`. */
export function addressOf(link: string): string {
  const [path = '', hash] = link.split('#');
  const bare = `/${path.replace(/^\/+/, '')}`.replace(/\.(?:html|md)$/, '').replace(/\/index$/, '/');
  return hash === undefined ? bare : `${bare}#${hash}`;
}

/** `link` is a URL or a route. It contains the locale, except for the root locale. */
export function pageAt({ byRoute }: VitepressSite, link: string): VitepressPage | undefined {
  const path = link
    .replace(/[?#].*/s, '')
    .replace(/\.(?:html|md)$/, '')
    .replace(/^\/|\/$/g, '');
  const names = path === '' || path === '.' ? ['index'] : [path, `${path}/index`];
  return names.map((name) => byRoute.get(`${name}.md`)).find((page) => page !== undefined);
}
