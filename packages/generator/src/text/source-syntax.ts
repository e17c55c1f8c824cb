// What a source is written in: Markdown, or Markdown with components.
import type { MarkdownOptions } from '../model/config.ts';
import type { ParsedSource } from '../model/site.ts';

/** As the source says itself, else as its name or the configuration has it. */
export function syntaxOf(
  { file, frontMatter }: Pick<ParsedSource, 'file' | 'frontMatter'>,
  { mdx }: Pick<MarkdownOptions, 'mdx'>,
): 'md' | 'mdx' {
  if (mdx === 'off') return 'md';
  return frontMatter.format ?? (mdx === 'all' || /\.mdx$/i.test(file.path) ? 'mdx' : 'md');
}
