// Parses the metadata of a Mermaid source (title, description, comments) and determines the diagram type.

import { strictLines } from './checked-lines.ts';
import { type DiagramLine, UnsupportedLine } from './diagram-line.ts';
import { rewriteFlowchart } from './flowchart.ts';
import { plainLabel } from './labels.ts';
import { rewriteSequence } from './sequence.ts';

interface ReadDiagram {
  /** Source that the library supports completely. */
  readonly source: string;
  /** Pixels to crop around the diagram. */
  readonly margin: number;
  readonly title: string | undefined;
  /** Accessible description. */
  readonly description: string | undefined;
}

type Rewrite = (header: DiagramLine, lines: readonly DiagramLine[]) => readonly string[];

/**
 * `margin` is the additional space around a diagram of this type in pixels, compared with other types. The library has
 * no option to change it.
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
  const info: DiagramInfo = { title: undefined, description: undefined };
  const [header, ...lines] = statementLines(source, info);
  if (header === undefined) throw new UnsupportedLine({ text: '', number: 1 }, 'This diagram is empty');
  const [, rewrite, margin = 0] = kinds.find(([pattern]) => pattern.test(header.text)) ?? [];
  if (rewrite === undefined) {
    const name = /^[\w-]*/.exec(header.text)?.[0] || header.text.slice(0, 30);
    throw new UnsupportedLine(header, `Unsupported diagram type '${name}'`);
  }
  return { source: rewrite(header, lines).join('\n'), margin, ...info };
}

interface DiagramInfo {
  title: string | undefined;
  description: string | undefined;
}

const openings: readonly (readonly [RegExp, end: RegExp])[] = [
  [/^---$/, /^---$/],
  [/^%%\{/, /\}%%$/],
  [/^accDescr\s*\{/, /\}$/],
];

/** Maximum length of a line in characters. Some regular expressions take quadratic time in the length of a line. */
const longestLine = 2000;

/** Returns the lines without metadata. A quoted label may span several lines. */
function statementLines(source: string, info: DiagramInfo): readonly DiagramLine[] {
  const lines = source.split(/\r?\n/).map((text, index) => ({ text: text.trim(), number: index + 1 }));
  const found: DiagramLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text === '') continue;
    const end = openings.find(([begin]) => begin.test(line.text))?.[1];
    if (end !== undefined) {
      const from = at;
      // A single line may contain the whole block.
      if (line.text === '---' || !end.test(line.text)) at += 1;
      while (at < lines.length - 1 && !end.test(lines[at]?.text ?? '')) at += 1;
      readBlock(lines.slice(from, at + 1), info);
    } else if (!readInfo(line.text, info)) {
      let { text } = line;
      while (hasOpenQuote(text) && at < lines.length - 1) {
        at += 1;
        text += `<br>${lines[at]?.text ?? ''}`;
      }
      if (text.length > longestLine)
        throw new UnsupportedLine(line, `This line is too long: the limit is ${longestLine} characters`);
      found.push({ text, number: line.number });
    }
  }
  return found;
}

function hasOpenQuote(text: string): boolean {
  return text.length < longestLine && text.split('"').length % 2 === 0;
}

/** Reads front matter or a multiline description. */
function readBlock(lines: readonly DiagramLine[], info: DiagramInfo): void {
  const all = lines.map(({ text }) => text);
  const description = /^accDescr\s*\{([\s\S]*)\}$/.exec(all.join(' '))?.[1]?.trim();
  if (description) info.description = plainLabel(description);
  for (const text of all[0] === '---' ? all : []) {
    const title = /^title:\s*(?:"(.*)"$|'(.*)'$|(.+))/s
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined);
    if (title !== undefined) info.title = plainLabel(title);
  }
}

/** Reads a comment or a line with metadata. Returns `false` for other lines. */
function readInfo(text: string, info: DiagramInfo): boolean {
  if (text.startsWith('%%')) return true;
  const [, key, value = ''] = /^(accTitle|accDescr|title)\s*:\s*(.+)/s.exec(text) ?? [];
  if (key === undefined) return false;
  if (key === 'accDescr') info.description = plainLabel(value);
  else info.title = plainLabel(value);
  return true;
}
