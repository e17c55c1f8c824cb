// How deep YAML is nested, before it is parsed: the parser calls itself for each level, and where V8's stack is nearly
// full, V8 ends the whole process instead of throwing an error.

/** Deeper than any value that docsgen knows. */
const mostLevels = 200;

/** Offset of what is nested too deeply. */
export function tooDeepAt(text: string): number | undefined {
  if (text.length < mostLevels) return undefined;
  const columns: number[] = [];
  let brackets = 0;
  /** Column of the line on which the first open bracket stands; -1: nothing below can end it but its counterpart. */
  let opened = 0;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    // Items and keys of a block: each marker is a level.
    const begin = /^(?: |[-?:](?= |$))*/.exec(text.slice(start, end))?.[0] ?? '';
    if (begin.length < end - start) {
      const first = begin.search(/[^ ]/);
      const column = first < 0 ? begin.length : first;
      // What stands no further right is no part of it: the bracket was one of a text.
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
