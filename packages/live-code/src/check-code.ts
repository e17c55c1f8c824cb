// Reports live code that cannot run or shows nothing. TypeScript is parsed only in the browser.
import type { ArticleContext, CodeBlock } from 'docsgen/plugin';
import { distance } from 'fastest-levenshtein';

const parsed: ReadonlySet<string> = new Set(['jsx', 'js', 'javascript']);

interface LiveBlock {
  readonly block: CodeBlock;
  /** The words after the language. */
  readonly words: readonly string[];
  readonly article: ArticleContext;
}

export async function reportProblems(live: LiveBlock): Promise<void> {
  reportOptions(live);
  if (parsed.has(live.block.language)) await reportSyntaxError(live);
}

function reportOptions({ block, words, article }: LiveBlock): void {
  const misspelled = words.find(isMisspelled);
  if (misspelled !== undefined) {
    const message = `Unknown option '${misspelled}' of live code`;
    const place = placeOfWord(block, misspelled, article);
    article.report({ code: 'option', severity: 'warning', message, hint: 'Did you mean noInline?', ...place });
  } else if (words.includes('noInline') && !/\brender\s*\(/.test(block.code)) {
    const message = 'This live code shows nothing, because it never calls render()';
    const hint = 'Add render(<Example />) at the end, or remove noInline to show its last component';
    article.report({ code: 'empty', severity: 'warning', message, hint, ...block.placeOf(0) });
  }
}

function isMisspelled(word: string): boolean {
  return /^[a-z-]+$/i.test(word) && word !== 'noInline' && distance(word.toLowerCase(), 'noinline') <= 2;
}

function placeOfWord(block: CodeBlock, word: string, { text }: ArticleContext): ReturnType<CodeBlock['placeOf']> {
  const start = block.placeOf(0);
  const { line = 1, column = 1 } = start;
  const found = text.split(/\r?\n/)[line - 1]?.indexOf(` ${word}`, column) ?? -1;
  return found < 0 ? start : { line, column: found + 2 };
}

async function reportSyntaxError({ block, article }: LiveBlock): Promise<void> {
  const { syntaxErrorIn } = await import('./parse-code.ts');
  const found = syntaxErrorIn(block.code);
  if (found === undefined) return;
  const reason = found.message.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  const typed = block.language === 'jsx' ? 'tsx' : 'ts';
  const hint = `Fix the syntax, or use \`\`\`${typed} live if the code contains types`;
  const message = `This live code cannot run: ${reason}`;
  article.report({ code: 'syntax', severity: 'warning', message, hint, ...block.placeOf(found.line, found.column) });
}
