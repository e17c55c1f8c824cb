// Holes in a page: words that stand for others while React draws it. A hole is made of what every escaping changes, so
// that one can see in the page how what comes into it has to be escaped.

import type { Href, Html } from '../props.ts';

export interface Holes {
  /** Nothing stays nothing: components can ask for that. */
  readonly hole: <T extends string | undefined>(text: T) => T;
  /** A hole whose text comes from elsewhere. */
  readonly reserved: () => string;
  /** What goes into them. */
  readonly values: readonly string[];
}

export function createHoles(sign: string): Holes {
  const values: string[] = [];
  const open = (text: string): string => {
    values.push(text);
    return `<"${sign} ${values.length - 1}">`;
  };
  return {
    values,
    reserved: () => open(''),
    hole: (text) => (text ? (open(text) as typeof text) : text),
  };
}

/** React looks at the beginning of an address, and replaces those that are code. */
export function address<T extends Href | undefined>(href: T, hole: Holes['hole']): T {
  return href !== undefined && /^(?:\/|https?:)/.test(href) ? hole(href) : href;
}

/** `script`: JSON in a script element; `attribute`: JSON in an attribute. */
export type HoleKind = 'html' | 'text' | 'script' | 'attribute';

export interface Hole {
  readonly number: number;
  readonly kind: HoleKind;
}

export interface CutPage {
  /** One more than holes: what stands before, between and after them. */
  readonly fixed: readonly Html[];
  readonly holes: readonly Hole[];
}

const kinds: Readonly<Record<string, HoleKind>> = {
  '<"': 'html',
  '&lt;&quot;': 'text',
  '\\u003c\\"': 'script',
  '&lt;\\&quot;': 'attribute',
};

export function cutAtHoles(html: Html, sign: string): CutPage {
  const fixed: Html[] = [];
  const holes: Hole[] = [];
  let end = 0;
  const pattern = new RegExp(
    `(<"|&lt;&quot;|\\\\u003c\\\\"|&lt;\\\\&quot;)${sign} (\\d+)\\\\?(?:"|&quot;)(?:>|&gt;)(?:${mark})?`,
    'g',
  );
  for (const { 0: text, 1: start = '', 2: number, index } of html.matchAll(pattern)) {
    fixed.push(html.slice(end, index));
    holes.push({ number: Number(number), kind: kinds[start] ?? 'text' });
    end = index + text.length;
  }
  fixed.push(html.slice(end));
  const left = fixed.find((piece) => piece.includes(sign));
  if (left !== undefined) throw new Error(`A component changes text that stands in a hole: ${left}`);
  return { fixed, holes };
}

const mark = ' data-tabs="';

/** What stands for HTML that has tabs in it: a component asks for that. */
export function withTabs(hole: string): string {
  return hole + mark;
}

export function hasTabs(html: Html): boolean {
  return html.includes(mark);
}

export function inHole(text: string, kind: HoleKind): Html {
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

/** As React does it. */
function escaped(text: string): Html {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}
