// Parses the JavaScript in MDX to find names and errors, and compiles JSX so that Node.js can run it. The libraries are
// loaded for the first page that contains JavaScript.

import type { Position } from '../../../model/diagnostic.ts';
import { loadAcorn, nodeIn, nodesIn, type Program, type Syntax } from '../../../text/javascript.ts';

export interface CodeTools {
  /** Throws a `CodeSyntaxError`. */
  readonly parse: (code: string) => Program;
  /** Replaces JSX, if any: `<>` with `$fragment`, and `<A.B />` with `$jsx($component(A).B, props, ...children)`. */
  readonly withoutJsx: (code: string) => string;
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

export async function loadCodeTools(): Promise<CodeTools> {
  const [{ Parser }, { default: jsxSyntax }] = await Promise.all([loadAcorn(), import('acorn-jsx')]);
  const [{ buildJsx }, { toJs }] = await Promise.all([import('estree-util-build-jsx'), import('estree-util-to-js')]);
  const parser = Parser.extend(jsxSyntax());
  const allowed = { allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true };
  const parse = (code: string): Program => {
    try {
      return parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true, ...allowed });
    } catch (thrown) {
      throw syntaxErrorOf(thrown);
    }
  };
  return {
    parse,
    withoutJsx: (code) => {
      if (!/<[A-Za-z_$>]/.test(code)) return code;
      const program = parse(code) as unknown as Parameters<typeof toJs>[0];
      buildJsx(program, { runtime: 'classic', pragma: '$jsx', pragmaFrag: '$fragment' });
      forEachNode(program, (node) => {
        if (nodeIn(node.callee)?.name === '$jsx') wrapFirstName(nodesIn(node.arguments)[0]);
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

/** Replaces the first name in `A.B` with `$component(A)`. */
function wrapFirstName(element: Syntax | undefined): void {
  if (element?.type === 'MemberExpression') wrapFirstName(nodeIn(element.object));
  if (element?.type !== 'Identifier') return;
  const call = { type: 'CallExpression', callee: { type: 'Identifier', name: '$component' }, optional: false };
  Object.assign(element, call, { arguments: [{ type: 'Identifier', name: element.name }] });
}

function syntaxErrorOf(thrown: unknown): unknown {
  const { loc, message } = Object(thrown) as { readonly loc?: Position; readonly message?: string };
  if (loc === undefined) return thrown;
  const reason = String(message).replace(/ \(\d+:\d+\)$/, '');
  return new CodeSyntaxError(reason, { line: loc.line, column: loc.column + 1 });
}
