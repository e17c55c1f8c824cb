// Creates the reference parser: remark-parse with remark-gfm, plus remark-directive and remark-math for sources that
// need them. `mdx/page/reference-parser.ts` adds MDX and is only loaded on sites with MDX pages.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { MarkdownOptions } from '../../model/config.ts';
import { hasDirectives } from '../components/read/admonition-lines.ts';
import { hasFenceComponents } from '../components/registry.ts';
import { formulas } from '../math/formulas.ts';

export type ParsingProcessor = Processor<Root, undefined, undefined, undefined, undefined>;

export interface ParserFeatures {
  readonly directives: boolean;
  /** Whether `$…$` and `$$…$$` are parsed as formulas. By default, they are text. */
  readonly math?: boolean;
  /** For MDX sources, adds the MDX syntax to a reference parser. */
  readonly mdx?: ((processor: ParsingProcessor) => ParsingProcessor) | undefined;
}

interface PageFeatures extends ParserFeatures {
  /** Whether the source may contain built-in components. */
  readonly components: boolean;
}

/** Returns the features to enable, because each feature is enabled only for sources that use it. */
export function featuresOf(markdown: string, { math }: Pick<MarkdownOptions, 'math'>): PageFeatures {
  const directives = hasDirectives(markdown);
  const components = directives || hasFenceComponents(markdown);
  return { directives, math: math && markdown.includes('$'), components };
}

export type CreateParser = (features: ParserFeatures) => ParsingProcessor;

export function referenceParser({ directives, math = false, mdx }: ParserFeatures): ParsingProcessor {
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (directives) processor.use(remarkDirective);
  if (math) processor.use(remarkMath).use(formulas);
  const parsing = processor as unknown as ParsingProcessor;
  return mdx ? mdx(parsing) : parsing;
}
