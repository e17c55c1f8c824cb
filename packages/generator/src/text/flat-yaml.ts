// Reads the YAML most front matter is: lines of `key: value` whose meaning nobody could doubt. The parser of the whole
// language takes a hundred times longer for them; whatever else stands in the text is left to it.
import type { Position } from '../model/diagnostic.ts';

export interface FlatYaml {
  readonly value: Readonly<Record<string, string | number | boolean>>;
  readonly positions: ReadonlyMap<string, Position>;
}

const pair = /^([A-Za-z]\w*):( +)(\S.*?) *$/;
const number = /^(?:0|[1-9]\d{0,8})$/;
const quoted = /^(?:"[^"\\]*"|'[^']*')$/;
/** Begins like a word or a path and has nothing in it that could end it: no comment, no key. */
const plain = /^[\p{L}/][^:#]*$/u;
/** Words of other meanings, in any of the ways YAML lets them be written. */
const reserved = /^(?:true|false|null|yes|no|on|off)$/i;
/** Tabs, control characters and line ends that are not `\n`: nothing is said about those here. */
const unusual = /[^\P{C}\n]|[\u2028\u2029]/u;

/** `undefined`: more than flat lines, or something wrong with them. `firstLine` counts from 1. */
export function readFlatYaml(text: string, firstLine: number): FlatYaml | undefined {
  if (unusual.test(text)) return undefined;
  const value: Record<string, string | number | boolean> = {};
  const positions = new Map<string, Position>();
  for (const [index, line] of text.split('\n').entries()) {
    const [, key = '', space = '', written = ''] = pair.exec(line) ?? [];
    const read = scalarOf(written);
    if (read === undefined || positions.has(key) || reserved.test(key)) return undefined;
    value[key] = read;
    positions.set(key, { line: firstLine + index, column: key.length + space.length + 2 });
  }
  return { value, positions };
}

function scalarOf(written: string): string | number | boolean | undefined {
  if (written === 'true' || written === 'false') return written === 'true';
  if (number.test(written)) return Number(written);
  if (quoted.test(written)) return written.slice(1, -1);
  return plain.test(written) && !reserved.test(written) ? written : undefined;
}
