// Reports live code that cannot run or shows nothing. JavaScript is parsed with the parser of the playground, which is
// loaded only for pages with live code. TypeScript is parsed only in the playground.
import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import { nearestName } from '../../text/suggest.ts';
import { CodeSyntaxError, loadCodeParser } from '../mdx/page/compile-code.ts';

export const languages: ReadonlySet<string> = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);
const parsed: ReadonlySet<string> = new Set(['jsx', 'js', 'javascript']);

export interface LiveBlock {
  readonly language: string;
  /** The words after the language. */
  readonly words: readonly string[];
  readonly text: string;
  readonly position: Element['position'];
}

type Problem = Pick<Diagnostic, 'message' | 'hint'>;

export function mistakesIn(blocks: readonly LiveBlock[], file: VFile): readonly Diagnostic[] {
  return blocks.flatMap((block) => {
    const misspelled = languages.has(block.language) ? block.words.find(isMisspelled) : undefined;
    if (misspelled !== undefined) {
      const message = `Unknown option '${misspelled}' of live code`;
      return problemAt({ message, hint: 'Did you mean noInline?' }, positionOfWord(block, misspelled, file), file);
    }
    const problem = problemIn(block);
    return problem === undefined ? [] : problemAt(problem, block.position?.start, file);
  });
}

function isMisspelled(word: string): boolean {
  return /^[a-z-]+$/i.test(word) && word !== 'noInline' && nearestName(word, ['noInline']) !== undefined;
}

function problemIn({ language, words, text }: LiveBlock): Problem | undefined {
  if (!languages.has(language)) {
    const message = `Code in '${language}' cannot run in browsers, so it is not live`;
    return { message, hint: 'Use jsx, tsx, js or ts, such as ```jsx live' };
  }
  if (!words.includes('noInline') || /\brender\s*\(/.test(text)) return undefined;
  return {
    message: 'This live code shows nothing, because it never calls render()',
    hint: 'Add render(<Example />) at the end, or remove noInline to show its last component',
  };
}

/** Reports syntax errors in JavaScript. */
export async function liveCodeSyntaxErrors(blocks: readonly LiveBlock[], file: VFile): Promise<readonly Diagnostic[]> {
  const written = blocks.filter(({ language }) => parsed.has(language));
  if (written.length === 0) return [];
  const parse = await loadCodeParser();
  return written.flatMap((block) => {
    try {
      parse(block.text);
      return [];
    } catch (thrown) {
      if (!(thrown instanceof CodeSyntaxError)) throw thrown;
      const reason = thrown.message.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
      const message = `This live code cannot run: ${reason}`;
      const typed = block.language === 'jsx' ? 'tsx' : 'ts';
      const hint = `Fix the syntax, or use \`\`\`${typed} live if the code contains types`;
      return problemAt({ message, hint }, positionInCode(block, thrown.position, file), file);
    }
  });
}

function problemAt(problem: Problem, place: Position | undefined, { path }: VFile): Diagnostic {
  const position = place && { line: place.line, column: place.column };
  return warning({ ...problem, code: 'live-code', file: path, position });
}

function positionOfWord({ position }: LiveBlock, word: string, file: VFile): Position | undefined {
  const start = position?.start;
  const found = start && lineOf(file, start.line).indexOf(` ${word}`, start.column);
  return start && found !== undefined && found >= 0 ? { line: start.line, column: found + 2 } : start;
}

/** Converts a position, because code in lists and quotes is indented. */
function positionInCode({ position, text }: LiveBlock, { line, column }: Position, file: VFile): Position | undefined {
  if (position === undefined) return undefined;
  const place = position.start.line + line;
  const [whole, code] = [lineOf(file, place), text.split('\n')[line - 1] ?? ''];
  return { line: place, column: column + (whole.endsWith(code) ? whole.length - code.length : 0) };
}

function lineOf(file: VFile, line: number): string {
  return String(file).split(/\r?\n/)[line - 1] ?? '';
}
