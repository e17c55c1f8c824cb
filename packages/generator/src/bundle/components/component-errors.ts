// Translates esbuild errors in components into messages for component authors, who may not know esbuild.
import type { ModuleProblem } from '../../model/config-module.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { missingModuleError } from '../../text/foreign-components.ts';
import { packageName } from '../../text/package-name.ts';
import { fileNotFound } from '../../text/wording.ts';
import { type Explanation, type Explanations, moduleErrors, noPreprocessors } from './module-errors.ts';

export function componentErrors(
  problems: readonly ModuleProblem[],
  root: string,
  code: Diagnostic['code'] = 'component',
): readonly Diagnostic[] {
  return moduleErrors(problems, { root, code, explanations });
}

/** Matches the file, and the name that it does not export. */
const unexported = /^No matching export in "(.*)" for import "(.*)"$/;

const explanations: Explanations = [
  [/^Could not resolve "(.*)"$/, ([, name = '']) => missing(name)],
  [unexported, ([, file = '', name = '']) => noExport(fileName(file), name)],
  [
    /^Import "(.*)" will always be undefined because .* "(.*)"(?: has no exports)?$/,
    ([, name = '', file = '']) => ({
      ...noExport(fileName(file), name),
      hint: `Check the spelling, or export '${name}' from ${fileName(file)}; until then the value is undefined`,
    }),
  ],
  [
    /^The name "(.*)" never appears in "(.*)"$/,
    ([, name, file = '']) => ({ message: `${fileName(file)} has no class '${name}'` }),
  ],
  [
    /^No loader is configured for "(.*)" files: (.*)$/,
    ([, ending, file]) => ({ message: `Components cannot import ${ending} files: '${file}'` }),
  ],
  noPreprocessors,
  [
    /^Components cannot import 'react-dom\/.*$/,
    ([message = '']) => ({
      message,
      hint: 'docsgen renders components itself; use islands for the interactive parts of a page',
    }),
  ],
  [
    /^Unexpected end of file before a closing "(.*)" tag$/,
    ([, name = '']) => ({ message: `Unclosed <${name}>: reached the end of the file before </${name}>` }),
  ],
  [
    /^(Unexpected|Expected|Unterminated|Invalid|Missing|Legacy|Cannot use) (.*)$/,
    ([, first = '', rest]) => ({ message: `Syntax error: ${first.toLowerCase()} ${rest}` }),
  ],
];

interface MissingExport {
  readonly file: string;
  readonly name: string;
}

/** Returns the name that a module imports, and the file that does not export it. */
export function missingExport(message: string): MissingExport | undefined {
  const [, file, name] = unexported.exec(message) ?? [];
  return file === undefined || name === undefined ? undefined : { file: fileName(file), name };
}

function missing(name: string): Explanation {
  if (/^(\.{0,2}\/|@site\/|\.{1,2}$)/.test(name)) {
    return {
      message: fileNotFound(name),
      hint: "Relative paths are resolved from this file; @site/ is the site's root directory",
    };
  }
  if (name.startsWith('node:') || nodeModules.has(packageName(name))) {
    return {
      message: `'${name}' is a Node.js built-in module and is not available in the browser`,
      hint:
        "Import it only in modules that run at build time: not in 'use client' modules, " +
        'and not in modules used by live code blocks',
    };
  }
  return missingModuleError(name, 'code');
}

/**
 * Built-in Node modules that components import most often. Other built-in modules are usually imported with the prefix
 * `node:`.
 */
const nodeModules: ReadonlySet<string> = new Set(
  'assert buffer child_process crypto events fs http https module net os path process stream url util zlib'.split(' '),
);

function noExport(file: string, name: string): Explanation {
  return { message: name === 'default' ? `${file} has no default export` : `${file} has no export named '${name}'` };
}

/** The module that components import as `docsgen/theme`. */
const themeModule = /^docsgen-theme:parts\.ts(?:\?[\w-]+)?$/;

/** Removes prefixes and suffixes that the bundler added to a file name. */
function fileName(file: string): string {
  return file
    .replace(themeModule, 'docsgen/theme')
    .replace(/^docsgen-\w+:/, '')
    .replace(/-\w{6}(\.module\.css)$/, '$1')
    .replace(/\?client$/, '');
}
