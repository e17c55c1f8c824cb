// Parses the JavaScript in MDX to find names and errors, and compiles JSX so that Node.js can run it. The libraries are
// loaded for the first page that contains JavaScript.

import type { Position } from '../../../model/diagnostic.ts';
import { loadAcorn, type Program } from '../../../text/javascript.ts';

export interface CodeTools {
  /** Throws a `CodeSyntaxError`. */
  readonly parse: (code: string) => Program;
  /** Replaces JSX with calls of `jsx(type, props, ...children)`, and `<>` with `fragment`. */
  readonly withoutJsx: (code: string, names: { readonly jsx: string; readonly fragment: string }) => string;
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
export async function loadCodeParser(allowed: Allowed = {}): Promise<CodeTools['parse']> {
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
    withoutJsx: (code, { jsx, fragment }) => {
      const program = parse(code) as unknown as Parameters<typeof toJs>[0];
      buildJsx(program, { runtime: 'classic', pragma: jsx, pragmaFrag: fragment });
      return toJs(program).value;
    },
  };
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
