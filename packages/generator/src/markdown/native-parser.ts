// Sätteri as a unified parser: the mdast of remark-parse, remark-gfm and remark-directive, many times faster.
// The only file that imports it. On a machine it has no binary for, the reference parser takes over.
import { unified } from 'unified';
import { type ParsingProcessor, referenceParser } from './reference-parser.ts';

export type NativeParser = (hasDirectives: boolean) => ParsingProcessor;

/** `undefined` where no binary loads. */
export async function loadNativeParser(): Promise<NativeParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined);
  if (satteri === undefined) return undefined;
  return (hasDirectives) =>
    unified().use(function nativeParser() {
      this.parser = (markdown) =>
        isMisread(markdown, hasDirectives)
          ? referenceParser(hasDirectives).parse(markdown)
          : satteri.markdownToMdast(markdown, {
              features: { gfm: true, frontmatter: false, directive: hasDirectives },
            });
    }) as unknown as ParsingProcessor;
}

/** A bare address takes the end of its table cell with it: `|https://example.com|next|`. */
const addressAtCellEnd = /https?:\/\/[^\s|]*\|/;
const closingFence = /^[ \t>]*:{3,}[ \t]*$/;
const delimiterRow = /^[ \t>]*(?=[^-]*-)(?=[^|]*\|)[|: \t-]+$/;
const linkDefinition = /^[ \t>]*\[[^\]]+\]:/;

/** What Sätteri 0.10 reads otherwise than the reference in a way readers see; such a page is left to the reference. */
function isMisread(markdown: string, hasDirectives: boolean): boolean {
  return addressAtCellEnd.test(markdown) || (hasDirectives && hidesClosingFence(markdown));
}

/** A `:::` right below a table or a link definition does not close: it becomes a row, or text. */
function hidesClosingFence(markdown: string): boolean {
  let isHiding = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (closingFence.test(line)) {
      if (isHiding) return true;
    } else if (line.trim() === '') isHiding = false;
    else isHiding ||= delimiterRow.test(line) || linkDefinition.test(line);
  }
  return false;
}
