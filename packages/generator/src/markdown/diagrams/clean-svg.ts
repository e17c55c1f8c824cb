// Prepares the SVG of a diagram for a page: removes styles, external fonts and everything except shapes and text, makes
// ids unique, and uses the theme's custom properties as colors (`components/builtin/diagram.css`).
import { escapeHtml } from '../../text/html/escape.ts';

interface CleanOptions {
  /** Prefix of all ids. */
  readonly id: string;
  readonly label: string;
  /** Pixels to crop on each side. */
  readonly margin: number;
}

const tags = new Set('svg g defs marker rect line polyline polygon circle ellipse path text tspan'.split(' '));
const attributes = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform fill stroke stroke-width opacity ' +
    'stroke-dasharray stroke-linejoin stroke-linecap font-size font-weight font-style text-anchor text-decoration ' +
    'dominant-baseline marker-start marker-end id markerWidth markerHeight refX refY orient'
  ).split(' '),
);

export function cleanSvg(svg: string, { id, label, margin }: CleanOptions): string {
  return (
    readableNodes(withoutMargin(svg, margin))
      // This English text is unnecessary.
      .replace(/<text[^<>]*>\(no attributes\)<\/text>/g, '')
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/<\/([\w-]+)>/g, (end, tag: string) => (tags.has(tag) ? end : ''))
      .replace(/<([\w-]+)(?![\w-])([^<>]*?)(\/?)>/g, (_, tag: string, written: string, empty: string) => {
        if (!tags.has(tag)) return '';
        const preserved = Array.from(written.matchAll(/\s([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) =>
          attributes.has(name) ? ` ${name}="${cleanValue(name, value, id)}"` : isMono(name, value),
        ).join('');
        const named = tag === 'svg' ? ` role="img" aria-label="${escapeHtml(label)}"` : '';
        return `<${tag}${preserved}${named}>${empty ? `</${tag}>` : ''}`;
      })
      .replace(/>[^\S\n]*\n\s*</g, '><')
      .trim()
  );
}

function withoutMargin(svg: string, margin: number): string {
  return svg.replace(/viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"/, (_, ...sizes: string[]) => {
    const [width = 0, height = 0] = sizes.slice(0, 2).map((size) => Number(size) - 2 * margin);
    return `viewBox="${margin} ${margin} ${width} ${height}" width="${width}" height="${height}"`;
  });
}

function isMono(name: string, value: string): string {
  return name === 'class' && /\bmono\b/.test(value) ? ' class="diagram-mono"' : '';
}

/** Rounds numbers to hundredths of a pixel, so that the result is the same on every machine. */
function cleanValue(name: string, value: string, id: string): string {
  if (name === 'id') return `${id}-${value}`;
  return value
    .replace(/url\(#/g, `url(#${id}-`)
    .replace(/--_/g, '--diagram-')
    .replace(/var\(--bg\)/g, 'var(--diagram-ground)')
    .replace(/var\(--fg\)/g, 'var(--diagram-text)')
    .replace(/-?(?<!\d)\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Makes text on a custom color dark or light, so that it is readable regardless of the theme. */
function readableNodes(svg: string): string {
  return svg.replace(/<g class="node"[\s\S]*?<\/g>/g, (node) => {
    const fill = /\sfill="([^"]*)"/.exec(node)?.[1];
    if (fill === undefined || fill === 'none' || fill.startsWith('var(')) return node;
    return node.replaceAll('fill="var(--_text)"', `fill="${textColorOn(fill)}"`);
  });
}

function textColorOn(fill: string): string {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(fill)?.[1] ?? 'fff';
  const [red = 0, green = 0, blue = 0] =
    (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return (red * 299 + green * 587 + blue * 114) / 1000 < 140 ? '#fff' : '#111';
}
