// The JavaScript of an MDX page: its declarations, and one function for each expression in the text. The module is
// built from the author's code, so it has the semantics of MDX. It runs once.

import { compileFunction } from 'node:vm';
import { PageError, reasonOf } from '../evaluate.ts';
import { loadCodeTools } from './compile-code.ts';
import type { Expression } from './expressions.ts';
import { importAll, required } from './imports.ts';
import type { Unit, UnitEnvironment } from './mdx-document.ts';

export interface RunPage {
  /** Values of the names that the module declares. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Returns functions that evaluate the expressions, by index, with the props of a partial. */
  readonly instance: (props: object) => readonly (() => unknown)[];
}

/**
 * In expressions, these globals take precedence over components with the same name that are available on every page.
 */
const globals: ReadonlySet<string> = new Set(
  (
    'AggregateError Array ArrayBuffer BigInt Boolean DataView Date Error EvalError Function Infinity Intl ' +
    'JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol ' +
    'SyntaxError TypeError URIError URL URLSearchParams WeakMap WeakRef WeakSet'
  ).split(' '),
);

const parameters = ['$values', 'frontMatter', 'require'];

/** Runs the code of a page or partial. Throws a `PageError`. */
export async function runPage(
  unit: Unit,
  expressions: readonly Expression[],
  around: UnitEnvironment,
): Promise<RunPage> {
  const { module, path } = unit;
  const codes = expressions.map(({ code }) => code);
  if (codes.length === 0 && module.names.size === 0 && module.imports.length === 0)
    return { names: {}, instance: () => [] };
  const { mdx, common, runtime } = around;
  const values = {
    imports: await importAll(unit, around),
    common,
    createElement: runtime.react.createElement,
    fragment: runtime.react.Fragment,
    component: componentLookup(common),
  };
  const { withoutJsx } = await loadCodeTools();
  // The YAML parser is only loaded if the page uses `frontMatter`.
  const frontMatter = /\bfrontMatter\b/.test(`${module.declarations}${codes}`) ? await mdx.frontMatter() : {};
  try {
    const run = compileFunction(withoutJsx(textOf(unit, codes, common)), parameters, { filename: path });
    return await run(values, frontMatter, (specifier: string) => required(unit, specifier));
  } catch (thrown) {
    const place = { file: path, position: undefined };
    throw new PageError(`The code of this page threw an error: ${reasonOf(thrown)}`, place);
  }
}

/**
 * Returns a function that replaces JavaScript's `Map` with the component of this name, so that `<Map>` and `<Map.Item>`
 * in an expression refer to the component.
 */
function componentLookup(common: UnitEnvironment['common']): (type: unknown) => unknown {
  const shadowed = Object.keys(common).filter((name) => globals.has(name));
  const components = new Map(shadowed.map((name) => [Reflect.get(globalThis, name) as unknown, common[name]]));
  return (type) => components.get(type) ?? type;
}

function textOf({ module }: Unit, codes: readonly string[], common: UnitEnvironment['common']): string {
  const everything = `${module.declarations}\n${codes.join('\n')}`;
  const isUsed = (name: string): boolean => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(everything);
  const used = Object.keys(common).filter((name) => !module.names.has(name) && !globals.has(name) && isUsed(name));
  return [
    '"use strict";',
    ...module.imports.flatMap(({ local }, index) =>
      local === undefined ? [] : [`const ${local} = $values.imports[${index}];`],
    ),
    ...used.map((name) => `const ${name} = $values.common[${JSON.stringify(name)}];`),
    'const { createElement: $jsx, fragment: $fragment, component: $component } = $values;',
    'return (async () => {',
    module.declarations,
    `return { names: { ${[...module.names].join(', ')} }, instance: (props) => [`,
    ...codes.map((code) => `() => (${code}\n),`),
    '] };',
    '})();',
  ].join('\n');
}
