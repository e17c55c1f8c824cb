// Converts links and images whose target is different in docsgen.

import { decodePath, folderOf, isExternal, normalizePath, relativePath, splitHref } from 'docsgen/internals';
import type { Definition, Image, Link, Nodes } from 'mdast';
import type { Range } from '../../code/syntax.ts';
import { lose } from '../conversion.ts';
import { bareUrl } from '../ledger/addresses.ts';
import { oldAddressOf, sourceAt } from '../sources-of.ts';
import { fileAddress, siteAddress } from './addresses.ts';
import { type Element, isElement } from './jsx.ts';
import { rangeOf, replace, type Work } from './work.ts';

export function convertLinks(work: Work): void {
  for (const node of work.page.nodes) {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') convertReference(work, node);
    else if (isElement(node)) convertAttributes(work, node);
  }
}

function convertReference(work: Work, node: Link | Image | Definition): void {
  const address = newAddress(work, node.url, node);
  if (address === undefined || address === node.url) return;
  const place = placeOfUrl(work, node);
  const hint = `Use ${address} instead`;
  if (place !== undefined) replace(work, place, written(address));
  else lose(work, { message: `The URL ${node.url} could not be changed`, hint, at: rangeOf(work, node).start });
}

/** Spaces and brackets would end the URL. */
function written(address: string): string {
  return address.replace(/[ ()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function placeOfUrl(work: Work, node: Link | Image | Definition): Range | undefined {
  const { start, end } = rangeOf(work, node);
  const { text } = work.page;
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const behind = last ? rangeOf(work, last).end : start;
  const sign = text.indexOf(node.type === 'definition' ? ']:' : '](', behind);
  const at = text.indexOf(node.url, sign);
  return sign < 0 || at < 0 || at + node.url.length > end ? undefined : { start: at, end: at + node.url.length };
}

/** Converts URLs in JSX elements, which have the same attributes as HTML elements. */
function convertAttributes(work: Work, node: Element): void {
  if (!/^(a|img|video|source|audio|iframe|link)$/.test(node.name ?? '')) return;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !/^(href|src|poster)$/.test(attribute.name)) continue;
    const { value, name } = attribute;
    if (typeof value !== 'string' || !/^(\/|pathname:)/.test(value)) continue;
    const range = rangeOf(work, attribute as Pick<Nodes, 'position'>);
    const address = siteAddress(work, value.replace(/^pathname:\/\/\/?/, '/'));
    if (address !== value) replace(work, range, `${name}="${address}"`);
  }
}

/** Returns `undefined` if the URL does not change. */
function newAddress(work: Work, href: string, node: Link | Image | Definition): string | undefined {
  const at = rangeOf(work, node).start;
  if (/^pathname:\/\//.test(href)) return siteAddress(work, href.replace(/^pathname:\/\/\/?/, '/'));
  if (isExternal(href) || href.startsWith('#') || href === '') return undefined;
  const { path } = splitHref(href);
  if (/\.mdx?$/i.test(path)) return pageFile(work, href);
  if (path.startsWith('/')) return siteAddress(work, href);
  if (node.type === 'image' || path.startsWith('@site/') || isFileName(path)) {
    const address = fileAddress(work, href, at);
    if (address !== undefined || node.type === 'image') return address;
  }
  return relativePage(work, href);
}

function isFileName(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,4}$/i.test(path) && !/\.html?$/i.test(path);
}

/** Resolves a link to a Markdown file, which can be relative to several folders. */
function pageFile(work: Work, href: string): string | undefined {
  const { placed, placement, targets } = work;
  const { path, query, hash } = splitHref(href);
  const file = placement.resolveFrom(placed.from, decodePath(path));
  if (file === undefined) return undefined;
  const target = placement.targetOf(file);
  if (meantByDocsgen(placed.to, decodePath(path)).find((each) => targets.has(each)) === target) return undefined;
  return relativePath(folderOf(placed.to), target, './') + query + (hash === undefined ? '' : `#${hash}`);
}

/** Returns the files that docsgen tries, in order of precedence: see `graph/links/resolve-reference.ts`. */
function meantByDocsgen(page: string, path: string): readonly string[] {
  const locale = page.split('/').slice(0, 2).join('/');
  const section = page.split('/').slice(0, 3).join('/');
  const bases = path.startsWith('/')
    ? [section, locale]
    : /^\.{1,2}\//.test(path)
      ? [folderOf(page)]
      : [folderOf(page), section];
  return bases.flatMap((base) => normalizePath(`${base}/${path}`) ?? []);
}

/** Resolves a link as a browser does, relative to the URL of the page. */
function relativePage(work: Work, href: string): string | undefined {
  const { placed, placement, targets } = work;
  const { path, query, hash } = splitHref(href);
  const page = oldAddressOf(placement.site, placed.from);
  if (page === undefined || path === '') return undefined;
  const led = new URL(path, `https://site${page.withSlash}`).pathname;
  const source = sourceAt(placement.site, led, placed.locale);
  const beside = normalizePath(`${folderOf(placed.to)}/${path}`);
  const endings = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];
  const found = endings.map((ending) => `${beside}${ending}`).find((each) => targets.has(each));
  const suffix = query + (hash === undefined ? '' : `#${hash}`);
  const target = source === undefined ? undefined : placement.targetOf(source);
  if (found !== undefined && found === target) return undefined;
  // docsgen resolves the link relative to the folder of the page's URL, which has a trailing slash unless
  // `trailingSlash` is false.
  const folder = placement.site.trailingSlash === false ? folderOf(page.url) : page.url;
  const read = `/${normalizePath(`${folder}/${path}`) ?? ''}`;
  if (found === undefined && bareUrl(read) === bareUrl(led)) return undefined;
  return (target === undefined ? led : relativePath(folderOf(placed.to), target, './')) + suffix;
}
