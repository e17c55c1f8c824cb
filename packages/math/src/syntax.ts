// Parses formulas: remark-math for remark-parse, and the same rules for both parsers: prices are not formulas, and a
// formula between double dollar signs on a separate line is a display formula. The markup is the same as remark-math's,
// so that plugins can render it.
import type { Element } from 'hast';
import type { Paragraph, Root, TableCell } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import remarkMath from 'remark-math';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { hideDollarAmounts } from './dollar-amounts.ts';

/** Wraps the parser, so it runs before all plugins that process the tree. */
export function mathSyntax(this: Processor): void {
  remarkMath.call(this as ThisParameterType<typeof remarkMath>);
  const { parser: parse } = this;
  if (parse === undefined) return;
  this.parser = (markdown, file) => {
    const hidden = hideDollarAmounts(markdown);
    const tree = parse(hidden?.markdown ?? markdown, file) as Root;
    hidden?.restore(tree);
    prepare(tree, markdown);
    return tree;
  };
}

function prepare(tree: Root, markdown: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'tableCell') unescapePipes(node);
    if (node.type === 'math') node.data = dataOfBlock(node.value);
    if (node.type === 'inlineMath') node.data = dataOfInline(node.value);
    if (node.type !== 'paragraph' || index === undefined || parent === undefined) return;
    const displayed = displayedAlone(node, markdown);
    if (displayed) parent.children[index] = displayed;
  });
}

/** Unescapes pipes in the formulas of table cells, where they must be escaped, as in code. */
function unescapePipes(cell: TableCell): void {
  visit(cell, 'inlineMath', (node) => {
    node.value = node.value.replaceAll('\\|', '|');
  });
}

/** Finds `$$x$$` on a separate line. */
function displayedAlone({ children, position }: Paragraph, markdown: string): MathBlock | undefined {
  const [formula] = children;
  if (children.length !== 1 || formula?.type !== 'inlineMath' || position === undefined) return undefined;
  if (!markdown.startsWith('$$', formula.position?.start.offset)) return undefined;
  const { value } = formula;
  return { type: 'math', meta: null, value, data: dataOfBlock(value), position };
}

function dataOfInline(value: string): InlineMath['data'] {
  const { tagName: hName, properties: hProperties, children: hChildren } = codeElement(value, 'math-inline');
  return { hName, hProperties, hChildren } as InlineMath['data'];
}

function dataOfBlock(value: string): MathBlock['data'] {
  return { hName: 'pre', hChildren: [codeElement(value, 'math-display')] } as MathBlock['data'];
}

function codeElement(value: string, kind: 'math-inline' | 'math-display'): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-math', kind] },
    children: [{ type: 'text', value }],
  };
}

export default mathSyntax;
