// An item of a sidebar with holes for its own words. Thousands of items have a few shapes.

import type { SidebarNode } from '../props.ts';
import { address, createHoles, type Holes } from './holes.ts';

export interface SidebarShape {
  readonly node: SidebarNode;
  /** The same as JSON. */
  readonly shape: string;
  readonly sign: string;
  readonly values: readonly string[];
}

/** `undefined`: a word of the item could be taken for a hole. */
export function sidebarShape(node: SidebarNode): SidebarShape | undefined {
  const sign = 'docsgen-hole';
  const { hole, values } = createHoles(sign);
  const holed = shapeOf(node, hole);
  const shape = JSON.stringify(holed);
  return shape.split(sign).length - 1 === values.length ? { node: holed, shape, sign, values } : undefined;
}

function shapeOf(node: SidebarNode, hole: Holes['hole']): SidebarNode {
  if (node.kind === 'gap') return { ...node, href: address(node.href, hole) };
  const own = { label: hole(node.label), className: hole(node.className) };
  if (node.kind === 'category') return { ...node, ...own, key: hole(node.key), href: address(node.href, hole) };
  if (node.kind === 'branch') return { ...node, ...own, key: hole(node.key), href: address(node.href, hole) };
  return { ...node, ...own, href: address(node.href, hole) };
}
