// Compiles one page like a build and returns its article as a tree, in which the author's original URLs replace the
// placeholders.
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parseSource } from '../../../packages/generator/src/content/parse-source.ts';
import {
  type CompilerRequest,
  createCompiler,
  type MarkdownCompiler,
} from '../../../packages/generator/src/markdown/compile-article.ts';
import type { ArticleFacts, CompiledArticle } from '../../../packages/generator/src/model/article.ts';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import type { Checked, Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';
import type { SourcePath } from '../../../packages/generator/src/model/paths.ts';
import type { SourceLocation, SourceText } from '../../../packages/generator/src/model/source.ts';
import { articleSource } from '../../../packages/generator/src/pages/cache/article-job.ts';
import { withFrontMatter } from '../../../packages/generator/src/pages/cache/front-matter-links.ts';
import { componentAccess } from '../../../packages/generator/src/pages/make/component-access.ts';
import { escapeHtml } from '../../../packages/generator/src/text/html/escape.ts';
import { en } from '../../../packages/theme/src/i18n/en.ts';
import { es } from '../../../packages/theme/src/i18n/es.ts';

const languages: Readonly<Record<string, typeof en>> = { en, es };

export const plainOptions: MarkdownOptions = {
  parser: 'native',
  highlight: true,
  html: 'allow',
  mdx: 'files',
  foreignSyntax: 'warning',
  remarkPlugins: [],
  rehypePlugins: [],
};

export interface Article {
  readonly html: string;
  /** The article, wrapped in an element with that name. */
  readonly tree: Element;
  readonly facts: ArticleFacts;
  /** The blocks of text in the search index. */
  readonly searched: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the elements that match a CSS selector. */
  readonly all: (selector: string) => readonly Element[];
  /** Returns the only element that matches a CSS selector. Throws if there is none, or more than one. */
  readonly one: (selector: string) => Element;
  /** Returns the text of every element that matches a CSS selector. */
  readonly texts: (selector: string) => readonly string[];
}

/** `root` is the site's folder, which only plugins need. `files` are the files that pages can include, by path. */
export function compilerRequest(
  options: Partial<MarkdownOptions> = {},
  root = '/site',
  files: Readonly<Record<string, string>> = {},
): CompilerRequest {
  return {
    options: { ...plainOptions, ...options },
    origin: { root, configFile: 'site.config.yaml' },
    messagesFor: (lang) => languages[lang]?.article ?? en.article,
    isSearched: true,
    notesExternal: false,
    components: componentAccess(),
    readText: async (path) => files[path],
    assets: new Set(Object.keys(files) as SourcePath[]),
  };
}

export function compilerFor(...site: Parameters<typeof compilerRequest>): Promise<Checked<MarkdownCompiler>> {
  return createCompiler(compilerRequest(...site));
}

export function pageSource(text: string, path = 'content/en/api/page.md'): SourceText {
  const [, , folder, ...relative] = path.split('/');
  const location = { relative: relative.join('/'), section: {}, version: { folder } } as SourceLocation;
  return { path: path as SourcePath, kind: 'page', location, text, hash: '' };
}

/** Data of a build about one file. */
export async function compileText(
  compiler: MarkdownCompiler,
  file: SourceText,
  lang = 'en',
): Promise<Checked<CompiledArticle>> {
  const { value: parsed } = parseSource(file);
  const { value, diagnostics } = await compiler.compile(
    articleSource(parsed, { lang, options: plainOptions }),
    file.text,
  );
  return { value: { ...value, facts: withFrontMatter(value.facts, parsed) }, diagnostics };
}

/** One compiler for all tests of a file. */
export async function articleMaker(
  options: Partial<MarkdownOptions> = {},
): Promise<(markdown: string, lang?: string) => Promise<Article>> {
  const compiler = await compilerFor(options);
  return async (markdown, lang = 'en') => articleWith(compiler.value, markdown, lang);
}

export async function articleWith(compiler: MarkdownCompiler, markdown: string, lang = 'en'): Promise<Article> {
  return articleOf(await compileText(compiler, pageSource(markdown), lang));
}

export function articleOf({ value, diagnostics }: Checked<CompiledArticle>): Article {
  const html = filled(value);
  const { children } = fromHtml(html, { fragment: true });
  const tree: Element = {
    type: 'element',
    tagName: 'article',
    properties: {},
    children: children as Element['children'],
  };
  const all = (selector: string): readonly Element[] => selectAll(selector, tree);
  return {
    html,
    tree,
    facts: value.facts,
    searched: value.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)),
    diagnostics,
    all,
    one: (selector) => {
      const found = select(selector, tree);
      const { length } = all(selector);
      if (!found || length > 1) throw new Error(`${length} elements match ${selector} in\n${html}`);
      return found;
    },
    texts: (selector) => all(selector).map((element) => textOf(element)),
  };
}

/** Links and images as the author wrote them. */
export function filled({ html, placeholders, facts }: CompiledArticle): string {
  return html
    .map((piece, index) => piece + escapeHtml(facts.references[placeholders[index] ?? -1]?.href ?? ''))
    .join('');
}
