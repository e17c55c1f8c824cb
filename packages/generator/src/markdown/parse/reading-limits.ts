// Finds texts that would crash a parser or take it minutes, before they are parsed. Parsing time is quadratic in the
// nesting of brackets, the number of special characters in a paragraph, the number of table columns, and the number of
// footnotes, thematic breaks and lists that begin on the first line of an item.
import type { Diagnostic } from '../../model/diagnostic.ts';

type Excess = Pick<Diagnostic, 'message' | 'position' | 'hint'>;

/** Minimum length of checked texts in characters. Shorter texts are always parsed quickly. */
const minLength = 2000;
/** Maximum nesting of lists, quotes and directives. */
const mostLevels = 200;
const mostOpenBrackets = 500;
/** Maximum length of a sequence of emphasis characters that is not a thematic break. */
const longestRun = 500;
/** Maximum number of special characters in one paragraph. */
const mostSigns = 10_000;
const mostColumns = 1000;
const mostCells = 250_000;
/** Maximum length of a sequence without spaces that contains a URL. */
const longestAddress = 100_000;
const mostFootnotes = 2000;
const mostRules = 2000;
const mostListsInLine = 2000;

/** Returns `undefined` if no limit is exceeded. */
export function findExceededLimit(markdown: string): Excess | undefined {
  if (markdown.length < minLength) return undefined;
  const above: Above = {
    // Shorter texts cannot exceed the limit.
    isCounted: markdown.length > mostSigns,
    ...{ fence: undefined, isHtml: false, isBlank: true, signs: 0, open: 0, indents: [] },
    ...{ containers: 0, columns: 0, rows: 0, footnotes: 0, rules: 0, listsInLine: 0 },
  };
  let line = 0;
  for (let start = 0; start < markdown.length; line += 1) {
    const found = markdown.indexOf('\n', start);
    const end = found < 0 ? markdown.length : found;
    const excess = lineExcess(markdown.slice(start, end), above);
    if (excess) {
      const { message, hint, column = 1 } = excess;
      return { message, hint, position: { line: line + 1, column } };
    }
    start = end + 1;
  }
  return undefined;
}

interface LineExcess extends Pick<Diagnostic, 'message'> {
  readonly hint: string | undefined;
  readonly column?: number;
}

const nested = { message: 'Lists, quotes or elements on this page are nested too deeply', hint: undefined };

