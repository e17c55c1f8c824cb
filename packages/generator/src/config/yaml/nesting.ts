// Checks the nesting depth of YAML before it is parsed. The parser is recursive, and V8 may abort the process on a
// stack overflow instead of throwing an error.

/** Maximum nesting depth, which no valid docsgen file exceeds. */
const mostLevels = 200;

/** Returns the offset at which the limit is exceeded, or `undefined` if it is not exceeded. */
export function tooDeepAt(text: string): number | undefined {
  if (text.length < mostLevels) return undefined;
  const columns: number[] = [];
  let brackets = 0;
  /**
   * Indentation of the line that contains the first open bracket; -1 if the collection can be ended only by the closing
   * bracket.
   */
  let opened = 0;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    // Each marker of a block collection (`-`, `?`, `:`) adds a level.
    const begin = /^(?: |[-?:](?= |$))*/.exec(text.slice(start, end))?.[0] ?? '';
    if (begin.length < end - start) {
      const first = begin.search(/[^ ]/);
      const column = first < 0 ? begin.length : first;
      // A line that is not indented further ends the collection, so the bracket was part of a plain scalar.
      if (column <= opened) brackets = 0;
      if (brackets === 0) opened = column === 0 && /[[{]/.test(text[start] ?? '') ? -1 : column;
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    const markers = begin.replaceAll(' ', '').length;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x5b || code === 0x7b) brackets += 1;
      else if (code === 0x5d || code === 0x7d) brackets = Math.max(0, brackets - 1);
      if (brackets > mostLevels) return at;
    }
    if (columns.length + markers > mostLevels) return start;
    start = end + 1;
  }
  return undefined;
}
