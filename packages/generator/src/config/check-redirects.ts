// Checks the old addresses of redirects. Each becomes a page of its own, so each has to be a whole address.
import type { Report } from './resolve-config.ts';
import { checkAddress } from './resolve-sections.ts';
import type { RawConfig } from './schema.ts';

/** `/blog/*`, `/:year/notes`, `/{a,b}` and `/[slug]` of other tools. */
const wildcard = /[*{}]|\/:[A-Za-z]|\/\[/;

export function checkRedirects({ redirects = [] }: RawConfig, report: Report): void {
  for (const [index, { from }] of redirects.entries()) {
    for (const [at, path] of [from].flat().entries()) {
      const key = ['redirects', index, 'from', ...(Array.isArray(from) ? [at] : [])];
      checkAddress(path, key, report);
      if (!wildcard.test(path)) continue;
      const hint = 'List the addresses, from: [/old/a, /old/b], or redirect by pattern in the settings of your host';
      report(key, `A redirect starts at one whole address, and '${path}' has a wildcard`, hint);
    }
  }
}
