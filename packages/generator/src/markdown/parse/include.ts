// Replaces `::include[./_limits.md]` with the content of a partial before parsing, so that the page and the partial
// share headings, footnotes and link definitions. The parser determines which lines are directives and which are code.

import type { Nodes, Root } from 'mdast';
import { type Diagnostic, error, type Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { circular, fileNotFound } from '../../text/wording.ts';
import { normalizeAdmonitions } from '../components/read/admonition-lines.ts';
import { walk } from '../tree/visit.ts';
import type { ArticleFiles } from './article-files.ts';
import type { SourceLine } from './source-lines.ts';

const directive = '::include';
const lineEnd = /\r\n?|\n/;
/**
 * Maximum number of includes. Without a limit, a page could grow to gigabytes if each partial includes the next one
 * twice.
 */
const includeLimit = 1000;

interface ExpandedText {
  readonly text: string;
  /** Origin of each line, or `undefined` if nothing was included. */
  readonly lines: readonly SourceLine[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface IncludeTools {
  /** Parses Markdown with directives. */
  readonly parse: (markdown: string) => Root;
  readonly files: ArticleFiles;
}

export async function expandIncludes(markdown: string, page: SourcePath, tools: IncludeTools): Promise<ExpandedText> {
  if (!markdown.includes(directive)) return { text: markdown, lines: undefined, diagnostics: [] };
  const work: Work = { ...tools, opened: [], diagnostics: [] };
  const lines = await expand({ text: markdown, firstLine: 1, chain: [page], file: page }, work);
  if (work.opened.length === 0) return { text: markdown, lines: undefined, diagnostics: work.diagnostics };
  return { text: lines.map(({ text }) => text).join('\n'), lines, diagnostics: work.diagnostics };
}

interface Work extends IncludeTools {
  readonly opened: SourcePath[];
  readonly diagnostics: Diagnostic[];
}

/** The text of a file, or a part of it, that is being expanded. */
interface Part {
  readonly text: string;
  readonly file: SourcePath;
  /** Line of the file at which the text begins. */
  readonly firstLine: number;
  /** The include chain from the source to this file. */
  readonly chain: readonly SourcePath[];
}

interface TextLine extends SourceLine {
  readonly text: string;
}

async function expand(part: Part, work: Work): Promise<readonly TextLine[]> {
  const { file, firstLine } = part;
  const own = part.text
    .split(lineEnd)
    .map((text, index): TextLine => ({ text, file, line: firstLine + index, indent: 0 }));
  if (!part.text.includes(directive)) return own;
  const included = new Map<number, readonly TextLine[]>();
  for (const { path, position } of findIncludes(part, work)) {
    const partial = await open(part, { path, position }, work);
    const before = own[position.line - 1]?.text.slice(0, position.column - 1) ?? '';
    if (partial) included.set(position.line, indented(await expand(partial, work), before));
  }
  return own.flatMap((line, index) => included.get(index + 1) ?? [line]);
}

interface Include {
  readonly path: string;
  /** Position relative to the part. */
  readonly position: Position;
}

function findIncludes(part: Part, work: Work): readonly Include[] {
  const found: Include[] = [];
  const text = normalizeAdmonitions(part.text);
  walk(work.parse(text), (node) => {
    if (!node.position) return undefined;
    const { start, end } = node.position;
    const source = text.slice(start.offset, end.offset);
    const path = node.type === 'leafDirective' ? /^::include\[\s*(\S(?:.*\S)?)\s*\]\s*$/.exec(source)?.[1] : undefined;
    if (path !== undefined) found.push({ path, position: start });
    else for (const position of invalidIncludes(node, source)) reportError(part, position, spelling, work);
    return undefined;
  });
  return found;
}

const importing = "In MDX, write import Part from './_part.mdx', and <Part /> in its place";

const spelling: IncludeError = {
  message: 'This include is missing a file path',
  hint: 'Write ::include[./_name.md] on its own line, with a blank line before it if it follows HTML',
};

/** Returns the positions of invalid includes. */
function invalidIncludes(node: Nodes, source: string): readonly Position[] {
  const start = node.position?.start;
  if (start === undefined) return [];
  const isDirective = node.type === 'leafDirective' || node.type === 'containerDirective';
  if (isDirective) return node.name === 'include' ? [start] : [];
  const isShown =
    node.type === 'paragraph' || (node.type === 'html' && !/^<(!--|pre|script|style|textarea)/i.test(source));
  if (!isShown || !source.includes(directive)) return [];
  return source.split(lineEnd).flatMap((line, index) => {
    const before = /^([ \t>]*)::include(?![A-Za-z0-9_-])/.exec(line)?.[1];
    if (before === undefined) return [];
    return [{ line: start.line + index, column: before.length + (index === 0 ? start.column : 1) }];
  });
}

async function open(part: Part, { path, position }: Include, work: Work): Promise<Part | undefined> {
  const written = { path, from: part.file };
  const file = work.files.locate(written);
  const fail = (message: string, hint: string | undefined): undefined =>
    reportError(part, position, { message, hint }, work);
  if (file === undefined) return fail(`'${path}' is outside the content folder`, undefined);
  const meant = (): string | undefined => work.files.suggest(written, isPartial);
  if (!isPartial(file)) {
    const rule = `A partial is a Markdown file whose name or folder begins with _`;
    const isMdx = /\.mdx$/i.test(file);
    if (isMdx) return fail(`'${path}' is an MDX file, which must be imported instead of included`, importing);
    return fail(`Only partials can be included, and '${path}' is not a partial`, meant() ?? rule);
  }
  if (part.chain.includes(file)) {
    const chain = [...part.chain.slice(part.chain.indexOf(file)), file];
    return fail(circular('include', chain), undefined);
  }
  if (work.opened.length === includeLimit)
    return fail(`This page includes more than ${includeLimit} partials`, undefined);
  const text = await work.files.read(file);
  if (text === undefined) return fail(fileNotFound(path), meant());
  work.opened.push(file);
  return { ...(await bodyOf(text)), file, chain: [...part.chain, file] };
}

/** Uses the same rule as `content/scan-content.ts` for Markdown files that are not pages. */
function isPartial(path: SourcePath): boolean {
  return /\.(md|markdown)$/i.test(path) && path.split('/').some((name) => name.startsWith('_'));
}

/** Returns a partial's text without front matter and surrounding blank lines, because these would end a list item. */
async function bodyOf(text: string): Promise<Pick<Part, 'text' | 'firstLine'>> {
  const lines = text.split(lineEnd);
  const isFull = (line: string): boolean => line.trim() !== '';
  const rest = lines.slice(await frontMatterLines(lines));
  const first = rest.findIndex(isFull);
  if (first < 0) return { text: '', firstLine: 1 };
  const firstLine = lines.length - rest.length + first + 1;
  return { text: rest.slice(first, rest.findLastIndex(isFull) + 1).join('\n'), firstLine };
}

/**
 * Returns the number of front matter lines. As in pages, plain text between two lines of dashes is not front matter.
 */
async function frontMatterLines(lines: readonly string[]): Promise<number> {
  const isFence = (line: string | undefined): boolean => /^---[ \t]*$/.test(line ?? '');
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  if (end < 0) return 0;
  // The YAML parser is loaded on demand, because each worker would load it, although few partials have front matter.
  const { parseYaml } = await import('../../config/yaml/yaml-source.ts');
  const origin = { file: '', firstLine: 2, code: 'front-matter' } as const;
  return typeof parseYaml(lines.slice(1, end).join('\n'), origin).value === 'string' ? 0 : end + 1;
}

/**
 * Indents the lines of the partial like the include: prepends a list marker to the first line only, and a quote marker
 * to every line.
 */
function indented(lines: readonly TextLine[], before: string): readonly TextLine[] {
  if (before === '') return lines;
  const continuation = before.replace(/[^\s>]/g, ' ');
  return lines.map((line, index) => {
    const prefix = index === 0 ? before : continuation;
    if (line.text.trim() === '') return { ...line, text: prefix.trimEnd() };
    const text = prefix + withoutLeadingTabs(line.text);
    return { ...line, text, indent: line.indent + text.length - line.text.length };
  });
}

/** Replaces leading tabs with spaces, because indentation would change the width of tabs. */
function withoutLeadingTabs(text: string): string {
  const leading = /^[ \t]*/.exec(text)?.[0] ?? '';
  if (!leading.includes('\t')) return text;
  const width = [...leading].reduce((sum, space) => (space === '\t' ? sum + 4 - (sum % 4) : sum + 1), 0);
  return ' '.repeat(width) + text.slice(leading.length);
}

interface IncludeError {
  readonly message: string;
  readonly hint: string | undefined;
}

/** `position` is relative to the part of the text. */
function reportError(part: Part, position: Position, { message, hint }: IncludeError, work: Work): undefined {
  work.diagnostics.push(
    error({
      code: 'include',
      message,
      file: part.file,
      position: { line: part.firstLine + position.line - 1, column: position.column },
      hint,
    }),
  );
}
