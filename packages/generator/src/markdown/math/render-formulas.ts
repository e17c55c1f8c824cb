// Converts formulas to MathML, after all steps that need their source: search, headings and plugins. If a formula is
// invalid, its source is shown.
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { Position } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import type { FormulaError } from './mathml.ts';

interface FoundFormula {
  readonly tex: string;
  readonly isDisplayed: boolean;
  /** The element that the formula replaces. */
  readonly element: Element;
  readonly replace: (rendered: ElementContent) => void;
}

export function renderFormulas() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file).includes('math') && !String(file).includes('$')) return;
    const found = findFormulas(tree);
    if (found.length === 0) return;
    const { renderFormula } = await import('./mathml.ts');
    const { diagnostics, files } = notesOf(file);
    const macros = {};
    for (const { tex, isDisplayed, element, replace } of found) {
      const rendered = renderFormula(tex, { isDisplayed, macros });
      if ('html' in rendered) {
        files.add('styles:docsgen/math');
        replace({
          type: 'raw',
          value: isDisplayed ? `<div class="math-display" tabindex="0">${rendered.html}</div>` : rendered.html,
        });
        continue;
      }
      diagnostics.push(
        warning({
          code: 'math',
          message: `Invalid math formula: ${rendered.reason}`,
          hint: 'Its source is shown instead',
          file: file.path,
          position: positionOf(element, tex, { file, failure: rendered }),
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
    const replace = (rendered: ElementContent): void => void parent.children.splice(index, 1, rendered);
    found.push({ tex: textOf(code).replace(/\n$/, ''), isDisplayed: code !== node, element: node, replace });
    return SKIP;
  });
  return found;
}

function isMath({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('language-math');
}

interface FormulaFailure {
  readonly file: VFile;
  readonly failure: FormulaError;
}

/** Returns the source position of an offset in the formula. The lines of a block can be indented or start with `>`. */
function positionOf({ position }: Element, tex: string, { file, failure }: FormulaFailure): Position | undefined {
  const start = position?.start;
  if (start === undefined) return undefined;
  const before = tex.slice(0, failure.offset ?? 0).split('\n');
  const written = tex.split('\n')[before.length - 1] ?? '';
  // Some steps do not preserve the end position.
  const end = Math.max(position?.end.line ?? 0, start.line + tex.split('\n').length);
  const lines = String(file)
    .split('\n')
    .slice(start.line - 1, end);
  // The first line of a fence is not part of the formula.
  const found = lines.findIndex((line, index) => index >= before.length - 1 && line.includes(written));
  if (found < 0) return { line: start.line, column: start.column };
  const from = found === 0 ? start.column - 1 : 0;
  const column = (lines[found] ?? '').indexOf(written, from) + (before.at(-1) ?? '').length + 1;
  return { line: start.line + found, column: Math.max(1, column) };
}
