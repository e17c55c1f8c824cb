// A component between parsing and rendering: first a node in the mdast tree, then a node in the hast tree.
import type { ElementContent } from 'hast';
import type { Node as MdastNode, RootContent } from 'mdast';
import type { Position } from '../../../model/diagnostic.ts';
import type { BuiltinComponent, Props } from './component.ts';

export const componentType = 'docsgenComponent';

interface ComponentNode {
  readonly type: typeof componentType;
  readonly component: BuiltinComponent;
  readonly props: Props;
  readonly place: Position | undefined;
  readonly isInline: boolean;
}

export interface MarkdownComponent extends ComponentNode, Pick<MdastNode, 'position'> {
  /** If the component has a label, the first child is the parser's paragraph with the label. */
  children: RootContent[];
}

export interface ElementComponent extends ComponentNode {
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
