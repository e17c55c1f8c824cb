// The part of a file between two marks, as listings show it: `// start-setup` to `// end-setup`, `#region setup` to
// `#endregion`.

/** `words`: what may name the part; none: the whole file. `undefined`: there are no such marks. */
export function partOfFile(text: string, words: readonly string[]): string | undefined {
  const lines = text.split(/\r?\n/);
  const name = words.find((word) => rangeIn(lines, word) !== undefined);
  if (name === undefined && words.length > 0) return undefined;
  const { start, end } = (name !== undefined && rangeIn(lines, name)) || { start: 0, end: lines.length };
  const shown = lines.slice(start, end).filter((line) => !marks.some((mark) => mark.test(line)));
  return shown
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/** A comment that is a mark, in a line of its own. */
const marks = [
  /^\s*(?:(?:\/\/|\/\*|--|<!--|\{\/\*)\s*)?#(?:end)?region\b/,
  /^\s*(?:\/\/|\/\*|--|#|<!--|\{\/\*)\s*(?:start|end)-[\w-]+(?<=\w)\W*$/,
];

function rangeIn(lines: readonly string[], word: string): { start: number; end: number } | undefined {
  const name = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const opening = new RegExp(`(?:\\bstart-|#?\\bregion\\s+)${name}(?![\\w-])`);
  const closing = new RegExp(`\\bend-${name}(?![\\w-])|#?\\bendregion\\b(?:\\s+${name}(?![\\w-])|\\s*$)`);
  const start = lines.findIndex((line) => opening.test(line)) + 1;
  const length = start === 0 ? -1 : lines.slice(start).findIndex((line) => closing.test(line));
  return length < 0 ? undefined : { start, end: start + length };
}
