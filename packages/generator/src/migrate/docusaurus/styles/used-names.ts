// The class names and custom properties that the new site's pages and components really use: what a style sheet says of
// any others of Infima can hit nothing.

export interface UsedNames {
  readonly classes: Set<string>;
  /** With both dashes. */
  readonly variables: Set<string>;
}

export function noUsedNames(): UsedNames {
  return { classes: new Set(), variables: new Set() };
}

/** `text`: of a page, or of a component. */
export function noteNames({ classes, variables }: UsedNames, text: string): void {
  for (const name of variablesIn(text)) variables.add(name);
  for (const [, double, single, code] of text.matchAll(attributes)) {
    for (const name of [double ?? single ?? '', ...stringsIn(code ?? '')].join(' ').split(/\s+/)) classes.add(name);
  }
  for (const [, code = ''] of text.matchAll(joinedNames)) {
    for (const name of stringsIn(code).join(' ').split(/\s+/)) classes.add(name);
  }
  classes.delete('');
}

/** Those that are used, not those that are declared. */
export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

const braces = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const attributes = new RegExp(String.raw`\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)'|${braces})`, 'g');
/** Calls of `clsx`, `classnames` and the like. */
const joinedNames = /\b(?:clsx|classnames|classNames|cx|cn)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Templates may have others' names in between: `card ${styles.wide}`. */
function stringsIn(code: string): readonly string[] {
  const strings = code.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g);
  return [...strings].map(([, double, single, template]) =>
    (double ?? single ?? template ?? '').replace(/\$\{[^}]*\}/g, ' '),
  );
}
