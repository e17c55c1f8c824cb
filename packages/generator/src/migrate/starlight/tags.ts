// Tags of JSX with their attributes as they are written.
import { matchesIn, type PageWork } from '../page-work.ts';

interface JsxAttribute {
  readonly name: string;
  /** With its quotes or braces; `undefined`: the name alone. */
  readonly source: string | undefined;
  /** What it says, if that is written down. */
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

export function tagsIn(work: PageWork): readonly JsxTag[] {
  return matchesIn(work, tag).map(({ 0: whole, 1: slash, 2: name = '', 4: empty, index }) => {
    const end = index + whole.length;
    // Values with code in them are masked.
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

/** `title="x" href={y}`, with a space in front, of those names that the tag has; by the old name and the new one. */
export function keptAttributes(tag: JsxTag, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .flatMap(([old, name]) => {
      const found = attributeOf(tag, old);
      return found ? [` ${name}${found.source === undefined ? '' : `=${found.source}`}`] : [];
    })
    .join('');
}
