// Determines the type of a diagram, and rewrites its lines for the library.

import { strictLines } from './checked-lines.ts';
import { type DiagramLine, UnsupportedLine } from './diagram-line.ts';
import { withoutMetadata } from './diagram-title.ts';
import { rewriteFlowchart } from './flowchart.ts';
import { rewriteSequence } from './sequence.ts';

interface ReadDiagram {
  /** Source that the library supports completely. */
  readonly source: string;
  /** Pixels to crop around the diagram. */
  readonly margin: number;
}

type Rewrite = (header: DiagramLine, lines: readonly DiagramLine[]) => readonly string[];

/**
 * `margin` is the space in pixels that the library adds around a diagram of this type, compared with other types. The
 * library has no option to change it.
 */
const kinds: readonly (readonly [RegExp, Rewrite, margin: number])[] = [
  [/^(?:graph|flowchart(?:-elk)?)(?![\w-])/i, rewriteFlowchart, 0],
  [/^sequenceDiagram\s*;?$/i, rewriteSequence, 22],
  [/^stateDiagram(?:-v2)?$/i, (_, lines) => ['stateDiagram-v2', ...strictLines('state', lines)], 0],
  [/^classDiagram(?:-v2)?$/i, (_, lines) => ['classDiagram', ...strictLines('class', lines)], 32],
  [/^erDiagram$/i, (_, lines) => ['erDiagram', ...strictLines('entity', lines)], 32],
];

/** Throws `UnsupportedLine` if any line is not supported. */
export function readDiagram(source: string): ReadDiagram {
  const [header, ...lines] = statementLines(withoutMetadata(source));
  if (header === undefined) throw new UnsupportedLine({ text: '', number: 1 }, 'This diagram is empty');
  const [, rewrite, margin = 0] = kinds.find(([pattern]) => pattern.test(header.text)) ?? [];
  if (rewrite === undefined) {
    const name = /^[\w-]*/.exec(header.text)?.[0] || header.text.slice(0, 30);
    throw new UnsupportedLine(header, `Unsupported diagram type '${name}'`);
  }
  return { source: rewrite(header, lines).join('\n'), margin };
}

/** Maximum length of a line in characters. Some regular expressions take quadratic time in the length of a line. */
const longestLine = 2000;

/** A quoted label may span several lines. */
function statementLines(source: string): readonly DiagramLine[] {
  const found: { text: string; readonly number: number }[] = [];
  for (const [index, written] of source.split('\n').entries()) {
    const text = written.trim();
    const last = found.at(-1);
    if (last !== undefined && hasOpenQuote(last.text)) last.text += `<br>${text}`;
    else if (text !== '') found.push({ text, number: index + 1 });
    const line = found.at(-1);
    if (line !== undefined && line.text.length > longestLine)
      throw new UnsupportedLine(line, `This line is too long: the limit is ${longestLine} characters`);
  }
  return found;
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
