// Highlights code as HTML with class names. Each distinct block is highlighted only once, because a site in two
// languages repeats its code.

import { flattenString } from '../../text/flatten-string.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { createLru } from '../../text/lru.ts';
import { grammarOf } from './languages.ts';
import { type Grammar, highlightedHtml, registerGrammar, rememberGrammars } from './prism-html.ts';

export interface LineClasses {
  /** Returns the classes of a line in addition to `line`. Line numbers start at 1. */
  readonly classesOf: (line: number, text: string) => readonly string[];
}

interface HighlightedBlock {
  readonly code: string;
  readonly language: string;
}

export interface Highlighter {
  /** Loads the available grammars for these blocks, and for code fences inside Markdown blocks. */
  readonly prepare: (blocks: Iterable<HighlightedBlock>) => Promise<void>;
  /** Reports whether a language can be highlighted or is plain text. Call `prepare` first. */
  readonly isKnown: (language: string) => boolean;
  /** Returns the HTML of the code. With `lines`, wraps each line in a span. */
  readonly toHtml: (code: string, language: string, lines: LineClasses | undefined) => string;
}

async function installed(grammar: string): Promise<Grammar | undefined> {
  const loaded: { readonly default: Grammar } | undefined = await import(`refractor/${grammar}`).catch(() => undefined);
  return loaded?.default;
}

/**
 * Grammars that are always registered first, in this order. Grammars depend on each other during registration:
 * JavaScript adds itself to markup, and HTTP highlights bodies in registered languages. Because of the fixed order, the
 * result for a block does not depend on earlier blocks.
 */
const first = ['markup', 'css', 'javascript', 'json'];

/** Grammars that change others, such as `c`. These changes are undone for the same reason. */
const changing = new Set(
  'cilkc cilkcpp css-extras javadoc js-extras js-templates jsdoc opencl php-extras phpdoc xml-doc'.split(' '),
);

/** Grammars that others look up or change. They are registered first for the same reason. */
const beforehand: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cilkc: ['c'],
    cilkcpp: ['cpp'],
    graphql: ['yaml', 'markdown'],
    haml: ['yaml', 'coffeescript', 'erb', 'less', 'markdown', 'ruby', 'scss', 'textile'],
    haxe: ['regex'],
    http: ['csp', 'hpkp', 'hsts', 'uri'],
    javadoc: ['java'],
    log: ['javastacktrace'],
    markdown: ['yaml'],
    opencl: ['cpp'],
    'php-extras': ['php'],
    phpdoc: ['php'],
    pug: ['yaml', 'coffeescript', 'ejs', 'handlebars', 'less', 'livescript', 'markdown', 'scss', 'stylus'],
    pure: ['c', 'cpp', 'fortran'],
    sas: ['groovy', 'lua', 'sql'],
    smarty: ['php'],
    vala: ['regex'],
  }),
);

/**
 * Maximum length of a line. Nobody writes longer lines, and some grammars take quadratic time in the length of a line:
 * a minute for 100 kB.
 */
const longestLine = 10_000;

function hasLongLine(code: string): boolean {
  return code.length >= longestLine && code.split('\n').some((line) => line.length >= longestLine);
}

/** Maximum number of cached blocks, sufficient for a few thousand pages. */
const blockLimit = 8_000;

export function createHighlighter(): Highlighter {
  const attempted = new Map<string, Promise<void>>();
  /**
   * Canonical names of usable grammars. Whether aliases are registered would depend on the grammars loaded for other
   * blocks.
   */
  const usable = new Set<string>();
  const cache = createLru<string, string>(blockLimit);
  const load = async (grammar: string): Promise<void> => {
    if (!/^[a-z0-9-]+$/.test(grammar)) return;
    const { commonGrammars } = await import('./common-grammars.ts');
    const loaded = commonGrammars.get(grammar) ?? (await installed(grammar));
    if (!loaded) return;
    const restore = changing.has(grammar) ? rememberGrammars() : () => {};
    // Some grammars only extend others and do not highlight anything themselves.
    if (registerGrammar(loaded, grammar)) usable.add(grammar);
    restore();
  };
  const highlighted = (code: string, language: string): string => {
    const grammar = grammarOf(language);
    const isPlain = grammar === undefined || !usable.has(grammar) || hasLongLine(code);
    return isPlain ? escapeHtml(code) : highlightedHtml(code, grammar);
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
    isKnown: (language) => {
      const grammar = grammarOf(language);
      return grammar === undefined || usable.has(grammar);
    },
    toHtml: (code, language, lines) => {
      const key = `${language}\n${code}`;
      const cached = cache.get(key);
      const html = cached ?? flattenString(highlighted(code, language));
      if (cached === undefined) cache.set(key, html);
      return lines === undefined ? html : inLines(html, code, lines);
    },
  };
}

/** Returns code without highlighting, for sites that highlight it with a plugin or not at all. */
export const plainHighlighter: Highlighter = {
  prepare: async () => {},
  isKnown: () => true,
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

/**
 * Wraps each line in a span. Tokens that span several lines are closed at the end of each line and reopened on the next
 * line.
 */
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
