// The JavaScript of a page in MDX: what it declares, and one function for each expression in its text. It is made of
// the author's own code, so that it says what MDX says, and run once.

import { compileFunction } from 'node:vm';
import { type CodeTools, mayHaveJsx } from './compile-code.ts';
import type { PageModule } from './read-module.ts';

interface PageCode {
  readonly module: PageModule;
  /** Expressions, in the order of their indexes. */
  readonly expressions: readonly string[];
  /** Names that come from elsewhere, such as docsgen's own components. */
  readonly given: ReadonlySet<string>;
  /** The page's path, for stacks. */
  readonly file: string;
}

export interface PageValues {
  /** Values of the module's imports, in their order. */
  readonly imports: readonly unknown[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly frontMatter: unknown;
  /** As React's `createElement` is called. */
  readonly createElement: (type: unknown, ...propsAndChildren: unknown[]) => unknown;
  readonly fragment: unknown;
  /** For `require('./picture.png')`. */
  readonly require: (specifier: string) => unknown;
}

export interface RunPage {
  /** Values of the module's names. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Evaluates expressions by their indexes, with `props` of a partial. */
  readonly instance: (props: object) => readonly (() => unknown)[];
}

/** In expressions, these take precedence over components of the same name that every page has. */
const globals: ReadonlySet<string> = new Set(
  (
    'AggregateError Array ArrayBuffer BigInt Boolean DataView Date Error EvalError Function Infinity Intl ' +
    'JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol ' +
    'SyntaxError TypeError URIError URL URLSearchParams WeakMap WeakRef WeakSet'
  ).split(' '),
);

const parameters = ['$values', 'frontMatter', 'require'];

/** Fails as the author's code fails. */
export async function runPage(code: PageCode, values: PageValues, tools: CodeTools): Promise<RunPage> {
  const text = plainCode(textOf(code), tools);
  const run = compileFunction(text, parameters, { filename: code.file });
  return run(
    { ...values, createElement: elementMaker(values) },
    values.frontMatter,
    values.require,
  ) as Promise<RunPage>;
}

/** `<Map>` in an expression is still the component, although `Map` alone is JavaScript's. */
function elementMaker({ createElement, given }: PageValues): PageValues['createElement'] {
  const hidden = Object.keys(given).filter((name) => globals.has(name));
  if (hidden.length === 0) return createElement;
  const components = new Map(hidden.map((name) => [Reflect.get(globalThis, name) as unknown, given[name]]));
  return (type, ...others) => createElement(components.get(type) ?? type, ...others);
}

function textOf({ module, expressions, given }: PageCode): string {
  const names = [...module.names];
  const everything = `${module.declarations}\n${expressions.join('\n')}`;
  const isUsed = (name: string): boolean => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(everything);
  const borrowed = [...given].filter((name) => !module.names.has(name) && !globals.has(name) && isUsed(name));
  return [
    '"use strict";',
    ...module.imports.flatMap(({ local }, index) =>
      local === undefined ? [] : [`const ${local} = $values.imports[${index}];`],
    ),
    ...borrowed.map((name) => `const ${name} = $values.given[${JSON.stringify(name)}];`),
    'const $jsx = $values.createElement, $fragment = $values.fragment;',
    'return (async () => {',
    module.declarations,
    `return { names: { ${names.join(', ')} }, instance: (props) => [`,
    ...expressions.map((expression) => `() => (${expression}\n),`),
    '] };',
    '})();',
  ].join('\n');
}

function plainCode(text: string, { withoutJsx }: CodeTools): string {
  return mayHaveJsx(text) ? withoutJsx(text, { jsx: '$jsx', fragment: '$fragment' }) : text;
}
