// What the search engine is given of a page: its headings and the text below them, as the least HTML that says so.
// A rendered page would be many times bigger, and every word of its frame would be found on every page.
import { hrefOf } from '../graph/routes.ts';
import type { SiteGraph, SourcedPage, TextBlock, TextSection } from '../model/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { trailOf } from './trail.ts';

export interface SearchDocument {
  /** The page's address; results add the heading's id. */
  readonly url: string;
  readonly html: string;
}

/** Stands between the steps of a trail, where no name of a step has it. */
export const trailSeparator = ' › ';

/** `undefined`: the page is not to be found by its text, or not in this language. */
export function searchDocument(
  graph: SiteGraph,
  page: SourcedPage,
  sections: readonly TextSection[],
): SearchDocument | undefined {
  if (page.isUnlisted || page.translation === 'missing' || page.parsed.frontMatter.draft) return undefined;
  const { locale, title, section, version } = page;
  const facts = [
    section && filter('section', section.id),
    version && filter('version', version.name),
    meta('trail', trailOf(graph, page).join(trailSeparator)),
    meta('keywords', page.parsed.frontMatter.keywords.join(', ')),
  ];
  const html = `<html lang="${escapeHtml(locale.htmlLang)}"><body>${facts.join('')}<h1>${escapeHtml(title)}</h1>${sections.map(sectionHtml).join('')}</body></html>`;
  return { url: hrefOf(graph.config, page.url), html };
}

/** Filters and metadata count where they stand, though the element itself is not read. */
function filter(name: string, value: string): string {
  return `<p data-pagefind-ignore data-pagefind-filter="${name}">${escapeHtml(value)}</p>`;
}

function meta(name: string, value: string): string {
  return value === '' ? '' : `<p data-pagefind-ignore data-pagefind-meta="${name}">${escapeHtml(value)}</p>`;
}

function sectionHtml({ heading, blocks }: TextSection): string {
  const text = blocks.map(blockHtml).join('');
  if (heading === undefined) return text;
  // A second title is no title to the search engine.
  const tag = `h${Math.max(heading.level, 2)}`;
  return `<${tag} id="${escapeHtml(heading.id)}">${escapeHtml(heading.text)}</${tag}>${text}`;
}

/** What an example happens to mention counts less than what is said. */
function blockHtml({ text, isCode }: TextBlock): string {
  if (!isCode) return `<p>${escapeHtml(text)}</p>`;
  return `<pre data-pagefind-weight="0.5">${escapeHtml(withSpaces(text))}</pre>`;
}

/** Names in code often touch. To the search engine, what no space divides is one word, of which only the parts are found. */
function withSpaces(code: string): string {
  return code.replace(/(?<=\w)(?=[([])|(?<=[,;=]|:(?!\/\/))(?=\S)/g, ' ');
}
