// Slots in a view: sentinels in place of page-specific strings while React renders the template. Sentinels contain
// characters that every kind of escaping changes, so the markup reveals how each slot has to be escaped.

import type { Html } from '@docsgen/contract/html';

/** A control character that no text needs. It is removed from all strings of a view that are not in slots. */
const mark = '\x7f';

export interface Slots {
  /**
   * Returns a copy of a view with sentinels in place of the strings in properties with these names. Empty strings are
   * unchanged, because components test for them.
   */
  readonly cut: <T>(view: T, names: ReadonlySet<string>) => T;
  /** Returns a sentinel whose content is provided elsewhere. */
  readonly reserve: () => string;
  /** Strings by slot number. */
  readonly values: readonly string[];
}

export function createSlots(): Slots {
  const values: string[] = [];
  const add = (text: string): string => {
    values.push(text);
    return `<"${mark} ${values.length - 1}">`;
  };
  const cutAt = (name: string, value: unknown, names: ReadonlySet<string>): unknown => {
    if (typeof value === 'string')
      return names.has(name) && isReplaceable(name, value) ? add(value) : withoutMark(value);
    // Strings in a list are in slots if the property of the list is.
    if (Array.isArray(value)) return value.map((item) => cutAt(name, item, names));
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = {};
    for (const key in value) copy[key] = cutAt(key, (value as Record<string, unknown>)[key], names);
    return copy;
  };
  return { values, reserve: () => add(''), cut: (view, names) => cutAt('', view, names) as typeof view };
}

/** Only common URLs are replaced: React checks how a URL starts, and blocks `javascript:` URLs. */
function isReplaceable(name: string, value: string): boolean {
  return /href$|^canonical$/i.test(name) ? /^(?:\/|https?:|mailto:)/.test(value) : value !== '';
}

function withoutMark(text: string): string {
  return text.includes(mark) ? text.replaceAll(mark, '') : text;
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

/** Cache of templates by the view that they were rendered from, as JSON. */
export interface TemplateCache<Template> {
  readonly get: (key: string) => Template | undefined;
  readonly set: (key: string, template: Template) => void;
}

const kinds: Readonly<Record<string, SlotKind>> = {
  '<"': 'html',
  '&lt;&quot;': 'text',
  '\\u003c\\"': 'script',
  '&lt;\\&quot;': 'attribute',
};

const tabsMarkup = ' data-tabs="';

const slotPattern = new RegExp(
  `(<"|&lt;&quot;|\\\\u003c\\\\"|&lt;\\\\&quot;)${mark} (\\d+)\\\\?(?:"|&quot;)(?:>|&gt;)(?:${tabsMarkup})?`,
  'g',
);

export function splitAtSlots(html: Html): SplitMarkup {
  const chunks: Html[] = [];
  const slots: Slot[] = [];
  let end = 0;
  for (const { 0: text, 1: start = '', 2: number, index } of html.matchAll(slotPattern)) {
    chunks.push(html.slice(end, index));
    slots.push({ number: Number(number), kind: kinds[start] ?? 'text' });
    end = index + text.length;
  }
  chunks.push(html.slice(end));
  const changed = chunks.find((chunk) => chunk.includes(mark));
  if (changed !== undefined) throw new Error(`A component changes the text of a slot: ${changed}`);
  return { chunks, slots };
}

/** Fills the slots of a view that is JSON. */
export function fillJson(json: string, valueAt: (slot: number) => string): string {
  return json.replace(new RegExp(`<\\\\"${mark} (\\d+)\\\\">`, 'g'), (_, slot) =>
    fillSlot(valueAt(Number(slot)), 'script'),
  );
}

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
