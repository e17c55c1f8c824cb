// Markdown to an article: one file in, HTML with holes and facts out. Nothing of the rest of the site is known here.
import type { Root } from 'mdast';
import type { Data } from 'unified';
import { VFile } from 'vfile';
import type { ArticleStrings } from '../model/article-strings.ts';
import type { MarkdownOptions } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { CompiledPage } from '../model/site.ts';
import { hasDirectives, normalizeAdmonitions } from './admonition-lines.ts';
import { codeBlockHtml } from './code-blocks.ts';
import { type CompileNotes, newNotes } from './compile-notes.ts';
import { createHighlighter, plainHighlighter } from './highlight.ts';
import { expandIncludes } from './include.ts';
import { type LoadedPlugin, loadPlugins, type PluginOrigin } from './load-plugins.ts';
import { loadNativeParser } from './native-parser.ts';
import { type ContentFiles, openPageFiles } from './page-files.ts';
import { createPipeline, type Pipeline } from './processor.ts';
import { type ParsingProcessor, referenceParser } from './reference-parser.ts';
import { splitHoles } from './references.ts';
import { diagnosticAtSource, type PageSources, referenceAtSource } from './source-lines.ts';

/** All that an article depends on, beside the Markdown options and the files it includes. */
export interface ArticleSource {
  readonly path: SourcePath;
  /** Where paths that begin with a slash start: `content/en`, or `''`. */
  readonly localeFolder: string;
  /** The language of the text; decides the words docsgen adds to it. */
  readonly lang: string;
  readonly title: CompileNotes['title'];
  /** The Markdown, with empty lines in place of the front matter. */
  readonly body: string;
}

export interface MarkdownCompiler {
  readonly compile: (source: ArticleSource) => Promise<Checked<CompiledPage>>;
  /** One code block outside any article, in the same markup. */
  readonly codeBlock: (code: string, language: string) => Promise<string>;
  /** One line of Markdown without a paragraph around it. */
  readonly inline: (markdown: string, lang: string) => Promise<CompiledPage>;
}

export interface CompilerRequest extends ContentFiles {
  readonly options: MarkdownOptions;
  readonly origin: PluginOrigin;
  readonly stringsFor: (lang: string) => ArticleStrings;
  /** Somebody wants to search the texts; else articles have no sections. */
  readonly isSearched: boolean;
}

export async function createCompiler(request: CompilerRequest): Promise<Checked<MarkdownCompiler>> {
  const { options, origin, stringsFor, isSearched } = request;
  const [remark, rehype] = await Promise.all([
    loadPlugins(options.remarkPlugins, origin),
    loadPlugins(options.rehypePlugins, origin),
  ]);
  const parser = await chooseParser(options, remark.value, origin);
  const highlighter = options.highlight ? createHighlighter() : plainHighlighter;
  const pipelines = new Map<string, Pipeline>();
  const pipelineFor = (lang: string, markdown: string): Pipeline => {
    const directives = hasDirectives(markdown);
    const key = `${lang} ${directives}`;
    const known = pipelines.get(key);
    if (known) return known;
    const made = createPipeline({
      parser: parser.value(directives),
      remarkPlugins: remark.value,
      rehypePlugins: rehype.value,
      strings: stringsFor(lang),
      isSearched,
      highlighter,
    });
    pipelines.set(key, made);
    return made;
  };
  const parse: ArticleTools['parse'] = (markdown) => parser.value(true).parse(markdown);
  const value: MarkdownCompiler = {
    compile: (source) =>
      compile(source, { parse, content: request, pipelineFor: (markdown) => pipelineFor(source.lang, markdown) }),
    codeBlock: async (code, language) => {
      await highlighter.prepare([{ code, language }]);
      return codeBlockHtml({ code: code.replace(/\n$/, ''), language, meta: '' }, highlighter);
    },
    inline: async (markdown, lang) => {
      const notes = newNotes('none');
      const file = new VFile({ value: markdown, data: { docsgen: notes } });
      const html = String(await pipelineFor(lang, markdown).process(file)).replace(/^<p>|<\/p>\n?$/g, '');
      return {
        ...splitHoles(html),
        facts: { ...notes, anchors: [...notes.anchors], includes: [] },
        sections: notes.sections,
      };
    },
  };
  return { value, diagnostics: [...remark.diagnostics, ...rehype.diagnostics, ...parser.diagnostics] };
}

