// The JavaScript parser, which is loaded only for pages with live code.
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';

const parser = Parser.extend(jsx());

interface SyntaxProblem {
  readonly message: string;
  /** Both start at 1. */
  readonly line: number;
  readonly column: number;
}

/** Returns the first syntax error of a module with JSX. */
export function syntaxErrorIn(code: string): SyntaxProblem | undefined {
  try {
    parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return undefined;
  } catch (thrown) {
    const { loc, message } = Object(thrown);
    if (loc === undefined) throw thrown;
    return { message: String(message).replace(/ \(\d+:\d+\)$/, ''), line: loc.line, column: loc.column + 1 };
  }
}