const levels = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){200}/;
const rule = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
const emphasis = /[*_~]{500}/;
const fence = /^[ \t>]*(`{3,}|~{3,})/;
const footnote = /^[ \t>]*\[\^/;
const item = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
const blockStart = /^[ \t>]*(?:[-*+#|]|\d{1,9}[.)])/;
const delimiters = /^(?=[^-]*-)(?=[^|]*\|)[ \t>]*[|:-][|: \t-]*$/;
const listInLine = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){2}/;
const container = /^[ \t>]*:{3,}[ \t]*([A-Za-z])?/;

/** State after the preceding lines. */
interface Above {
  readonly isCounted: boolean;
  /** Opening characters of the current fence, or `undefined` outside code. */
  fence: string | undefined;
  /** Whether the line is in an HTML block, where special characters have no meaning. */
  isHtml: boolean;
  isBlank: boolean;
  signs: number;
  open: number;
  /** Columns of the markers of nested lists. */
  readonly indents: number[];
  containers: number;
  /** Number of columns of the current table, or 0 outside tables. */
  columns: number;
  rows: number;
  footnotes: number;
  rules: number;
  /** Number of lines that begin more than one list, such as `* * a`. */
  listsInLine: number;
}

function lineExcess(text: string, above: Above): LineExcess | undefined {
  const first = text.search(/\S/);
  // Fast path: most lines begin with a letter and are part of a paragraph or of code.
  const isWord = first >= 0 && /[\p{L}]/u.test(text[first] ?? '');
  if (isWord ? above.fence !== undefined : isCode(text, above)) return undefined;
  if (first < 0) {
    Object.assign(above, { isBlank: true, isHtml: false, signs: 0, open: 0, columns: 0, rows: 0 });
    return undefined;
  }
  if (above.isBlank) above.isHtml = text[first] === '<';
  above.isBlank = false;
  if (above.columns > 0) above.rows += 1;
  const excess = isWord ? undefined : (levelExcess(text, above) ?? countExcess(text, above));
  return excess ?? tableExcess(text, above) ?? (above.isHtml ? undefined : signExcess(text, above));
}

function isCode(text: string, above: Above): boolean {
  const mark = fence.exec(text)?.[1];
  const wasCode = above.fence !== undefined;
  if (mark === undefined) return wasCode;
  if (above.fence === undefined) above.fence = mark;
  else if (mark.startsWith(above.fence)) above.fence = undefined;
  return true;
}

function levelExcess(text: string, above: Above): LineExcess | undefined {
  const deep = text.length < mostLevels || rule.test(text) ? undefined : levels.exec(text);
  if (deep) return { ...nested, column: deep[0].length + 1 };
  const begin = item.exec(text)?.[1];
  if (begin !== undefined) {
    while ((above.indents.at(-1) ?? -1) >= begin.length) above.indents.pop();
    above.indents.push(begin.length);
  }
  const [isDirective, name] = container.exec(text) ?? [];
  if (isDirective !== undefined) above.containers = Math.max(0, above.containers + (name === undefined ? -1 : 1));
  return above.indents.length > mostLevels || above.containers > mostLevels ? nested : undefined;
}

/** Counts constructs that occur in large numbers only in generated pages. */
function countExcess(text: string, above: Above): LineExcess | undefined {
  if (footnote.test(text)) above.footnotes += 1;
  else if (rule.test(text)) above.rules += 1;
  else if (listInLine.test(text)) above.listsInLine += 1;
  const limit = tooMany(above);
  if (limit === undefined) return undefined;
  return { message: `This page has more than ${limit}`, hint: 'Split it into several pages' };
}

function tooMany({ footnotes, rules, listsInLine }: Above): string | undefined {
  if (footnotes > mostFootnotes) return `${mostFootnotes} footnotes`;
  if (rules > mostRules) return `${mostRules} thematic breaks`;
  return listsInLine > mostListsInLine ? `${mostListsInLine} lines that start a nested list` : undefined;
}

function tableExcess(text: string, above: Above): LineExcess | undefined {
  if (above.columns === 0 && /^[ \t>]*[|:-]/.test(text) && delimiters.test(text))
    above.columns = text.split('|').length;
  if (above.columns <= mostColumns && above.columns * above.rows <= mostCells) return undefined;
  const limit = above.columns > mostColumns ? `${mostColumns} columns` : `${mostCells} cells`;
  return {
    message: `This table has more than ${limit}`,
    hint: 'Split it into several tables, or move it to static/ as a file',
  };
}

function signExcess(text: string, above: Above): LineExcess | undefined {
  if (blockStart.test(text)) Object.assign(above, { signs: 0, open: 0 });
  if (!above.isCounted && text.length < longestRun) return undefined;
  const run = text.length < longestRun || rule.test(text) ? undefined : emphasis.exec(text);
  if (run) return { ...nested, column: run.index + longestRun };
  const { signs, open, deepest } = countSigns(text, above.open);
  above.signs += signs;
  above.open = open;
  if (deepest > mostOpenBrackets) return nested;
  const hint = 'Split it into several paragraphs, or use a code block';
  if (above.signs > mostSigns)
    return { message: `This paragraph has more than ${mostSigns} special characters such as * and [`, hint };
  const isLong = text.length > longestAddress && /:\/\/|www\./.test(text) && /\S{100000}/.test(text);
  return isLong ? { message: `This URL has more than ${longestAddress} characters`, hint } : undefined;
}

/** `open` is the number of unclosed brackets in the preceding lines. */
function countSigns(text: string, open: number): Readonly<Record<'signs' | 'open' | 'deepest', number>> {
  const counts = { signs: 0, open, deepest: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isSign(code)) continue;
    counts.signs += 1;
    if (code === 0x5b) counts.open += 1;
    else if (code === 0x5d && counts.open > 0) counts.open -= 1;
    counts.deepest = Math.max(counts.deepest, counts.open);
  }
  return counts;
}

/** Whether the character is one of `* _ ~ : < { [ ]`. */
function isSign(code: number): boolean {
  if (code < 0x2a || code > 0x7e) return false;
  const isBracket = code === 0x5b || code === 0x5d || code === 0x7b || code === 0x3c;
  return isBracket || code === 0x2a || code === 0x5f || code === 0x7e || code === 0x3a;
}
