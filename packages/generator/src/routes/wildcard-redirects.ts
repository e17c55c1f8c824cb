// Redirects from all URLs below a path, such as from `/blog/*` to `/news/:splat`.
import type { ConfiguredRedirect, Locale, SiteConfig } from '../model/config.ts';
import { encodePath } from '../text/hrefs.ts';
import { hrefOf, urlFromPath } from './routes.ts';

/** Placeholder for the part that the wildcard matches. */
export const splat = ':splat';

export interface WildcardRedirect {
  readonly locale: Locale;
  readonly redirect: ConfiguredRedirect;
  /** A path with leading and trailing slash, without the base URL. */
  readonly from: string;
  /** A path without the base URL, or an absolute URL of another site. It may end with `:splat`. */
  readonly to: string;
}

export function isWildcard({ from }: Pick<ConfiguredRedirect, 'from'>): boolean {
  return from.endsWith('/*');
}

/** Reports whether a redirect target is on another site. */
export function isExternalTarget(to: string): boolean {
  return /^https?:\/\//i.test(to);
}

/** Sorted by length, because the longest path takes precedence. */
export function wildcardRedirects(config: SiteConfig): readonly WildcardRedirect[] {
  const found = config.redirects.filter(isWildcard).flatMap((redirect) =>
    config.locales.map((locale): WildcardRedirect => {
      const from = `${locale.prefix}${redirect.from.slice(0, -1)}`.replace(/\/+/g, '/');
      return { locale, redirect, from, to: targetIn(config, locale, redirect.to) };
    }),
  );
  return found.sort((a, b) => b.from.length - a.from.length);
}

function targetIn(config: SiteConfig, locale: Locale, to: string): string {
  if (isExternalTarget(to)) return new URL(to).href;
  if (!to.endsWith(splat)) return urlFromPath({ config, locale }, to);
  return `${locale.prefix}${to}`;
}

/**
 * Returns the redirect target of a path. Both paths are encoded and exclude the base URL. Leading slashes of the
 * matched part are removed, because browsers read `//name` as a host name.
 */
export function followWildcard(
  redirects: readonly Pick<WildcardRedirect, 'from' | 'to'>[],
  path: string,
): string | undefined {
  const found = redirects.find(({ from }) => path.startsWith(encodePath(from)));
  if (!found) return undefined;
  const rest = path.slice(encodePath(found.from).length).replace(/^[/\\]+/, '');
  if (!found.to.endsWith(splat)) return isExternalTarget(found.to) ? found.to : encodePath(found.to);
  const base = found.to.slice(0, -splat.length);
  return (isExternalTarget(base) ? base : encodePath(base)) + rest;
}

/** Prepends the base URL to `target`, the result of `followWildcard`. */
export function wildcardHref({ baseUrl }: Pick<SiteConfig, 'baseUrl'>, target: string): string {
  return isExternalTarget(target) ? target : encodePath(baseUrl) + target.slice(1);
}

/**
 * Returns the target for the rules of a host. If the target is the root, it includes the site's origin, because
 * `/:splat` could become `//host`.
 */
export function wildcardTarget(config: Pick<SiteConfig, 'baseUrl' | 'url'>, to: string): string {
  if (isExternalTarget(to)) return to;
  const path = to.endsWith(splat) ? hrefOf(config, to.slice(0, -splat.length)) + splat : hrefOf(config, to);
  return path === `/${splat}` ? `${config.url ?? ''}${path}` : path;
}
