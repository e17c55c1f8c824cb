// URLs in the format of Docusaurus. docsgen adds the base path and locale at build time, but not in islands. Islands
// are the same on every page, so they add both in the browser.
import { baseUrl, isInIsland, useIsHydrated } from './environment.ts';

export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}

interface BaseUrlOptions {
  readonly forcePrependBaseUrl?: boolean;
  readonly absolute?: boolean;
}

/** Resolves `img/logo.svg` and `/img/logo.svg` to URLs of the site. */
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

/** In an island, returns the locale segment of the page's URL: `''` or `fr/`. */
export function useLanguagePath(): string {
  return useIsHydrated() ? languagePath() : '';
}

function languagePath(): string {
  const [first = ''] = location.pathname.slice(baseUrl.length).split('/');
  const { lang } = document.documentElement;
  const isCode = first !== '' && (lang === first || lang.toLowerCase().startsWith(`${first.toLowerCase()}-`));
  return isCode ? `${first}/` : '';
}

/** Returns the target of a link inside an island, with base path and locale. Files have no locale. */
export function islandAddress(url: string, language: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url.replace(/^pathname:\/\//, '');
  const path = url.startsWith(baseUrl) && baseUrl !== '/' ? url.slice(baseUrl.length) : url.slice(1);
  const isFile = /\.(?!html?$)\w+$/.test(path.replace(/[?#].*/s, ''));
  return baseUrl + (isFile || path.startsWith(language) ? '' : language) + path;
}
