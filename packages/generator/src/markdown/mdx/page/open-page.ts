// Creates the state of an MDX page before it is parsed.

import { VFile } from 'vfile';
import type { ArticleFile, PageModules } from '../../../model/components.ts';
import type { SourcePath } from '../../../model/paths.ts';
import { replaceControlCharacters } from '../../../text/html/control-characters.ts';
import { type MdxNotes, newNotes, type ParsedPartial } from '../../article-notes.ts';
import { normalizeAdmonitions } from '../../components/read/admonition-lines.ts';
import type { ArticleFiles } from '../../parse/article-files.ts';
import { MdxSyntaxError, typeScriptHint } from '../../parse/mdx-syntax-error.ts';
import type { ArticleLines, SourceLine } from '../../parse/source-lines.ts';
import type { ElementPipeline } from '../../processor.ts';
import { replaceJsxHeads } from '../../tree/head-placeholders.ts';
import type { ArticleContext, ComponentAccess } from '../component-engine.ts';
import { replaceByPlaceholders } from '../component-placeholders.ts';
import { moveSummaries } from '../details-summaries.ts';
import { PageError } from '../evaluate.ts';
import { makePlain } from '../plain-elements.ts';
import { asMdx } from './as-mdx.ts';
import { emptyModule } from './read-module.ts';

interface MdxPageRequest extends ArticleContext, Pick<MdxNotes, 'props'> {
  readonly modules: PageModules;
  /** The front matter with its fences. */
  readonly head: string;
  readonly root: string;
  readonly access: ComponentAccess;
  readonly files: ArticleFiles;
  /** Origins of the article's lines. Lines of partials are appended. */
  readonly lines: SourceLine[];
  readonly pipelineFor: (markdown: string) => ElementPipeline;
  readonly note: (file: ArticleFile) => void;
}

export function openMdxPage(request: MdxPageRequest): MdxNotes {
  const { root, lang, title, props, modules, access, files, note } = request;
  return {
    root,
    lang,
    title,
    modules,
    access,
    note,
    ...(props && { props }),
    module: emptyModule,
    isDrawn: false,
    frontMatter: () => readHead(request.head),
    parsePartial: (path) => parsePartial(path, request),
    suggest: (from, specifier) => suggest(files, { path: specifier, from }),
  };
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json'];

/** Suggests a path for an import. The suggestion can include an extension that the author omitted. */
function suggest(files: ArticleFiles, written: Parameters<ArticleFiles['suggest']>[0]): string | undefined {
  const [ending] = /\.\w+$/.exec(written.path) ?? [];
  const isMarkdown = ending !== undefined && /^\.(mdx?|markdown)$/i.test(ending);
  const isMeant = (path: SourcePath): boolean =>
    isMarkdown ? /\.(mdx?|markdown)$/i.test(path) : /\.([cm]?[jt]sx?|json|css)$/i.test(path);
  for (const each of ending === undefined ? endings : ['']) {
    const meant = files.suggest({ ...written, path: written.path + each }, isMeant);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

async function readHead(head: string): Promise<unknown> {
  const yaml = head.trim().replace(/^-{3}.*|-{3}$/g, '');
  if (yaml.trim() === '') return {};
  const { parseYaml } = await import('../../../config/yaml/yaml-source.ts');
  return parseYaml(yaml, { file: '', firstLine: 1, code: 'front-matter' }).value ?? {};
}

async function parsePartial(path: SourcePath, request: MdxPageRequest): Promise<ParsedPartial | undefined> {
  const { files, lines, pipelineFor } = request;
  const whole = await files.read(path);
  if (whole === undefined) return undefined;
  // The front matter of a partial is ignored, so it is replaced with empty lines.
  const written = whole.replace(/^(?:\uFEFF)?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?=\r?\n|$)/, (head) =>
    head.replace(/[^\n]/g, ''),
  );
  const text = asMdx(normalizeAdmonitions(replaceControlCharacters(written)), path);
  const sources: ArticleLines = { page: path, files, lines: undefined };
  const notes = { ...newNotes('none', sources), mdx: openMdxPage(request) };
  const file = new VFile({ path, value: text, data: { docsgen: notes } });
  const pipeline = pipelineFor(text);
  const shift = lines.length;
  const count = text.split('\n').length;
  for (let line = 1; line <= count; line += 1) lines.push({ file: path, line, indent: 0 });
  try {
    const tree = await pipeline.run(pipeline.parse(file), file);
    replaceJsxHeads(tree, notes.shadowed);
    moveSummaries(tree);
    await makePlain(tree);
    replaceByPlaceholders(tree);
    for (const each of notes.files) request.note(each);
    const [first] = notes.diagnostics;
    if (first?.severity === 'error') throw new PageError(first.message, { file: path, position: first.position });
    return { text, tree, module: notes.mdx.module, shift };
  } catch (thrown) {
    if (!(thrown instanceof MdxSyntaxError)) throw thrown;
    const { message, line, column } = thrown;
    const hint = typeScriptHint(text, thrown) ?? thrown.hint;
    throw new PageError(message, { file: path, position: { line, column } }, hint);
  }
}
