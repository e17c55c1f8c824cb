// Fills the holes of a compiled article for one reader, and makes its table of contents.
import type { ContentsEntry } from '@docsgen/theme/props';
import type { SiteConfig } from '../model/config.ts';
import type { CompiledPage, Fill, FrontMatter, Heading } from '../model/site.ts';
import { escapeHtml } from '../text/escape.ts';

/** The article for one reader, in pieces; `fills` are where its references lead, in their order. */
export function fillArticle(
  { html, holes }: Pick<CompiledPage, 'html' | 'holes'>,
  fills: readonly Fill[],
): readonly string[] {
  const article: string[] = [];
  for (const [index, piece] of html.entries()) {
    article.push(piece);
    const fill = fills[holes[index] ?? -1];
    if (fill === undefined) continue;
    article.push(escapeHtml(fill.href));
    if (fill.size && piece.endsWith(' src="') && !hasSize(html[index + 1]))
      article.push(`" width="${fill.size.width}" height="${fill.size.height}`);
  }
  return article;
}

/** The author gave the picture a size: one of the attributes that follow the hole says so. */
function hasSize(following: string | undefined): boolean {
  return /^"(?:\s[^\s=>"]+(?:="[^"]*")?)*?\s(?:width|height)=/.test(following ?? '');
}

export function contentsOf(
  headings: readonly Heading[],
  frontMatter: FrontMatter,
  config: SiteConfig,
): readonly ContentsEntry[] {
  if (frontMatter.hideContents) return [];
  const min = frontMatter.contentsMin ?? config.contents.min;
  const max = frontMatter.contentsMax ?? Math.max(config.contents.max, min);
  return nest(headings.filter((heading) => heading.level >= min && heading.level <= max));
}

/** Each heading stands below the nearest one before it that is of a higher rank. */
function nest(headings: readonly Heading[]): readonly ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  let index = 0;
  while (index < headings.length) {
    const heading = headings[index];
    if (heading === undefined) break;
    let end = index + 1;
    while (end < headings.length && (headings[end]?.level ?? 0) > heading.level) end += 1;
    entries.push({
      id: heading.id,
      html: heading.html,
      level: heading.level,
      children: nest(headings.slice(index + 1, end)),
    });
    index = end;
  }
  return entries;
}
