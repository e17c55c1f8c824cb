// Converts HTML of a configuration to one line of Markdown: preserves links, emphasis and code, and reduces everything
// else to text.
import type { ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

export interface HtmlLine {
  readonly markdown: string;
  /** The same without markup. */
  readonly text: string;
  /** URLs of its links. */
  readonly links: readonly string[];
  /** Names of elements without a counterpart, such as `img`. */
  readonly lost: readonly string[];
}

type Node = Root | RootContent | ElementContent;

/** `hrefOf` converts a URL to its form in the new site. */
export function htmlLine(html: string, hrefOf: (href: string) => string = (href) => href): HtmlLine {
  const tree = fromHtml(html, { fragment: true });
  const links: string[] = [];
  const lost = new Set<string>();
  const inside = (node: { readonly children: readonly Node[] }): string => node.children.map(print).join('');
  const print = (node: Node): string => {
    if (node.type === 'text') return escapeMarkdown(node.value.replace(/\s+/g, ' '));
    if (node.type === 'root') return inside(node);
    if (node.type !== 'element') return '';
    const { tagName, properties } = node;
    const text = inside(node);
    if (tagName === 'img') {
      lost.add(tagName);
      return escapeMarkdown(String(properties.alt ?? '').trim());
    }
    if (['script', 'style', 'svg', 'iframe'].includes(tagName)) {
      lost.add(tagName);
      return '';
    }
    if (tagName === 'a' && typeof properties.href === 'string' && text.trim() !== '') {
      const href = hrefOf(properties.href.trim());
      links.push(href);
      return around(text, (label) => `[${label}](${/[\s()<>]/.test(href) ? `<${href}>` : href})`);
    }
    if (tagName === 'code') return around(text, () => `\`${plainOf(node).trim()}\``);
    const mark = marks[tagName];
    if (mark !== undefined) return around(text, (words) => `${mark}${words}${mark}`);
    return blocks.has(tagName) ? ` ${text} ` : text;
  };
  const markdown = print(tree).replace(/\s+/g, ' ').trim();
  const text = plainOf(tree).replace(/\s+/g, ' ').trim();
  return { markdown, text, links, lost: [...lost] };
}

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' };
const blocks: ReadonlySet<string> = new Set(['p', 'div', 'br', 'hr', 'li', 'ul', 'ol', 'section', 'h1', 'h2', 'h3']);

/** Keeps leading and trailing spaces outside of the Markdown markers. */
function around(text: string, wrap: (inner: string) => string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const [start = ''] = /^\s*/.exec(text) ?? [];
  const [end = ''] = /(?<!\s)\s*$/.exec(text) ?? [];
  return `${start}${wrap(inner)}${end}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<~]|(?<=\s|^)_|_(?=\s|$)/g, (sign) => `\\${sign}`);
}

function plainOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  if (!('children' in node)) return '';
  const text = node.children.map(plainOf).join('');
  return node.type === 'element' && blocks.has(node.tagName) ? ` ${text} ` : text;
}
