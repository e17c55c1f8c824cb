// Checks whether an SVG file can be inlined into a page. Only shapes are allowed, because scripts, styles, ids and URLs
// could affect the page or load other resources. All other SVG files are shown as images.
import type { Drawing } from '../model/brand.ts';

export type ParsedSvg =
  | { readonly kind: 'plain'; readonly drawing: Drawing }
  /** `reason` explains why the image cannot be inlined. */
  | { readonly kind: 'other'; readonly reason: string }
  | { readonly kind: 'no drawing' };

/** Maximum length of the shapes in characters. The length is limited because the shapes are part of every page. */
const longest = 4096;

const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

const attributes = new Set(
  `d points x y x1 y1 x2 y2 cx cy r rx ry width height transform pathLength opacity color
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order`.split(/\s+/),
);

/** Matches attributes of the root element that its shapes inherit. */
const inherited = /^(fill|stroke|color|opacity)/;
/** Attributes of the root element that are removed. */
const dropped = new Set(['viewBox', 'width', 'height', 'x', 'y', 'xmlns', 'xmlns:xlink', 'xml:space', 'version', 'id']);

const tag = /^<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const attribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export function parseInlineSvg(file: string): ParsedSvg {
  const text = withoutProlog(file);
  const end = '</svg>';
  if (!/<svg[\s>]/.test(text) || !text.endsWith(end)) return { kind: 'no drawing' };
  const root = tag.exec(text);
  if (root === null || root[2] !== 'svg') return other('it does not start with a plain <svg> element');
  const written = attributesOf(root[3] ?? '');
  const foreign = written.find(({ name }) => !dropped.has(name) && !inherited.test(name));
  if (foreign) return other(`its <svg> has the attribute '${foreign.name}'`);
  const view = viewBoxOf(new Map(written.map(({ name, value }) => [name, value])));
  if (view === undefined) return other('its <svg> has no viewBox');
  const inheritedAttributes = written
    .filter(({ name }) => inherited.test(name))
    .map(({ name, value }) => ` ${name}="${value}"`);
  const content = text
    .slice(root[0].length, -end.length)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?(\/?>) ?/g, '$1');
  const markup = inheritedAttributes.length === 0 ? content : `<g${inheritedAttributes.join('')}>${content}</g>`;
  const reason = problemOf(markup);
  if (reason !== undefined) return other(reason);
  if (markup.length > longest) return other(`it is longer than ${longest} characters`);
  return { kind: 'plain', drawing: { kind: 'drawing', shapes: markup, ...view } };
}

function withoutProlog(file: string): string {
  return file
    .replace(/^\uFEFF?\s*(<\?xml[^>]*\?>)?/, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/^\s*<!DOCTYPE[^>[]*>/i, '')
    .trim();
}

function other(reason: string): ParsedSvg {
  return { kind: 'other', reason };
}

function viewBoxOf(root: ReadonlyMap<string, string>): Omit<Drawing, 'kind' | 'shapes'> | undefined {
  const number = (text: string | undefined): number =>
    Number(/^(?:\d+(?:\.\d+)?|\.\d+)(?=(px)?$)/.exec(text ?? '')?.[0]);
  const viewBox = root.get('viewBox')?.trim() ?? `0 0 ${number(root.get('width'))} ${number(root.get('height'))}`;
  const [, , width = 0, height = 0, ...more] = viewBox.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 && more.length === 0 && /^[\d\s.,-]+$/.test(viewBox)
    ? { viewBox, width, height }
    : undefined;
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

function attributesOf(written: string): readonly Attribute[] {
  return Array.from(written.matchAll(attribute), ([, name = '', double, single]) => ({
    name,
    value: double ?? single ?? '',
  }));
}

function problemOf(content: string): string | undefined {
  const open: string[] = [];
  let rest = content;
  while (rest !== '') {
    const found = tag.exec(rest);
    if (found === null) return 'it contains text or unsupported markup';
    const [whole, isEnd, name = '', written = '', isEmpty] = found;
    const problem = elementProblem(name, attributesOf(written));
    if (problem !== undefined) return problem;
    if (isEnd === '/') {
      if (open.pop() !== name) return `it has an unexpected end tag </${name}>`;
    } else if (isEmpty !== '/') open.push(name);
    rest = rest.slice(whole.length).trimStart();
  }
  return open.length === 0 ? undefined : `its element <${open.at(-1)}> is not closed`;
}

function elementProblem(name: string, written: readonly Attribute[]): string | undefined {
  if (!shapes.has(name)) return `it contains the element <${name}>`;
  const unknown = written.find((each) => !attributes.has(each.name));
  if (unknown) return `it has the attribute '${unknown.name}'`;
  // Finds a URL, or an entity that could encode a URL.
  const wrong = written.find(({ value }) => /url\s*\(|[&\\"]/i.test(value));
  return wrong && `it has the value '${wrong.value}'`;
}
