// Addresses as Docusaurus writes them. What is drawn when the site is built is resolved by docsgen, which adds base and
// language; an island is the same in every page, and has to say them itself.
import { baseUrl, isInIsland, useIsAlive } from './surroundings.ts';

export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}

export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}

interface BaseUrlOptions {
  readonly forcePrependBaseUrl?: boolean;
  readonly absolute?: boolean;
}

/** `img/logo.svg` and `/img/logo.svg` become an address of the site. */
function withBaseUrl(url: string, { forcePrependBaseUrl = false }: BaseUrlOptions = {}): string {
  if (url === '' || url.startsWith('#') || hasProtocol(url)) return url.replace(/^pathname:\/\//, '');
  const path = url.startsWith('/') ? url : `/${url}`;
  if (!isInIsland()) return path;
  return path.startsWith(baseUrl) && baseUrl !== '/' && !forcePrependBaseUrl ? path : baseUrl + path.slice(1);
}

export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return withBaseUrl(url, options);
}

export function useBaseUrlUtils(): { readonly withBaseUrl: typeof withBaseUrl } {
  return { withBaseUrl };
}

/** In an island, the part of the page's own address that says its language: `''`, or `fr/`. */
export function useLanguagePath(): string {
  return useIsAlive() ? languagePath() : '';
}

function languagePath(): string {
  const [first = ''] = location.pathname.slice(baseUrl.length).split('/');
  const { lang } = document.documentElement;
  const isCode = first !== '' && (lang === first || lang.toLowerCase().startsWith(`${first.toLowerCase()}-`));
  return isCode ? `${first}/` : '';
}

/** Where a link leads that is drawn in an island: with base and language. Files have no language. */
export function islandAddress(url: string, language: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url.replace(/^pathname:\/\//, '');
  const path = url.startsWith(baseUrl) && baseUrl !== '/' ? url.slice(baseUrl.length) : url.slice(1);
  const isFile = /\.(?!html?$)\w+$/.test(path.replace(/[?#].*/s, ''));
  return baseUrl + (isFile || path.startsWith(language) ? '' : language) + path;
}

/** Paths are the same whatever ends them. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const plain = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : path.toLowerCase().replace(/\/?$/, '/');
  return plain(one) === plain(other);
}
