// Checks the syntax of redirects, and whether the site's hosts support them.
import { splat } from '../../routes/wildcard-redirects.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { Report } from './resolve-config.ts';
import { checkAddress } from './resolve-sections.ts';

/** Matches pattern syntax of other tools: `/a*b`, `/:year/notes`, `/{a,b}` and `/[slug]`. */
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
        report(key, `Unsupported pattern in '${path}': a wildcard must be '*' at the end, as in /old/*`, listThem);
    }
    const isWild = [from].flat().every((path) => path.endsWith('/*'));
    checkTarget({ to, isWild, raw }, ['redirects', index, 'to'], report);
  }
  for (const [at, key] of wildcards.entries()) checkHost(raw, { key, count: at + 1 }, report);
}

const listThem = 'List the paths instead: from: [/old/a, /old/b]';

function checkTarget(
  { to, isWild, raw }: { readonly to: string; readonly isWild: boolean; readonly raw: RawConfig },
  key: KeyPath,
  report: Report,
): void {
  if (!to.includes(splat)) return;
  if (!isWild)
    report(key, `'${to}' contains ${splat}, but 'from' has no wildcard`, 'Add a wildcard to from, such as /old/*');
  else if (to.indexOf(`/${splat}`) !== to.length - splat.length - 1)
    report(key, `${splat} must be the last path segment of '${to}'`, 'Use a target such as /new/:splat');
  else if (to === `/${splat}` && raw.url === undefined && (raw.baseUrl ?? '/') === '/')
    report(
      key,
      `A redirect to '${to}' requires 'url' to be set, so that it cannot redirect to another site`,
      undefined,
    );
}

function checkHost(raw: RawConfig, { key, count }: { readonly key: KeyPath; readonly count: number }, report: Report) {
  const hosts = [raw.host ?? []].flat();
  if (hosts.length === 0)
    report(key, "A wildcard requires a 'host' that supports wildcard redirects", `Set 'host'. ${listThem}`);
  if (hosts.includes('github-pages')) report(key, 'GitHub Pages does not support wildcard redirects', listThem);
  if (hosts.includes('cloudflare') && count * (raw.locales?.length ?? 1) > cloudflareLimit)
    report(
      key,
      `Too many wildcard redirects: Cloudflare's limit is ${cloudflareLimit}, including all locales`,
      listThem,
    );
}
