// Compiles live code to JavaScript that can be run: removes JSX and types, limits loops and returns the value to
// render. The only module that imports sucrase. The module runs only in the frame.

import { type AnyNode, type Node, Parser, type Program, parse } from 'acorn';
import jsx from 'acorn-jsx';
import { transform } from 'sucrase';
import type { LiveCode } from './messages.ts';

/** Names that are defined in addition to React's and the site's. */
export const reservedNames = { turn: '__docsgenTurn', exports: 'exports', require: 'require' } as const;

/** Returns the body of a function. Throws a `SyntaxError` if the code is invalid (see `codeErrorOf`). */
export function compileCode({ code, language, rendersItself }: LiveCode): string {
  const isTyped = language === 'tsx' || language === 'ts' || language === 'typescript';
  const types = isTyped ? (['typescript'] as const) : [];
  checkSyntax(transform(code, { ...transformOptions, transforms: ['jsx', ...types], jsxRuntime: 'preserve' }).code);
  const { code: js } = transform(code, {
    ...transformOptions,
    transforms: ['jsx', 'imports', ...types],
    jsxRuntime: 'classic',
    production: true,
  });
  const program = parse(js, { ecmaVersion: 'latest', sourceType: 'script' });
  const insertions = loopGuards(program);
  const isExported = /\bexports\.default\s*=/.test(js);
  if (!rendersItself) insertions.push(...(isExported ? [] : returnValueOf(program)));
  return withInsertions(js, insertions) + (isExported ? '\nreturn exports.default;' : '');
}

/** Preserves current JavaScript syntax, because browsers support it. */
const transformOptions = { disableESTransforms: true } as const;

/**
 * sucrase accepts invalid syntax, such as mismatched closing tags, so acorn checks the code. Removing the types does
 * not change line numbers.
 */
function checkSyntax(withoutTypes: string): void {
  Parser.extend(jsx()).parse(withoutTypes, { ecmaVersion: 'latest', sourceType: 'module' });
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

function withInsertions(text: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at);
  let result = '';
  let from = 0;
  for (const { at, text: added } of sorted) {
    result += text.slice(from, at) + added;
    from = at;
  }
  return result + text.slice(from);
}

/** Returns the value of the last statement, or the component that it declares. */
function returnValueOf({ body }: Program): readonly Insertion[] {
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

/** Inserts code into every loop that checks in each iteration whether the loop has been running for too long. */
function loopGuards(program: Program): Insertion[] {
  const found: Insertion[] = [];
  const visit = (node: AnyNode): void => {
    if ('body' in node && isLoop(node.type)) {
      const body = node.body as Node;
      const isBlock = body.type === 'BlockStatement';
      found.push({ at: body.start + (isBlock ? 1 : 0), text: `${isBlock ? '' : '{'}${reservedNames.turn}();` });
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

interface CodeError {
  readonly message: string;
  /** 1-based, or `undefined` if unknown. */
  readonly line: number | undefined;
}

/**
 * Returns the message and line of an error. Parsers append the position to the message. For run-time errors, the
 * position is in the stack.
 */
export function codeErrorOf(thrown: unknown): CodeError {
  if (!(thrown instanceof Error)) return { message: String(thrown), line: undefined };
  const parts = /^(?:Error transforming [^:]*: )?([\s\S]*?)(?: \((\d+):\d+\))?$/.exec(thrown.message);
  const [, text = '', line] = parts ?? [];
  const message = /^\w*Error\b/.test(text) || thrown.name === 'Error' ? text : `${thrown.name}: ${text}`;
  return { message, line: line === undefined ? lineOfRun(thrown) : Number(line) };
}

/** `new Function` adds two lines before the body. */
function lineOfRun(thrown: Error): number | undefined {
  const [, inStack] = /(?:<anonymous>|Function):(\d+):\d+/.exec(thrown.stack ?? '') ?? [];
  const line = inStack === undefined ? lineInWebkit(thrown) : Number(inStack);
  return line === undefined || line < 3 ? undefined : line - 2;
}

interface WebkitError extends Error {
  readonly line?: unknown;
  readonly sourceURL?: unknown;
}

/** In WebKit, stacks do not contain line numbers of evaluated code. Errors thrown by other code have a URL. */
function lineInWebkit(thrown: WebkitError): number | undefined {
  return typeof thrown.line === 'number' && !thrown.sourceURL ? thrown.line : undefined;
}
