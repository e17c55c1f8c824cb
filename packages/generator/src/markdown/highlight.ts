// Colours code with refractor (Prism's grammars) as HTML with class names. The only file that imports it.
// Each distinct block is worked out once: a site in two languages repeats its code.
import type { Element, ElementContent } from 'hast';
import { refractor } from 'refractor/core';
import { escapeHtml } from '../text/escape.ts';
import { inOnePiece } from '../text/in-one-piece.ts';
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

type Grammar = Parameters<typeof refractor.register>[0];

async function installed(grammar: string): Promise<Grammar | undefined> {
  const loaded: { readonly default: Grammar } | undefined = await import(`refractor/${grammar}`).catch(() => undefined);
  return loaded?.default;
}

/**
 * Grammars look for each other when they are registered: JavaScript adds itself to markup, HTTP colours the bodies it knows.
 * These come first, in this order, so that the colours of a block never depend on which blocks came before it.
 */
const first = ['markup', 'css', 'javascript', 'json'];

/** For the same reason: what these look for when they are registered, and do without where it is not there. */
const beforehand: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    graphql: ['yaml', 'markdown'],
    haml: ['yaml', 'coffeescript', 'erb', 'less', 'markdown', 'ruby', 'scss', 'textile'],
    haxe: ['regex'],
    http: ['csp', 'hpkp', 'hsts', 'uri'],
    log: ['javastacktrace'],
    markdown: ['yaml'],
    opencl: ['cpp'],
    pug: ['yaml', 'coffeescript', 'ejs', 'handlebars', 'less', 'livescript', 'markdown', 'scss', 'stylus'],
    pure: ['c', 'cpp', 'fortran'],
    sas: ['groovy', 'lua', 'sql'],
    smarty: ['php'],
    vala: ['regex'],
  }),
);

/** Enough for the blocks of a few thousand pages; the oldest go first. */
const cacheSize = 8_000;

export function createHighlighter(): Highlighter {
  const attempted = new Map<string, Promise<void>>();
  /** By their own names: what else a grammar answers to would depend on whether another block has loaded it. */
  const usable = new Set<string>();
  const cache = new Map<string, string>();
  const load = async (grammar: string): Promise<void> => {
    if (!/^[a-z0-9-]+$/.test(grammar)) return;
    const { commonGrammars } = await import('./common-grammars.ts');
    const loaded = commonGrammars.get(grammar) ?? (await installed(grammar));
    if (!loaded) return;
    refractor.register(loaded);
    // Some only add to others and colour nothing themselves.
    if (refractor.registered(grammar)) usable.add(grammar);
  };
  const coloured = (code: string, language: string): string => {
    const grammar = grammarOf(language);
    return grammar === undefined || !usable.has(grammar) ? escapeHtml(code) : colour(code, grammar);
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
      const html = cache.get(key) ?? inOnePiece(coloured(code, language));
      cache.set(key, html);
      const oldest = cache.size > cacheSize ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      return lines === undefined ? html : inLines(html, code, lines);
    },
  };
}

/** Code as it is, for sites that colour it themselves or not at all. */
export const plainHighlighter: Highlighter = {
  prepare: async () => {},
  toHtml: (code, _language, lines) => {
    const html = escapeHtml(code);
    return lines === undefined ? html : inLines(html, code, lines);
  },
};

function grammarsOf({ code, language }: HighlightedBlock): readonly string[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) return [];
  const inner = grammar === 'markdown' ? [...code.matchAll(/^[ \t>]*(?:`{3,}|~{3,})[ \t]*([a-z][\w#+-]*)/gim)] : [];
  const wanted = [grammar, ...inner.flatMap(([, name = '']) => grammarOf(name) ?? [])];
  return [...first, ...wanted.flatMap((name) => [...(beforehand.get(name) ?? []), name])];
}

/** What refractor has of Prism and does not say: the steps its own `highlight` takes before it makes a tree. */
interface Prism {
  readonly languages: Readonly<Record<string, unknown>>;
  readonly hooks: { readonly run: (name: string, work: Tokenizing) => void };
  readonly tokenize: (code: string, grammar: unknown) => TokenStream;
  readonly Token: { readonly stringify: (token: Token, language: string) => Element };
}

/** Hooks of the grammars may change any of it. */
interface Tokenizing {
  readonly code: string;
  readonly grammar: unknown;
  readonly language: string;
  readonly tokens: TokenStream;
}

interface Token {
  readonly type: string;
  readonly content: TokenStream;
  readonly alias?: string | readonly string[] | null;
}

type TokenStream = string | Token | readonly (string | Token)[];

const prism = refractor as unknown as Prism;

/** Straight from Prism's tokens: refractor's tree of them would take as long again. */
function colour(code: string, language: string): string {
  const work = { code, grammar: prism.languages[language], language, tokens: '' as TokenStream };
  prism.hooks.run('before-tokenize', work);
  work.tokens = prism.tokenize(work.code, work.grammar);
  prism.hooks.run('after-tokenize', work);
  return toHtml(work.tokens, work.language);
}

function toHtml(stream: TokenStream, language: string): string {
  if (typeof stream === 'string') return escapeHtml(stream);
  if (isToken(stream)) return tokenHtml(stream, language);
  let html = '';
  for (const each of stream) html += typeof each === 'string' ? escapeHtml(each) : tokenHtml(each, language);
  return html;
}

function isToken(stream: Exclude<TokenStream, string>): stream is Token {
  return 'type' in stream;
}

function tokenHtml(token: Token, language: string): string {
  const { type, alias, content } = token;
  // Code inside Markdown is coloured when the tree of it is made.
  if (type === 'code-block') return treeHtml(prism.Token.stringify(token, language));
  return `<span class="${escapeHtml(`token ${type}${otherNames(alias)}`)}">${toHtml(content, language)}</span>`;
}

function otherNames(alias: Token['alias']): string {
  if (!alias) return '';
  return typeof alias === 'string' ? ` ${alias}` : alias.map((name) => ` ${name}`).join('');
}

function treeHtml(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  const { className } = node.properties;
  const classes = Array.isArray(className) ? className.join(' ') : '';
  return `<span class="${escapeHtml(classes)}">${node.children.map(treeHtml).join('')}</span>`;
}

/** Tokens that reach over a line's end are closed there and opened again on the next line. */
function inLines(html: string, code: string, lines: LineClasses): string {
  const texts = code.split('\n');
  const open: string[] = [];
  return html
    .split('\n')
    .map((line, index) => {
      const classes = ['line', ...lines.classesOf(index + 1, texts[index] ?? '')].join(' ');
      const again = open.join('');
      for (const [tag] of line.matchAll(/<[^>]*>/g)) {
        if (tag === '</span>') open.pop();
        else open.push(tag);
      }
      const end = index < texts.length - 1 ? '\n' : '';
      return `<span class="${classes}">${again}${line}${end}${'</span>'.repeat(open.length + 1)}`;
    })
    .join('');
}
