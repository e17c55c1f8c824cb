// Inserts links into the placeholders of compiled articles.
import type { CompiledArticle, ResolvedLink } from '../../model/article.ts';
import { escapeHtml } from '../../text/html/escape.ts';

/** Returns the article's HTML in chunks. `links` are the targets of its references, in source order. */
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
 * Returns the size attributes of an image, to be inserted after its URL. Sizes set by the author follow later in the
 * tag: if both are set, nothing is inserted; if only the width is set, in pixels, the matching height is inserted, so
 * that the page does not shift when the image loads.
 */
function sizeFor({ width, height }: NonNullable<ResolvedLink['size']>, following: string): string {
  const authored = [widthPattern, heightPattern].map((pattern) => pattern.exec(following)?.[1]);
  if (authored.every((each) => each === undefined)) return `" width="${width}" height="${height}`;
  const [given = '', other] = authored;
  if (other !== undefined || width === 0 || !/^\d+$/.test(given)) return '';
  return `" height="${Math.round((Number(given) * height) / width)}`;
}

const widthPattern = /^"(?:\s[^\s=>"]+(?:="[^"]*")?)*?\swidth="([^"]*)"/;
const heightPattern = /^"(?:\s[^\s=>"]+(?:="[^"]*")?)*?\sheight="([^"]*)"/;
