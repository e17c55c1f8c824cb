// Markdown to an article: one source in, HTML with placeholders and facts out. Other pages of the site play no part.

import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Root } from 'mdast';
import type { Data } from 'unified';
import { VFile } from 'vfile';
import { diagnostic, warning } from '../diagnostics/create.ts';
import type { MarkdownOptions } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { CompiledArticle } from '../model/site.ts';
import { withoutControls } from '../text/control-characters.ts';
import { pageTimeLimit } from '../text/time-limit.ts';
import { normalizeAdmonitions } from './admonition-lines.ts';
import { type ContentFiles, openArticleFiles } from './article-files.ts';
import { codeBlockHtml } from './code-blocks.ts';
import { type CompileNotes, newNotes } from './compile-notes.ts';
import { createHighlighter, plainHighlighter } from './highlight.ts';
import { expandIncludes } from './include.ts';
import { type LoadedPlugin, loadPlugins, type PluginOrigin } from './load-plugins.ts';
import { loadNativeParser } from './native-parser.ts';
import { withoutParagraph } from './print-html.ts';
import { createPipeline, type Pipeline } from './processor.ts';
import { type CreateParser, featuresOf, referenceParser } from './reference-parser.ts';
import { splitAtPlaceholders } from './references.ts';
import { isOverflow, runPipeline } from './run-pipeline.ts';
import { type ArticleLines, diagnosticAtSource, referenceAtSource } from './source-lines.ts';

/** Everything that an article depends on, beside the Markdown options and the files it includes. */
export interface ArticleSource {
  readonly path: SourcePath;
  /** Start of paths that begin with a slash: `content/en`, or `''`. */
  readonly localeFolder: string;
  /** Language of the source, and of the messages that docsgen adds to it. */
  readonly lang: string;
  readonly title: CompileNotes['title'];
  /** The Markdown, with empty lines in place of the front matter. */
  readonly body: string;
}

export interface MarkdownCompiler {
  readonly compile: (source: ArticleSource) => Promise<Checked<CompiledArticle>>;
  /** One code block outside any article, in the same markup. */
  readonly codeBlock: (code: string, language: string) => Promise<string>;
  /**
   * Markdown of the configuration, without a paragraph around it where it is only one. The site's plugins do not see
   * it: they are for articles.
   */
  readonly inline: (markdown: string, lang: string) => Promise<CompiledArticle>;
}

export interface CompilerRequest extends ContentFiles {
  readonly options: MarkdownOptions;
  readonly origin: PluginOrigin;
  readonly messagesFor: (lang: string) => ArticleMessages;
  /** The site has a full text search. Without it, articles have no `sections`. */
  readonly isSearched: boolean;
  /** Facts name links into other sites, too. */
  readonly notesExternal: boolean;
}

type SitePlugins = Pick<Parameters<typeof createPipeline>[0], 'remarkPlugins' | 'rehypePlugins'>;

const noPlugins: SitePlugins = { remarkPlugins: [], rehypePlugins: [] };

export async function createCompiler(request: CompilerRequest): Promise<Checked<MarkdownCompiler>> {
  const { options, origin, messagesFor, isSearched, notesExternal } = request;
  const [remark, rehype] = await Promise.all([
    loadPlugins(options.remarkPlugins, origin),
    loadPlugins(options.rehypePlugins, origin),
  ]);
  const parser = await chooseParser(options, remark.value, origin);
  const highlighter = options.highlight ? createHighlighter() : plainHighlighter;
  const pipelines = new Map<string, Pipeline>();
  const newPipeline = (lang: string, markdown: string, plugins: SitePlugins): Pipeline =>
    createPipeline({
      ...plugins,
      parser: parser.value(featuresOf(markdown, options)),
      hasComponents: featuresOf(markdown, options).components,
      math: options.math,
      html: options.html,
      messages: messagesFor(lang),
      lang,
      isSearched,
      notesExternal,
      highlighter,
    });
  const pipelineFor = (lang: string, markdown: string): Pipeline => {
    const key = `${lang} ${Object.values(featuresOf(markdown, options))}`;
    const known = pipelines.get(key);
    if (known) return known;
    const made = newPipeline(lang, markdown, { remarkPlugins: remark.value, rehypePlugins: rehype.value });
    pipelines.set(key, made);
    return made;
  };
  const parse: ArticleTools['parse'] = (markdown) => parser.value({ directives: true }).parse(markdown);
  const value: MarkdownCompiler = {
    compile: (source) =>
      compile(source, {
        parse,
        content: request,
        timeLimit: origin.timeLimit ?? pageTimeLimit,
        pipelineFor: (markdown) => pipelineFor(source.lang, markdown),
      }),
    codeBlock: async (code, language) => {
      await highlighter.prepare([{ code, language }]);
      return codeBlockHtml({ code: code.replace(/\n$/, ''), language, meta: '' }, highlighter);
    },
    inline: async (markdown, lang) => {
      const notes = newNotes('none');
      const file = new VFile({ value: markdown, data: { docsgen: notes } });
      const html = withoutParagraph(String(await newPipeline(lang, markdown, noPlugins).process(file)));
      return {
        ...splitAtPlaceholders(html),
        facts: { ...notes, anchors: [...notes.anchors], includes: [] },
        sections: notes.sections,
      };
    },
  };
  return { value, diagnostics: [...remark.diagnostics, ...rehype.diagnostics, ...parser.diagnostics] };
}

