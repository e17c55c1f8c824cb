// The reference parser: remark-parse with remark-gfm, and remark-directive for the texts that have directives.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

export type ParsingProcessor = Processor<Root, undefined, undefined, undefined, undefined>;

export function referenceParser(hasDirectives: boolean): ParsingProcessor {
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (hasDirectives) processor.use(remarkDirective);
  return processor as unknown as ParsingProcessor;
}
