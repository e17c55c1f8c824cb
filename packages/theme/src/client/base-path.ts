// Under which path a site is served, from the address of one of its pages.

/** `page`: where the page was meant to stand, below `built`; `undefined`: nobody knows (not found). */
export function basePathOf(address: string, built: string, page: string | undefined): string {
  const here = address.replace(/\/(index\.html)?$|(\.html)?$/, '/');
  const below = page?.slice(built.length);
  if (below !== undefined && here.endsWith(`/${below}`)) return here.slice(0, here.length - below.length);
  if (built === '/') return /^\/[^/]+\//.exec(here)?.[0] ?? built;
  return here.startsWith(built) ? built : '/';
}
