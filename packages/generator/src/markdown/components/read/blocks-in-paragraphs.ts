// Blocks of docsgen's own in the middle of a sentence: HTML has no blocks in a paragraph, so browsers would take the
// sentence apart.
import type { Root, RootContent } from 'mdast';
import { SKIP, walk } from '../../tree/visit.ts';
import { formsOf } from '../registry.ts';
import type { Mistake } from './component.ts';
import { isJsx, type JsxElement } from './jsx-node.ts';
import type { TellAt } from './prop-errors.ts';
import { canBeBlock } from './recognize.ts';

/** Those among the nodes of a tree: what is left of them when what stands alone has become a block. */
export function tellInSentence(tree: Root, shadowed: ReadonlySet<string>, tellAt: TellAt): void {
  const isMisplaced = (node: RootContent): node is RootContent & JsxElement & { name: string } =>
    isJsx(node) && node.name !== null && !shadowed.has(node.name) && canBeBlock(node.name) && !canBeText(node.name);
  walk<RootContent>(tree, (sentence) => {
    if (sentence.type !== 'paragraph' && sentence.type !== 'heading') return undefined;
    walk<RootContent>(sentence, (node) => {
      if (isMisplaced(node)) tellAt(node.position && placeOf(node.position.start))(misplaced(node.name));
      return undefined;
    });
    return SKIP;
  });
}

function canBeText(name: string): boolean {
  return formsOf(name).includes('text');
}

function placeOf({ line, column }: { readonly line: number; readonly column: number }) {
  return { line, column };
}

function misplaced(name: string): Mistake {
  const message = `${name} is a block, and stands in a sentence here`;
  return { isError: true, message, hint: 'Write it on lines of its own, with empty lines around it' };
}
