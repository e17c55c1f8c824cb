// Changes of a text at its places, which leave everything else as it is.

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edits do not overlap; what is added where something is replaced comes before that. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const pieces = inOrder.map((edit, index) => text.slice(inOrder[index - 1]?.end ?? 0, edit.start) + edit.text);
  return pieces.join('') + text.slice(inOrder.at(-1)?.end ?? 0);
}
