// Translates esbuild errors in style sheets into messages for their authors, who may not know esbuild.
import type { ModuleProblem } from '../../model/config-module.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { fileNotFound } from '../../text/wording.ts';
import { type Explanations, moduleErrors, noPreprocessors } from '../components/module-errors.ts';

export function styleErrors(problems: readonly ModuleProblem[], root: string): readonly Diagnostic[] {
  return moduleErrors(problems, { root, code: 'css', explanations });
}

const explanations: Explanations = [
  [
    /^Could not resolve "(.*)"$/,
    ([, name = '']) => ({
      message: fileNotFound(name),
      hint: 'Relative paths are resolved from this file; paths that start with / are resolved from static/',
    }),
  ],
  noPreprocessors,
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
