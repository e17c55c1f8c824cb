// Fast parser for most front matter, which consists of unambiguous `key: value` lines. The full YAML parser, which
// handles all other YAML, is about a hundred times slower.
import type { Position } from '../../model/diagnostic.ts';

interface FlatYaml {
  readonly value: Readonly<Record<string, string | number | boolean>>;
  readonly positions: ReadonlyMap<string, Position>;
}

const pair = /^([A-Za-z]\w*):( +)(\S(?:.*[^ ])?) *$/s;
const number = /^(?:0|[1-9]\d{0,8})$/;
const quoted = /^(?:"[^"\\]*"|'[^']*')$/;
/** A plain scalar that starts with a letter or a slash and contains no `:` or `#`. */
const plain = /^[\p{L}/][^:#]*$/u;
/** Words with a special meaning in YAML 1.1 or 1.2. */
const reserved = /^(?:true|false|null|yes|no|on|off)$/i;
/** Tabs, control characters and line breaks other than `\n`, which require the full parser. */
const unusual = /[^\P{C}\n]|[\u2028\u2029]/u;

/** Returns `undefined` if the text needs the full parser, or has errors. `firstLine` is 1-based. */
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
