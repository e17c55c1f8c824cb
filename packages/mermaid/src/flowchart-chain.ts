// Parses one line of a flowchart: nodes with their shapes, and links.
import { type DiagramLine, UnsupportedLine } from './diagram-line.ts';
import { hiddenLabel } from './labels.ts';

export interface FlowNode {
  /** Name in the rewritten source, such as `n0`. */
  readonly name: string;
  readonly id: string;
  /** Delimiters of the label at the last occurrence of the node that has a label. */
  shape: readonly [open: string, close: string];
  label: string;
  className: string;
}

interface FlowLink {
  readonly arrow: string;
  readonly label: string;
}

/** Groups of nodes with links between them: `A & B --> C`. */
export interface FlowChain {
  readonly groups: readonly (readonly FlowNode[])[];
  readonly links: readonly (FlowLink | 'invisible')[];
}

type Nodes = Map<string, FlowNode>;

/** Delimiters of labels, longest first, and their replacements. */
const shapes: readonly (readonly [open: string, close: string, rewritten?: readonly [string, string]])[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  // The library renders parallelograms as rectangles.
  ['[/', '/]', ['[', ']']],
  ['[\\', '\\]', ['[', ']']],
  ['{{', '}}'],
  ['>', ']'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
];

const spaces = /\s*/y;
const identifier = /[\p{L}\p{N}_](?:[\p{L}\p{N}_./]|-(?![-.>]))*/uy;
const classMark = /:::([\w-]+)/y;
const linkLabel = /\s*\|\s*("[^"]*"|[^|"]*?)\s*\|/y;
const invisible = /~{3,}/y;
/** Forms of links: a start, an optional label, and an end. */
const linkForms: readonly (readonly [RegExp, line: string, head: string])[] = [
  [/(<)?-{2,}(>|-)(?![xo](?![\p{L}\p{N}_-]*\s*[[({]))/uy, '---', '-->'],
  [/(<)?-\.+-(>)?/y, '-.-', '-.->'],
  [/(<)?={2,}(>|=)/y, '===', '==>'],
];
const labeledForms: readonly (readonly [RegExp, line: string, head: string])[] = [
  [/(<)?--(?![->xo.])\s*("[^"]*"|.+?)\s*-{2,}(>|-)(?![xo]\b)/y, '---', '-->'],
  [/(<)?-\.(?![-.])\s*("[^"]*"|.+?)\s*\.+-(>)?/y, '-.-', '-.->'],
  [/(<)?==(?![=>])\s*("[^"]*"|.+?)\s*={2,}(>|=)/y, '===', '==>'],
];

/** Returns the statements of the line, which are separated by semicolons. */
export function readChain(line: DiagramLine, nodes: Nodes): readonly FlowChain[] {
  const reader = { line, at: 0 };
  const chains: FlowChain[] = [];
  while (reader.at < line.text.length) {
    const groups = [readGroup(reader, nodes)];
    const links: (FlowLink | 'invisible')[] = [];
    for (skip(reader); reader.at < line.text.length && line.text[reader.at] !== ';'; skip(reader)) {
      links.push(readLink(reader));
      groups.push(readGroup(reader, nodes));
    }
    chains.push({ groups, links });
    reader.at += 1;
    skip(reader);
  }
  return chains;
}

interface Reader {
  readonly line: DiagramLine;
  at: number;
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.line.text);
  if (found === null) return undefined;
  reader.at = pattern.lastIndex;
  return found;
}

function skip(reader: Reader): void {
  take(reader, spaces);
}

function readGroup(reader: Reader, nodes: Nodes): readonly FlowNode[] {
  const group = [readNode(reader, nodes)];
  for (skip(reader); reader.line.text[reader.at] === '&'; skip(reader)) {
    reader.at += 1;
    group.push(readNode(reader, nodes));
  }
  return group;
}

function readNode(reader: Reader, nodes: Nodes): FlowNode {
  skip(reader);
  const id = take(reader, identifier)?.[0];
  if (id === undefined) throw new UnsupportedLine(reader.line);
  const node = nodes.get(id) ?? {
    name: `n${nodes.size}`,
    id,
    shape: ['[', ']'],
    label: hiddenLabel(id),
    className: '',
  };
  nodes.set(id, node);
  const shape = readShape(reader);
  if (shape) Object.assign(node, shape);
  const style = take(reader, classMark)?.[1];
  if (style !== undefined) node.className = style.replace(/\W/g, '_');
  return node;
}

function readShape(reader: Reader): Pick<FlowNode, 'shape' | 'label'> | undefined {
  const { text } = reader.line;
  for (const [open, close, rewritten] of shapes) {
    if (!text.startsWith(open, reader.at)) continue;
    const start = reader.at + open.length;
    const quoted = /\s*("[^"]*")\s*/y;
    quoted.lastIndex = start;
    const words = quoted.exec(text);
    const end = words && text.startsWith(close, quoted.lastIndex) ? quoted.lastIndex : text.indexOf(close, start);
    const label = end < 0 ? '' : text.slice(start, end);
    // The quote or bracket belongs to a shape that is tried later.
    if (end < 0 || (!words && /["[\](){}]/.test(label.replace(/\([^()]*\)/g, '')))) continue;
    reader.at = end + close.length;
    return { shape: rewritten ?? [open, close], label: hiddenLabel(label) || '\u00a0' };
  }
  return undefined;
}

function readLink(reader: Reader): FlowLink | 'invisible' {
  if (take(reader, invisible)) return 'invisible';
  for (const [form, line, head] of linkForms) {
    const found = take(reader, form);
    if (!found) continue;
    const label = take(reader, linkLabel)?.[1] ?? '';
    return { arrow: arrowOf(found[1], found[2] === '>' ? head : line), label: hiddenLabel(label) };
  }
  for (const [form, line, head] of labeledForms) {
    const found = take(reader, form);
    if (found) return { arrow: arrowOf(found[1], found[3] === '>' ? head : line), label: hiddenLabel(found[2] ?? '') };
  }
  throw new UnsupportedLine(reader.line);
}

function arrowOf(start: string | undefined, arrow: string): string {
  return `${start ?? ''}${arrow}`;
}
