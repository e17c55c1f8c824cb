interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number | undefined;
}

/** A node of the mdast or hast tree. */
export interface Positioned {
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

/**
 * Returns the position of a string in the source of a node. Returns `undefined` if the source does not contain the
 * string, because it is escaped, comes from another file, or was added by a plugin.
 */
export function positionInNode({ position }: Positioned, text: string, source: string): Positioned['position'] {
  const from = position?.start.offset;
  if (position === undefined || from === undefined) return undefined;
  const lines = source.slice(from, position.end.offset).split('\n');
  const columns = lines.map((line) => indexIn(line, text));
  const index = columns.findIndex((each) => each >= 0);
  const column = columns[index];
  if (column === undefined) return undefined;
  const { line, column: first } = position.start;
  const start = { line: line + index, column: index === 0 ? first + column : column + 1 };
  return { start, end: start };
}

/** Skips matches after a backslash. */
function indexIn(line: string, text: string): number {
  let at = line.indexOf(text);
  while (at > 0 && line[at - 1] === '\\') at = line.indexOf(text, at + 1);
  return at;
}
