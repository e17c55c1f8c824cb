// Markdown syntax of other tools, which docsgen shows as text. Each row defines how to find the syntax and what to
// write instead. All expressions run in linear time.
import { emojiOf } from '../../text/emoji.ts';

interface SyntaxRow {
  /** Name of the syntax, as a plural noun. */
  readonly kind: string;
  /** This expression is tested first, on the whole source. If it does not match, the row is skipped. */
  readonly sign: RegExp;
  /** Matches the syntax. Must have the flag `g`. */
  readonly pattern: RegExp;
  /** `block` matches only at the start of a paragraph. */
  readonly place: 'block' | 'text';
  /** Returns `undefined` if the match is different syntax. */
  readonly hint: (groups: readonly string[]) => string | undefined;
}

/** Excludes matrices, commands, TOML tables, and tables of contents, which have a separate message. */
function isPageName(name: string): boolean {
  return /^[\p{L}\p{N}./_-]/u.test(name) && /\p{L}/u.test(name) && !/^(?:toc|_TOC_)$/i.test(name);
}

const write = (what: string) => (): string => `Write ${what}`;

export const textSyntax: readonly SyntaxRow[] = [
  {
    kind: 'MkDocs admonitions',
    sign: /!!! |\?\?\?[ +]/,
    pattern: /^((?:!!!|\?\?\?\+?) +([A-Za-z][\w-]*))(?: +inline(?: +end)?)?(?: +"([^"\n]*)")?(?=\n|$)/g,
    place: 'block',
    hint: ([, opening = '', name = '', title = '']) => {
      const directive = opening.startsWith('?') ? 'accordion' : name.toLowerCase();
      return `Write :::${directive}${title === '' ? '' : `[${title}]`} before the text and ::: after it`;
    },
  },
  {
    kind: 'MkDocs content tabs',
    sign: /===[!+]* "/,
    pattern: /^===[!+]{0,2} +"[^"\n]+"/g,
    place: 'block',
    hint: write('::::tabs … :::: around :::tab[Label] … :::'),
  },
  {
    kind: 'MkDocs snippets',
    sign: /--8<--/,
    pattern: /(?<![^\n])--8<--(?: "[^"\n]*"|(?=\n|$))/g,
    place: 'text',
    hint: write('::include[./_file.md]'),
  },
  {
    kind: 'Definition lists',
    sign: /^[ \t>]*: +\S/m,
    pattern: /^[^\n]*\n(: +[^\n]+)/g,
    place: 'text',
    hint: write('a list (- **Term**: definition), or <dl> in HTML'),
  },
  {
    kind: 'Abbreviations',
    sign: /\*\[[^[\]\n]+\]:/,
    pattern: /^\*\[[^[\]\n]+\]:/g,
    place: 'block',
    hint: write('<abbr title="…">, or :term[…] for a word in glossary.yaml'),
  },
  {
    kind: 'Hugo shortcodes',
    sign: /\{\{[<%]/,
    pattern: /\{\{[<%][^{}\n]*\}\}/g,
    place: 'text',
    hint: () => 'Use a directive such as :::note, or a component in an .mdx page',
  },
  {
    kind: 'Liquid and Jinja tags',
    sign: /\{%/,
    pattern: /\{%[^{}\n]*%\}/g,
    place: 'text',
    hint: () => 'Use ::include[./_file.md] or an .mdx page with JavaScript expressions',
  },
  {
    kind: 'Template expressions',
    sign: /\{\{/,
    pattern: /(?<!\$)\{\{[^{}<%\n][^{}\n]*\}\}/g,
    place: 'text',
    hint: () => 'Write the value itself, or rename the page to .mdx and use a JavaScript expression: {value}',
  },
  {
    kind: 'Wiki links',
    sign: /\[\[/,
    pattern: /!?\[\[([^[\]\n|]+)(?:\|[^[\]\n]+)?\]\]/g,
    place: 'text',
    hint: ([, page = '']) => (isPageName(page) ? 'Write [label](./page.md)' : undefined),
  },
  {
    kind: 'Marks (==)',
    sign: /==/,
    pattern: /(?<![=\w!<>])==(?=[^\s=])[^=\n]+(?<=[^\s=])==(?![=\w])/g,
    place: 'text',
    hint: write('<mark>…</mark>'),
  },
  {
    kind: 'Icon shortcodes',
    sign: /:(?:material|octicons|fontawesome|simple)-/,
    pattern: /(?<![\w:]):(?:material|octicons|fontawesome|simple)-[\w-]+:(?![\w:])/g,
    place: 'text',
    hint: write(':icon[name], with a name of https://lucide.dev/icons'),
  },
  {
    kind: 'Emoji shortcodes',
    sign: /:[\w+-]+:/,
    pattern: /(?<![\w:]):([\w+-]+):(?![\w:])/g,
    place: 'text',
    hint: ([, name = '']) => {
      const emoji = emojiOf(name);
      return emoji && `Write ${emoji}`;
    },
  },
];

export const codeSyntax: readonly Omit<SyntaxRow, 'place'>[] = [
  {
    kind: 'Shiki notations',
    sign: /\[!code /,
    pattern: /\[!code (\+\+|--|highlight|hl|focus|warning|error|info|word)[^[\]\n]*\]/g,
    hint: ([, name = '']) => {
      const key = name === '++' ? 'ins={2}' : name === '--' ? 'del={2}' : '{2}';
      return `Write the line numbers after the language: ${key}`;
    },
  },
  {
    kind: 'MkDocs code annotations',
    sign: /\)!/,
    pattern: /(?:#|\/\/|--|;|\*|%) ?\(\d{1,3}\)!/g,
    hint: () => 'Write the notes as a numbered list after the block',
  },
  {
    kind: 'MkDocs snippets',
    sign: /--8<-- "/,
    pattern: /--8<-- "[^"\n]*"/g,
    hint: write('file=./path after the language, and leave the block empty'),
  },
];
