// Prepares a source for the pipeline. MDX needs more preparation than plain Markdown.

import type { PageModules } from '../model/components.ts';
import { type CompileNotes, newNotes } from './article-notes.ts';
import type { ArticleSource } from './compile-article.ts';
import type { ComponentAccess } from './mdx/component-engine.ts';
import type { MdxSteps } from './mdx/steps.ts';
import type { ArticleFiles } from './parse/article-files.ts';
import type { ArticleLines } from './parse/source-lines.ts';
import type { ElementPipeline } from './processor.ts';

/** Properties that determine the pipeline of a text. */
export interface TextKind {
  readonly lang: string;
  readonly markdown: string;
  /** The MDX steps, or `undefined` for plain Markdown. */
  readonly mdx: MdxSteps | undefined;
  /** Set if a module of the site renders the article. Modules are trusted, like the configuration. */
  readonly isComponent?: true;
}

interface MdxTools {
  readonly mdx: () => Promise<{ readonly mdxSteps: MdxSteps }>;
  readonly elementPipelineFor: (kind: TextKind) => ElementPipeline;
  readonly root: string;
  readonly components: ComponentAccess;
}

const noModules: PageModules = { imports: {}, shared: undefined, hash: '' };

export async function readText(source: ArticleSource, written: WrittenText, tools: MdxTools): Promise<ReadyText> {
  return source.syntax !== 'md' ? readMdx(source, written, tools) : readPlain(source, written);
}

interface WrittenText {
  readonly text: string;
  /** The front matter with its fences, or `''` if there is none. */
  readonly frontMatter: string;
  readonly lines: ArticleLines['lines'];
  readonly files: ArticleFiles;
}

/** A text that is ready for the pipeline. */
interface ReadyText {
  readonly markdown: string;
  readonly sources: ArticleLines;
  readonly notes: CompileNotes;
  readonly kind: TextKind;
}

function readPlain({ path, title, lang }: ArticleSource, { text, lines, files }: WrittenText): ReadyText {
  const sources: ArticleLines = { page: path, files, lines };
  return { markdown: text, sources, notes: newNotes(title, sources), kind: { lang, markdown: text, mdx: undefined } };
}

async function readMdx(
  { path, title, lang, modules = noModules, props }: ArticleSource,
  { text, frontMatter, lines: written, files }: WrittenText,
  { root, components, elementPipelineFor, mdx }: MdxTools,
): Promise<ReadyText> {
  const { mdxSteps } = await mdx();
  const markdown = mdxSteps.asMdx(text, path);
  // Positions in a module need no mapping, because they already refer to the module's file.
  const lines = props ? [] : mdxSteps.linesOf(path, { text: markdown, lines: written });
  const sources: ArticleLines = { page: path, files, lines };
  const notes: CompileNotes = { ...newNotes(title, sources), hasHeadingLinks: !props || props.page.layout === 'doc' };
  notes.mdx = mdxSteps.openMdxPage({
    modules,
    head: frontMatter,
    root,
    lang,
    title: props?.page.title ?? (typeof title === 'object' ? title.text : ''),
    ...(props && { props }),
    access: components,
    files,
    lines,
    pipelineFor: (partial) => elementPipelineFor({ lang, markdown: partial, mdx: mdxSteps }),
    note: (file) => notes.files.add(file),
  });
  return { markdown, sources, notes, kind: { lang, markdown, mdx: mdxSteps, ...(props && { isComponent: true }) } };
}
