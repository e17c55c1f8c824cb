// What readers could not run of live code, or what would show nothing: told when the site is built. JavaScript is
// parsed with the parser that the frame has; a page without live code loads none. Types are read in the frame alone.
import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import { nearestName } from '../../text/suggest.ts';
import { CodeMistake, loadCodeParser } from '../mdx/page/compile-code.ts';

export const languages: ReadonlySet<string> = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);
const parsed: ReadonlySet<string> = new Set(['jsx', 'js', 'javascript']);

export interface LiveBlock {
  readonly language: string;
  /** What stands behind the language. */
  readonly words: readonly string[];
  readonly text: string;
  readonly position: Element['position'];
}

type Told = Pick<Diagnostic, 'message' | 'hint'>;

export function mistakesIn(blocks: readonly LiveBlock[], file: VFile): readonly Diagnostic[] {
  return blocks.flatMap((block) => {
    const misspelt = languages.has(block.language) ? block.words.find(isMisspelt) : undefined;
    if (misspelt !== undefined) {
      const message = `Live code knows no word '${misspelt}'`;
      return told({ message, hint: 'Did you mean noInline?' }, placeOfWord(block, misspelt, file), file);
    }
    const mistake = mistakeIn(block);
    return mistake === undefined ? [] : told(mistake, block.position?.start, file);
  });
}

function isMisspelt(word: string): boolean {
  return /^[a-z-]+$/i.test(word) && word !== 'noInline' && nearestName(word, ['noInline']) !== undefined;
}

function mistakeIn({ language, words, text }: LiveBlock): Told | undefined {
  if (!languages.has(language)) {
    const message = `Code in '${language}' does not run in browsers, so it is not live`;
    return { message, hint: 'Live code is jsx, tsx, js or ts: write ```jsx live' };
  }
  if (!words.includes('noInline') || /\brender\s*\(/.test(text)) return undefined;
  return {
    message: 'This live code shows nothing, because it never calls render()',
    hint: 'End it with render(<Example />), or leave out noInline: then its last component is shown',
  };
}

/** JavaScript that no browser can read. */
export async function syntaxMistakesIn(blocks: readonly LiveBlock[], file: VFile): Promise<readonly Diagnostic[]> {
  const written = blocks.filter(({ language }) => parsed.has(language));
  if (written.length === 0) return [];
  const parse = await loadCodeParser();
  return written.flatMap((block) => {
    try {
      parse(block.text);
      return [];
    } catch (thrown) {
      if (!(thrown instanceof CodeMistake)) throw thrown;
      const reason = thrown.message.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
      const message = `This live code cannot run: ${reason}`;
      const typed = block.language === 'jsx' ? 'tsx' : 'ts';
      const hint = `Correct it, or write \`\`\`${typed} live if it has types in it`;
      return told({ message, hint }, placeInCode(block, thrown.position, file), file);
    }
  });
}

function told(mistake: Told, place: Position | undefined, { path }: VFile): Diagnostic {
  const position = place && { line: place.line, column: place.column };
  return warning({ ...mistake, code: 'live-code', file: path, position });
}

function placeOfWord({ position }: LiveBlock, word: string, file: VFile): Position | undefined {
  const start = position?.start;
  const found = start && lineOf(file, start.line).indexOf(` ${word}`, start.column);
  return start && found !== undefined && found >= 0 ? { line: start.line, column: found + 2 } : start;
}

/** Lines of code are moved to the right in lists and quotes. */
function placeInCode({ position, text }: LiveBlock, { line, column }: Position, file: VFile): Position | undefined {
  if (position === undefined) return undefined;
  const place = position.start.line + line;
  const [whole, code] = [lineOf(file, place), text.split('\n')[line - 1] ?? ''];
  return { line: place, column: column + (whole.endsWith(code) ? whole.length - code.length : 0) };
}

function lineOf(file: VFile, line: number): string {
  return String(file).split(/\r?\n/)[line - 1] ?? '';
}
