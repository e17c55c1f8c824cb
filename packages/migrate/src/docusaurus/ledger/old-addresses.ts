// All URLs of a Docusaurus site, in all locales.
import { posix } from 'node:path';
import type { OldUrl } from '../../migration.ts';
import type { DocusaurusSite } from '../site.ts';
import { bareUrl, joinUrl, linkUrl } from './addresses.ts';
import { type ComputedAddress, computedAddresses } from './computed-addresses.ts';

/** Returns URLs in sorted order. `anchorsOf` returns the ids on the page of a file. */
export async function oldAddresses(
  site: DocusaurusSite,
  anchorsOf: (source: string) => readonly string[],
): Promise<readonly OldUrl[]> {
  const computed = computedAddresses(site).map((each) => ({ ...each, url: linkUrl(each.url, site) }));
  const redirects = site.locales.flatMap(({ code }) =>
    site.redirects.map(({ from }) => ({
      url: joinUrl(from),
      locale: code,
      kind: 'redirect' as const,
      from: site.configFile,
    })),
  );
  const found = new Map<string, OldUrl>();
  for (const each of [...computed, ...redirects, ...(await staticPages(site))]) {
    const url = encodeURI(decode(inLocale(each, site)));
    const anchors = each.kind === 'page' || each.kind === 'post' ? anchorsOf(each.from) : [];
    if (!found.has(bareUrl(url))) found.set(bareUrl(url), { url, anchors, from: each.from });
  }
  for (const address of await builtAddresses(site)) {
    if (!found.has(bareUrl(address.url))) found.set(bareUrl(address.url), address);
  }
  return [...found.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The default locale has no path segment. */
function inLocale({ url, locale }: ComputedAddress, { locales }: DocusaurusSite): string {
  const { oldCode = locale } = locales.find(({ code }) => code === locale) ?? {};
  return locale === locales[0]?.code ? url : joinUrl(oldCode, url);
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** HTML files in `static/` are pages. */
async function staticPages({ files, staticFolders, locales }: DocusaurusSite): Promise<readonly ComputedAddress[]> {
  const lists = await Promise.all(
    staticFolders.map(async (folder) =>
      (await files.list(folder)).map((path) => ({ url: joinUrl(path), from: posix.join(folder, path) })),
    ),
  );
  const pages = lists.flat().filter(({ url }) => /\.html?$/.test(url));
  return locales.flatMap(({ code }) => pages.map((page) => ({ ...page, locale: code, kind: 'file' as const })));
}

/** URLs in the sitemaps of an existing build, one sitemap per locale. */
async function builtAddresses({ files, baseUrl, locales }: DocusaurusSite): Promise<readonly OldUrl[]> {
  const folders = locales.map(({ code, oldCode = code }, index) => (index === 0 ? 'build' : `build/${oldCode}`));
  const found = await Promise.all(
    folders.map(async (folder) => {
      const path = `${folder}/sitemap.xml`;
      const locations = ((await files.readText(path)) ?? '').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g);
      return [...locations].flatMap(([, location = '']) => {
        const pathname = URL.canParse(location) ? new URL(location).pathname : '';
        if (!`${pathname}/`.startsWith(baseUrl)) return [];
        return [{ url: joinUrl(pathname.slice(baseUrl.length)), anchors: [], from: path }];
      });
    }),
  );
  return found.flat();
}
