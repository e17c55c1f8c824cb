// Reports built-in block components inside a sentence. HTML does not allow blocks in paragraphs, so browsers would
// split the sentence.
import type { Root, RootContent } from 'mdast';
import { isMarkdownJsx, type MarkdownJsx } from '../../tree/jsx-nodes.ts';
import { startOf } from '../../tree/positions.ts';
import { SKIP, walk } from '../../tree/visit.ts';
import { formsOf } from '../registry.ts';
import type { ComponentProblem } from './component.ts';
import { canBeBlock } from './recognize.ts';
import type { ReportAt } from './report-problems.ts';

/** Must be called after components that are alone in a paragraph have been converted to blocks. */
export function reportInlineBlocks(tree: Root, shadowed: ReadonlySet<string>, reportAt: ReportAt): void {
  const isMisplaced = (node: RootContent): node is MarkdownJsx & { name: string } =>
    isMarkdownJsx(node) &&
    node.name !== null &&
    !shadowed.has(node.name) &&
    canBeBlock(node.name) &&
    !canBeText(node.name);
  walk<RootContent>(tree, (sentence) => {
    if (sentence.type !== 'paragraph' && sentence.type !== 'heading') return undefined;
    walk<RootContent>(sentence, (node) => {
      if (isMisplaced(node)) reportAt(startOf(node))(blockInline(node.name));
      return undefined;
    });
    return SKIP;
  });
}

function canBeText(name: string): boolean {
  return formsOf(name).includes('text');
}

function blockInline(name: string): ComponentProblem {
  const message = `<${name}> is a block component and cannot be used inline`;
  return { isError: true, message, hint: 'Put it on its own lines, with a blank line before and after' };
}
