// What a parser says of a page that is no MDX, in the words of an author: both parsers name tokens and characters.

/** Thrown by parsers: the page has no tree. */
export class MdxSyntaxMistake extends Error {
  readonly line: number;
  readonly column: number;
  readonly hint: string | undefined;

  constructor({ message, hint, line, column }: MdxMistake) {
    super(message);
    this.name = 'MdxSyntaxMistake';
    this.line = line;
    this.column = column;
    this.hint = hint;
  }
}

interface MdxMistake extends ReadMistake {
  readonly line: number;
  readonly column: number;
}

interface ReadMistake {
  readonly message: string;
  readonly hint: string | undefined;
}

const tag = /`?(<[^<`>]*>)`?/;

/** Elements of HTML that have no content. */
const isVoid = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)>$/i;

/** What parsers say, and what to do about it; the first that fits is told. */
const readings: readonly (readonly [pattern: RegExp, read: (found: RegExpExecArray) => ReadMistake])[] = [
  [
    /to create a comment in MDX|`!` \(U\+0021\)/,
    () => ({ message: 'This HTML comment cannot be read', hint: 'Write --> where it ends, or {/* … */} instead' }),
  ],
  [
    /[Ee]xpected a closing tag for `?(<[^`>]*>)`?/,
    ([, name = '']) => ({
      message: `${name} is not closed`,
      hint: isVoid.test(name)
        ? `Write ${name.replace('>', ' />')}`
        : `Write ${name.replace('<', '</')} behind its content, or ${name.replace('>', ' />')} if it has none`,
    }),
  ],
  [
    /[Ee]xpected the closing tag `?(<\/[^`>]*>)`? either after the end of/,
    ([, name = '']) => ({
      message: `${name} closes what was opened outside of the list, quote or paragraph that it stands in`,
      hint: 'Put it at the start of a line, below an empty one',
    }),
  ],
  [
    /[Uu]nexpected closing tag `?(<\/[^`>]*>)`?, expected corresponding closing tag for `?(<[^`>]*>)`?/,
    ([, found = '', open = '']) => ({
      message: `${found} closes nothing: ${open} is open here`,
      hint: `Close ${open} first: ${open.replace('<', '</')}`,
    }),
  ],
  [
    /[Uu]nexpected closing (?:tag|slash)/,
    ({ input }) => {
      const name = tag.exec(input)?.[1];
      return { message: `${name ?? 'This tag'} closes nothing`, hint: 'Remove it, or write the tag that it closes' };
    },
  ],
  [
    /before attribute value/,
    () => ({
      message: 'The value of an attribute stands in quotes or braces',
      hint: 'Write name="text", or name={value}',
    }),
  ],
  [
    /corresponding closing quote/,
    () => ({ message: 'An attribute of this tag has a quote that does not end', hint: 'Write the other quote' }),
  ],
  [
    /to create a link in MDX/,
    () => ({
      message: '`<` begins a tag here, and this is none',
      hint: 'Write \\< for the character, and [text](address) for a link',
    }),
  ],
  [
    /corresponding closing brace|[Uu]nexpected end of file in expression|could not parse expression.*EOF/i,
    () => ({
      message: '`{` begins an expression here that does not end',
      hint: 'Write the } that ends it, or \\{ for the character',
    }),
  ],
  [
    /lazy line/,
    () => ({
      message: 'This line belongs to what is open above, but lacks its mark',
      hint: 'Begin it as the lines above, with > or with as many spaces',
    }),
  ],
  [
    /parse (?:import\/exports?|esm|module)/i,
    ({ input }) => ({
      message: `This import or export cannot be read${reasonIn(input)}`,
      hint: 'If text stands below, leave an empty line in between',
    }),
  ],
  [
    /parse expression|expression.*(?:acorn|oxc)/i,
    ({ input }) => ({
      message: `What stands between { and } is no JavaScript expression${reasonIn(input)}`,
      hint: 'Write \\{ for the character',
    }),
  ],
  [
    /[Uu]nexpected end of file|[Uu]nexpected character|expected a valid JSX tag/,
    () => ({
      message: '`<` begins a tag here that cannot be read',
      hint: 'Write \\< for the character; attributes are name="text" or name={value}',
    }),
  ],
];

/** `reason`: what the parser says. */
export function readMistake(reason: string): ReadMistake {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(reason);
    if (found) return read(found);
  }
  return { message: `This cannot be read as MDX: ${reason}`, hint: undefined };
}

/** Behind what is said of it; remark's parser gives none. */
function reasonIn(text: string): string {
  const reason = text
    .replace(/^.*?\b(?:acorn|oxc)\b:?\s*/i, '')
    .replace(/(?<!\s)\s*\(\d+:\d+\)\s*$/, '')
    .replace(/(?<!\s)\s*\(mdx[\w-]*:[\w-]*\)\s*$/, '')
    .replace(/\.$/, '');
  return reason === '' ? '' : `: ${reason.replace(/^./, (first) => first.toLowerCase())}`;
}

/** Where a parser of JavaScript stops in TypeScript. */
const typeScript = /^(?:\??:\s*[\w{[(]|(?:as|satisfies)\s|(?:interface|type|enum|declare|namespace|abstract)\s)/;
const behindType = /\btype\s+$|<\w+$/;

/** What to do about TypeScript in a page; `undefined`: that is not what is wrong. */
export function typeScriptHint(markdown: string, { line, column, message }: MdxSyntaxMistake): string | undefined {
  const written = markdown.split('\n')[line - 1] ?? '';
  const [before, behind] = [written.slice(0, column - 1), written.slice(column - 1)];
  const isCode = /^(?:This import or export|What stands between)/.test(message);
  const isTypeScript = typeScript.test(behind) || behindType.test(before) || /TypeScript/.test(message);
  return isCode && isTypeScript
    ? 'Pages have JavaScript in them: leave the type out, or put this into a .ts file and import it'
    : undefined;
}
