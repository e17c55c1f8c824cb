// Translates esbuild errors in style sheets into messages for their authors, who may not know esbuild.
import { diagnostic } from '../../diagnostics/create.ts';
import type { ModuleMistake } from '../../model/config-module.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { fileNotFound } from '../../text/wording.ts';

/** Returns each error once. */
export function styleErrors(problems: readonly ModuleMistake[], root: string): readonly Diagnostic[] {
  const found = problems.map(({ message, place, isWarning }) =>
    diagnostic(isWarning ? 'warning' : 'error', {
      ...explain(message),
      code: 'css',
      file: place === undefined ? '' : pathFromRoot(root, place.path),
      position: place && { line: place.line, column: place.column },
    }),
  );
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

interface Explanation {
  readonly message: string;
  readonly hint?: string;
}

const explanations: readonly (readonly [RegExp, (found: readonly string[]) => Explanation])[] = [
  [
    /^Could not resolve "(.*)"$/,
    ([, name = '']) => ({
      message: fileNotFound(name),
      hint: 'Relative paths are resolved from this file; paths that start with / are resolved from static/',
    }),
  ],
  [
    /^(?:Sass|Less|Stylus) is not supported.*$/,
    ([message = '']) => ({ message, hint: 'Use CSS, which supports nesting too' }),
  ],
  [
    /^Cannot import a style sheet from another host.*$/,
    ([message = '']) => ({ message, hint: 'Download the file and import the local copy' }),
  ],
  [
    /^No loader is configured for "(.*)" files: (.*)$/,
    ([, ending, file]) => ({ message: `Style sheets cannot use ${ending} files: '${file}'` }),
  ],
  [
    /^(Unexpected|Expected|Unterminated|Invalid|Missing) (.*)$/,
    ([, first = '', rest]) => ({ message: `Invalid CSS: ${first.toLowerCase()} ${rest}` }),
  ],
];

function explain(message: string): Explanation {
  for (const [pattern, explanation] of explanations) {
    const found = pattern.exec(message);
    if (found) return explanation(found);
  }
  return { message };
}
