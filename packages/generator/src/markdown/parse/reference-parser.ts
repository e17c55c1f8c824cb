// Creates the reference parser: remark-parse with remark-gfm, plus remark-directive and the syntax extensions of
// plugins for sources that need them. `mdx/page/reference-parser.ts` adds MDX and is only loaded on sites with MDX
// pages.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Plugin, type Processor, unified } from 'unified';
import type { SyntaxReference } from '../../model/config.ts';
import { hasDirectives } from '../components/read/admonition-lines.ts';
import { hasFenceComponents } from '../components/registry.ts';

export type ParsingProcessor = Processor<Root, undefined, undefined, undefined, undefined>;

/** A syntax extension of a plugin. */
export interface LoadedSyntax extends Pick<SyntaxReference, 'marker' | 'native' | 'options'> {
  readonly plugin: Plugin<unknown[]>;
}

export interface ParserFeatures {
  readonly directives: boolean;
  readonly syntax?: readonly LoadedSyntax[];
  /** For MDX sources, adds the MDX syntax to a reference parser. */
  readonly mdx?: ((processor: ParsingProcessor) => ParsingProcessor) | undefined;
}

interface PageFeatures extends ParserFeatures {
  readonly syntax: readonly LoadedSyntax[];
  /** Whether the source may contain built-in components. */
  readonly components: boolean;
}

/** Returns the features to enable, because each feature is enabled only for sources that use it. */
export function featuresOf(markdown: string, syntax: readonly LoadedSyntax[]): PageFeatures {
  const directives = hasDirectives(markdown);
  const components = directives || hasFenceComponents(markdown);
  return { directives, syntax: syntax.filter(({ marker }) => markdown.includes(marker)), components };
}

export type CreateParser = (features: ParserFeatures) => ParsingProcessor;

export function referenceParser({ directives, syntax = [], mdx }: ParserFeatures): ParsingProcessor {
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (directives) processor.use(remarkDirective);
  const parsing = processor as unknown as ParsingProcessor;
  useSyntax(parsing, syntax);
  return mdx ? mdx(parsing) : parsing;
}

/** Adds syntax extensions to a parser. They may also wrap it. */
export function useSyntax(processor: ParsingProcessor, syntax: readonly LoadedSyntax[]): void {
  for (const { plugin, options } of syntax) processor.use(plugin, ...(options === undefined ? [] : [options]));
}
