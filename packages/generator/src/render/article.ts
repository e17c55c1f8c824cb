// Puts links into a compiled article's placeholders, and makes its table of contents.
import type { ContentsEntry } from '@docsgen/contract/views';
import type { SiteConfig } from '../model/config.ts';
import type { CompiledArticle, FrontMatter, Heading, ResolvedLink } from '../model/site.ts';
import { escapeHtml } from '../text/escape.ts';

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
    article.push(escapeHtml(link.href));
    if (link.size && chunk.endsWith(' src="') && !hasSize(html[index + 1]))
      article.push(`" width="${link.size.width}" height="${link.size.height}`);
  }
  return article;
}

/** Whether the author gave the picture a size: the attributes for it follow the placeholder. */
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

/** The tree of headings: each one stands below the nearest heading of a higher rank before it. */
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
