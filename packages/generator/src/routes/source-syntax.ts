import type { MarkdownOptions } from '../model/config.ts';
import type { ParsedSource, SourceFile } from '../model/source.ts';

export const moduleName = /\.[jt]sx?$/;

/** Reports whether the source is a module in `pages/`, whose default export renders the page. */
export function isModulePage({ kind, path }: Pick<SourceFile, 'kind' | 'path'>): boolean {
  return kind === 'own' && moduleName.test(path);
}

/** The front matter takes precedence over the file extension and the configuration. */
export function syntaxOf(
  { file, frontMatter }: Pick<ParsedSource, 'file' | 'frontMatter'>,
  { mdx }: Pick<MarkdownOptions, 'mdx'>,
): 'md' | 'mdx' | 'component' {
  if (isModulePage(file)) return 'component';
  if (mdx === 'off') return 'md';
  return frontMatter.format ?? (mdx === 'all' || /\.mdx$/i.test(file.path) ? 'mdx' : 'md');
}
