// Redirects of the client redirects plugin: redirects in the configuration, and redirects that are generated for every
// URL.
import { error, warning } from 'docsgen/internals';
import { isFunction, listIn, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import { bareUrl, linkUrl } from '../ledger/addresses.ts';
import { computedAddresses } from '../ledger/computed-addresses.ts';
import type { DocusaurusSite, Redirect } from '../site.ts';
import { optionsOf, type PlacedUse, usesOf } from './plugin-uses.ts';
import type { SiteReading } from './site-reading.ts';

/** `site` is the site as read so far, without redirects. */
export async function readRedirects(
  reading: SiteReading,
  site: DocusaurusSite,
  uses: readonly PlacedUse[],
): Promise<readonly Redirect[]> {
  const own = usesOf(uses, 'plugin-client-redirects', 'client-redirects');
  if (own.length === 0) return [];
  const [locale] = site.locales;
  const routes = computedAddresses(site)
    .filter((each) => each.locale === locale?.code && each.kind !== 'file')
    .map(({ url }) => linkUrl(url, site));
  const found: Redirect[] = [];
  for (const use of own) {
    const options = optionsOf(use);
    const written = listIn(options.redirects).flatMap((each) => {
      const { from, to } = mapIn(each);
      return textsIn(from).map((path) => ({ from: path, to: textIn(to) ?? '/' }));
    });
    const extensions = fromExtensions(routes, options.fromExtensions);
    found.push(...extensions, ...written, ...(await createdRedirects(reading, use, routes)));
  }
  // Docusaurus uses the first redirect for each URL, and none for existing pages.
  const taken = new Set(routes.map(bareUrl));
  return found.filter(({ from }) => {
    const key = bareUrl(from);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

/** `/a` gets a redirect from `/a.html`, and `/a/` gets a redirect from `/a.html/`. */
function fromExtensions(routes: readonly string[], written: unknown): Redirect[] {
  const extensions = textsIn(written ?? []);
  const plain = routes.filter((to) => to !== '/' && !extensions.some((each) => to.endsWith(`.${each}`)));
  return plain.flatMap((to) =>
    extensions.map((each) => ({ from: to.endsWith('/') ? `${bareUrl(to)}.${each}/` : `${to}.${each}`, to })),
  );
}

/** Calls the site's function once for all URLs. */
async function createdRedirects(
  { files, modules, config, tell }: SiteReading,
  use: PlacedUse,
  routes: readonly string[],
): Promise<readonly Redirect[]> {
  if (!isFunction(optionsOf(use).createRedirects)) return [];
  const at = [...use.at, 'createRedirects'];
  const calls = [{ at, each: routes.map((route) => [route]) }];
  const { answers, failure } = await modules.run({ root: files.root, path: config.configFile, calls });
  const place = { code: 'migration', file: config.configFile, position: config.positionOf(at) } as const;
  if (failure) {
    tell(error({ ...place, message: `'createRedirects' cannot be run: ${failure.message}` }));
    return [];
  }
  const redirects = routes.flatMap((to, index) => textsIn(answers[0]?.[index] ?? []).map((from) => ({ from, to })));
  const count = redirects.length;
  const message = `'createRedirects' is a function: its current ${count} redirects were added to the configuration`;
  tell(warning({ ...place, message, hint: 'Add redirects for new pages to the configuration' }));
  return redirects;
}
