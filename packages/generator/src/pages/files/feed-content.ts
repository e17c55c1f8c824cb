// Prepares articles for feeds: as HTML with absolute URLs that works on other sites and without scripts.
import { resolveReference } from '../../graph/links/resolve-reference.ts';
import type { Heading } from '../../model/article.ts';
import type { SourcedPage } from '../../model/site.ts';
import { articleSource } from '../cache/article-job.ts';
import { articleLinks } from '../make/article-links.ts';
import { insertLinks } from '../make/insert-links.ts';
import { type OpenSite, renderContextOf } from '../open/open-site.ts';

export interface FeedArticle {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** `url` is the absolute URL of the page. */
export async function feedArticle(site: OpenSite, page: SourcedPage, url: string): Promise<FeedArticle> {
  const { graph, compiler, components, readText } = site;
  const { parsed, sourceLocale } = page;
  const text = (await readText(parsed.file.path)) ?? '';
  const options = {
    lang: sourceLocale.htmlLang,
    options: graph.config.markdown,
    modules: components.modulesOf(parsed),
  };
  const { value } = await compiler.compile(articleSource(parsed, options), text);
  const from = { page, file: parsed.file.path };
  const linkFor = articleLinks(await renderContextOf(site), site.assets, page);
  const links = value.facts.references.map((reference) => linkFor(reference, resolveReference(graph, from, reference)));
  const html = insertLinks(value, links).join('');
  return { html: standaloneHtml(html, url), headings: value.facts.headings };
}

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Removes the title, too, because feed entries have a separate title. */
function standaloneHtml(html: string, url: string): string {
  const { origin } = new URL(url);
  const absolute = (address: string): string =>
    address.startsWith('#')
      ? url + address
      : address.startsWith('/') && !address.startsWith('//')
        ? origin + address
        : address;
  return html
    .replace(/<h1\b[\s\S]*?<\/h1>/, '')
    .replace(/<a class="anchor"(?:[^>"]|"[^"]*")*><\/a>/g, '')
    .replace(/<(script|style|button|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link\b(?:[^>"]|"[^"]*")*>/g, '')
    .replace(tag, (written) =>
      written
        .replace(
          /(\s(?:href|src|poster|data)=")([^"]*)"/g,
          (_, start: string, address: string) => `${start}${absolute(address)}"`,
        )
        .replace(/(\ssrcset=")([^"]*)"/g, (_, start: string, list: string) => {
          return `${start}${list
            .split(/,\s+/)
            .map((each) => absolute(each))
            .join(', ')}"`;
        }),
    )
    .trim();
}

/**
 * Returns the content between a heading and the next heading of the same or a higher level, or `undefined` if the
 * heading does not exist.
 */
export function belowHeading({ html, headings }: FeedArticle, id: string): string | undefined {
  const index = headings.findIndex((each) => each.id === id);
  const own = headings[index];
  if (own === undefined) return undefined;
  const next = headings.slice(index + 1).find(({ level }) => level <= own.level);
  const start = startOf(html, own);
  const end = next === undefined ? html.length : startOf(html, next);
  const section = html.slice(start, end);
  return section.slice(section.indexOf(`</h${own.level}>`) + `</h${own.level}>`.length).trim();
}

function startOf(html: string, { id, level }: Heading): number {
  const at = html.indexOf(` id="${id.replaceAll('&', '&#x26;').replaceAll('"', '&quot;')}"`);
  return at < 0 ? html.length : html.lastIndexOf(`<h${level}`, at);
}
