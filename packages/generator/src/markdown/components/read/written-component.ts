// A component between parsing and drawing: a node of the Markdown tree, then of the tree of elements.
import type { ElementContent } from 'hast';
import type { Node as MdastNode, RootContent } from 'mdast';
import type { Position } from '../../../model/diagnostic.ts';
import type { OwnComponent, Props } from './component.ts';

export const componentType = 'docsgenComponent';

/** The same in both trees. */
interface Written {
  readonly type: typeof componentType;
  readonly component: OwnComponent;
  readonly props: Props;
  readonly place: Position | undefined;
  readonly isInline: boolean;
}

export interface MarkdownComponent extends Written, Pick<MdastNode, 'position'> {
  /** The label first, as the parser has it, if there is one. */
  children: RootContent[];
}

export interface ElementComponent extends Written {
  readonly label: ElementContent[] | undefined;
  children: ElementContent[];
  position?: MdastNode['position'];
}

interface TreeNode {
  readonly type: string;
}

export function isElementComponent<Node extends TreeNode>(node: Node): node is Node & ElementComponent {
  return node.type === componentType;
}
