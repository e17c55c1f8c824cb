// Reads the pages of a site from its sources, for a comparison.

import { sourceText } from '../../content/source-body.ts';
import { siteAddresses } from '../../graph/links/site-addresses.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { UrlPath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { type BuiltPages, factsOf } from '../../pages/cache/built-pages.ts';
import { urlFromPath, urlKey } from '../../routes/routes.ts';
import {
  isExternalTarget,
  isWildcard,
  type WildcardRedirect,
  wildcardRedirects,
} from '../../routes/wildcard-redirects.ts';
import { hashOf } from '../../text/hash.ts';
import { splitHref } from '../../text/hrefs.ts';

export interface ComparedPage {
  readonly url: string;
  readonly title: string;
  /** Key of the page, which does not depend on the URL. `undefined` if the key is unknown. */
  readonly key: string | undefined;
  /** Hash of the title and the text; `undefined` if the page shows the original because its translation is missing. */
  readonly content: string | undefined;
  /** Hash of the text without link targets, which identifies a page within its group. */
  readonly text: string | undefined;
  /** Only a page of the same group can replace a page. */
  readonly group: string;
  readonly anchors: readonly string[];
}

export interface ComparedSite {
  readonly pages: readonly ComparedPage[];
  /** Targets of redirects by URL. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly wildcards: readonly Pick<WildcardRedirect, 'from' | 'to'>[];
}

interface SiteRequest {
  readonly graph: SiteGraph;
  readonly built: BuiltPages;
  readonly files: Pick<SiteFiles, 'readText'>;
}

export async function sitePages(request: SiteRequest): Promise<ComparedSite> {
  const { graph, built } = request;
  const addresses = siteAddresses(graph, factsOf(built));
  const anchors = new Map<UrlPath, readonly string[]>(addresses.map((each) => [each.url, each.anchors]));
  const pages: ComparedPage[] = [];
  for (const page of graph.pages.values()) {
    const { content, text } = await textsOf(page, request);
    const { url, title, key, locale } = page;
    const own = page.translation === 'missing' ? undefined : content;
    pages.push({ url, title, key, content: own, text, group: locale.code, anchors: anchors.get(url) ?? [] });
  }
  return { pages, redirects: redirectsOf(graph), wildcards: wildcardRedirects(graph.config) };
}

type Texts = Pick<ComparedPage, 'content' | 'text'>;

async function textsOf(page: Page, { built, files }: SiteRequest): Promise<Texts> {
  const { title, description } = page;
  if (page.kind === 'category') return { content: hashOf(JSON.stringify([title, description])), text: undefined };
  const { path } = page.parsed.file;
  const body = ((await sourceText(page, files)) ?? '').replaceAll('\r', '').trim();
  const { home } = page.parsed.frontMatter;
  const included: (string | undefined)[] = [];
  for (const file of factsOf(built).get(path)?.includes ?? []) included.push(await files.readText(file));
  const text = withoutAddresses(body);
  return {
    content: hashOf(JSON.stringify([title, description, home, text, included])),
    text: text === '' ? undefined : hashOf(text),
  };
}

function withoutAddresses(markdown: string): string {
  return markdown
    .replace(/\]\([^)\s]*/g, '](')
    .replace(/^( {0,3}\[[^\]]+\]:)\s*\S+/gm, '$1')
    .replace(/\b(href|src|poster)=("[^"]*"|'[^']*'|[^\s>]+)/g, '$1');
}

function redirectsOf({ config, byUrl, pages }: SiteGraph): ReadonlyMap<string, string> {
  const targets = config.locales.flatMap((locale) =>
    config.redirects
      .filter((redirect) => !isWildcard(redirect))
      .map(({ from, to }) => {
        if (isExternalTarget(to)) return [urlFromPath({ config, locale }, from), to] as const;
        const target = urlFromPath({ config, locale }, splitHref(to).path);
        const page = byUrl.get(urlKey(target));
        return [urlFromPath({ config, locale }, from), (page && pages.get(page)?.url) ?? target] as const;
      }),
  );
  return new Map(targets);
}
