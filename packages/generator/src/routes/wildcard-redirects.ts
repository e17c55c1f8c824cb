// Redirects from all addresses below a path, such as `/blog/*` to `/news/:splat`. They follow from the configuration.
import type { ConfiguredRedirect, Locale, SiteConfig } from '../model/config.ts';
import { encodePath } from '../text/hrefs.ts';
import { hrefOf, urlFromPath } from './routes.ts';

/** Stands for what the wildcard matches. */
export const splat = ':splat';

export interface WildcardRedirect {
  readonly locale: Locale;
  readonly redirect: ConfiguredRedirect;
  /** Path with a slash at either end, without the base URL. */
  readonly from: string;
  /** Path without the base URL, or the whole address of another site. It may end with `:splat`. */
  readonly to: string;
}

export function isWildcard({ from }: Pick<ConfiguredRedirect, 'from'>): boolean {
  return from.endsWith('/*');
}

/** Whether the target of a redirect is on another site. */
export function isElsewhere(to: string): boolean {
  return /^https?:\/\//i.test(to);
}

/** The longest paths first: they win. */
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
  if (isElsewhere(to)) return new URL(to).href;
  if (!to.endsWith(splat)) return urlFromPath({ config, locale }, to);
  return `${locale.prefix}${to}`;
}

/**
 * Where a path without the base URL redirects to, encoded as it is. Slashes at the beginning of what the wildcard
 * matches are dropped: browsers read `//name` as the name of another host.
 */
export function followWildcard(redirects: readonly WildcardRedirect[], path: string): string | undefined {
  const found = redirects.find(({ from }) => path.startsWith(encodePath(from)));
  if (!found) return undefined;
  const rest = path.slice(encodePath(found.from).length).replace(/^[/\\]+/, '');
  if (!found.to.endsWith(splat)) return isElsewhere(found.to) ? found.to : encodePath(found.to);
  const base = found.to.slice(0, -splat.length);
  return (isElsewhere(base) ? base : encodePath(base)) + rest;
}

/** As a browser is told: with the base URL. `target`: what `followWildcard` returns. */
export function wildcardHref({ baseUrl }: Pick<SiteConfig, 'baseUrl'>, target: string): string {
  return isElsewhere(target) ? target : encodePath(baseUrl) + target.slice(1);
}

/** The target in a rule of a host. At the root it has the site's own address, as `/:splat` could become `//host`. */
export function wildcardTarget(config: Pick<SiteConfig, 'baseUrl' | 'url'>, to: string): string {
  if (isElsewhere(to)) return to;
  const path = to.endsWith(splat) ? hrefOf(config, to.slice(0, -splat.length)) + splat : hrefOf(config, to);
  return path === `/${splat}` ? `${config.url ?? ''}${path}` : path;
}
