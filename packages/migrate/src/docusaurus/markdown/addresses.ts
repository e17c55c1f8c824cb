// Converts URLs of images and files for the new page, in all notations.

import { folderOf, relativePath, splitHref } from 'docsgen/internals';
import { lose } from '../conversion.ts';
import type { Work } from './work.ts';

export function isPicture(path: string): boolean {
  return /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mov|ogg|mp3|wav|pdf|zip)$/i.test(path);
}

/** Removes `baseUrl` from an absolute path, because docsgen adds it. */
export function siteAddress({ placement }: Pick<Work, 'placement'>, address: string): string {
  const { baseUrl } = placement.site;
  const bare = baseUrl.slice(0, -1);
  if (baseUrl === '/') return address;
  return address.startsWith(baseUrl) ? address.slice(bare.length) : address === bare ? '/' : address;
}

/** Returns the path of a file relative to the new page, or `undefined` if the file does not exist. */
export function fileAddress(work: Work, href: string, at = 0): string | undefined {
  const { path, query, hash } = splitHref(href);
  const { placed, placement } = work;
  const isBare = !/^(\.{1,2}\/|\/|@site\/)/.test(path);
  const file = placement.resolveFrom(placed.from, isBare ? `./${path}` : path);
  if (file === undefined) return undefined;
  work.uses.add(file);
  const target = placement.targetOf(file);
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  if (target.startsWith('static/')) return target.slice('static'.length) + suffix;
  if (!/^(content|pages)\//.test(target)) {
    lose(work, {
      severity: 'error',
      message: `${path} is outside the content folder, so pages cannot use it`,
      hint: `Move ${target} next to the page or to static/, and update the path`,
      at,
    });
  }
  return relativePath(folderOf(placed.to), target, path) + suffix;
}
