// Reports unsupported syntax in code blocks: notations of other tools, languages without highlighting, diagrams in
// other languages, and nonexistent line numbers.
import type { Element } from 'hast';
import type { VFile } from 'vfile';
import type { CheckLevel } from '../../model/config.ts';
import { countOf } from '../../text/amounts.ts';
import { didYouMean, outOfRange } from '../../text/wording.ts';
import { parseCodeMeta } from '../code/code-meta.ts';
import type { Highlighter } from '../code/highlight.ts';
import { grammarOf, languageNames } from '../code/languages.ts';
import { admonitionOf } from '../components/read/admonition-lines.ts';
import { positionInNode } from './position-in-node.ts';
import { reportOnce, type Syntax, shownAsText } from './report-once.ts';
import { codeSyntax } from './syntax-table.ts';

export interface CheckedBlock {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  readonly pre: Element;
}

declare module 'hast' {
  interface ElementData {
    /** Set on code blocks that plugins render, whose languages are therefore known. */
    isRendered?: true;
  }
}

interface Checking {
  readonly file: VFile;
  readonly level: CheckLevel;
  readonly highlighter: Highlighter;
}

/** Blocks without a position were created by plugins and components, and are not checked. */
export function checkBlocks(blocks: readonly CheckedBlock[], { file, level, highlighter }: Checking): void {
  const report = reportOnce(file, level);
  for (const block of blocks) {
    const { pre, language } = block;
    if (pre.position === undefined) continue;
    const lines = missingLine(block);
    if (lines) report('lines', pre, lines);
    const title = bracketTitle(block);
    if (title) report('title', pre, title);
    const unsupported =
      language.startsWith('[') || pre.data?.isRendered ? undefined : unsupportedLanguage(language, highlighter);
    if (unsupported) report(`language ${language}`, pre, unsupported);
    if (grammarOf(language) === 'markdown') continue;
    for (const { kind, found, hint } of notationsIn(block.code)) {
      const position = positionInNode(pre, found, String(file)) ?? pre.position;
      report(kind, { position }, { message: shownAsText(kind, found), hint });
    }
  }
}

function missingLine({ code, meta }: CheckedBlock): Syntax | undefined {
  const { highlighted, added, removed } = parseCodeMeta(meta);
  const count = code.split('\n').length;
  const line = [...highlighted, ...added, ...removed].find((each) => each > count || each < 1);
  if (line === undefined) return undefined;
  return { code: 'markdown', message: outOfRange(`Line ${line} is`, 'the code block', countOf(count, 'line')) };
}

/** VitePress uses ```` ```js [file.js] ```` for the tab labels of a code group. */
function bracketTitle({ language, meta }: CheckedBlock): Syntax | undefined {
  const info = language.startsWith('[') ? `${language} ${meta}`.trim() : meta;
  const title = /(?:^|\s)\[([^\][]+)\]$/.exec(info)?.[1];
  if (title === undefined) return undefined;
  return { message: `The title '[${title}]' of this code block is not shown`, hint: `Write title="${title}"` };
}

/** Known languages without highlighting. Other steps report the problems of such blocks. */
const specialLanguages: ReadonlySet<string> = new Set(['mdx-code-block', 'mermaid']);

const otherDiagrams: ReadonlySet<string> = new Set(['d2', 'plantuml', 'puml']);

function unsupportedLanguage(language: string, highlighter: Highlighter): Syntax | undefined {
  const name = language.toLowerCase();
  if (otherDiagrams.has(name)) {
    const hint = 'Use Mermaid, or an image of the diagram';
    return { message: `Diagrams in ${language} are not rendered: the block is shown as code`, hint };
  }
  if (specialLanguages.has(language) || highlighter.isKnown(language)) return undefined;
  const message = `Unknown code language '${language}': the block is not highlighted`;
  const [, directive = '', start = ''] = /^(?:\{(\w+)\}$|[{.]*([\w+#-]+))/.exec(language) ?? [];
  if (admonitionOf(directive)) return { message, hint: `Write :::${directive} before the text and ::: after it` };
  const isStart = start !== language && languageNames.includes(start.toLowerCase());
  const suggestion = language.length < shortest ? undefined : didYouMean(language, languageNames);
  const hint = isStart ? `Write ${start}, and everything else after a space` : suggestion;
  return { message, hint: hint ?? "Use 'text' for a language without highlighting" };
}

/** Minimum length of names to suggest, because similarities between shorter names are often accidental. */
const shortest = 4;

interface Notation {
  readonly kind: string;
  readonly found: string;
  readonly hint: string | undefined;
}

function notationsIn(code: string): readonly Notation[] {
  return codeSyntax
    .filter(({ sign }) => sign.test(code))
    .flatMap(({ kind, pattern, hint }) =>
      [...code.matchAll(pattern)].slice(0, 1).map((groups) => ({ kind, found: groups[0], hint: hint(groups) })),
    );
}
