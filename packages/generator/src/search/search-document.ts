// A page for the search engine: its headings and their text as minimal HTML. A rendered page would be many times
// bigger, and every word of its layout would be found on every page.

import { breadcrumbSeparator } from '@docsgen/contract/search-index';
import type { SearchDocument } from '../model/search.ts';
import type { SiteGraph, SourcedPage, TextBlock, TextSection } from '../model/site.ts';
import { hrefOf } from '../routes/routes.ts';
import { escapeHtml } from '../text/escape.ts';
import { breadcrumbLabels } from './breadcrumb-labels.ts';

/** `undefined`: the page shall not be found by its text, or not in this language. */
export function searchDocument(
  graph: SiteGraph,
  page: SourcedPage,
  sections: readonly TextSection[],
): SearchDocument | undefined {
  if (page.parsed.frontMatter.isUnsearched) return undefined;
  if (page.isUnlisted || page.translation === 'missing' || page.parsed.frontMatter.draft) return undefined;
  const { locale, title, section, version } = page;
  const facts = [
    section && filter('section', section.id),
    version && filter('version', version.name),
    meta('trail', breadcrumbLabels(graph, page).join(breadcrumbSeparator)),
    meta('keywords', page.parsed.frontMatter.keywords.join(', ')),
  ];
  const body = `${facts.join('')}<h1>${escapeHtml(title)}</h1>${sections.map(sectionHtml).join('')}`;
  const html = `<html lang="${escapeHtml(locale.htmlLang)}"><body>${body}</body></html>`;
  return { url: hrefOf(graph.config, page.url), html };
}

/** Pagefind reads filters and metadata of elements whose text it ignores. */
function filter(name: string, value: string): string {
  return `<p data-pagefind-ignore data-pagefind-filter="${name}">${escapeHtml(value)}</p>`;
}

function meta(name: string, value: string): string {
  return value === '' ? '' : `<p data-pagefind-ignore data-pagefind-meta="${name}">${escapeHtml(value)}</p>`;
}

function sectionHtml({ heading, blocks }: TextSection): string {
  const text = blocks.map(blockHtml).join('');
  if (heading === undefined) return text;
  // For the search engine, an h1 is the page's title, of which there is one.
  const tag = `h${Math.max(heading.level, 2)}`;
  return `<${tag} id="${escapeHtml(heading.id)}">${escapeHtml(heading.text)}</${tag}>${text}`;
}

/** Code counts less than prose. */
function blockHtml({ text, isCode }: TextBlock): string {
  if (!isCode) return `<p>${escapeHtml(text)}</p>`;
  return `<pre data-pagefind-weight="0.5">${escapeHtml(withSpaces(text))}</pre>`;
}

/** Code with spaces between names: the search engine takes what no space divides for one word. */
function withSpaces(code: string): string {
  return code.replace(/(?<=\w)(?=[([])|(?<=[,;=]|:(?!\/\/))(?=\S)/g, ' ');
}
