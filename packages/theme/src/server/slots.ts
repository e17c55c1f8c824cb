// Slots in a view: sentinels in place of page-specific strings while React renders the template. Sentinels contain
// characters that every kind of escaping changes, so the markup reveals how each slot has to be escaped.

import type { Href, Html } from '@docsgen/contract/html';

export interface Slots {
  /** Returns a sentinel. Empty strings and `undefined` are returned unchanged, because components test for them. */
  readonly slot: <T extends string | undefined>(text: T) => T;
  /** Returns a sentinel whose content is provided elsewhere. */
  readonly reserve: () => string;
  /** Strings by slot number. */
  readonly values: readonly string[];
}

/** `sentinel` must not be contained in any string of the page. */
export function createSlots(sentinel: string): Slots {
  const values: string[] = [];
  const add = (text: string): string => {
    values.push(text);
    return `<"${sentinel} ${values.length - 1}">`;
  };
  return {
    values,
    reserve: () => add(''),
    slot: (text) => (text ? (add(text) as typeof text) : text),
  };
}

/** Replaces only common URLs: React checks how a URL starts, and blocks `javascript:` URLs. */
export function slotHref<T extends Href | undefined>(href: T, slot: Slots['slot']): T {
  return href !== undefined && /^(?:\/|https?:|mailto:)/.test(href) ? slot(href) : href;
}

/** How the content of a slot is escaped. `script` is JSON in a script element, `attribute` is JSON in an attribute. */
type SlotKind = 'html' | 'text' | 'script' | 'attribute';

export interface Slot {
  readonly number: number;
  readonly kind: SlotKind;
}

export interface SplitMarkup {
  /** Markup before, between and after the slots: one chunk more than slots. */
  readonly chunks: readonly Html[];
  readonly slots: readonly Slot[];
}

const kinds: Readonly<Record<string, SlotKind>> = {
  '<"': 'html',
  '&lt;&quot;': 'text',
  '\\u003c\\"': 'script',
  '&lt;\\&quot;': 'attribute',
};

export function splitAtSlots(html: Html, sentinel: string): SplitMarkup {
  const chunks: Html[] = [];
  const slots: Slot[] = [];
  let end = 0;
  const pattern = new RegExp(
    `(<"|&lt;&quot;|\\\\u003c\\\\"|&lt;\\\\&quot;)${sentinel} (\\d+)\\\\?(?:"|&quot;)(?:>|&gt;)(?:${tabsMarkup})?`,
    'g',
  );
  for (const { 0: text, 1: start = '', 2: number, index } of html.matchAll(pattern)) {
    chunks.push(html.slice(end, index));
    slots.push({ number: Number(number), kind: kinds[start] ?? 'text' });
    end = index + text.length;
  }
  chunks.push(html.slice(end));
  const changed = chunks.find((chunk) => chunk.includes(sentinel));
  if (changed !== undefined) throw new Error(`A component changes the text of a slot: ${changed}`);
  return { chunks, slots };
}

const tabsMarkup = ' data-tabs="';

/** Returns a sentinel for an article with tabs, because the article component checks for tabs. */
export function withTabs(sentinel: string): string {
  return sentinel + tabsMarkup;
}

export function hasTabs(html: Html): boolean {
  return html.includes(tabsMarkup);
}

/** Returns the text, escaped for a slot of this kind. */
export function fillSlot(text: string, kind: SlotKind): Html {
  switch (kind) {
    case 'html':
      return text;
    case 'text':
      return escaped(text);
    case 'script':
      return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
    case 'attribute':
      return escaped(JSON.stringify(text).slice(1, -1));
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes like React. */
function escaped(text: string): Html {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}
