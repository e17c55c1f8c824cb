// Compiles one MDX page like a build, with the imported modules as object literals.
import { parseSource } from '../../../../packages/generator/src/content/parse-source.ts';
import { createCompiler } from '../../../../packages/generator/src/markdown/compile-article.ts';
import type { MarkdownOptions } from '../../../../packages/generator/src/model/config.ts';
import { articleSource } from '../../../../packages/generator/src/pages/cache/article-job.ts';
import { type Article, articleOf, compilerRequest, pageSource } from '../article.ts';

export interface MdxPage {
  readonly parser: MarkdownOptions['parser'];
  readonly files?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly mdx?: MarkdownOptions['mdx'];
  /** `none`: using React is an error. */
  readonly engine?: 'none';
}

export async function mdxArticle(markdown: string, page: MdxPage): Promise<Article> {
  const { parser, files = {}, path = 'content/en/api/page.mdx', mdx = 'files', engine } = page;
  const request = compilerRequest({ parser, mdx }, '/site', files);
  const refused = async (): Promise<never> => {
    throw new Error('This page needs no component.');
  };
  const components = engine === 'none' ? { engine: refused, load: refused } : request.components;
  const { value: compiler } = await createCompiler({ ...request, components });
  const { value: parsed } = parseSource(pageSource(markdown, path));
  return articleOf(await compiler.compile(articleSource(parsed, { lang: 'en', options: { mdx } }), markdown));
}

export type { Article };
