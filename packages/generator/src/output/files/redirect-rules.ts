// Redirects that a host answers with a 301 of its own, before it looks for the page that leads on from there.
import type { SiteConfig } from '../../model/config.ts';
import type { SiteGraph } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import { type Redirect, redirectsOf } from './redirects.ts';
import { wildcardRules } from './wildcard-files.ts';

/** Of Cloudflare, https://developers.cloudflare.com/pages/configuration/redirects/, and nearly that of Vercel. */
const most = 2000;

interface Rule {
  /** Address that is asked for, as a browser writes it. */
  readonly from: string;
  readonly to: string;
}

/**
 * Each address with a slash at its end and without one, for hosts that tell them apart. Where there would be too many,
 * the second forms go first, and what is left out still has its page.
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
 * Lines of `_redirects`. Netlify prefers a file to a rule unless that has an exclamation mark, which Cloudflare does
 * not read: https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 */
export function redirectRules(graph: SiteGraph): string {
  const { config } = graph;
  const code = config.hosts.includes('cloudflare') ? '301' : '301!';
  const lines = rulesOf(redirectsOf(graph), config).map(({ from, to }) => `${from} ${to} ${code}\n`);
  // The first rule that fits wins, so wildcards come last.
  return [...lines, ...wildcardRules(graph).map(({ from, to }) => `${from}* ${to} 301\n`)].join('');
}
