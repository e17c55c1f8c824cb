// Slots in a view: sentinels that stand for a page's own texts while React draws its template. A sentinel is made of
// characters that every escaping changes, so that the markup shows how a text has to be escaped in its slot.

import type { Href, Html } from '@docsgen/contract/html';

export interface Slots {
  /** A sentinel in place of a text. Empty and `undefined` pass through, because components test for them. */
  readonly slot: <T extends string | undefined>(text: T) => T;
  /** A sentinel whose text comes from elsewhere. */
  readonly reserve: () => string;
  /** Texts by the numbers of their slots. */
  readonly values: readonly string[];
}

/** `sentinel`: a word that no text of the page has in it. */
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

/** Only of ordinary addresses: React looks at how an address begins, and replaces those that are code. */
export function slotHref<T extends Href | undefined>(href: T, slot: Slots['slot']): T {
  return href !== undefined && /^(?:\/|https?:|mailto:)/.test(href) ? slot(href) : href;
}

/** How the text of a slot is escaped; `script`: JSON in a script element, `attribute`: JSON in an attribute. */
type SlotKind = 'html' | 'text' | 'script' | 'attribute';

export interface Slot {
  readonly number: number;
  readonly kind: SlotKind;
}

export interface CutMarkup {
  /** Markup before, between and after the slots: one more than there are slots. */
  readonly chunks: readonly Html[];
  readonly slots: readonly Slot[];
}

const kinds: Readonly<Record<string, SlotKind>> = {
  '<"': 'html',
  '&lt;&quot;': 'text',
  '\\u003c\\"': 'script',
  '&lt;\\&quot;': 'attribute',
};

export function cutAtSlots(html: Html, sentinel: string): CutMarkup {
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
  if (changed !== undefined) throw new Error(`A component changes text that stands in a slot: ${changed}`);
  return { chunks, slots };
}

const tabsMarkup = ' data-tabs="';

/** A sentinel for HTML that has tabs in it, which the component of an article asks for. */
export function withTabs(sentinel: string): string {
  return sentinel + tabsMarkup;
}

export function hasTabs(html: Html): boolean {
  return html.includes(tabsMarkup);
}

/** A text as it has to stand in a slot of this kind. */
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

/** As React escapes it. */
function escaped(text: string): Html {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}
