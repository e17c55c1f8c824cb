// Class names and custom properties that pages and components of the new site use. Rules for other Infima names cannot
// match anything.

export interface UsedNames {
  readonly classes: Set<string>;
  /** Including the dashes. */
  readonly variables: Set<string>;
}

export function noUsedNames(): UsedNames {
  return { classes: new Set(), variables: new Set() };
}

/** `text` is the source of a page or component. */
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

/** Returns variables that are used, but not variables that are only declared. */
export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

const braces = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const attributes = new RegExp(String.raw`\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)'|${braces})`, 'g');
/** Matches calls of `clsx`, `classnames` and similar functions. */
const joinedNames = /\b(?:clsx|classnames|classNames|cx|cn)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Templates can contain other values: `card ${styles.wide}`. */
function stringsIn(code: string): readonly string[] {
  const strings = code.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g);
  return [...strings].map(([, double, single, template]) =>
    (double ?? single ?? template ?? '').replace(/\$\{[^}]*\}/g, ' '),
  );
}
