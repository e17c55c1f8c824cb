import type { Position } from '../../model/diagnostic.ts';

/**
 * Returns a function from offsets to positions. Replaces the yaml package's `LineCounter`, which misses line breaks in
 * text that the parser cannot parse.
 */
export function lineFinder(text: string): (offset: number) => Position {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let [first, last] = [0, starts.length - 1];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((starts[middle] ?? 0) <= offset) first = middle;
      else last = middle - 1;
    }
    return { line: first + 1, column: offset - (starts[first] ?? 0) + 1 };
  };
}
