// When was what: the stages, and below them what each thread did meanwhile.
import type { BuildProfile, StageSpan, ThreadProfile } from '../../model/profile.ts';
import { count, duration, percent, shareOf, sum } from '../amounts.ts';
import { type Axis, tickLabels, timeAxis } from './axis.ts';
import { type Markup, markup } from './markup.ts';
import { at, bar, fitted, picture, swatch } from './picture.ts';
import { legend, section, table } from './section.ts';
import { type DrawnLane, drawLane, laneHeight, workOf } from './thread-lane.ts';

/** In all rows together, and in one: what keeps the report of a big build small. A column is a few letters. */
const mostBatches = { together: 800, inRow: 300 };
const mostColumns = { together: 4500, inRow: 240 };

export function timeline(profile: BuildProfile): Markup {
  const { total, stages, threads } = profile;
  const tables = markup`<div class="pair">${stageTable(stages, total)}${threadTable(threads, total)}</div>\n`;
  return section({
    id: 'timeline',
    title: 'Timeline',
    lead: lead(profile),
    content: stages.length === 0 ? [] : [lanes(profile), tables],
  });
}

function lanes({ total, stages, threads }: BuildProfile): Markup {
  const axis = timeAxis(total, 6);
  const most = partOf(mostBatches, threads.length);
  const slots = partOf(mostColumns, threads.length);
  const drawn = threads.map((thread) => ({ thread, drawing: drawLane({ spans: thread.spans, total, most, slots }) }));
  const rows = [
    lane('Stages', '', stageRow(stages, total, axis)),
    ...drawn.map(({ thread, drawing }) => threadRow(thread, drawing, total, axis)),
    lane('', '', picture(20, `Time since the build began, in ${axis.unit}`, tickLabels(axis, total))),
  ];
  const hasColumns = drawn.some(({ drawing }) => drawing.isColumns);
  return markup`<figure>
${rows}<figcaption>${legend([
    { swatch: swatch('compile'), name: 'compiling' },
    { swatch: swatch('render'), name: 'rendering' },
    { swatch: swatch('idle'), name: 'other work, or none' },
  ])}${hasColumns ? markup`<p>Each column is a piece of time; its height is the share of it that was spent.</p>` : undefined}</figcaption>
</figure>
`;
}

function partOf(limit: { readonly together: number; readonly inRow: number }, rows: number): number {
  return Math.max(1, Math.min(limit.inRow, Math.floor(limit.together / Math.max(1, rows))));
}

function lead({ total, threads }: BuildProfile): string {
  if (threads.length === 0) return `The build took ${duration(total)}. No pages were made in it.`;
  const spent = threads.map(({ spans }) => sum(spans.map(({ start, end }) => end - start)));
  const share = percent(shareOf(sum(spent), total * threads.length));
  const who = threads.length === 1 ? 'One thread' : `${count(threads.length)} threads`;
  return `${who} made the pages: compiling and rendering took ${share} of the time there was.`;
}

function lane(name: string, note: string, content: Markup): Markup {
  const label = markup`<div class="lane-name">${name}${note === '' ? undefined : markup` <span>${note}</span>`}</div>`;
  return markup`<div class="lane">${label}<div class="track">${content}</div></div>\n`;
}

function stageRow(stages: readonly StageSpan[], total: number, axis: Axis): Markup {
  const parts = stages.flatMap((stage, index) => {
    const start = shareOf(stage.start, total);
    const width = Math.max(0.0015, shareOf(stage.end - stage.start, total));
    const number = String(index + 1);
    const title = `${number}. ${stage.name}: ${duration(stage.end - stage.start)}`;
    const className = index % 2 === 0 ? 'stage' : 'stage other';
    const words = fitted([`${number} ${stage.name}`, number], width, (text, when) => {
      return markup`<text class="on-stage ${when}" x="${at(start)}" dx="7" y="19.5">${text}</text>`;
    });
    return [bar({ start, width, y: 3, height: laneHeight - 6, className, title }), ...words];
  });
  const name = stages.map((stage) => `${stage.name} ${duration(stage.end - stage.start)}`).join(', ');
  return picture(laneHeight, `Stages: ${name}`, [grid(axis, total), ...parts]);
}

function threadRow({ name, spans }: ThreadProfile, { shapes }: DrawnLane, total: number, axis: Axis): Markup {
  const { compile, render } = workOf(spans);
  const share = `${percent(shareOf(compile + render, total))} on pages`;
  const text = `${name}: ${share}, ${duration(compile)} compiling, ${duration(render)} rendering`;
  const idle = bar({ start: 0, width: 1, y: 3, height: laneHeight - 6, className: 'idle' });
  return lane(name, share, picture(laneHeight, text, [idle, grid(axis, total), ...shapes]));
}

function grid({ ticks }: Axis, total: number): Markup {
  const places = ticks.map(({ value }) => at(shareOf(value, total)));
  return markup`${places.map((x) => markup`<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${laneHeight + 8}"/>`)}`;
}

function stageTable(stages: readonly StageSpan[], total: number): Markup {
  return table({
    caption: 'Stages',
    head: ['Stage', 'Began', 'Took', 'Share'],
    rows: stages.map(({ name, start, end }, index) => [
      markup`<span class="number">${index + 1}</span> ${name}`,
      duration(start),
      duration(end - start),
      percent(shareOf(end - start, total)),
    ]),
  });
}

function threadTable(threads: readonly ThreadProfile[], total: number): Markup | undefined {
  if (threads.length === 0) return undefined;
  return table({
    caption: 'Threads. The main one has other work too: it reads, plans, indexes and publishes',
    head: ['Thread', 'Pages', 'Compile', 'Render', 'On pages'],
    rows: threads.map(({ name, spans }) => {
      const { compile, render, pages } = workOf(spans);
      return [name, count(pages), duration(compile), duration(render), percent(shareOf(compile + render, total))];
    }),
  });
}
