// Extracts the part of a file between two markers: `// start-setup` to `// end-setup`, or `#region setup` to
// `#endregion`.

/**
 * `words` can contain the name of the part. If no word is the name of a part, the whole file is returned. Returns
 * `undefined` if the markers do not exist.
 */
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

/** A marker comment on its own line. */
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