/** The native parser, unless the site asks for the other, a plugin extends the syntax, or no binary loads. */
async function chooseParser(
  options: MarkdownOptions,
  plugins: readonly LoadedPlugin[],
  origin: PluginOrigin,
): Promise<Checked<CreateParser>> {
  if (options.parser === 'remark') return { value: referenceParser, diagnostics: [] };
  const extending = plugins.findIndex(extendsSyntax);
  if (extending >= 0) {
    const name = options.remarkPlugins[extending]?.module ?? '';
    const message = `The plugin '${name}' extends Markdown's syntax, so the slower remark-parse parses this site`;
    const hint = `Write 'markdown.parser: remark' to choose it without this warning`;
    const position = options.remarkPlugins[extending]?.position;
    return {
      value: referenceParser,
      diagnostics: [parserWarning(message, hint, { file: origin.configFile, position })],
    };
  }
  const native = await loadNativeParser();
  if (native) return { value: native, diagnostics: [] };
  const message =
    'The native Markdown parser has no binary for this machine, so the slower remark-parse parses this site';
  return {
    value: referenceParser,
    diagnostics: [parserWarning(message, undefined, { file: '', position: undefined })],
  };
}

/** Whether a plugin registers syntax extensions for remark-parse; GFM does not count, because it is always parsed. */
function extendsSyntax({ plugin, options }: LoadedPlugin): boolean {
  if (plugin.name === 'remarkGfm') return false;
  const plain = referenceParser({ directives: false }).freeze();
  const extended = referenceParser({ directives: false }).use(plugin, ...(options === undefined ? [] : [options]));
  try {
    extended.freeze();
  } catch {
    return false;
  }
  return countExtensions(extended) > countExtensions(plain);
}

function countExtensions(processor: { readonly data: () => Readonly<Data> }): number {
  return processor.data().micromarkExtensions?.length ?? 0;
}

function parserWarning(
  message: string,
  hint: string | undefined,
  place: Pick<Diagnostic, 'file' | 'position'>,
): Diagnostic {
  return warning({ code: 'parser', message, hint, ...place });
}

interface ArticleTools {
  readonly parse: (markdown: string) => Root;
  readonly content: ContentFiles;
  /** Milliseconds. */
  readonly timeLimit: number;
  readonly pipelineFor: (markdown: string) => Pipeline;
}

async function compile(source: ArticleSource, tools: ArticleTools): Promise<Checked<CompiledArticle>> {
  const { path } = source;
  const files = openArticleFiles(source.localeFolder, tools.content);
  const unexpanded = { text: source.body, lines: undefined, diagnostics: [] };
  const expanding = expandIncludes(source.body, path, { parse: tools.parse, files });
  // The pipeline tells what keeps the page from being read.
  const expanded = await expanding.catch((thrown) => (isOverflow(thrown) ? unexpanded : Promise.reject(thrown)));
  const sources: ArticleLines = { page: path, files, lines: expanded.lines };
  const markdown = normalizeAdmonitions(withoutControls(expanded.text));
  const notes = newNotes(source.title, sources);
  const file = new VFile({ path, value: markdown, data: { docsgen: notes } });
  const run = { file, parse: tools.parse, timeLimit: tools.timeLimit };
  const html = await runPipeline(() => tools.pipelineFor(markdown), run, notes.diagnostics);
  const references = notes.references.map((reference) => referenceAtSource(sources, reference));
  const found = [...notes.diagnostics, ...pluginMessages(file)].map((each) => diagnosticAtSource(sources, each));
  const { headings, anchors, sections } = notes;
  return {
    value: {
      ...splitAtPlaceholders(html),
      facts: { headings, anchors: [...anchors], references, includes: files.asked() },
      sections,
    },
    diagnostics: [...expanded.diagnostics, ...found],
  };
}

function pluginMessages(file: VFile): readonly Diagnostic[] {
  return file.messages.map((message) =>
    diagnostic(message.fatal ? 'error' : 'warning', {
      code: 'plugin',
      message: message.source ? `${message.source}: ${message.reason}` : message.reason,
      file: file.path,
      position: message.line === undefined ? undefined : { line: message.line, column: message.column ?? 1 },
    }),
  );
}
