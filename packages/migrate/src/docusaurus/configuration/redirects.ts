// Redirects: the redirects of the old site, and one redirect for each list page that has another URL in docsgen or does
// not exist.

import { type Plain, Remarked } from '../../yaml-text.ts';
import type { Redirect } from '../site.ts';
import { addressKey, pageAddresses, sitePath } from './links/addresses.ts';
import { customLists, listRedirects } from './posts/list-pages.ts';
import type { Work } from './work.ts';

export function redirectsOf(work: Work): Plain {
  const { site } = work;
  const pages = new Set([...pageAddresses(site), ...customLists(site)].map(addressKey));
  const lists = listRedirects(site).filter(({ from }) => !pages.has(from));
  const listed = new Map(lists.map(({ from, to }) => [from, to]));
  const written = site.redirects.flatMap((redirect) => {
    const target = /^https?:/.test(redirect.to) ? redirect.to : sitePath(site, redirect.to);
    return keptRedirect(work, { ...redirect, to: listed.get(addressKey(target)) ?? target }, pages);
  });
  const groups = [
    grouped(written.filter((each) => !isEnding(each))),
    remarked(grouped(written.filter(isEnding)), 'URLs with a file extension, which the original site also redirected.'),
    remarked(grouped(lists), 'Lists that docsgen does not generate, redirected to the closest page.'),
  ].flat();
  return groups.length === 0 ? undefined : groups;
}

function isEnding({ from }: Redirect): boolean {
  return /\.html?$/.test(from);
}

function keptRedirect(work: Work, { from, to }: Redirect, pages: ReadonlySet<string>): readonly Redirect[] {
  const start = sitePath(work.site, from);
  const why = [
    ...(pages.has(addressKey(start)) ? ['a page with this URL exists'] : []),
    ...(/[?#\\*]/.test(start) ? ['it is not a plain path'] : []),
    ...(pages.has(addressKey(to)) ? [] : [`${to} does not exist`]),
  ];
  const [reason] = why;
  if (reason === undefined) return [{ from: start, to }];
  const plugin = work.site.plugins.find(({ name }) => /client-redirects$/.test(name));
  if (plugin) work.optionsOf(plugin.name, plugin.options, plugin).skip(...Object.keys(Object(plugin.options)));
  const message = `The redirect from ${from} was removed: ${reason}`;
  const hint =
    reason === 'a page with this URL exists'
      ? 'No action is required'
      : 'Configure the redirect in the settings of your host';
  work.tell({ plugin: plugin?.name ?? '', at: ['redirects'] }, message, hint);
  return [];
}

/** Returns one entry per page, with all URLs that redirect to the page. */
function grouped(redirects: readonly Redirect[]): readonly Plain[] {
  const byTarget = new Map<string, string[]>();
  for (const { from, to } of redirects) {
    const known = byTarget.get(to);
    if (known && !known.includes(from)) known.push(from);
    else if (!known) byTarget.set(to, [from]);
  }
  return [...byTarget].map(([to, from]) => ({ from: from.length === 1 ? from[0] : from, to }));
}

function remarked([first, ...others]: readonly Plain[], comment: string): readonly Plain[] {
  return first === undefined ? [] : [new Remarked(comment, first), ...others];
}
