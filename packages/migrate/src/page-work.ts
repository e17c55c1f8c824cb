// The conversion of one Markdown file. Edits are applied to the original text, which is never printed from a syntax
// tree, so that all other text stays unchanged.

import { type Diagnostic, diagnostic, type Position, type Severity, type TextEdit } from 'docsgen/internals';
import { splitFrontMatter } from './front-matter.ts';

interface Fence {
  /** Offset of the info string, after the opening backticks. */
  readonly infoStart: number;
  readonly info: string;
  readonly bodyStart: number;
  /** Offset of the closing line. */
  readonly bodyEnd: number;
}

export interface PageConversion {
  /** Relative to the original site. */
  readonly file: string;
  readonly text: string;
  /** The text with front matter, code and comments replaced by spaces. Offsets are the same as in `text`. */
  readonly masked: string;
  readonly fences: readonly Fence[];
  /** Unordered, without overlaps. */
  readonly edits: TextEdit[];
  readonly losses: Diagnostic[];
  /** Files that the page embeds or links to, relative to the original site. */
  readonly uses: Set<string>;
}

const opening = /^((?:[ \t>]|[-*+](?=[ \t])|\d+[.)](?=[ \t]))*)(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
/** Returns the offset after the front matter. */
export function bodyStart(text: string): number {
  return splitFrontMatter(text).head.length;
}

export function openPage(file: string, text: string): PageConversion {
  const fences: Fence[] = [];
  let masked = blank(text, 0, bodyStart(text));
  let open: { mark: string; infoStart: number; info: string; bodyStart: number } | undefined;
  let start = 0;
  for (const line of masked.split('\n')) {
    const end = start + line.length;
    const [, before = '', mark, info = ''] = opening.exec(line.replace(/\r$/, '')) ?? [];
    if (open && mark?.startsWith(open.mark) && info.trim() === '') {
      fences.push({ ...open, bodyEnd: start });
      open = undefined;
      masked = blank(masked, start, end);
    } else if (open) masked = blank(masked, start, end);
    else if (mark !== undefined && !(mark.startsWith('`') && info.includes('`'))) {
      open = { mark, info, infoStart: start + before.length + mark.length, bodyStart: Math.min(end + 1, text.length) };
      masked = blank(masked, start, end);
    }
    start = end + 1;
  }
  if (open) fences.push({ ...open, bodyEnd: text.length });
  return { file, text, masked: withoutSpans(masked), fences, edits: [], losses: [], uses: new Set() };
}

/** Blanks inline code and comments, except for VitePress includes. */
function withoutSpans(text: string): string {
  const spans = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)|<!--(?!\s*@include)[\s\S]*?-->/g;
  return text.replace(spans, (found) => found.replace(/[^\n]/g, ' '));
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** The first edit of a range takes precedence: later edits that overlap with it are ignored. */
export function replace({ edits }: Pick<PageConversion, 'edits'>, start: number, end: number, text: string): void {
  const isTaken = edits.some((each) => start < each.end && each.start < end);
  if (!isTaken) edits.push({ start, end, text });
}

interface Loss {
  /** An error if readers miss something, or a warning if it works differently. */
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
}

export function tell(
  { file, text, losses }: Pick<PageConversion, 'file' | 'text' | 'losses'>,
  offset: number,
  { severity, message, hint }: Loss,
): void {
  losses.push(diagnostic(severity, { code: 'migration', message, hint, file, position: placeAt(text, offset) }));
}

function placeAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

interface HeadingLine {
  readonly depth: number;
  /** Markdown of the heading, which can contain code. */
  readonly text: string;
  /** Offset after the heading. */
  readonly end: number;
}

export function headingsIn(work: PageConversion): readonly HeadingLine[] {
  return matchesIn(work, /^ {0,3}(#{1,6})[ \t][^\n\r]*/gm).map(({ 0: whole, 1: signs = '', index }) => {
    const end = index + whole.length;
    // `masked` does not contain code in the heading.
    const text = work.text
      .slice(index, end)
      .replace(/^ {0,3}#{1,6}[ \t]+/, '')
      .trimEnd();
    return { depth: signs.length, text: text.replace(/(?<![ \t])[ \t]+#+$/, ''), end };
  });
}

/** Returns matches outside of code, with their offsets. */
export function matchesIn({ masked }: PageConversion, pattern: RegExp): readonly RegExpExecArray[] {
  return [...masked.matchAll(pattern)];
}

/** Replaces the matches outside of code for which `textOf` returns a string. */
export function replaceMatches(
  work: PageConversion,
  pattern: RegExp,
  textOf: (match: RegExpExecArray) => string | undefined,
): void {
  for (const match of matchesIn(work, pattern)) {
    const text = textOf(match);
    if (text !== undefined) replace(work, match.index, match.index + match[0].length, text);
  }
}
