// Lines of a diagram, and what is said of one that docsgen cannot draw.

export interface DiagramLine {
  /** Without spaces around it, never empty. */
  readonly text: string;
  /** Line in the source, from 1. */
  readonly number: number;
}

/** Nothing is drawn rather than a part: readers would take it for the whole. */
export class UndrawnLine extends Error {
  readonly line: number;

  constructor(line: DiagramLine, message = `docsgen does not draw '${shortened(line.text)}'`) {
    super(message);
    this.line = line.number;
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
