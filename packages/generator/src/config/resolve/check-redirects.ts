// Checks redirects: what an old address may look like, and what the site's hosts can do.
import { splat } from '../../routes/wildcard-redirects.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { Report } from './resolve-config.ts';
import { checkAddress } from './resolve-sections.ts';

/** `/a*b`, `/:year/notes`, `/{a,b}` and `/[slug]` of other tools. */
const otherPattern = /[*{}]|\/:[A-Za-z]|\/\[/;

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const cloudflareLimit = 100;

export function checkRedirects(raw: RawConfig, report: Report): void {
  const wildcards: KeyPath[] = [];
  for (const [index, { from, to }] of (raw.redirects ?? []).entries()) {
    for (const [at, path] of [from].flat().entries()) {
      const key = ['redirects', index, 'from', ...(Array.isArray(from) ? [at] : [])];
      checkAddress(path, key, report);
      if (path.endsWith('/*')) wildcards.push(key);
      if (otherPattern.test(path.replace(/\/\*$/, '')))
        report(key, `The wildcard of a redirect is a '*' at the end, as in /old/*, which '${path}' has not`, listThem);
    }
    const isWild = [from].flat().every((path) => path.endsWith('/*'));
    checkTarget({ to, isWild, raw }, ['redirects', index, 'to'], report);
  }
  for (const [at, key] of wildcards.entries()) checkHost(raw, { key, count: at + 1 }, report);
}

const listThem = 'List the addresses, from: [/old/a, /old/b]';

function checkTarget(
  { to, isWild, raw }: { readonly to: string; readonly isWild: boolean; readonly raw: RawConfig },
  key: KeyPath,
  report: Report,
): void {
  if (!to.includes(splat)) return;
  if (!isWild) report(key, `'${to}' has ${splat}, and 'from' has no wildcard for it`, 'Write from: /old/*');
  else if (to.indexOf(`/${splat}`) !== to.length - splat.length - 1)
    report(
      key,
      `${splat} must be the end of the address, after a slash, which '${to}' has not`,
      'Write to: /new/:splat',
    );
  else if (to === `/${splat}` && raw.url === undefined && (raw.baseUrl ?? '/') === '/')
    report(key, `A redirect to '${to}' needs the 'url' of the site, so that it cannot leave the site`, undefined);
}

function checkHost(raw: RawConfig, { key, count }: { readonly key: KeyPath; readonly count: number }, report: Report) {
  const hosts = [raw.host ?? []].flat();
  if (hosts.length === 0)
    report(key, "A wildcard needs a 'host' that can redirect by pattern", `Set 'host', or do without: ${listThem}`);
  if (hosts.includes('github-pages')) report(key, 'GitHub Pages cannot redirect by pattern', listThem);
  if (hosts.includes('cloudflare') && count * (raw.locales?.length ?? 1) > cloudflareLimit)
    report(
      key,
      `Cloudflare follows at most ${cloudflareLimit} redirects with a wildcard, those of all locales`,
      listThem,
    );
}
