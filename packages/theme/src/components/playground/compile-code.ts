// What a reader has typed, as JavaScript that can be run: without JSX and types, with an end to every loop, and giving
// what it is to show. The only file that imports sucrase and, in the theme, acorn; it runs in the frame alone.

import { type AnyNode, type Node, Parser, type Program, parse } from 'acorn';
import jsx from 'acorn-jsx';
import { transform } from 'sucrase';
import type { LiveCode } from './messages.ts';

/** Names that the code finds beside React's and the site's. */
export const ownNames = { turn: '__docsgenTurn', exports: 'exports', require: 'require' } as const;

/** The body of a function. Throws a `SyntaxError`; see `placeOf`. */
export function compileCode({ code, language, rendersItself }: LiveCode): string {
  const isTyped = language === 'tsx' || language === 'ts' || language === 'typescript';
  const types = isTyped ? (['typescript'] as const) : [];
  checkSyntax(transform(code, { ...asWritten, transforms: ['jsx', ...types], jsxRuntime: 'preserve' }).code);
  const { code: js } = transform(code, {
    ...asWritten,
    transforms: ['jsx', 'imports', ...types],
    jsxRuntime: 'classic',
    production: true,
  });
  const program = parse(js, { ecmaVersion: 'latest', sourceType: 'script' });
  const insertions = loopEnds(program);
  const isExported = /\bexports\.default\s*=/.test(js);
  if (!rendersItself) insertions.push(...(isExported ? [] : answerOf(program)));
  return withInsertions(js, insertions) + (isExported ? '\nreturn exports.default;' : '');
}

/** Browsers know the language as it is today. */
const asWritten = { disableESTransforms: true } as const;

/** sucrase takes for right what is wrong, such as an element with another one's end. It keeps lines as they are. */
function checkSyntax(withoutTypes: string): void {
  Parser.extend(jsx()).parse(withoutTypes, { ecmaVersion: 'latest', sourceType: 'module' });
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

function withInsertions(text: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at);
  let made = '';
  let from = 0;
  for (const { at, text: added } of sorted) {
    made += text.slice(from, at) + added;
    from = at;
  }
  return made + text.slice(from);
}

/** What the last statement is about: its value, or the component that it declares. */
function answerOf({ body }: Program): readonly Insertion[] {
  const last = body.at(-1);
  if (last === undefined) return [];
  if (last.type === 'ExpressionStatement') return [{ at: last.start, text: 'return ' }];
  const declared =
    last.type === 'VariableDeclaration'
      ? last.declarations.at(-1)?.id
      : last.type === 'FunctionDeclaration' || last.type === 'ClassDeclaration'
        ? last.id
        : undefined;
  return declared?.type === 'Identifier' ? [{ at: last.end, text: `\nreturn ${declared.name};` }] : [];
}

/** Each turn of a loop asks whether it has gone on for too long. */
function loopEnds(program: Program): Insertion[] {
  const found: Insertion[] = [];
  const visit = (node: AnyNode): void => {
    if ('body' in node && isLoop(node.type)) {
      const body = node.body as Node;
      const isBlock = body.type === 'BlockStatement';
      found.push({ at: body.start + (isBlock ? 1 : 0), text: `${isBlock ? '' : '{'}${ownNames.turn}();` });
      if (!isBlock) found.push({ at: body.end, text: '}' });
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  visit(program);
  return found;
}

function isLoop(type: string): boolean {
  return /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/.test(type);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

interface Mistake {
  readonly message: string;
  /** From 1; `undefined`: not known. */
  readonly line: number | undefined;
}

/** A mistake in the code in words: parsers write the place behind them, and runs leave it in the stack. */
export function mistakeOf(thrown: unknown): Mistake {
  if (!(thrown instanceof Error)) return { message: String(thrown), line: undefined };
  const written = /^(?:Error transforming [^:]*: )?([\s\S]*?)(?: \((\d+):\d+\))?$/.exec(thrown.message);
  const [, said = '', line] = written ?? [];
  const message = /^\w*Error\b/.test(said) || thrown.name === 'Error' ? said : `${thrown.name}: ${said}`;
  return { message, line: line === undefined ? lineOfRun(thrown) : Number(line) };
}

/** `new Function` puts two lines in front of a body. */
function lineOfRun(thrown: Error): number | undefined {
  const [, inStack] = /(?:<anonymous>|Function):(\d+):\d+/.exec(thrown.stack ?? '') ?? [];
  const line = inStack === undefined ? lineInWebkit(thrown) : Number(inStack);
  return line === undefined || line < 3 ? undefined : line - 2;
}

interface WebkitError extends Error {
  readonly line?: unknown;
  readonly sourceURL?: unknown;
}

/** Stacks in WebKit have no lines of evaluated code. Errors of other code have an address. */
function lineInWebkit(thrown: WebkitError): number | undefined {
  return typeof thrown.line === 'number' && !thrown.sourceURL ? thrown.line : undefined;
}
