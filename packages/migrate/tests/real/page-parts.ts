// Parts of a page that a migration must preserve. Each has a kind, and a label by which a reader would recognize it.
export type PartKind = 'heading' | 'code' | 'table' | 'admonition' | 'link' | 'picture' | 'diagram';

export interface Part {
  readonly kind: PartKind;
  readonly label: string;
  /** Line in the source, or 0 if the part is in a partial or in HTML. */
  readonly line: number;
}

/** Label of a code block whose source shows only that the block is not empty. */
export const anyListing = '(filled by the site)';

/** Returns a label of at most one line, with single spaces, straight quotes and hyphens. */
export function labelOf(text: string): string {
  const plain = text
    .replace(/\u200B|\uFEFF|\uFE0F/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ');
  return plain.trim().slice(0, 80);
}

/** Returns the first line of code that is not empty. Comments that highlight lines are ignored. */
export function codeLabel(code: string): string {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !/highlight-(next-line|start|end)/.test(line));
  return labelOf(lines[0] ?? '');
}
