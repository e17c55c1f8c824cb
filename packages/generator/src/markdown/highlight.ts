// Colours code with refractor (Prism's grammars) as HTML with class names. The only file that imports it.
// Each distinct block is worked out once: a site in two languages repeats its code.
import type { ElementContent, Root, RootContent } from 'hast';
import { refractor } from 'refractor/core';
import { escapeHtml } from '../text/escape.ts';
import { grammarOf } from './languages.ts';

export interface LineClasses {
  /** Classes of a line beside `line`; lines count from 1. */
  readonly classesOf: (line: number, text: string) => readonly string[];
}

export interface HighlightedBlock {
  readonly code: string;
  readonly language: string;
}

export interface Highlighter {
  /** Loads the grammars of these blocks, and of the blocks inside Markdown, as far as they exist. */
  readonly prepare: (blocks: Iterable<HighlightedBlock>) => Promise<void>;
  /** HTML of the code; with `lines`, each line in a span of its own. */
  readonly toHtml: (code: string, language: string, lines: LineClasses | undefined) => string;
}

interface Grammar {
  readonly default: Parameters<typeof refractor.register>[0];
}

/**
 * Grammars look for each other when they are registered: JavaScript adds itself to markup, HTTP colours the bodies it knows.
 * These come first, in this order, so that the colours of a block never depend on which blocks came before it.
 */
const first = ['markup', 'css', 'javascript', 'json'];

/** Enough for the blocks of a few thousand pages; the oldest go first. */
const cacheSize = 8_000;

export function createHighlighter(): Highlighter {
  const attempted = new Map<string, Promise<void>>();
  /** By their own names: what else a grammar answers to would depend on whether another block has loaded it. */
  const usable = new Set<string>();
  const cache = new Map<string, string>();
  const load = async (grammar: string): Promise<void> => {
    if (!/^[a-z0-9-]+$/.test(grammar)) return;
    const loaded: Grammar | undefined = await import(`refractor/${grammar}`).catch(() => undefined);
    if (!loaded) return;
    refractor.register(loaded.default);
    usable.add(grammar);
  };
  return {
    prepare: async (blocks) => {
      for (const block of blocks) {
        for (const grammar of grammarsOf(block)) {
          if (!attempted.has(grammar)) attempted.set(grammar, load(grammar));
          await attempted.get(grammar);
        }
      }
    },
    toHtml: (code, language, lines) => {
      const key = `${language}\n${code}`;
      const cached = lines === undefined ? cache.get(key) : undefined;
      if (cached !== undefined) return cached;
      const html = serialize(tokenize(code, grammarOf(language), usable), lines, code);
      if (lines === undefined) {
        cache.set(key, html);
        const oldest = cache.size > cacheSize ? cache.keys().next().value : undefined;
        if (oldest !== undefined) cache.delete(oldest);
      }
      return html;
    },
  };
}

/** Code as it is, for sites that colour it themselves or not at all. */
export const plainHighlighter: Highlighter = {
  prepare: async () => {},
  toHtml: (code, _language, lines) =>
    serialize({ type: 'root', children: [{ type: 'text', value: code }] }, lines, code),
};

function grammarsOf({ code, language }: HighlightedBlock): readonly string[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) return [];
  const inner = grammar === 'markdown' ? [...code.matchAll(/^[ \t>]*(?:`{3,}|~{3,})[ \t]*([a-z][\w#+-]*)/gim)] : [];
  return [...first, grammar, ...inner.flatMap(([, name = '']) => grammarOf(name) ?? [])];
}

function tokenize(code: string, grammar: string | undefined, usable: ReadonlySet<string>): Root {
  if (grammar === undefined || !usable.has(grammar)) return { type: 'root', children: [{ type: 'text', value: code }] };
  return refractor.highlight(code, grammar);
}

function serialize(tree: Root, lines: LineClasses | undefined, code: string): string {
  if (lines === undefined) return tree.children.map(toHtml).join('');
  return inLines(tree, lines, code.split('\n'));
}

function toHtml(node: RootContent | ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  return `${openTag(node.properties.className)}${node.children.map(toHtml).join('')}</span>`;
}

function openTag(className: unknown): string {
  const classes = Array.isArray(className) ? className.join(' ') : '';
  return classes === '' ? '<span>' : `<span class="${escapeHtml(classes)}">`;
}

/** Tokens that reach over a line's end are closed there and opened again on the next line. */
function inLines(tree: Root, lines: LineClasses, texts: readonly string[]): string {
  const open: string[] = [];
  let line = 1;
  const lineTag = (): string => openTag(['line', ...lines.classesOf(line, texts[line - 1] ?? '')]);
  let html = lineTag();
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type === 'text') {
      for (const [index, part] of node.value.split('\n').entries()) {
        if (index > 0) {
          line += 1;
          html += `\n${'</span>'.repeat(open.length + 1)}${lineTag()}${open.join('')}`;
        }
        html += escapeHtml(part);
      }
    } else if (node.type === 'element') {
      const tag = openTag(node.properties.className);
      html += tag;
      open.push(tag);
      for (const child of node.children) visit(child);
      open.pop();
      html += '</span>';
    }
  };
  for (const child of tree.children) visit(child);
  return `${html}</span>`;
}
