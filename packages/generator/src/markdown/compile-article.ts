// Compiles one Markdown source to an article: HTML with placeholders, and facts. The result does not depend on other
// pages.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { PageProps } from '@docsgen/contract/custom-page';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { bodyOf } from '../content/source-body.ts';
import type { CompiledArticle } from '../model/article.ts';
import type { PageModules } from '../model/components.ts';
import type { MarkdownOptions } from '../model/config.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { replaceControlCharacters } from '../text/html/control-characters.ts';
import { once } from '../text/lazy-import.ts';
import { headingRange, type RequestedRange } from '../text/nest-headings.ts';
import { loadSitePlugins, noPlugins, type SitePlugins } from './article-api/site-plugins.ts';
import { type CompileNotes, framesOf, newNotes } from './article-notes.ts';
import { createHighlighter, plainHighlighter } from './code/highlight.ts';
import { normalizeAdmonitions } from './components/read/admonition-lines.ts';
import { codeBlockHtml } from './hast/code-blocks.ts';
import { splitAtPlaceholders } from './hast/references.ts';
import type { ComponentAccess } from './mdx/component-engine.ts';
import { type ContentFiles, openArticleFiles } from './parse/article-files.ts';
import { chooseParser } from './parse/choose-parser.ts';
import { expandIncludes } from './parse/include.ts';
import { featuresOf } from './parse/reference-parser.ts';
import { diagnosticAtSource, locateAtSource } from './parse/source-lines.ts';
import type { PluginOrigin } from './plugins/load-plugins.ts';
import { pluginMessages } from './plugins/plugin-messages.ts';
import { readText, type TextKind } from './prepare-source.ts';
import {
  createElementPipeline,
  createPipeline,
  type ElementPipeline,
  type Pipeline,
  type PipelineOptions,
} from './processor.ts';
import { isUnparsable, runPipeline } from './run-pipeline.ts';
import { withoutParagraph } from './tree/print-html.ts';

/** All inputs of an article, except its text, the Markdown options and included files. */
export interface ArticleSource {
  readonly path: SourcePath;
  /** Root of paths that begin with a slash: `content/en`, or `''`. */
  readonly localeFolder: string;
  /** Language of the source, and of the UI strings in it. */
  readonly lang: string;
  readonly title: CompileNotes['title'];
  /** Levels of the table of contents in the front matter. */
  readonly contents: RequestedRange;
  /** Offset in the text at which the front matter ends. */
  readonly bodyStart: number;
  /** `component`: the text is a module whose default export renders the article. */
  readonly syntax: 'md' | 'mdx' | 'component';
  /** Props of the component, which are serializable. */
  readonly props?: PageProps | undefined;
  /** Modules that an MDX source can import. Defaults to no modules. */
  readonly modules?: PageModules | undefined;
}

export interface MarkdownCompiler {
  readonly compile: (source: ArticleSource, text: string) => Promise<Checked<CompiledArticle>>;
  /** Renders one code block outside an article, with the same markup as in an article. */
  readonly codeBlock: (code: string, language: string) => Promise<string>;
  /**
   * Compiles Markdown in the configuration. A single paragraph is returned without its `<p>` element. The site's
   * plugins are not applied, because they expect whole articles.
   */
  readonly inline: (markdown: string, lang: string) => Promise<CompiledArticle>;
}

export interface CompilerRequest extends ContentFiles {
  readonly options: MarkdownOptions;
  readonly origin: PluginOrigin;
  readonly messagesFor: (lang: string) => ArticleStrings;
  /** Whether the site has full-text search. If false, articles have no `sections`. */
  readonly isSearched: boolean;
  /** Whether links to other sites are recorded in the facts. */
  readonly notesExternal: boolean;
  readonly components: ComponentAccess;
}

