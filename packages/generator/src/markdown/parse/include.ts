// `::include[./_limits.md]`: replaces the line with the text of a partial before the source is parsed, so that
// headings, footnotes and link definitions of both belong together. The parser says which lines are directives and not
// code.

import type { Nodes, Root } from 'mdast';
import { error } from '../../diagnostics/create.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { normalizeAdmonitions } from '../components/read/admonition-lines.ts';
import { walk } from '../tree/visit.ts';
import type { ArticleFiles } from './article-files.ts';
import { findExcess } from './reading-limits.ts';
import type { SourceLine } from './source-lines.ts';

const directive = '::include';
const lineEnd = /\r\n?|\n/;
/** Partials that each include the next one twice would soon make a page of gigabytes. */
const includeLimit = 1000;

interface ExpandedText {
  readonly text: string;
  /** Origin of each line; `undefined`: nothing was included. */
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

/** A file's text, or a part of it, that is being expanded. */
interface Part {
  readonly text: string;
  readonly file: SourcePath;
  /** Line of the file on which the text begins. */
  readonly firstLine: number;
  /** Path from the source over its partials to this file, which is the last. */
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
  // What is too much for a parser is told when the whole page is.
  if (!part.text.includes(directive) || findExcess(part.text)) return own;
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
  /** Position in the part's text. */
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
    else for (const position of misspelt(node, source)) complain(part, position, spelling, work);
    return undefined;
  });
  return found;
}

const importing = "In a page in MDX write import Part from './_part.mdx', and <Part /> where it belongs";

const spelling: Complaint = {
  message: 'This include names no file',
  hint: 'Write ::include[./_name.md] on a line of its own; below HTML, leave an empty line before it',
};

/** Positions of attempts to include something in a way that does not work. */
function misspelt(node: Nodes, source: string): readonly Position[] {
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
    complain(part, position, { message, hint }, work);
  if (file === undefined) return fail(`${path} lies outside of the content folder`, undefined);
  const meant = (): string | undefined => work.files.suggest(written, isPartial);
  if (!isPartial(file)) {
    const rule = `A partial is a Markdown file whose name, or a folder's, begins with _`;
    const isMdx = /\.mdx$/i.test(file);
    if (isMdx) return fail(`${path} is MDX, which is imported and not included`, importing);
    return fail(`${path} is not a partial, and only partials can be included`, meant() ?? rule);
  }
  if (part.chain.includes(file)) {
    const circle = [...part.chain.slice(part.chain.indexOf(file)), file];
    return fail(`These files include each other in a circle: ${circle.join(' → ')}`, undefined);
  }
  if (work.opened.length === includeLimit)
    return fail(`This page includes more than ${includeLimit} partials`, undefined);
  const text = await work.files.read(file);
  if (text === undefined) return fail(`There is no file ${path}`, meant());
  work.opened.push(file);
  return { ...(await bodyOf(text)), file, chain: [...part.chain, file] };
}

/** The rule of `content/scan-content.ts` for Markdown that never becomes a page. */
function isPartial(path: SourcePath): boolean {
  return /\.(md|markdown)$/i.test(path) && path.split('/').some((name) => name.startsWith('_'));
}

/** A partial's text without front matter, and without empty lines around it, which would end a list item. */
async function bodyOf(text: string): Promise<Pick<Part, 'text' | 'firstLine'>> {
  const lines = text.split(lineEnd);
  const isFull = (line: string): boolean => line.trim() !== '';
  const rest = lines.slice(await frontMatterLines(lines));
  const first = rest.findIndex(isFull);
  if (first < 0) return { text: '', firstLine: 1 };
  const firstLine = lines.length - rest.length + first + 1;
  return { text: rest.slice(first, rest.findLastIndex(isFull) + 1).join('\n'), firstLine };
}

/** Number of lines with front matter. As in pages, a plain text between two lines of dashes is none. */
async function frontMatterLines(lines: readonly string[]): Promise<number> {
  const isFence = (line: string | undefined): boolean => /^---[ \t]*$/.test(line ?? '');
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  if (end < 0) return 0;
  // Few partials have front matter, and every worker would have to load the parser.
  const { parseYaml } = await import('../../config/yaml/yaml-source.ts');
  const origin = { file: '', firstLine: 2, code: 'front-matter' } as const;
  return typeof parseYaml(lines.slice(1, end).join('\n'), origin).value === 'string' ? 0 : end + 1;
}

/**
 * Lines behind the indentation of the include: a list marker on the first line only, a quote's marker on every line.
 */
function indented(lines: readonly TextLine[], before: string): readonly TextLine[] {
  if (before === '') return lines;
  const further = before.replace(/[^\s>]/g, ' ');
  return lines.map((line, index) => {
    const prefix = index === 0 ? before : further;
    if (line.text.trim() === '') return { ...line, text: prefix.trimEnd() };
    const text = prefix + withoutLeadingTabs(line.text);
    return { ...line, text, indent: line.indent + text.length - line.text.length };
  });
}

/** Leading tabs as spaces: a tab reaches to the next fourth column, which an indentation would move. */
function withoutLeadingTabs(text: string): string {
  const leading = /^[ \t]*/.exec(text)?.[0] ?? '';
  if (!leading.includes('\t')) return text;
  const width = [...leading].reduce((sum, space) => (space === '\t' ? sum + 4 - (sum % 4) : sum + 1), 0);
  return ' '.repeat(width) + text.slice(leading.length);
}

interface Complaint {
  readonly message: string;
  readonly hint: string | undefined;
}

/** `position` is one in the part's text. */
function complain(part: Part, position: Position, { message, hint }: Complaint, work: Work): undefined {
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