type ParserMaker = (hasDirectives: boolean) => ParsingProcessor;

/** The native parser, unless the site asks for the other, a plugin extends the syntax, or no binary loads. */
async function chooseParser(
  options: MarkdownOptions,
  plugins: readonly LoadedPlugin[],
  origin: PluginOrigin,
): Promise<Checked<ParserMaker>> {
  if (options.parser === 'remark') return { value: referenceParser, diagnostics: [] };
  const extending = plugins.findIndex(extendsSyntax);
  if (extending >= 0) {
    const name = options.remarkPlugins[extending]?.module ?? '';
    const message = `The plugin '${name}' extends Markdown's syntax, so remark-parse reads this site instead of the native parser`;
    const hint = `'markdown.parser: remark' says the same and silences this`;
    const position = options.remarkPlugins[extending]?.position;
    return {
      value: referenceParser,
      diagnostics: [parserWarning(message, hint, { file: origin.configFile, position })],
    };
  }
  const native = await loadNativeParser();
  if (native) return { value: native, diagnostics: [] };
  const message = 'The native Markdown parser has no binary for this machine, so remark-parse reads this site';
  return {
    value: referenceParser,
    diagnostics: [parserWarning(message, undefined, { file: '', position: undefined })],
  };
}

/** A plugin that extends the syntax leaves its extensions where remark-parse looks for them; GFM is read anyway. */
function extendsSyntax({ plugin, options }: LoadedPlugin): boolean {
  if (plugin.name === 'remarkGfm') return false;
  const plain = referenceParser(false).freeze();
  const extended = referenceParser(false).use(plugin, ...(options === undefined ? [] : [options]));
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
  return { code: 'parser', severity: 'warning', message, hint, related: [], ...place };
}

interface ArticleTools {
  readonly parse: (markdown: string) => Root;
  readonly content: ContentFiles;
  readonly pipelineFor: (markdown: string) => Pipeline;
}

async function compile(source: ArticleSource, tools: ArticleTools): Promise<Checked<CompiledPage>> {
  const { path } = source;
  const files = openPageFiles(source.localeFolder, tools.content);
  const expanded = await expandIncludes(source.body, path, { parse: tools.parse, files });
  const sources: PageSources = { page: path, files, lines: expanded.lines };
  const markdown = normalizeAdmonitions(expanded.text);
  const notes = newNotes(source.title, sources);
  const file = new VFile({ path, value: markdown, data: { docsgen: notes } });
  const html = await runPipeline(tools.pipelineFor(markdown), file, notes.diagnostics);
  const references = notes.references.map((reference) => referenceAtSource(sources, reference));
  const found = [...notes.diagnostics, ...pluginMessages(file)].map((each) => diagnosticAtSource(sources, each));
  const { headings, anchors, sections } = notes;
  return {
    value: {
      ...splitHoles(html),
      facts: { headings, anchors: [...anchors], references, includes: files.asked() },
      sections,
    },
    diagnostics: [...expanded.diagnostics, ...found],
  };
}

/** A plugin that throws is the plugin's mistake, told with the page it happened on. */
async function runPipeline(pipeline: Pipeline, file: VFile, diagnostics: Diagnostic[]): Promise<string> {
  try {
    return String(await pipeline.process(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.push({
      code: 'plugin',
      severity: 'error',
      message: `This page cannot be compiled: ${reason}`,
      file: file.path,
      position: undefined,
      hint: undefined,
      related: [],
    });
    return '';
  }
}

function pluginMessages(file: VFile): readonly Diagnostic[] {
  return file.messages.map((message) => ({
    code: 'plugin',
    severity: message.fatal ? 'error' : 'warning',
    message: message.source ? `${message.source}: ${message.reason}` : message.reason,
    file: file.path,
    position: message.line === undefined ? undefined : { line: message.line, column: message.column ?? 1 },
    hint: undefined,
    related: [],
  }));
}
