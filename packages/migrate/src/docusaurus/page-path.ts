// Moves custom pages whose slug differs from their path, because docsgen derives URLs of custom pages from their paths.
import { posix } from 'node:path';
import { customPagePath, isCustomPage } from 'docsgen/internals';
import type { DocusaurusSite } from './site.ts';

interface PlacedPage {
  /** Path in the original site. */
  readonly from: string;
  /** Default path in the new site. */
  readonly to: string;
}

/** Returns `to`, or a path that matches the page's URL if the URL differs and no other page has it. */
export function pagePath({ pages, locales }: DocusaurusSite, { from, to }: PlacedPage): string {
  const page = pages.find(({ source }) => source === from);
  if (page === undefined) return to;
  const codes = locales.map(({ code }) => code);
  const [original] = codes;
  const wanted = decoded(page.url).replace(/^\/+|(?<!\/)\/+$/g, '');
  const below = to.slice('pages/'.length);
  const inFolder = codes.find((code) => below.startsWith(`${code}/`));
  const own = customPagePath(inFolder === undefined ? below : below.slice(inFolder.length + 1));
  const isShared = pages.some((each) => each !== page && each.locale === page.locale && each.url === page.url);
  if (own === wanted || customPagePath(below) === wanted || isShared) return to;
  const needsFolder = page.locale !== original || codes.includes(wanted.split('/')[0] ?? '');
  const name = /(^|\/)(index)?$/i.test(wanted) ? posix.join(wanted, 'index') : wanted;
  const path = posix.join('pages', needsFolder ? page.locale : '', `${name}${posix.extname(to)}`);
  return isCustomPage(path) && path.startsWith('pages/') ? path : to;
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
