// Redirect rules for hosts, which then respond with status 301 instead of sending the redirect page.
import type { SiteConfig } from '../../model/config.ts';
import type { SiteGraph } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import { type Redirect, redirectsOf } from './redirects.ts';
import { wildcardRules } from './wildcard-files.ts';

/**
 * Maximum number of rules: Cloudflare's limit, which is similar to Vercel's.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const most = 2000;

interface Rule {
  /** Requested path, encoded as in a browser. */
  readonly from: string;
  readonly to: string;
}

/**
 * Returns rules for each path with and without a trailing slash, because some hosts distinguish them. If there are too
 * many rules, the second rule of each path is omitted first. A redirect page exists even if its rule is omitted.
 */
export function rulesOf(redirects: readonly Redirect[], config: SiteConfig): readonly Rule[] {
  const rules = redirects.map(({ from, href }) => ({ from: hrefOf(config, from), to: href }));
  const others = rules.flatMap(({ from, to }): readonly Rule[] => {
    if (from.endsWith('.html')) return [];
    return [{ from: from.endsWith('/') ? from.slice(0, -1) : `${from}/`, to }];
  });
  const taken = new Set(rules.map(({ from }) => from));
  return [...rules, ...others.filter(({ from }) => from !== '' && !taken.has(from))].slice(0, most);
}

/**
 * Returns the lines of `_redirects`. On Netlify, files take precedence over rules without an exclamation mark, which
 * Cloudflare does not support: https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 */
export function redirectRules(graph: SiteGraph): string {
  const { config } = graph;
  const code = config.host.includes('cloudflare') ? '301' : '301!';
  const lines = rulesOf(redirectsOf(graph), config).map(({ from, to }) => `${from} ${to} ${code}\n`);
  // The first matching rule takes precedence, so wildcards are last.
  return [...lines, ...wildcardRules(graph).map(({ from, to }) => `${from}* ${to} 301\n`)].join('');
}
