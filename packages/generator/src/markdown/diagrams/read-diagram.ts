// What a Mermaid source says beside its drawing (its title, how it is called, comments), and what kind it is.

import { strictLines } from './checked-lines.ts';
import { type DiagramLine, UndrawnLine } from './diagram-line.ts';
import { rewriteFlowchart } from './flowchart.ts';
import { plainLabel } from './labels.ts';
import { rewriteSequence } from './sequence.ts';

interface ReadDiagram {
  /** Source as the library reads it, without losing anything. */
  readonly source: string;
  /** Pixels to leave out around its drawing. */
  readonly margin: number;
  readonly title: string | undefined;
  /** What readers are told who cannot see it. */
  readonly description: string | undefined;
}

type Rewrite = (header: DiagramLine, lines: readonly DiagramLine[]) => readonly string[];

/** With the space that the library leaves around a kind whatever it is told, in pixels more than around the others. */
const kinds: readonly (readonly [RegExp, Rewrite, margin: number])[] = [
  [/^(?:graph|flowchart(?:-elk)?)(?![\w-])/i, rewriteFlowchart, 0],
  [/^sequenceDiagram\s*;?$/i, rewriteSequence, 22],
  [/^stateDiagram(?:-v2)?$/i, (_, lines) => ['stateDiagram-v2', ...strictLines('state', lines)], 0],
  [/^classDiagram(?:-v2)?$/i, (_, lines) => ['classDiagram', ...strictLines('class', lines)], 32],
  [/^erDiagram$/i, (_, lines) => ['erDiagram', ...strictLines('entity', lines)], 32],
];

/** Throws `UndrawnLine` where docsgen cannot draw all of it. */
export function readDiagram(source: string): ReadDiagram {
  const told: Told = { title: undefined, description: undefined };
  const [header, ...lines] = statementLines(source, told);
  if (header === undefined) throw new UndrawnLine({ text: '', number: 1 }, 'This diagram is empty');
  const [, rewrite, margin = 0] = kinds.find(([pattern]) => pattern.test(header.text)) ?? [];
  if (rewrite === undefined) {
    const name = /^[\w-]*/.exec(header.text)?.[0] || header.text.slice(0, 30);
    throw new UndrawnLine(header, `docsgen does not draw diagrams of the kind '${name}'`);
  }
  return { source: rewrite(header, lines).join('\n'), margin, ...told };
}

interface Told {
  title: string | undefined;
  description: string | undefined;
}

const openings: readonly (readonly [RegExp, end: RegExp])[] = [
  [/^---$/, /^---$/],
  [/^%%\{/, /\}%%$/],
  [/^accDescr\s*\{/, /\}$/],
];

/** Characters. The time that some expressions for lines take grows with the square of the length. */
const longestLine = 2000;

/** Lines that draw something. A label in quotes may go on over several. */
function statementLines(source: string, told: Told): readonly DiagramLine[] {
  const lines = source.split(/\r?\n/).map((text, index) => ({ text: text.trim(), number: index + 1 }));
  const found: DiagramLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text === '') continue;
    const end = openings.find(([begin]) => begin.test(line.text))?.[1];
    if (end !== undefined) {
      const from = at;
      // One line may be the whole of it.
      if (line.text === '---' || !end.test(line.text)) at += 1;
      while (at < lines.length - 1 && !end.test(lines[at]?.text ?? '')) at += 1;
      note(lines.slice(from, at + 1), told);
    } else if (!isTold(line.text, told)) {
      let { text } = line;
      while (hasOpenQuote(text) && at < lines.length - 1) {
        at += 1;
        text += `<br>${lines[at]?.text ?? ''}`;
      }
      if (text.length > longestLine)
        throw new UndrawnLine(line, `docsgen draws lines of at most ${longestLine} characters`);
      found.push({ text, number: line.number });
    }
  }
  return found;
}

function hasOpenQuote(text: string): boolean {
  return text.length < longestLine && text.split('"').length % 2 === 0;
}

/** Front matter, or a description of several lines. */
function note(lines: readonly DiagramLine[], told: Told): void {
  const all = lines.map(({ text }) => text);
  const description = /^accDescr\s*\{([\s\S]*)\}$/.exec(all.join(' '))?.[1]?.trim();
  if (description) told.description = plainLabel(description);
  for (const text of all[0] === '---' ? all : []) {
    const title = /^title:\s*(?:"(.*)"$|'(.*)'$|(.+))/s
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined);
    if (title !== undefined) told.title = plainLabel(title);
  }
}

/** A comment, or a line about the diagram. */
function isTold(text: string, told: Told): boolean {
  if (text.startsWith('%%')) return true;
  const [, key, value = ''] = /^(accTitle|accDescr|title)\s*:\s*(.+)/s.exec(text) ?? [];
  if (key === undefined) return false;
  if (key === 'accDescr') told.description = plainLabel(value);
  else told.title = plainLabel(value);
  return true;
}
