// Converts formulas to MathML, after all steps that need their source: search, headings and plugins. If a formula is
// invalid, its source is shown.
import type { ArticleContext, CodeBlock, CodeBlockRenderer, HtmlElement } from 'docsgen/plugin';
import type { FormulaError } from './mathml.ts';

const renderFormulas: CodeBlockRenderer = (article) => {
  const macros = {};
  return async (block) => {
    const { language, code, isInline, element } = block;
    if (language !== 'math') return undefined;
    const { renderFormula } = await import('./mathml.ts');
    const rendered = renderFormula(code, { isDisplayed: !isInline, macros });
    if ('reason' in rendered) {
      reportError(rendered, block, article);
      return element;
    }
    article.load('styles');
    const math: HtmlElement = {
      type: 'element',
      tagName: 'math',
      properties: rendered.attributes,
      children: [{ type: 'raw', value: rendered.content }],
    };
    if (isInline) return math;
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: ['math-display'], tabIndex: 0 },
      children: [math],
    };
  };
};

function reportError({ reason, offset = 0 }: FormulaError, block: CodeBlock, article: ArticleContext): void {
  article.report({
    code: 'formula',
    severity: 'warning',
    message: `Invalid math formula: ${reason}`,
    hint: 'Its source is shown instead',
    ...placeOf(offset, block, article),
  });
}

/** Returns the source position of an offset in the formula. The lines of a block can be indented or start with `>`. */
function placeOf(offset: number, block: CodeBlock, { text }: ArticleContext): ReturnType<CodeBlock['placeOf']> {
  const start = block.placeOf(0);
  const { line = 1, column = 1 } = start;
  const lines = block.code.split('\n');
  const before = block.code.slice(0, offset).split('\n');
  const written = lines[before.length - 1] ?? '';
  // The formula may begin on the line of the opening delimiter, or on the next line.
  const around = text.split('\n').slice(line - 1, line + lines.length);
  const found = around.findIndex((each, index) => index >= before.length - 1 && each.includes(written));
  if (found < 0) return start;
  const from = found === 0 ? column - 1 : 0;
  const at = (around[found] ?? '').indexOf(written, from) + (before.at(-1) ?? '').length + 1;
  return { line: line + found, column: Math.max(1, at) };
}

export default renderFormulas;
