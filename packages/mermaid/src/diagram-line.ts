// Lines of a diagram, and the error for unsupported lines.

export interface DiagramLine {
  /** The trimmed text of the line, which is not empty. */
  readonly text: string;
  /** Line number in the source, starting at 1. */
  readonly number: number;
}

/**
 * If a line is not supported, the diagram is not rendered at all, because readers would assume that an incomplete
 * diagram is complete.
 */
export class UnsupportedLine extends Error {
  readonly line: number;

  constructor(line: DiagramLine, message = `Unsupported diagram syntax: '${shortened(line.text)}'`) {
    super(message);
    this.line = line.number;
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
