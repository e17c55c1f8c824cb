// Splits a sidebar item into a template and item-specific strings, because thousands of items share a few templates.

import type { Html } from '@docsgen/contract/html';
import type { SidebarNode } from '@docsgen/contract/views';
import { createSlots, type Slots, slotHref } from './slots.ts';

interface TemplatedItem {
  /** The item with sentinels in its slots. */
  readonly node: SidebarNode;
  /** `node` as JSON. */
  readonly template: string;
  readonly sentinel: string;
  readonly values: readonly string[];
}

/** Returns `undefined` if a string of the item could be mistaken for a slot. */
export function templateItem(node: SidebarNode): TemplatedItem | undefined {
  const sentinel = 'docsgen-slot';
  const { slot, values } = createSlots(sentinel);
  const slotted = slottedNode(node, slot);
  const template = JSON.stringify(slotted);
  return template.split(sentinel).length - 1 === values.length
    ? { node: slotted, template, sentinel, values }
    : undefined;
}

function slottedNode(node: SidebarNode, slot: Slots['slot']): SidebarNode {
  if (node.kind === 'gap') return { ...node, href: slotHref(node.href, slot) };
  const own = { label: slot(node.label), badge: slot(node.badge), className: slot(node.className) };
  if (node.kind === 'category') return { ...node, ...own, key: slot(node.key), href: slotHref(node.href, slot) };
  if (node.kind === 'branch') return { ...node, ...own, key: slot(node.key), href: slotHref(node.href, slot) };
  return { ...node, ...own, href: slotHref(node.href, slot) };
}

/** HTML of a sidebar item, split where its children are inserted. */
export interface SidebarItemHtml {
  readonly start: Html;
  readonly end: Html;
}

export function splitAtList(html: Html, node: SidebarNode): SidebarItemHtml {
  const cut = node.kind === 'category' ? html.lastIndexOf('</ul>') : html.length;
  return { start: html.slice(0, cut), end: html.slice(cut) };
}
