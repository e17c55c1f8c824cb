// Converts esbuild errors to diagnostics. Tables of explanations translate esbuild's messages for authors, who may not
// know esbuild.

import type { ModuleProblem } from '../../model/config-module.ts';
import { type Diagnostic, type DiagnosticCode, diagnostic } from '../../model/diagnostic.ts';
import { pathFromRoot } from '../../text/file-paths.ts';

export interface Explanation {
  readonly message: string;
  readonly hint?: string;
}

/** Patterns of esbuild's messages. The functions receive the match. */
export type Explanations = readonly (readonly [RegExp, (found: readonly string[]) => Explanation])[];

interface ModuleErrors {
  /** Absolute path of the site's root. */
  readonly root: string;
  readonly code: DiagnosticCode;
  readonly explanations: Explanations;
}

/** Returns each error once, at its position in the module. */
export function moduleErrors(
  problems: readonly ModuleProblem[],
  { root, code, explanations }: ModuleErrors,
): readonly Diagnostic[] {
  const found = problems.map(({ message, place, isWarning }) =>
    diagnostic(isWarning ? 'warning' : 'error', {
      ...explain(message, explanations),
      code,
      file: place === undefined ? '' : pathFromRoot(root, place.path),
      position: place && { line: place.line, column: place.column },
    }),
  );
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function explain(message: string, explanations: Explanations): Explanation {
  for (const [pattern, explanation] of explanations) {
    const found = pattern.exec(message);
    if (found) return explanation(found);
  }
  return { message };
}

export const noPreprocessors: Explanations[number] = [
  /^(?:Sass|Less|Stylus) is not supported.*$/,
  ([message = '']) => ({ message, hint: 'Use CSS, which supports nesting too' }),
];
