// What a source is written in: Markdown, Markdown with components, or as a component altogether.
import type { MarkdownOptions } from '../model/config.ts';
import type { FoundSource, ParsedSource } from '../model/site.ts';

export const moduleName = /\.[jt]sx?$/;

/** A module of `pages/`, whose default export draws the page. */
export function isModulePage({ kind, path }: Pick<FoundSource, 'kind' | 'path'>): boolean {
  return kind === 'own' && moduleName.test(path);
}

/** As the source says itself, else as its name or the configuration has it. */
export function syntaxOf(
  { file, frontMatter }: Pick<ParsedSource, 'file' | 'frontMatter'>,
  { mdx }: Pick<MarkdownOptions, 'mdx'>,
): 'md' | 'mdx' | 'component' {
  if (isModulePage(file)) return 'component';
  if (mdx === 'off') return 'md';
  return frontMatter.format ?? (mdx === 'all' || /\.mdx$/i.test(file.path) ? 'mdx' : 'md');
}
