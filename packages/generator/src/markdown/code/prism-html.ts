// Converts Prism tokens to HTML. Only this file imports refractor. Uses refractor's internal functions, because
// converting tokens to refractor's tree would take twice as long. `tests/unit/markdown/highlight.test.ts` requires the
// supported version and compares the result with refractor's tree.
import type { Element, ElementContent } from 'hast';
import { refractor } from 'refractor/core';
import { escapeHtml } from '../../text/html/escape.ts';

export type Grammar = Parameters<typeof refractor.register>[0];

/** Returns `false` if the grammar only extends others and does not highlight anything itself. */
export function registerGrammar(loaded: Grammar, grammar: string): boolean {
  refractor.register(loaded);
  return refractor.registered(grammar);
}

/** Returns a function that undoes changes of the grammars that are registered now. It keeps grammars added since. */
export function rememberGrammars(): () => void {
  const before = new Map<object, PropertyDescriptorMap>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || before.has(value)) return;
    before.set(value, Object.getOwnPropertyDescriptors(value));
    for (const each of Object.values(value)) visit(each);
  };
  visit(prism.languages);
  return () => {
    for (const [object, properties] of before) {
      // The order of the tokens matters.
      if (object !== prism.languages) for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
      Object.defineProperties(object, properties);
    }
  };
}

/** Parts of Prism that refractor contains but does not declare: the functions that `highlight` calls first. */
interface Prism {
  readonly languages: Readonly<Record<string, unknown>>;
  readonly hooks: { readonly run: (name: string, work: Tokenizing) => void };
  readonly tokenize: (code: string, grammar: unknown) => TokenStream;
  readonly Token: { readonly stringify: (token: Token, language: string) => Element };
}

/** State of highlighting one block. Hooks of grammars may change any field. */
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

/** Returns the HTML of code in a registered language. */
export function highlightedHtml(code: string, language: string): string {
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
  // Code blocks inside Markdown are highlighted only if refractor creates their tree.
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
