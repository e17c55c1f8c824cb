// Renders sidebar items. Thousands of items share a few templates, so an item is split into a template and its own
// strings, like a page.

import type { Html } from '@docsgen/contract/html';
import type { SidebarNode } from '@docsgen/contract/views';
import { SidebarItem } from '../components/sidebar/sidebar-item.tsx';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import type { Markup } from './markup.ts';
import { createSlots, fillSlot, type Slots, type SplitMarkup, slotHref, splitAtSlots } from './slots.ts';

/** HTML of a sidebar item, split where its children are inserted. */
export interface SidebarItemHtml {
  readonly start: Html;
  readonly end: Html;
}

export type SidebarRenderer = (node: SidebarNode, lang: string) => SidebarItemHtml;

interface TemplateCache {
  readonly get: (key: string) => SplitMarkup | undefined;
  readonly set: (key: string, template: SplitMarkup) => void;
}

/** With overrides, which may use labels in any way, each item is rendered with its strings. */
export function createSidebarRenderer(markup: Markup, languages: Languages, templates: TemplateCache): SidebarRenderer {
  const render = (node: SidebarNode, lang: string): Html => {
    const item = <SidebarItem node={node} lang={lang} messages={messagesFor(languages, lang)} />;
    return markup.body(item, { lang, title: '' }, 's');
  };
  return (node, lang) => {
    const item = markup.overrides.size > 0 ? undefined : templateItem(node);
    if (item === undefined) return splitAtList(render(node, lang), node);
    const key = `${lang} ${item.template}`;
    const { chunks, slots } = templates.get(key) ?? splitAtSlots(render(item.node, lang), sentinel);
    templates.set(key, { chunks, slots });
    let html = '';
    for (const [index, chunk] of chunks.entries()) {
      const slot = slots[index];
      html += slot === undefined ? chunk : chunk + fillSlot(item.values[slot.number] ?? '', slot.kind);
    }
    return splitAtList(html, node);
  };
}

const sentinel = 'docsgen-slot';

interface TemplatedItem {
  /** The item with sentinels in its slots. */
  readonly node: SidebarNode;
  /** `node` as JSON. */
  readonly template: string;
  readonly values: readonly string[];
}

/** Returns `undefined` if a string of the item could be mistaken for a slot. */
function templateItem(node: SidebarNode): TemplatedItem | undefined {
  const { slot, values } = createSlots(sentinel);
  const slotted = slottedNode(node, slot);
  const template = JSON.stringify(slotted);
  return template.split(sentinel).length - 1 === values.length ? { node: slotted, template, values } : undefined;
}

function slottedNode(node: SidebarNode, slot: Slots['slot']): SidebarNode {
  if (node.kind === 'gap') return { ...node, href: slotHref(node.href, slot) };
  const own = { label: slot(node.label), badge: slot(node.badge), className: slot(node.className) };
  if (node.kind === 'category') return { ...node, ...own, key: slot(node.key), href: slotHref(node.href, slot) };
  if (node.kind === 'branch') return { ...node, ...own, key: slot(node.key), href: slotHref(node.href, slot) };
  return { ...node, ...own, href: slotHref(node.href, slot) };
}

function splitAtList(html: Html, node: SidebarNode): SidebarItemHtml {
  const cut = node.kind === 'category' ? html.lastIndexOf('</ul>') : html.length;
  return { start: html.slice(0, cut), end: html.slice(cut) };
}
