// Lines of a diagram, and the error for unsupported lines.

export interface DiagramLine {
  /** Trimmed and not empty. */
  readonly text: string;
  /** Line in the source, counting from 1. */
  readonly number: number;
}

/**
 * If a line is not supported, the whole diagram is not rendered, because readers would mistake a part for the whole.
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
