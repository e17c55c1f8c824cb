// The JavaScript of an MDX page: its declarations, and one function for each expression in the text. The module is
// built from the author's code, so it has the semantics of MDX. It runs once.

import { compileFunction } from 'node:vm';
import { type CodeTools, mayHaveJsx } from './compile-code.ts';
import type { PageModule } from './read-module.ts';

interface PageCode {
  readonly module: PageModule;
  /** Expressions, in the order of their indexes. */
  readonly expressions: readonly string[];
  /** Names defined outside the page, such as built-in components. */
  readonly given: ReadonlySet<string>;
  /** The page's path, for stack traces. */
  readonly file: string;
}

export interface PageValues {
  /** Values of the module's imports, in order. */
  readonly imports: readonly unknown[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly frontMatter: unknown;
  /** Has the signature of React's `createElement`. */
  readonly createElement: (type: unknown, ...propsAndChildren: unknown[]) => unknown;
  readonly fragment: unknown;
  /** Implements `require('./picture.png')`. */
  readonly require: (specifier: string) => unknown;
}

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

/** Runs the code. Errors thrown by the author's code are not caught. */
export async function runPage(code: PageCode, values: PageValues, tools: CodeTools): Promise<RunPage> {
  const text = plainCode(textOf(code), tools);
  const run = compileFunction(text, parameters, { filename: code.file });
  return run({ ...values, component: componentLookup(values) }, values.frontMatter, values.require) as Promise<RunPage>;
}

/**
 * Returns a function that replaces JavaScript's `Map` with the component of this name, so that `<Map>` and `<Map.Item>`
 * in an expression refer to the component.
 */
function componentLookup({ given }: PageValues): (type: unknown) => unknown {
  const shadowed = Object.keys(given).filter((name) => globals.has(name));
  const components = new Map(shadowed.map((name) => [Reflect.get(globalThis, name) as unknown, given[name]]));
  return (type) => components.get(type) ?? type;
}

function textOf({ module, expressions, given }: PageCode): string {
  const names = [...module.names];
  const everything = `${module.declarations}\n${expressions.join('\n')}`;
  const isUsed = (name: string): boolean => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(everything);
  const imported = [...given].filter((name) => !module.names.has(name) && !globals.has(name) && isUsed(name));
  return [
    '"use strict";',
    ...module.imports.flatMap(({ local }, index) =>
      local === undefined ? [] : [`const ${local} = $values.imports[${index}];`],
    ),
    ...imported.map((name) => `const ${name} = $values.given[${JSON.stringify(name)}];`),
    'const { createElement: $jsx, fragment: $fragment, component: $component } = $values;',
    'return (async () => {',
    module.declarations,
    `return { names: { ${names.join(', ')} }, instance: (props) => [`,
    ...expressions.map((expression) => `() => (${expression}\n),`),
    '] };',
    '})();',
  ].join('\n');
}

const jsxNames = { jsx: '$jsx', fragment: '$fragment', component: '$component' };

function plainCode(text: string, { withoutJsx }: CodeTools): string {
  return mayHaveJsx(text) ? withoutJsx(text, jsxNames) : text;
}
