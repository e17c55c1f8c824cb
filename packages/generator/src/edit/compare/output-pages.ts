// Reads the pages in an output folder from its HTML, for a comparison without sources.

import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { isFootnote } from '../../graph/links/site-addresses.ts';
import { isIslandId } from '../../markdown/hast/islands.ts';
import { walk } from '../../markdown/tree/visit.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import { hashOf } from '../../text/hash.ts';
import type { ComparedPage, ComparedSite } from './site-pages.ts';

/** Wildcard redirects are not found, because the HTML does not contain them. */
export async function outputPages(files: Pick<SiteFiles, 'list' | 'readText'>): Promise<ComparedSite> {
  const pages: ComparedPage[] = [];
  const redirects = new Map<string, string>();
  const parser = unified().use(rehypeRaw);
  for (const path of await files.list('', 'visible')) {
    if (!path.endsWith('.html') || /(^|\/)404\.html$/.test(path)) continue;
    const html = (await files.readText(path)) ?? '';
    const url = `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/(?<=.)\.html$/, '')}`;
    const target = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html)?.[1];
    if (target !== undefined) redirects.set(url, target);
    else
      pages.push(
        pageOf(
          { url, group: languageOf(html) },
          parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }),
        ),
      );
  }
  return { pages, redirects: withPages(redirects, pages), wildcards: [] };
}

/** Returns the language of the page, which may differ from the language of the article. */
function languageOf(html: string): string {
  return /<html\b[^>]*\slang="?([^"\s>]*)/.exec(html)?.[1] ?? '';
}

function pageOf({ url, group }: Pick<ComparedPage, 'url' | 'group'>, tree: Root): ComparedPage {
  const title = find(tree, ({ tagName }) => tagName === 'h1') ?? find(tree, ({ tagName }) => tagName === 'title');
  const article = find(tree, ({ tagName }) => tagName === 'article') ?? find(tree, ({ tagName }) => tagName === 'main');
  const text = article ? textOf(article).replace(/\s+/g, ' ').trim() : '';
  const content = hashOf(text);
  const anchors = article ? idsIn(article) : [];
  return {
    url,
    title: title ? textOf(title).trim() : '',
    key: undefined,
    content,
    text: text === '' ? undefined : content,
    group,
    anchors,
  };
}

function find(tree: Root | Element, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  walk(tree, (node) => {
    if (found === undefined && node.type === 'element' && isWanted(node)) found = node;
  });
  return found;
}

function idsIn(article: Element): readonly string[] {
  const ids: string[] = [];
  walk(article, (node) => {
    if (node.type !== 'element' || headingRank(node) === 1) return;
    const { id } = node.properties;
    if (typeof id === 'string' && !isFootnote(id) && !isIslandId(id)) ids.push(id);
  });
  return ids.sort();
}

/** Removes the base URL, which is included in the HTML, from the targets of redirects. */
function withPages(
  redirects: ReadonlyMap<string, string>,
  pages: readonly ComparedPage[],
): ReadonlyMap<string, string> {
  const urls = pages.map(({ url }) => url).sort((a, b) => b.length - a.length);
  return new Map(
    [...redirects].map(([from, target]) => [
      from,
      urls.find((url) => target.replace(/[?#].*/s, '').endsWith(url)) ?? target,
    ]),
  );
}
