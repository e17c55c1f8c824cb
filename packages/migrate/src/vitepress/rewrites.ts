// Applies `rewrites`: patterns such as `en/:rest*`, or a function.
import { isFunction, isMap } from '../untyped-values.ts';

/**
 * Returns a function that maps the path of a file to its rewritten path. `answers` contains the results of a `rewrites`
 * function, by file.
 */
export function rewriter(rewrites: unknown, answers: ReadonlyMap<string, string>): (path: string) => string {
  if (isFunction(rewrites)) return (path) => answers.get(path) ?? path;
  if (!isMap(rewrites)) return (path) => path;
  const rules = Object.entries(rewrites).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ pattern: patternOf(from), to }] : [],
  );
  return (path) => {
    for (const { pattern, to } of rules) {
      const groups = pattern.exec(path)?.groups;
      if (pattern.test(path)) return to.replace(/:(\w+)(?:\([^)]*\))?[*+?]?/g, (_, name) => groups?.[name] ?? '');
    }
    return path;
  };
}

function patternOf(written: string): RegExp {
  const source = written
    .split(/(:\w+(?:\([^)]*\))?[*+?]?)/)
    .map((part) => {
      const [, name, own, sign] = /^:(\w+)(?:\(([^)]*)\))?([*+?])?$/.exec(part) ?? [];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return `(?<${name}>${own ?? (sign === '*' ? '.*' : sign === '+' ? '.+' : '[^/]+')})`;
    })
    .join('');
  return new RegExp(`^${source}$`);
}
