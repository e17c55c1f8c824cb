// What the pictures of a report are drawn with. Places along a row are shares of its width, so that one picture fits
// every screen while its letters and heights keep their size.
import { type Markup, markup } from './markup.ts';

/** 0.25 is `25%`. */
export function at(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

export interface Bar {
  readonly start: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly className: string;
  /** Shown under the mouse; the same figures stand in a table. */
  readonly title?: string;
}

export function bar({ start, width, y, height, className, title }: Bar): Markup {
  const shape = markup`class="${className}" x="${at(start)}" y="${y}" width="${at(width)}" height="${height}"`;
  return title === undefined ? markup`<rect ${shape}/>` : markup`<rect ${shape}><title>${title}</title></rect>`;
}

/** A picture that a screen reader tells in one sentence. */
export function picture(height: number, name: string, content: readonly Markup[]): Markup {
  return markup`<svg class="picture" height="${height}" role="img"><title>${name}</title>${content}</svg>`;
}

/** A picture beside the figures it is made of: nothing a screen reader would miss. */
export function decoration(height: number, content: readonly Markup[]): Markup {
  return markup`<svg class="picture" height="${height}" aria-hidden="true">${content}</svg>`;
}

/** The little square before a name in a legend, painted as what it stands for. */
export function swatch(className: string): Markup {
  const square = bar({ start: 0, width: 1, y: 0, height: 14, className });
  return markup`<svg class="swatch" width="14" height="14" aria-hidden="true">${square}</svg>`;
}

/** What the style sheet paints with where a colour alone would not be told apart by everybody. */
export const patterns: Markup = markup`<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>
${stripes('ochre', 45)}${stripes('plum', -45)}${dots('sky')}${dots('grey')}</defs></svg>`;

function stripes(colour: string, angle: number): Markup {
  return markup`<pattern id="${colour}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect class="${colour}" width="6" height="6"/><rect width="1.6" height="6"/></pattern>
`;
}

function dots(colour: string): Markup {
  return markup`<pattern id="${colour}" width="6" height="6" patternUnits="userSpaceOnUse"><rect class="${colour}" width="6" height="6"/><circle cx="1.5" cy="1.5" r="1.1"/><circle cx="4.5" cy="4.5" r="1.1"/></pattern>
`;
}

/** Widths of a row from which on more words are shown; the style sheet has the same ones. */
const steps = [0, 560, 880] as const;
const letter = 7.4;
const margin = 14;

/** The longest of the texts that fits into a part of a row: `undefined` as long as none does. */
export function fitted(texts: readonly string[], share: number, draw: (text: string, className: string) => Markup) {
  const needed = texts.map((text) => (text.length * letter + margin) / Math.max(share, 1e-9));
  const chosen = steps.map((step) => texts.find((_, index) => (needed[index] ?? 0) <= Math.max(step, 260)));
  return chosen.flatMap((text, index) => {
    if (text === undefined || text === chosen[index - 1]) return [];
    const end = chosen.findIndex((other, later) => later > index && other !== text);
    const from = index === 0 ? '' : `from-${steps[index]}`;
    return [draw(text, end === -1 ? from : `${from} until-${steps[end]}`.trim())];
  });
}
