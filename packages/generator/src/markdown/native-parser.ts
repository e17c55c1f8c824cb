// Sätteri as a unified parser: the mdast of remark-parse, remark-gfm and remark-directive, many times faster.
// The only file that imports it. On a machine it has no binary for, the reference parser takes over.
import { unified } from 'unified';
import type { ParsingProcessor } from './reference-parser.ts';

export type NativeParser = (hasDirectives: boolean) => ParsingProcessor;

/** `undefined` where no binary loads. */
export async function loadNativeParser(): Promise<NativeParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined);
  if (satteri === undefined) return undefined;
  return (hasDirectives) =>
    unified().use(function nativeParser() {
      this.parser = (markdown) =>
        satteri.markdownToMdast(markdown, { features: { gfm: true, frontmatter: false, directive: hasDirectives } });
    }) as unknown as ParsingProcessor;
}
