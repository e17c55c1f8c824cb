// Formulas become MathML when everything that reads an article has read their source: search, headings, plugins.
// A mistake in one is told at its place, and the formula is shown as it is written.
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { Position } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import type { FormulaMistake } from './mathml.ts';

interface FoundFormula {
  readonly tex: string;
  readonly isDisplayed: boolean;
  /** What it stands in, and what is exchanged. */
  readonly element: Element;
  readonly place: (drawn: ElementContent) => void;
}

export function drawFormulas() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file).includes('math') && !String(file).includes('$')) return;
    const found = findFormulas(tree);
    if (found.length === 0) return;
    const { drawFormula } = await import('./mathml.ts');
    const { diagnostics, files } = notesOf(file);
    const macros = {};
    for (const { tex, isDisplayed, element, place } of found) {
      const drawn = drawFormula(tex, { isDisplayed, macros });
      if ('html' in drawn) {
        files.add('styles:docsgen/math');
        place({
          type: 'raw',
          value: isDisplayed ? `<div class="math-display" tabindex="0">${drawn.html}</div>` : drawn.html,
        });
        continue;
      }
      diagnostics.push(
        warning({
          code: 'math',
          message: `This formula cannot be drawn: ${drawn.mistake}`,
          hint: 'It is shown as it is written',
          file: file.path,
          position: placeOf(element, tex, { file, mistake: drawn }),
        }),
      );
    }
  };
}

function findFormulas(tree: Root): readonly FoundFormula[] {
  const found: FoundFormula[] = [];
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element') return undefined;
    const [inner] = node.tagName === 'pre' && node.children.length === 1 ? node.children : [];
    const code = inner?.type === 'element' ? inner : node;
    if (code.tagName !== 'code' || !isMath(code)) return undefined;
    const place = (drawn: ElementContent): void => void parent.children.splice(index, 1, drawn);
    found.push({ tex: textOf(code).replace(/\n$/, ''), isDisplayed: code !== node, element: node, place });
    return SKIP;
  });
  return found;
}

function isMath({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('language-math');
}

interface Misplaced {
  readonly file: VFile;
  readonly mistake: FormulaMistake;
}

/** The place in the source of an offset in the formula. Lines of a block may be indented, and behind a `>`. */
function placeOf({ position }: Element, tex: string, { file, mistake }: Misplaced): Position | undefined {
  const start = position?.start;
  if (start === undefined) return undefined;
  const before = tex.slice(0, mistake.offset ?? 0).split('\n');
  const written = tex.split('\n')[before.length - 1] ?? '';
  // Not every step keeps the end.
  const end = Math.max(position?.end.line ?? 0, start.line + tex.split('\n').length);
  const lines = String(file)
    .split('\n')
    .slice(start.line - 1, end);
  // The first line of a fence has no part of the formula.
  const found = lines.findIndex((line, index) => index >= before.length - 1 && line.includes(written));
  if (found < 0) return { line: start.line, column: start.column };
  const from = found === 0 ? start.column - 1 : 0;
  const column = (lines[found] ?? '').indexOf(written, from) + (before.at(-1) ?? '').length + 1;
  return { line: start.line + found, column: Math.max(1, column) };
}
