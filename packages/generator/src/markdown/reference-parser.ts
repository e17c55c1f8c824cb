// The reference parser: remark-parse with remark-gfm, and remark-directive for sources that have directives.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

export type ParsingProcessor = Processor<Root, undefined, undefined, undefined, undefined>;

export interface ParserFeatures {
  readonly directives: boolean;
}

export type CreateParser = (features: ParserFeatures) => ParsingProcessor;

export function referenceParser({ directives }: ParserFeatures): ParsingProcessor {
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (directives) processor.use(remarkDirective);
  return processor as unknown as ParsingProcessor;
}
