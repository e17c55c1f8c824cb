// What is wrong with the site's components, in words for their authors, who need not know the bundler.
import { diagnostic } from '../../diagnostics/create.ts';
import type { ModuleMistake } from '../../model/config-module.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { missingModule } from '../../text/foreign-components.ts';
import { packageName } from '../../text/package-name.ts';

/** Each once, at its place in the component. */
export function componentMistakes(mistakes: readonly ModuleMistake[], root: string): readonly Diagnostic[] {
  const found = mistakes.map((mistake) => diagnosticOf(mistake, root));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function diagnosticOf({ message, place, isWarning }: ModuleMistake, root: string): Diagnostic {
  return diagnostic(isWarning ? 'warning' : 'error', {
    ...explain(message),
    code: 'component',
    file: place === undefined ? '' : pathFromRoot(root, place.path),
    position: place && { line: place.line, column: place.column },
  });
}

interface Explanation {
  readonly message: string;
  readonly hint?: string;
}

const explanations: readonly (readonly [RegExp, (found: readonly string[]) => Explanation])[] = [
  [/^Could not resolve "(.*)"$/, ([, name = '']) => missing(name)],
  [/^No matching export in "(.*)" for import "(.*)"$/, ([, file = '', name = '']) => noExport(fileName(file), name)],
  [
    /^Import "(.*)" will always be undefined because .* "(.*)"(?: has no exports)?$/,
    ([, name = '', file = '']) => ({
      ...noExport(fileName(file), name),
      hint: 'It is undefined here: look for another spelling, or write export in front of it there',
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
  [/^docsgen reads CSS.*$/, ([message = '']) => ({ message, hint: 'Write it as CSS, where rules may be nested, too' })],
  [
    /^Components have no 'react-dom\/.*$/,
    ([message = '']) => ({ message, hint: `docsgen draws them itself; a part of the page that acts is an island` }),
  ],
  [
    /^(Unexpected|Expected|Unterminated|Invalid|Missing|Legacy|Cannot use) (.*)$/,
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

function missing(name: string): Explanation {
  if (/^(\.{0,2}\/|@site\/|\.{1,2}$)/.test(name)) {
    return {
      message: `There is no file '${name}'`,
      hint: 'Paths begin at this file; @site/ is the folder of the site',
    };
  }
  if (name.startsWith('node:') || nodeModules.has(packageName(name))) {
    return {
      message: `'${name}' is a part of Node, and this module runs in browsers`,
      hint: `Import it in a module that only the build runs: without 'use client', and not for live code`,
    };
  }
  return missingModule(name, 'code');
}

/** Those that components import most; others are named `node:` by their authors. */
const nodeModules: ReadonlySet<string> = new Set(
  'assert buffer child_process crypto events fs http https module net os path process stream url util zlib'.split(' '),
);

function noExport(file: string, name: string): Explanation {
  return { message: name === 'default' ? `${file} has no default export` : `${file} exports no '${name}'` };
}

/** The name of a file as its author knows it. */
function fileName(file: string): string {
  return file
    .replace(/^docsgen-\w+:/, '')
    .replace(/-\w{6}(\.module\.css)$/, '$1')
    .replace(/\?client$/, '');
}
