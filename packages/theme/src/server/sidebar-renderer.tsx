// Renders sidebar items. Thousands of items share a few templates, so an item is split into a template and its own
// strings, like a page.

import type { Html } from '@docsgen/contract/html';
import type { SidebarNode } from '@docsgen/contract/views';
import { SidebarItem } from '../components/sidebar/sidebar-item.tsx';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import type { Markup } from './markup.ts';
import { createSlots, fillSlot, type SplitMarkup, splitAtSlots, type TemplateCache } from './slots.ts';

/** HTML of a sidebar item, split where its children are inserted. */
export interface SidebarItemHtml {
  readonly start: Html;
  readonly end: Html;
}

export type SidebarRenderer = (node: SidebarNode, lang: string) => SidebarItemHtml;

/** With overrides, which may use labels in any way, each item is rendered with its strings. */
export function createSidebarRenderer(
  markup: Markup,
  languages: Languages,
  templates: TemplateCache<SplitMarkup>,
): SidebarRenderer {
  const render = (node: SidebarNode, lang: string): Html => {
    const item = <SidebarItem node={node} lang={lang} messages={messagesFor(languages, lang)} />;
    return markup.body(item, { lang, title: '' }, 's');
  };
  return (node, lang) => {
    if (markup.overrides.size > 0) return splitAtList(render(node, lang), node);
    const { cut, values } = createSlots();
    const slotted = cut(node, slotNames);
    const key = `${lang} ${JSON.stringify(slotted)}`;
    const { chunks, slots } = templates.get(key) ?? splitAtSlots(render(slotted, lang));
    templates.set(key, { chunks, slots });
    let html = '';
    for (const [index, chunk] of chunks.entries()) {
      const slot = slots[index];
      html += slot === undefined ? chunk : chunk + fillSlot(values[slot.number] ?? '', slot.kind);
    }
    return splitAtList(html, node);
  };
}

const slotNames = new Set(['label', 'badge', 'className', 'key', 'href']);

function splitAtList(html: Html, node: SidebarNode): SidebarItemHtml {
  const cut = node.kind === 'category' ? html.lastIndexOf('</ul>') : html.length;
  return { start: html.slice(0, cut), end: html.slice(cut) };
}
