// Puts links into a compiled article's placeholders, and makes its table of contents.
import type { ContentsEntry } from '@docsgen/contract/views';
import type { SiteConfig } from '../../model/config.ts';
import type { CompiledArticle, FrontMatter, Heading, ResolvedLink } from '../../model/site.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { headingRange, type NestedHeading, nestHeadings } from '../../text/nest-headings.ts';

/** An article's HTML in chunks. `links`: targets of its references, in their order. */
export function insertLinks(
  { html, placeholders }: Pick<CompiledArticle, 'html' | 'placeholders'>,
  links: readonly ResolvedLink[],
): readonly string[] {
  const article: string[] = [];
  for (const [index, chunk] of html.entries()) {
    article.push(chunk);
    const link = links[placeholders[index] ?? -1];
    if (link === undefined) continue;
    article.push(link.html ?? escapeHtml(link.href));
    if (link.size && chunk.endsWith(' src="')) article.push(sizeFor(link.size, html[index + 1] ?? ''));
  }
  return article;
}

/**
 * Attributes for a picture, behind its address. Those that an author gives it follow there, and are enough where both
 * are given; a width in pixels gets the height that goes with it, so that nothing moves when the picture comes.
 */
function sizeFor({ width, height }: NonNullable<ResolvedLink['size']>, following: string): string {
  const own = [ownWidth, ownHeight].map((pattern) => pattern.exec(following)?.[1]);
  if (own.every((each) => each === undefined)) return `" width="${width}" height="${height}`;
  const [given = '', other] = own;
  if (other !== undefined || width === 0 || !/^\d+$/.test(given)) return '';
  return `" height="${Math.round((Number(given) * height) / width)}`;
}

const ownWidth = /^"(?:\s[^\s=>"]+(?:="[^"]*")?)*?\swidth="([^"]*)"/;
const ownHeight = /^"(?:\s[^\s=>"]+(?:="[^"]*")?)*?\sheight="([^"]*)"/;

export function contentsOf(
  headings: readonly Heading[],
  frontMatter: FrontMatter,
  config: SiteConfig,
): readonly ContentsEntry[] {
  if (frontMatter.hideContents || config.look?.hasContents === false) return [];
  const { contentsMin: min, contentsMax: max } = frontMatter;
  const asked = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return nestHeadings(headings, headingRange(asked, config.contents)).map(entryOf);
}

function entryOf({ id, html, level, children }: NestedHeading<Heading>): ContentsEntry {
  return { id, html, level, children: children.map(entryOf) };
}
