// Finds imports and JSX tags of a module, with their positions, so that they can be edited in place. Parses JavaScript,
// TypeScript and JSX with sucrase.
import { parse } from 'sucrase/dist/parser/index.js';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';

interface Token {
  /** Token type of sucrase: `name`, `string`, `braceL`, `jsxTagStart`, `_import`. */
  readonly kind: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a type, which is erased at run time. */
  readonly isType: boolean;
}

export interface ImportedBinding {
  /** `default`, `*` or a name. */
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

/** `import … from 'x'`, `import 'x'` or `export … from 'x'`, including the semicolon. */
export interface ModuleStatement {
  readonly keyword: 'import' | 'export';
  readonly start: number;
  readonly end: number;
  readonly specifier: string;
  /** Range of the specifier, including its quotes. */
  readonly quoted: Range;
  readonly isType: boolean;
  readonly bindings: readonly ImportedBinding[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface ModuleCall extends Range {
  readonly specifier: string;
  readonly quoted: Range;
}

interface JsxTag extends Range {
  /** `div`, `Layout`, `Foo.Bar`, or `''` for a fragment. */
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
}

interface JsxAttribute {
  readonly name: string;
  /** Content between the quotes or braces, or `undefined` if there is no value. */
  readonly value: string | undefined;
  readonly isText: boolean;
}

export interface ReadCode {
  readonly statements: readonly ModuleStatement[];
  readonly calls: readonly ModuleCall[];
  /** Calls of `require` and `import` whose argument is not a string literal. */
  readonly openCalls: readonly Range[];
  readonly tags: readonly JsxTag[];
  /** All identifiers in the code, except for types. */
  readonly names: ReadonlySet<string>;
  readonly tokens: readonly Token[];
}

/** Returns `undefined` if the code has syntax errors. */
export function readCode(text: string): ReadCode | undefined {
  try {
    const tokens = parse(text, true, true, false).tokens.map(({ type, start, end, isType }) => ({
      kind: TokenType[type] ?? '',
      text: text.slice(start, end),
      start,
      end,
      isType,
    }));
    return structureOf(tokens);
  } catch {
    return undefined;
  }
}

function structureOf(tokens: readonly Token[]): ReadCode {
  const statements: ModuleStatement[] = [];
  const calls: ModuleCall[] = [];
  const openCalls: Range[] = [];
  const tags: JsxTag[] = [];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (token.kind === '_import' || token.kind === '_export') {
      const statement = next?.kind === 'parenL' ? undefined : statementAt(tokens, at);
      if (statement) statements.push(statement);
    }
    const isAsked = token.kind === '_import' || (token.kind === 'name' && token.text === 'require');
    if (isAsked && next?.kind === 'parenL') {
      const [argument, end] = [tokens[at + 2], tokens[at + 3]];
      if (argument?.kind === 'string' && end?.kind === 'parenR')
        calls.push({ start: token.start, end: end.end, specifier: unquoted(argument.text), quoted: argument });
      else openCalls.push({ start: token.start, end: next.end });
    }
    if (token.kind === 'jsxTagStart' && next?.kind !== 'slash') tags.push(tagAt(tokens, at));
  });
  const names = new Set(tokens.filter(({ kind, isType }) => kind === 'name' && !isType).map(({ text }) => text));
  return { statements, calls, openCalls, tags, names, tokens };
}

function statementAt(tokens: readonly Token[], at: number): ModuleStatement | undefined {
  const first = tokens[at];
  let end = at + 1;
  // Only names, braces and an asterisk can precede the specifier.
  while (/^(name|comma|star|brace[LR]|_\w+)$/.test(tokens[end]?.kind ?? '')) end += 1;
  const quoted = tokens[end];
  if (first === undefined || quoted?.kind !== 'string') return undefined;
  const inside = tokens.slice(at + 1, end).filter(({ kind, text }) => !(kind === 'name' && text === 'from'));
  if (inside.length > 0 && tokens[end - 1]?.text !== 'from') return undefined;
  const keyword = first.kind === '_import' ? 'import' : 'export';
  const isType = inside[0]?.text === 'type' && inside.length > 1 && inside[1]?.kind !== 'comma';
  const semicolon = tokens[end + 1]?.kind === 'semi' ? tokens[end + 1] : undefined;
  return {
    keyword,
    start: first.start,
    end: (semicolon ?? quoted).end,
    specifier: unquoted(quoted.text),
    quoted,
    isType,
    bindings: bindingsIn(isType ? inside.slice(1) : inside),
  };
}

function bindingsIn(tokens: readonly Token[]): readonly ImportedBinding[] {
  const open = tokens.findIndex(({ kind }) => kind === 'braceL');
  const before = open < 0 ? tokens : tokens.slice(0, open);
  const found: ImportedBinding[] = [];
  const star = before.findIndex(({ kind }) => kind === 'star');
  const named = star < 0 ? before[0] : before.slice(0, star).find(({ kind }) => kind === 'name');
  if (named) found.push({ imported: 'default', local: named.text, isType: named.isType });
  if (star >= 0) found.push({ imported: '*', local: before.at(-1)?.text ?? '', isType: false });
  let part: Token[] = [];
  for (const token of open < 0 ? [] : tokens.slice(open + 1)) {
    if (token.kind !== 'comma' && token.kind !== 'braceR') {
      part.push(token);
      continue;
    }
    const [first, ...rest] = part;
    const isType = first?.text === 'type' && rest.length > 0 && rest[0]?.text !== 'as';
    const [imported, , local] = isType ? rest : part;
    if (imported) found.push({ imported: imported.text, local: (local ?? imported).text, isType });
    part = [];
  }
  return found;
}

function tagAt(tokens: readonly Token[], at: number): JsxTag {
  let index = at + 1;
  let name = '';
  while (/^(jsxName|dot|colon)$/.test(tokens[index]?.kind ?? '')) {
    // A name after a name is an attribute.
    if (name !== '' && tokens[index]?.kind === 'jsxName' && tokens[index - 1]?.kind === 'jsxName') break;
    name += tokens[index]?.text ?? '';
    index += 1;
  }
  const attributes: JsxAttribute[] = [];
  while (index < tokens.length && tokens[index]?.kind !== 'jsxTagEnd') {
    const token = tokens[index];
    if (token?.kind === 'jsxName' && tokens[index + 1]?.kind === 'eq') {
      const value = tokens[index + 2];
      const end = value?.kind === 'braceL' ? closingOf(tokens, index + 2) : index + 2;
      const isText = value?.kind === 'string';
      const text = isText ? unquoted(value.text) : between(tokens, index + 2, end);
      attributes.push({ name: token.text, value: text, isText });
      index = end;
    } else if (token?.kind === 'jsxName') attributes.push({ name: token.text, value: undefined, isText: false });
    else if (token?.kind === 'braceL') index = closingOf(tokens, index);
    index += 1;
  }
  return { start: tokens[at]?.start ?? 0, end: tokens[index]?.end ?? 0, name, attributes };
}

/** Returns the index of the closing brace. */
function closingOf(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const kind = tokens[index]?.kind;
    if (kind === 'braceL' || kind === 'dollarBraceL') depth += 1;
    if (kind === 'braceR') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

function between(tokens: readonly Token[], from: number, to: number): string {
  // Whitespace between tokens does not matter here.
  return tokens
    .slice(from + 1, to)
    .map(({ text }) => text)
    .join('');
}

function unquoted(text: string): string {
  return text.slice(1, -1).replace(/\\(['"\\])/g, '$1');
}
