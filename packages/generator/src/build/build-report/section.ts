// The frame of every part of a report: a heading, what the picture says in a sentence, the picture, the figures.
import { type Markup, markup } from './markup.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  /** What there is to see, in words. */
  readonly lead: string;
  readonly content: readonly (Markup | undefined)[];
}

export function section({ id, title, lead, content }: Section): Markup {
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p class="lead">${lead}</p>
${content}
</section>
`;
}

export interface Table {
  readonly caption: string;
  /** The first names the rows; the others stand over figures. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly (Markup | string)[])[];
  readonly foot?: readonly string[];
  readonly className?: string;
}

/** The roles stay where the style sheet makes a row something else than a row of a table, as it does on phones. */
export function table({ caption, head, rows, foot, className }: Table): Markup {
  return markup`<table role="table"${className === undefined ? undefined : markup` class="${className}"`}>
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${head.map((name) => markup`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(row)}</tbody>
${foot && markup`<tfoot role="rowgroup">${row(foot)}</tfoot>\n`}</table>
`;
}

function row([name = '', ...figures]: readonly (Markup | string)[]): Markup {
  return markup`<tr role="row"><th scope="row" role="rowheader">${name}</th>${figures.map((figure) => markup`<td role="cell">${figure}</td>`)}</tr>\n`;
}

export interface LegendEntry {
  readonly swatch: Markup;
  readonly name: string;
}

export function legend(entries: readonly LegendEntry[]): Markup {
  return markup`<ul class="legend">${entries.map((entry) => markup`<li>${entry.swatch}${entry.name}</li>`)}</ul>\n`;
}

/** A path may break after each of its slashes. */
export function pathText(path: string): Markup {
  const parts = path.split(/(?<=\/)/);
  return markup`<span class="path">${parts.map((part, index) => markup`${index === 0 ? '' : markup`<wbr>`}${part}`)}</span>`;
}

/** Of a list that may have tens of thousands of entries, those worth a row: `rank` says how much one is. */
export function foremost<Item>(items: readonly Item[], most: number, rank: (item: Item) => number): readonly Item[] {
  return items.toSorted((a, b) => rank(b) - rank(a)).slice(0, most);
}
