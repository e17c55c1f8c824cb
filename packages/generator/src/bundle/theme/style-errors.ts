// What is wrong with a site's style sheets, in words for their authors, who need not know the bundler.
import { diagnostic } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { StyleMistake } from '../../model/theme.ts';
import { pathFromRoot } from '../../text/file-paths.ts';

/** Each once. */
export function styleMistakes(mistakes: readonly StyleMistake[], root: string): readonly Diagnostic[] {
  const found = mistakes.map(({ message, place, isWarning }) =>
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
      message: `There is no file '${name}'`,
      hint: 'Paths begin at this file; with a slash they are files of static/',
    }),
  ],
  [/^docsgen reads CSS.*$/, ([message = '']) => ({ message, hint: 'Write it as CSS, where rules may be nested, too' })],
  [
    /^No loader is configured for "(.*)" files: (.*)$/,
    ([, ending, file]) => ({ message: `Style sheets cannot use ${ending} files: '${file}'` }),
  ],
  [
    /^(Unexpected|Expected|Unterminated|Invalid|Missing) (.*)$/,
    ([, first = '', rest]) => ({ message: `This cannot be read: ${first.toLowerCase()} ${rest}` }),
  ],
];

function explain(message: string): Explanation {
  for (const [pattern, explanation] of explanations) {
    const found = pattern.exec(message);
    if (found) return explanation(found);
  }
  return { message };
}
