// How long pages took: all of them as a histogram, the slowest by name.
import type { BuildProfile, PageProfile } from '../../model/profile.ts';
import { count, countOf, duration, shareOf } from '../amounts.ts';
import { binTable, histogram, quantile } from './histogram.ts';
import { type Markup, markup } from './markup.ts';
import { swatch } from './picture.ts';
import { splitBar } from './ranking.ts';
import { foremost, legend, pathText, section, table } from './section.ts';

const most = 20;

export function pageTimes({ pages }: BuildProfile): Markup {
  const rendered = pages.filter(({ state }) => state === 'rendered');
  const sorted = Float64Array.from(rendered, timeOf).sort();
  const times = Array.from(sorted);
  return section({
    id: 'page-times',
    title: 'Page times',
    lead: lead(times, pages.length),
    content: times.length === 0 ? [] : [times.length === 1 ? undefined : spread(times), slowest(rendered)],
  });
}

function timeOf({ compile, render }: PageProfile): number {
  return compile + render;
}

function lead(times: readonly number[], all: number): string {
  if (all === 0) return 'The site has no pages.';
  if (times.length === 0) return 'No page had to be rendered: all of them were there, and nothing in them had changed.';
  if (times.length === 1) return `One page was rendered, in ${duration(times[0] ?? 0)}.`;
  const half = duration(quantile(times, 0.5));
  return `Of ${count(times.length)} rendered pages half took at most ${half}, and 99 in 100 at most ${duration(quantile(times, 0.99))}.`;
}

function spread(times: readonly number[]): Markup {
  const facts: readonly (readonly [string, number])[] = [
    ['Fastest', times[0] ?? 0],
    ['Median', quantile(times, 0.5)],
    ['95%', quantile(times, 0.95)],
    ['99%', quantile(times, 0.99)],
    ['Slowest', times.at(-1) ?? 0],
  ];
  return markup`<figure>
${histogram(times)}<figcaption>Height: how many pages. Width: how long they took, compiling and rendering together.</figcaption>
</figure>
<dl class="facts">${facts.map(([name, time]) => markup`<div><dt>${name}</dt><dd>${duration(time)}</dd></div>`)}</dl>
<details><summary>The figures of this picture</summary>
${binTable(times)}</details>
`;
}

function slowest(rendered: readonly PageProfile[]): Markup {
  const shown = foremost(rendered, most, timeOf);
  const longest = shown[0] ? timeOf(shown[0]) : 0;
  const rows = shown.map((page) => [
    markup`<div class="ranked"><div>${pathText(page.path)}${sourceOf(page)}</div>${splitBar([
      { className: 'compile', share: shareOf(page.compile, longest) },
      { className: 'render', share: shareOf(page.render, longest) },
    ])}</div>`,
    duration(page.compile),
    duration(page.render),
    duration(timeOf(page)),
  ]);
  return markup`<h3>The slowest pages</h3>
${legend([
  { swatch: swatch('compile'), name: 'compile' },
  { swatch: swatch('render'), name: 'render' },
])}${table({
  caption: `${countOf(shown.length, 'page')} of ${count(rendered.length)}, the slowest first`,
  head: ['Page', 'Compile', 'Render', 'Total'],
  rows,
  className: 'ranking',
})}`;
}

function sourceOf({ source }: PageProfile): Markup {
  return markup`<div class="source">${source === undefined ? 'made by docsgen' : pathText(source)}</div>`;
}