export async function createCompiler(request: CompilerRequest): Promise<Checked<MarkdownCompiler>> {
  const { options, origin, messagesFor, isSearched, notesExternal } = request;
  const { value: plugins, diagnostics } = await loadSitePlugins(options, origin);
  const parser = await chooseParser(options, plugins.remarkPlugins, origin);
  const highlighter = options.highlight ? createHighlighter() : plainHighlighter;
  const pipelines = new Map<string, Pipeline>();
  const optionsFor = ({ lang, markdown, mdx, isComponent }: TextKind, plugins: SitePlugins): PipelineOptions => {
    const features = featuresOf(markdown, plugins.syntax);
    return {
      ...options,
      ...plugins,
      mdx,
      parser: parser.value({ ...features, mdx: mdx?.withMdx }),
      hasComponents: mdx !== undefined || features.components,
      html: isComponent ? 'allow' : options.html,
      messages: messagesFor(lang),
      lang,
      isSearched,
      notesExternal,
      highlighter,
    };
  };
  const pipelineFor = (kind: TextKind): Pipeline => {
    const { directives, components, syntax } = featuresOf(kind.markdown, plugins.syntax);
    const markers = syntax.map(({ marker }) => marker);
    const key = JSON.stringify([kind.lang, directives, components, markers, kind.mdx !== undefined, kind.isComponent]);
    const pipeline = pipelines.get(key) ?? createPipeline(optionsFor(kind, plugins));
    pipelines.set(key, pipeline);
    return pipeline;
  };
  const mdx = once(() => import('./mdx/steps.ts'));
  const parse: ArticleTools['parse'] = (markdown) => parser.value({ directives: true }).parse(markdown);
  const value: MarkdownCompiler = {
    compile: (source, text) =>
      compile(source, text, {
        parse,
        content: request,
        pipelineFor,
        mdx,
        elementPipelineFor: (kind) => createElementPipeline(optionsFor(kind, plugins)),
        root: origin.root,
        components: request.components,
        contents: options.contents,
      }),
    codeBlock: async (code, language) => {
      await highlighter.prepare([{ code, language }]);
      return codeBlockHtml({ code: code.replace(/\n$/, ''), language, meta: '' }, highlighter);
    },
    inline: (markdown, lang) =>
      inline(markdown, createPipeline(optionsFor({ lang, markdown, mdx: undefined }, noPlugins))),
  };
  return { value, diagnostics: [...diagnostics, ...parser.diagnostics] };
}

async function inline(markdown: string, pipeline: Pipeline): Promise<CompiledArticle> {
  const notes = newNotes('none');
  const file = new VFile({ value: markdown, data: { docsgen: notes } });
  const html = withoutParagraph(String(await pipeline.process(file)));
  return {
    ...splitAtPlaceholders(html),
    facts: { ...notes, anchors: [...notes.anchors], includes: [], frames: [] },
    sections: notes.sections,
  };
}

interface ArticleTools {
  readonly parse: (markdown: string) => Root;
  readonly content: ContentFiles;
  readonly pipelineFor: (kind: TextKind) => Pipeline;
  readonly mdx: Parameters<typeof readText>[2]['mdx'];
  readonly elementPipelineFor: (kind: TextKind) => ElementPipeline;
  readonly root: string;
  readonly components: ComponentAccess;
  readonly contents: MarkdownOptions['contents'];
}

async function compile(
  source: ArticleSource,
  fileText: string,
  tools: ArticleTools,
): Promise<Checked<CompiledArticle>> {
  const { path, syntax, bodyStart } = source;
  const files = openArticleFiles(source.localeFolder, tools.content);
  const written = syntax === 'component' ? '' : bodyOf(fileText, bodyStart);
  const unexpanded = { text: written, lines: undefined, diagnostics: [] };
  const expanding = expandIncludes(written, path, { parse: tools.parse, files });
  // The pipeline reports why it cannot parse the page.
  const expanded = await expanding.catch((thrown) => (isUnparsable(thrown) ? unexpanded : Promise.reject(thrown)));
  const text = normalizeAdmonitions(replaceControlCharacters(expanded.text));
  const prepared = { text, frontMatter: fileText.slice(0, bodyStart), lines: expanded.lines, files };
  const { markdown, sources, notes, kind } = await readText(source, prepared, tools);
  notes.contents = headingRange(source.contents, tools.contents ?? notes.contents);
  const file = new VFile({ path, value: markdown, data: { docsgen: notes } });
  const run = { file, parse: tools.parse };
  const html = await runPipeline(() => tools.pipelineFor(kind), run, notes.diagnostics);
  const references =
    syntax === 'component'
      ? (await import('./mdx/component-page.ts')).placeReferences(notes.references, fileText)
      : notes.references.map((reference) => locateAtSource(sources, reference));
  const found = [...notes.diagnostics, ...pluginMessages(file)].map((each) => diagnosticAtSource(sources, each));
  const { headings, anchors, sections } = notes;
  const head = notes.head.length === 0 ? {} : { head: notes.head.map((tag) => locateAtSource(sources, tag)) };
  return {
    value: {
      ...splitAtPlaceholders(html),
      facts: { headings, anchors: [...anchors], references, includes: files.asked(), ...framesOf(notes), ...head },
      sections,
    },
    diagnostics: [...expanded.diagnostics, ...found],
  };
}
