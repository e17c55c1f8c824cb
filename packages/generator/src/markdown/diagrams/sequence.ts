// Sequence diagrams, read strictly and written anew: participants by names that the library cannot mistake, numbers
// where they are asked for, and without what it has no picture of and readers do not miss.
import { type DiagramLine, UndrawnLine } from './diagram-line.ts';
import { hiddenLabel } from './labels.ts';

/** The library's picture of an actor hides its first message, so that both are boxes. */
const participant = /^(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/;
const message = /^(.+?)(?<!\s)\s*(-->>|->>|-->|->|--\)|-\))\s*(?:([+-])\s*)?([^+\-\s:][^:]*?)(?<!\s)\s*:\s*(.*)/s;
const note = /^note\s+(left of|right of|over)\s+([^:\s][^:]*?)(?<!\s)\s*:\s*(.+)/is;
const block = /^(loop|alt|opt|par|critical|break)\b\s*(.*)/s;
const divider = /^(?:else|and|option)\b\s*(.*)/s;
/** A frame of another colour around lines, which are drawn without it. */
const frame = /^(?:rect|box)\b/;
const ignored = /^(?:activate|deactivate|links?|properties|details)\s/;

interface Written {
  readonly lines: string[];
  readonly names: Map<string, string>;
  /** What is open, from the outside in. */
  readonly open: ('block' | 'frame')[];
  /** Number of the next message; `undefined`: they have none. */
  next: number | undefined;
}

export function rewriteSequence(header: DiagramLine, lines: readonly DiagramLine[]): readonly string[] {
  const written: Written = { lines: ['sequenceDiagram'], names: new Map(), open: [], next: undefined };
  for (const line of lines) {
    const text = line.text.replace(/;$/, '').trim();
    if (ignored.test(text)) continue;
    if (!rewrite(text, written)) throw new UndrawnLine(line);
  }
  if (written.open.length > 0) throw new UndrawnLine(header, `Something is never ended: write 'end'`);
  return written.lines;
}

/** `false`: the line says nothing that is known. */
function rewrite(text: string, written: Written): boolean {
  const numbered = /^autonumber(?:\s+(\d+))?\s*$/.exec(text);
  if (numbered) {
    written.next = Number(numbered[1] ?? 1);
    return true;
  }
  if (text === 'end') return end(written);
  if (frame.test(text)) return written.open.push('frame') > 0;
  const [, keyword, label = ''] = block.exec(text) ?? [];
  if (keyword !== undefined) {
    written.lines.push(`${keyword} ${hiddenLabel(label)}`);
    return written.open.push('block') > 0;
  }
  const other = divider.exec(text);
  if (other) return written.open.includes('block') && written.lines.push(`else ${hiddenLabel(other[1] ?? '')}`) > 0;
  return rewriteParticipant(text, written) || rewriteNote(text, written) || rewriteMessage(text, written);
}

function end({ open, lines }: Written): boolean {
  const ended = open.pop();
  if (ended === 'block') lines.push('end');
  return ended !== undefined;
}

function rewriteParticipant(text: string, written: Written): boolean {
  const [, id, label] = participant.exec(text) ?? [];
  if (id === undefined || id.includes('@{')) return false;
  declare(written, id, label);
  return true;
}

function declare({ names, lines }: Written, written: string, label = written): string {
  const id = written.trim();
  const known = names.get(id);
  if (known !== undefined) return known;
  const name = `p${names.size}`;
  names.set(id, name);
  lines.push(`participant ${name} as ${hiddenLabel(label) || '\u00a0'}`);
  return name;
}

function rewriteNote(text: string, written: Written): boolean {
  const [, side, ids, label] = note.exec(text) ?? [];
  if (side === undefined || ids === undefined || label === undefined) return false;
  const names = ids.split(',').map((id) => declare(written, id));
  written.lines.push(`Note ${side} ${names.join(',')}: ${hiddenLabel(label)}`);
  return true;
}

function rewriteMessage(text: string, written: Written): boolean {
  const [, from, arrow, mark = '', to, words = ''] = message.exec(text) ?? [];
  if (from === undefined || to === undefined || /[<(-]$/.test(from)) return false;
  const [sender, receiver] = [from, to].map((id) => declare(written, id));
  const number = written.next === undefined ? '' : `${hiddenLabel(`${written.next}.`)} `;
  if (written.next !== undefined) written.next += 1;
  written.lines.push(`${sender}${arrow}${mark}${receiver}: ${number}${hiddenLabel(words) || '\u00a0'}`);
  return true;
}
