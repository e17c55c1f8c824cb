// The parts of a page that must not get lost on its way to another generator: each as a word for what it is, and the
// words by which a reader would know it.
export type PartKind = 'heading' | 'code' | 'table' | 'admonition' | 'link' | 'picture' | 'diagram';

export interface Part {
  readonly kind: PartKind;
  readonly label: string;
  /** Line in the source; 0 where it stands in a partial, or in HTML. */
  readonly line: number;
}

/** Label of a listing of which only that it is not empty is known. */
export const anyListing = '(filled by the site)';

/** One space between words, quotes and dashes as they are typed, and no more than a line of it. */
export function labelOf(text: string): string {
  const plain = text
    .replace(/\u200B|\uFEFF|\uFE0F/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ');
  return plain.trim().slice(0, 80);
}

/** The first line of code that says something; what a comment in it marks is no line of it. */
export function codeLabel(code: string): string {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !/highlight-(next-line|start|end)/.test(line));
  return labelOf(lines[0] ?? '');
}
