// Replaces the syntax errors of MDX parsers, which refer to tokens and characters, with messages for authors.

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

/**
 * Messages of the parsers, and their replacements. `$1` and `$2` are groups of the pattern. The first match is used.
 */
const readings: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [
    /to create a comment in MDX|`!` \(U\+0021\)/,
    'Unclosed HTML comment',
    'Add the closing -->, or use {/* … */} instead',
  ],
  [
    /expected a closing tag for `?<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)>/i,
    'Unclosed <$1>',
    'Write <$1 />',
  ],
  [
    /expected a closing tag for `?<([^`>]*)>/i,
    'Unclosed <$1>',
    'Add </$1> after its content, or write <$1 /> if it has none',
  ],
  [
    /expected the closing tag `?(<\/[^`>]*>)`? either after the end of/i,
    '$1 has no opening tag in the same block',
    'Put it at the start of a line, after a blank line',
  ],
  [
    /unexpected closing tag `?(<\/[^`>]*>)`?, expected corresponding closing tag for `?<([^`>]*)>/i,
    'Unexpected closing tag $1: <$2> is still open',
    'Close <$2> first: </$2>',
  ],
  [
    /^(?=.*unexpected closing (?:tag|slash)).*?(<[^<`>]*>)/i,
    '$1 has no opening tag',
    'Remove it, or add the opening tag',
  ],
  [/unexpected closing (?:tag|slash)/i, 'This closing tag has no opening tag', 'Remove it, or add the opening tag'],
  [/before attribute value/, 'Attribute values must be in quotes or braces', 'Write name="text", or name={value}'],
  [/corresponding closing quote/, 'An attribute of this tag has an unclosed quote', 'Add the closing quote'],
  [
    /to create a link in MDX/,
    '`<` starts a tag, but this tag is not valid',
    'Write \\< for a literal <, and [text](url) for a link',
  ],
  [
    /corresponding closing brace|unexpected end of file in expression|could not parse expression.*EOF/i,
    'Unclosed `{`: this expression has no closing `}`',
    'Add the closing }, or write \\{ for a literal brace',
  ],
  [
    /lazy line/,
    'This line continues the block above, but lacks its prefix',
    'Start it like the lines above, with > or the same indentation',
  ],
  [
    /parse (?:import\/exports?|esm|module)/i,
    'Invalid import or export$reason',
    'If text follows, add a blank line in between',
  ],
  [
    /parse expression|expression.*(?:acorn|oxc)/i,
    'Invalid JavaScript expression between { and }$reason',
    'For a literal brace, write \\{',
  ],
  [
    /unexpected end of file|unexpected character|expected a valid JSX tag/i,
    '`<` starts a tag, but this tag is not valid',
    'Write \\< for a literal <; attributes are written as name="text" or name={value}',
  ],
];

/** `reason` is the parser's message. */
export function explainSyntaxError(reason: string): ReadableError {
  for (const [pattern, message, hint] of readings) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const fill = (text: string): string =>
      text.replace(/\$(?:(\d)|reason)/g, (_, group?: string) =>
        group ? (found[Number(group)] ?? '') : reasonIn(reason),
      );
    return { message: fill(message), hint: fill(hint) };
  }
  return { message: `Invalid MDX: ${reason}`, hint: undefined };
}

/** Returns the end of the message. remark-mdx does not report a reason. */
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
