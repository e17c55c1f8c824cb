// Replaces ranges of a string.

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edits must not overlap. An insertion at the start of a replaced range is placed before the replacement. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const pieces = inOrder.map((edit, index) => text.slice(inOrder[index - 1]?.end ?? 0, edit.start) + edit.text);
  return pieces.join('') + text.slice(inOrder.at(-1)?.end ?? 0);
}
