// Prepares the SVG of a diagram for a page: removes styles, external fonts and everything except shapes and text, makes
// ids unique, and uses the theme's custom properties as colors (`client/diagram.css`).
import type { Element, Nodes, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { shownLabel } from './labels.ts';

interface CleanOptions {
  /** Prefix of all ids. */
  readonly id: string;
  readonly label: string;
  /** Number of pixels to crop on each side. */
  readonly margin: number;
}

const tagNames = 'svg g defs marker rect line polyline polygon circle ellipse path text tspan'.split(' ');
const attributes =
  'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform fill stroke strokeWidth opacity ' +
  'strokeDashArray strokeLineJoin strokeLineCap fontSize fontWeight fontStyle textAnchor textDecoration ' +
  'dominantBaseline markerStart markerEnd id markerWidth markerHeight refX refY orient';

export function cleanSvg(drawn: Root, { id, label, margin }: CleanOptions): Element {
  visit(drawn, 'element', (node) => {
    if (hasClass(node, 'node')) makeReadable(node);
  });
  const clean = sanitize(drawn, {
    tagNames,
    attributes: { '*': [...attributes.split(' '), ['className', 'mono']] },
    strip: ['style'],
    clobber: ['id'],
    clobberPrefix: `${id}-`,
  }) as Root;
  visit(clean, (node, index, parent) => {
    if (index === undefined || parent === undefined) return undefined;
    if (isSuperfluous(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'text') node.value = shownLabel(node.value);
    if (node.type === 'element') cleanProperties(node, id);
    return undefined;
  });
  const [image] = clean.children.filter((node) => node.type === 'element');
  if (image === undefined) throw new Error('nothing was drawn');
  const { width, height } = image.properties;
  const [inner, high] = [width, height].map((size) => rounded(Number(size) - 2 * margin));
  const sizes = { viewBox: `${margin} ${margin} ${inner} ${high}`, width: inner, height: high };
  image.properties = { ...image.properties, ...sizes, role: 'img', ariaLabel: label };
  return image;
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Indentation, and an unnecessary English text. */
function isSuperfluous(node: Nodes): boolean {
  if (node.type === 'text') return /^\s*\n\s*$/.test(node.value);
  return node.type === 'element' && node.tagName === 'text' && textOf(node) === '(no attributes)';
}

function cleanProperties(node: Element, id: string): void {
  const { properties } = node;
  if (hasClass(node, 'mono')) properties.className = ['diagram-mono'];
  else delete properties.className;
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'number') properties[name] = rounded(value);
    else if (typeof value === 'string' && name !== 'id') properties[name] = cleanValue(value, id);
  }
}

function cleanValue(value: string, id: string): string {
  return value
    .replace(/url\(#/g, `url(#${id}-`)
    .replace(/--_/g, '--diagram-')
    .replace(/var\(--bg\)/g, 'var(--diagram-ground)')
    .replace(/var\(--fg\)/g, 'var(--diagram-text)')
    .replace(/-?(?<!\d)\d+\.\d{3,}/g, (number) => String(rounded(Number(number))));
}

/** Rounds to hundredths of a pixel, so that the result is the same on every machine. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Makes text on a custom color dark or light, so that it is readable regardless of the theme. */
function makeReadable(node: Element): void {
  const shapes: Element[] = [];
  visit(node, 'element', (child) => {
    if (child !== node && typeof child.properties.fill === 'string') shapes.push(child);
  });
  const fill = String(shapes[0]?.properties.fill ?? 'none');
  if (fill === 'none' || fill.startsWith('var(')) return;
  for (const { properties } of shapes) if (properties.fill === 'var(--_text)') properties.fill = textColorOn(fill);
}

function textColorOn(fill: string): string {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(fill)?.[1] ?? 'fff';
  const [red = 0, green = 0, blue = 0] =
    (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return (red * 299 + green * 587 + blue * 114) / 1000 < 140 ? '#fff' : '#111';
}
