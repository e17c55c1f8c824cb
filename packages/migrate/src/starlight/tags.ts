// Finds JSX tags with their attributes.
import { matchesIn, type PageConversion } from '../page-work.ts';

interface JsxAttribute {
  readonly name: string;
  /** Source of the value, including quotes or braces, or `undefined` if the attribute has no value. */
  readonly source: string | undefined;
  /** The value, if it is a string literal. */
  readonly text: string | undefined;
}

export interface JsxTag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly JsxAttribute[];
}

const value = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;
const tag = new RegExp(
  `<(/?)([A-Z][\\w.]*)((?:\\s+(?:[\\w:-]+(?:=(?:${value.source}))?|\\{\\.\\.\\.[^}]*\\}))*)\\s*(/?)>`,
  'g',
);
const attribute = new RegExp(`(?<!\\s)\\s+([\\w:-]+)(?:=(${value.source}))?`, 'g');

export function tagsIn(work: PageConversion): readonly JsxTag[] {
  return matchesIn(work, tag).map(({ 0: whole, 1: slash, 2: name = '', 4: empty, index }) => {
    const end = index + whole.length;
    // `masked` does not contain code in attribute values.
    const written = work.text.slice(index, end).replace(/^<\/?[\w.]+/, '');
    const attributes = [...written.matchAll(attribute)].map(([, key = '', source]) => ({
      name: key,
      source,
      text: literal(source),
    }));
    return { name, kind: slash ? 'close' : empty ? 'empty' : 'open', start: index, end, attributes };
  });
}

function literal(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const inner = source.startsWith('{') ? source.slice(1, -1).trim() : source;
  const [, quote, text] = /^(["'`])([\s\S]*)\1$/.exec(inner) ?? [];
  return text === undefined || (quote === '`' && text.includes('${')) ? undefined : text;
}

export function attributeOf({ attributes }: JsxTag, name: string): JsxAttribute | undefined {
  return attributes.find((each) => each.name === name);
}

/**
 * Returns the attributes in `names` that the tag has, renamed and with a leading space: ` title="x" href={y}`. `names`
 * maps old names to new ones.
 */
export function preservedAttributes(tag: JsxTag, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .flatMap(([old, name]) => {
      const found = attributeOf(tag, old);
      return found ? [` ${name}${found.source === undefined ? '' : `=${found.source}`}`] : [];
    })
    .join('');
}
