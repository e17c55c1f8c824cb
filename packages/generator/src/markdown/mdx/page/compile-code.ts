// Parses the JavaScript in MDX to find names and errors, and compiles JSX so that Node.js can run it. The libraries are
// loaded for the first page that contains JavaScript.

import type { Position } from '../../../model/diagnostic.ts';
import { loadAcorn, nodeIn, nodesIn, type Program, type Syntax } from '../../../text/javascript.ts';

export interface CodeTools {
  /** Throws a `CodeSyntaxError`. */
  readonly parse: (code: string) => Program;
  /** Replaces JSX: `<>` with `fragment`, and `<A.B />` with `jsx(component(A).B, props, ...children)`. */
  readonly withoutJsx: (code: string, names: JsxNames) => string;
}

interface JsxNames {
  readonly jsx: string;
  readonly fragment: string;
  readonly component: string;
}

/** `position` is relative to the code. Lines and columns start at 1. */
export class CodeSyntaxError extends Error {
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(message);
    this.name = 'CodeSyntaxError';
    this.position = position;
  }
}

interface Allowed {
  readonly allowReturnOutsideFunction?: true;
  readonly allowAwaitOutsideFunction?: true;
}

/** Returns a parser of modules with JSX; see `CodeTools`. */
async function loadCodeParser(allowed: Allowed): Promise<CodeTools['parse']> {
  const [{ Parser }, { default: jsxSyntax }] = await Promise.all([loadAcorn(), import('acorn-jsx')]);
  const parser = Parser.extend(jsxSyntax());
  return (code) => {
    try {
      return parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true, ...allowed });
    } catch (thrown) {
      throw syntaxErrorOf(thrown);
    }
  };
}

export async function loadCodeTools(): Promise<CodeTools> {
  const parse = await loadCodeParser({ allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true });
  const [{ buildJsx }, { toJs }] = await Promise.all([import('estree-util-build-jsx'), import('estree-util-to-js')]);
  return {
    parse,
    withoutJsx: (code, { jsx, fragment, component }) => {
      const program = parse(code) as unknown as Parameters<typeof toJs>[0];
      buildJsx(program, { runtime: 'classic', pragma: jsx, pragmaFrag: fragment });
      forEachNode(program, (node) => {
        if (nodeIn(node.callee)?.name === jsx) wrapFirstName(nodesIn(node.arguments)[0], component);
      });
      return toJs(program).value;
    },
  };
}

function forEachNode(value: unknown, visit: (node: Syntax) => void): void {
  const node = nodeIn(value);
  if (node) visit(node);
  if (node || Array.isArray(value))
    for (const child of Object.values((node ?? value) as object)) forEachNode(child, visit);
}

/** Replaces the first name in `A.B` with `wrapper(A)`. */
function wrapFirstName(element: Syntax | undefined, wrapper: string): void {
  if (element?.type === 'MemberExpression') wrapFirstName(nodeIn(element.object), wrapper);
  if (element?.type !== 'Identifier') return;
  const call = { type: 'CallExpression', callee: { type: 'Identifier', name: wrapper }, optional: false };
  Object.assign(element, call, { arguments: [{ type: 'Identifier', name: element.name }] });
}

function syntaxErrorOf(thrown: unknown): unknown {
  const { loc, message } = Object(thrown) as { readonly loc?: Position; readonly message?: string };
  if (loc === undefined) return thrown;
  const reason = String(message).replace(/ \(\d+:\d+\)$/, '');
  return new CodeSyntaxError(reason, { line: loc.line, column: loc.column + 1 });
}

/** Reports whether code may contain JSX and must be compiled. */
export function mayHaveJsx(code: string): boolean {
  return /<[A-Za-z_$>]/.test(code);
}
