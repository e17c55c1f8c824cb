// Rewrites the syntax errors of MDX parsers, which refer to tokens and characters, as messages for authors.

/** Thrown by parsers if the page cannot be parsed. */
export class MdxSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  readonly hint: string | undefined;

  constructor({ message, hint, line, column }: LocatedError) {
    super(message);
    this.name = 'MdxSyntaxError';
    this.line = line;
    this.column = column;
    this.hint = hint;
  }
}

interface LocatedError extends ReadableError {
  readonly line: number;
  readonly column: number;
}

interface ReadableError {
  readonly message: string;
  readonly hint: string | undefined;
}

const tag = /`?(<[^<`>]*>)`?/;

/** Matches void HTML elements. */
const isVoid = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)>$/i;

/** Messages of the parsers, and their replacements. The first match is used. */
const readings: readonly (readonly [pattern: RegExp, read: (found: RegExpExecArray) => ReadableError])[] = [
  [
    /to create a comment in MDX|`!` \(U\+0021\)/,
    () => ({ message: 'Unclosed HTML comment', hint: 'Add the closing -->, or use {/* … */} instead' }),
  ],
  [
    /[Ee]xpected a closing tag for `?(<[^`>]*>)`?/,
    ([, name = '']) => ({
      message: `Unclosed ${name}`,
      hint: isVoid.test(name)
        ? `Write ${name.replace('>', ' />')}`
        : `Add ${name.replace('<', '</')} after its content, or write ${name.replace('>', ' />')} if it has none`,
    }),
  ],
  [
    /[Ee]xpected the closing tag `?(<\/[^`>]*>)`? either after the end of/,
    ([, name = '']) => ({
      message: `${name} has no opening tag in the same block`,
      hint: 'Put it at the start of a line, after a blank line',
    }),
  ],
  [
    /[Uu]nexpected closing tag `?(<\/[^`>]*>)`?, expected corresponding closing tag for `?(<[^`>]*>)`?/,
    ([, found = '', open = '']) => ({
      message: `Unexpected closing tag ${found}: ${open} is still open`,
      hint: `Close ${open} first: ${open.replace('<', '</')}`,
    }),
  ],
  [
    /[Uu]nexpected closing (?:tag|slash)/,
    ({ input }) => {
      const name = tag.exec(input)?.[1];
      return { message: `${name ?? 'This closing tag'} has no opening tag`, hint: 'Remove it, or add the opening tag' };
    },
  ],
  [
    /before attribute value/,
    () => ({
      message: 'Attribute values must be in quotes or braces',
      hint: 'Write name="text", or name={value}',
    }),
  ],
  [
    /corresponding closing quote/,
    () => ({ message: 'An attribute of this tag has an unclosed quote', hint: 'Add the closing quote' }),
  ],
  [
    /to create a link in MDX/,
    () => ({
      message: '`<` starts a tag, but this tag is not valid',
      hint: 'Write \\< for a literal <, and [text](url) for a link',
    }),
  ],
  [
    /corresponding closing brace|[Uu]nexpected end of file in expression|could not parse expression.*EOF/i,
    () => ({
      message: 'Unclosed `{`: this expression has no closing `}`',
      hint: 'Add the closing }, or write \\{ for a literal brace',
    }),
  ],
  [
    /lazy line/,
    () => ({
      message: 'This line continues the block above, but lacks its prefix',
      hint: 'Start it like the lines above, with > or the same indentation',
    }),
  ],
  [
    /parse (?:import\/exports?|esm|module)/i,
    ({ input }) => ({
      message: `Invalid import or export${reasonIn(input)}`,
      hint: 'If text follows, add a blank line in between',
    }),
  ],
  [
    /parse expression|expression.*(?:acorn|oxc)/i,
    ({ input }) => ({
      message: `Invalid JavaScript expression between { and }${reasonIn(input)}`,
      hint: 'For a literal brace, write \\{',
    }),
  ],
  [
    /[Uu]nexpected end of file|[Uu]nexpected character|expected a valid JSX tag/,
    () => ({
      message: '`<` starts a tag, but this tag is not valid',
      hint: 'Write \\< for a literal <; attributes are written as name="text" or name={value}',
    }),
  ],
];

/** `reason` is the message of the parser. */
export function explainSyntaxError(reason: string): ReadableError {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(reason);
    if (found) return read(found);
  }
  return { message: `Invalid MDX: ${reason}`, hint: undefined };
}

/** Returns the end of the message. remark-mdx gives no reason. */
function reasonIn(text: string): string {
  const reason = text
    .replace(/^.*?\b(?:acorn|oxc)\b:?\s*/i, '')
    .replace(/(?<!\s)\s*\(\d+:\d+\)\s*$/, '')
    .replace(/(?<!\s)\s*\(mdx[\w-]*:[\w-]*\)\s*$/, '')
    .replace(/\.$/, '');
  return reason === '' ? '' : `: ${reason.replace(/^./, (first) => first.toLowerCase())}`;
}

/** Matches TypeScript syntax at the position of a JavaScript syntax error. */
const typeScript = /^(?:\??:\s*[\w{[(]|(?:as|satisfies)\s|(?:interface|type|enum|declare|namespace|abstract)\s)/;
const afterTypeKeyword = /\btype\s+$|<\w+$/;

/** Returns a hint if the error is caused by TypeScript syntax, otherwise `undefined`. */
export function typeScriptHint(markdown: string, { line, column, message }: MdxSyntaxError): string | undefined {
  const written = markdown.split('\n')[line - 1] ?? '';
  const [before, after] = [written.slice(0, column - 1), written.slice(column - 1)];
  const isCode = /^Invalid (?:import or export|JavaScript expression)/.test(message);
  const isTypeScript = typeScript.test(after) || afterTypeKeyword.test(before) || /TypeScript/.test(message);
  return isCode && isTypeScript
    ? 'Pages support only JavaScript: remove the type, or move this code to a .ts file and import it'
    : undefined;
}
