// Prevents `$5 and $10` from being parsed as a formula. Dollar signs that cannot delimit a formula are replaced with
// another currency symbol, which Markdown treats the same way, and are restored in the tree. Positions do not change.
import type { Nodes, Root } from 'mdast';

/** Obsolete currency symbols. A symbol that occurs in the source cannot be used. */
const signs = ['₶', '₢', '₰', '₯', '₻'];

interface HiddenPrices {
  readonly markdown: string;
  /** Restores the dollar signs. */
  readonly restore: (tree: Root) => void;
}

/** Returns `undefined` if there are no such dollar signs. */
export function hideDollarAmounts(markdown: string): HiddenPrices | undefined {
  const prices = findPrices(markdown);
  const sign = prices.length === 0 ? undefined : signs.find((each) => !markdown.includes(each));
  if (sign === undefined) return undefined;
  let hidden = '';
  let end = 0;
  for (const price of prices) {
    hidden += markdown.slice(end, price) + sign;
    end = price + 1;
  }
  return { markdown: hidden + markdown.slice(end), restore: (tree) => restore(tree, sign) };
}

/** Matches an escape, the start of a code span, or dollar signs. */
const opening = /\\[\s\S]|`+|\$+/g;
const loneDollarOrParagraphEnd = /(?<!\$)\$(?!\$)|\n[ \t>]*\r?\n/g;

/**
 * Returns the offsets of dollar signs that do not delimit a formula. As in Pandoc, a formula neither begins nor ends
 * with a space and is not followed by a digit.
 */
function findPrices(markdown: string): readonly number[] {
  const prices: number[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(markdown); found !== null; found = opening.exec(markdown)) {
    const [run] = found;
    const start = found.index;
    if (run.startsWith('\\')) continue;
    if (run !== '$') {
      // Code and display formulas are skipped. An unclosed delimiter is plain text.
      const close = closingRun(markdown, run, start + run.length);
      if (close !== undefined) opening.lastIndex = close + run.length;
      continue;
    }
    loneDollarOrParagraphEnd.lastIndex = start + 1;
    const close = loneDollarOrParagraphEnd.exec(markdown);
    if (close?.[0] !== '$') continue;
    if (isFormula(markdown, start, close.index)) opening.lastIndex = close.index + 1;
    else prices.push(start);
  }
  return prices;
}

function isFormula(markdown: string, start: number, end: number): boolean {
  const inner = markdown.slice(start + 1, end);
  return /^\S/.test(inner) && /\S$/.test(inner) && !/\d/.test(markdown[end + 1] ?? '');
}

/** Returns the start of the next sequence of exactly these characters. */
function closingRun(markdown: string, run: string, from: number): number | undefined {
  const character = run[0];
  for (let at = markdown.indexOf(run, from); at >= 0; at = markdown.indexOf(run, at)) {
    let end = at + run.length;
    if (markdown[end] !== character) return at;
    while (markdown[end] === character) end += 1;
    at = end;
  }
  return undefined;
}

function restore(tree: Root, sign: string): void {
  const restored = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(sign, '$');
    if (Array.isArray(value)) return value.map(restored);
    if (typeof value !== 'object' || value === null) return value;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'position') (value as Record<string, unknown>)[key] = restored(inner);
    }
    return value;
  };
  for (const child of tree.children) restored(child satisfies Nodes);
}
