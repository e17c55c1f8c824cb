// Provides hints for lost URLs and anchors. A hint contains the redirect or heading ID to add, with a guess of the page
// or heading that replaces the lost one.
import type { FactsBySource } from '../../model/article.ts';
import type { Locale } from '../../model/config.ts';
import type { Ledger, LedgerLine } from '../../model/ledger.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { urlFromPath, urlKey } from '../../routes/routes.ts';
import { folderOf } from '../../text/hrefs.ts';
import { nearestName } from '../../text/wording.ts';
import type { LostAnchors } from './lost-addresses.ts';
import { promisedAnchors } from './site-addresses.ts';

export interface LostAddress {
  readonly line: LedgerLine;
  readonly locale: Locale;
  /** URL path without the locale's prefix. */
  readonly path: string;
}

export function placeOf({ config }: SiteGraph, line: LedgerLine): LostAddress {
  const [first, ...others] = config.locales;
  const locale = others.find(({ prefix }) => `${line.url}/`.startsWith(`${prefix}/`)) ?? first;
  return { line, locale, path: line.url.slice(locale.prefix.length) || '/' };
}

const forgetting = 'docsgen urls --write --forget';

export const translationHint = `Restore the translation, or drop its anchors with ${forgetting}`;

/**
 * Maximum number of guesses per run. The number is limited because each guess requires a comparison with all new pages.
 */
const guessLimit = 200;

export interface LedgerSite {
  readonly graph: SiteGraph;
  readonly ledger: Ledger;
  readonly facts: FactsBySource;
}

/** Returns a function that returns the hint for a lost URL. */
export function hintFinder({ graph, ledger, facts }: LedgerSite): (lost: LostAddress) => string {
  const fresh = [...graph.pages.values()].filter(({ url }) => !ledger.has(url));
  let guesses = 0;
  const guess = ({ line, path, locale }: LostAddress): string => {
    guesses += 1;
    const own = fresh.filter((page) => page.locale === locale);
    const [alike, another] = own.filter((page) => hasSameAnchors(page, line, facts));
    if (alike && !another) return pathIn(locale, alike.url);
    const paths = own.map(({ url }) => pathIn(locale, url));
    const namesakes = paths.filter((each) => lastName(each) === lastName(path));
    const near = nearestName(path, namesakes) ?? namesakes[0] ?? nearestName(path, paths);
    return near ?? nearestAbove(graph, locale, path);
  };
  return (lost) => {
    const { file } = graph.config;
    const near = graph.byUrl.get(urlKey(lost.line.url));
    const url = near && graph.pages.get(near)?.url;
    if (url !== undefined)
      return `Restore the old URL of ${url}, which cannot be redirected, or drop it with ${forgetting}`;
    if (file === undefined) return `Restore the page, or drop the URL with ${forgetting}`;
    const to = guesses < guessLimit ? guess(lost) : nearestAbove(graph, lost.locale, lost.path);
    const redirect = `- { from: ${inYaml(lost.path)}, to: ${inYaml(to)} }`;
    return `Add ${redirect} to redirects in ${file}, or drop the URL with ${forgetting}`;
  };
}

/** Whether a page has the anchors in the ledger entry. A renamed page usually has the same headings as before. */
function hasSameAnchors(page: Page, { anchors }: LedgerLine, facts: FactsBySource): boolean {
  const there = new Set(page.kind === 'category' ? [] : facts.get(page.parsed.file.path)?.anchors);
  const promised = promisedAnchors(page, facts);
  const isListed = promised.every((id) => anchors.has(id));
  return promised.length > 0 && isListed && [...anchors.keys()].every((id) => there.has(id));
}

function pathIn({ prefix }: Locale, url: string): string {
  return withoutSlash(url.slice(prefix.length));
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '') || '/';
}

function lastName(path: string): string {
  return withoutSlash(path).split('/').at(-1) ?? '';
}

/** Returns the path of the nearest parent folder with a page. */
function nearestAbove({ config, byUrl }: SiteGraph, locale: Locale, path: string): string {
  let folder = folderOf(withoutSlash(path));
  while (folder !== '' && !byUrl.has(urlKey(urlFromPath({ config, locale }, folder)))) folder = folderOf(folder);
  return folder || '/';
}

function inYaml(path: string): string {
  const text = withoutSlash(path);
  return /^[\p{L}\p{N}/._~+-]+$/u.test(text) ? text : JSON.stringify(text);
}

export function anchorHint({ page, line, facts }: LostAnchors, id: string): string {
  const forget = `or drop the anchor with ${forgetting}`;
  if (page.kind === 'category') return `Add an index.md with this anchor to the folder, ${forget}`;
  const fresh = facts.headings.filter((heading) => heading.level > 1 && !line.anchors.has(heading.id));
  const ids = fresh.map((heading) => heading.id);
  const nearest = nearestName(id, ids);
  const heading = fresh.find((each) => each.id === nearest) ?? (fresh.length === 1 ? fresh[0] : undefined);
  const { path } = page.parsed.file;
  const where = facts.includes.length > 0 ? `${path} or a file that it includes` : path;
  if (!heading) return `Add {#${id}} to a heading in ${where}, ${forget}`;
  return `Change the heading to ${'#'.repeat(heading.level)} ${heading.text} {#${id}} in ${where}, ${forget}`;
}
