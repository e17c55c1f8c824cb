// Checks the syntax of redirects, and whether the site's hosts support them.
import type { KeyPath } from '../../model/diagnostic.ts';
import type { ParsedConfig } from '../../model/schema/site-schema.ts';
import { splat } from '../../routes/wildcard-redirects.ts';
import type { Report } from './report.ts';
import { checkAddress } from './resolve-sections.ts';

/** Matches pattern syntax of other tools: `/a*b`, `/:year/notes`, `/{a,b}` and `/[slug]`. */
const otherPattern = /[*{}]|\/:[A-Za-z]|\/\[/;

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const cloudflareLimit = 100;

export function checkRedirects(parsed: ParsedConfig, report: Report): void {
  const wildcards: KeyPath[] = [];
  for (const [index, { from, to }] of parsed.redirects.entries()) {
    for (const [at, path] of from.entries()) {
      const key = ['redirects', index, 'from', at];
      checkAddress(path, key, report);
      if (path.endsWith('/*')) wildcards.push(key);
      if (otherPattern.test(path.replace(/\/\*$/, '')))
        report(key, `Unsupported pattern in '${path}': a wildcard must be '*' at the end, as in /old/*`, listThem);
    }
    const isWild = from.every((path) => path.endsWith('/*'));
    checkTarget({ to, isWild, parsed }, ['redirects', index, 'to'], report);
  }
  for (const [at, key] of wildcards.entries()) checkHost(parsed, { key, count: at + 1 }, report);
}

const listThem = 'List the paths instead: from: [/old/a, /old/b]';

function checkTarget(
  { to, isWild, parsed }: { readonly to: string; readonly isWild: boolean; readonly parsed: ParsedConfig },
  key: KeyPath,
  report: Report,
): void {
  if (!to.includes(splat)) return;
  if (!isWild)
    report(key, `'${to}' contains ${splat}, but 'from' has no wildcard`, 'Add a wildcard to from, such as /old/*');
  else if (to.indexOf(`/${splat}`) !== to.length - splat.length - 1)
    report(key, `${splat} must be the last path segment of '${to}'`, 'Use a target such as /new/:splat');
  else if (to === `/${splat}` && parsed.url === undefined && parsed.baseUrl === '/')
    report(
      key,
      `A redirect to '${to}' requires 'url' to be set, so that it cannot redirect to another site`,
      undefined,
    );
}

function checkHost(
  parsed: ParsedConfig,
  { key, count }: { readonly key: KeyPath; readonly count: number },
  report: Report,
) {
  if (parsed.host.length === 0)
    report(key, "A wildcard requires a 'host' that supports wildcard redirects", `Set 'host'. ${listThem}`);
  if (parsed.host.includes('github-pages')) report(key, 'GitHub Pages does not support wildcard redirects', listThem);
  if (parsed.host.includes('cloudflare') && count * (parsed.locales?.length ?? 1) > cloudflareLimit)
    report(
      key,
      `Too many wildcard redirects: Cloudflare's limit is ${cloudflareLimit}, including all locales`,
      listThem,
    );
}
