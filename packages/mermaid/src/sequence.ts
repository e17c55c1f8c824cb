// Parses sequence diagrams strictly and rewrites them with unambiguous participant names and explicit numbers. Lines
// without visible effect are removed.
import { type DiagramLine, UnsupportedLine } from './diagram-line.ts';
import { hiddenLabel } from './labels.ts';

/** Actors are rewritten to participants, because the library's actor symbol hides the first message of an actor. */
const participant = /^(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/;
const message = /^(.+?)(?<!\s)\s*(-->>|->>|-->|->|--\)|-\))\s*(?:([+-])\s*)?([^+\-\s:][^:]*?)(?<!\s)\s*:\s*(.*)/s;
const note = /^note\s+(left of|right of|over)\s+([^:\s][^:]*?)(?<!\s)\s*:\s*(.+)/is;
const block = /^(loop|alt|opt|par|critical|break)\b\s*(.*)/s;
const divider = /^(?:else|and|option)\b\s*(.*)/s;
/** Matches a colored frame. The lines inside the frame are rendered, but the frame itself is not. */
const frame = /^(?:rect|box)\b/;
const ignored = /^(?:activate|deactivate|links?|properties|details)\s/;

interface RewriteState {
  readonly lines: string[];
  readonly names: Map<string, string>;
  /** The blocks and frames that are still open, outermost first. */
  readonly open: ('block' | 'frame')[];
  /** Number of the next message, or `undefined` if messages are not numbered. */
  next: number | undefined;
}

export function rewriteSequence(header: DiagramLine, lines: readonly DiagramLine[]): readonly string[] {
  const state: RewriteState = { lines: ['sequenceDiagram'], names: new Map(), open: [], next: undefined };
  for (const line of lines) {
    const text = line.text.replace(/;$/, '').trim();
    if (ignored.test(text)) continue;
    // A semicolon starts another statement, unless it ends an entity.
    if (text.replace(/[#&]\w+;/g, '').includes(';') || !rewrite(text, state)) throw new UnsupportedLine(line);
  }
  if (state.open.length > 0) throw new UnsupportedLine(header, "Unclosed block: add 'end'");
  return state.lines;
}

/** Returns `false` if the line is not supported. */
function rewrite(text: string, state: RewriteState): boolean {
  const numbered = /^autonumber(?:\s+(\d+))?\s*$/.exec(text);
  if (numbered) {
    state.next = Number(numbered[1] ?? 1);
    return true;
  }
  if (text === 'end') return end(state);
  if (frame.test(text)) return state.open.push('frame') > 0;
  const [, keyword, label = ''] = block.exec(text) ?? [];
  if (keyword !== undefined) {
    state.lines.push(`${keyword} ${hiddenLabel(label)}`);
    return state.open.push('block') > 0;
  }
  const other = divider.exec(text);
  if (other) return state.open.includes('block') && state.lines.push(`else ${hiddenLabel(other[1] ?? '')}`) > 0;
  return rewriteParticipant(text, state) || rewriteNote(text, state) || rewriteMessage(text, state);
}

function end({ open, lines }: RewriteState): boolean {
  const ended = open.pop();
  if (ended === 'block') lines.push('end');
  return ended !== undefined;
}

function rewriteParticipant(text: string, state: RewriteState): boolean {
  const [, id, label] = participant.exec(text) ?? [];
  if (id === undefined || id.includes('@{')) return false;
  declare(state, id, label);
  return true;
}

function declare({ names, lines }: RewriteState, written: string, label = written): string {
  const id = written.trim();
  const known = names.get(id);
  if (known !== undefined) return known;
  const name = `p${names.size}`;
  names.set(id, name);
  lines.push(`participant ${name} as ${hiddenLabel(label) || '\u00a0'}`);
  return name;
}

function rewriteNote(text: string, state: RewriteState): boolean {
  const [, side, ids, label] = note.exec(text) ?? [];
  if (side === undefined || ids === undefined || label === undefined) return false;
  const names = ids.split(',').map((id) => declare(state, id));
  state.lines.push(`Note ${side} ${names.join(',')}: ${hiddenLabel(label)}`);
  return true;
}

function rewriteMessage(text: string, state: RewriteState): boolean {
  const [, from, arrow, mark = '', to, label = ''] = message.exec(text) ?? [];
  if (from === undefined || to === undefined || /[<()-]$/.test(from)) return false;
  // The library would add an arrowhead to the line.
  if (arrow === '->' || arrow === '-->') return false;
  const [sender, receiver] = [from, to].map((id) => declare(state, id));
  const number = state.next === undefined ? '' : `${hiddenLabel(`${state.next}.`)} `;
  if (state.next !== undefined) state.next += 1;
  state.lines.push(`${sender}${arrow}${mark}${receiver}: ${number}${hiddenLabel(label) || '\u00a0'}`);
  return true;
}
