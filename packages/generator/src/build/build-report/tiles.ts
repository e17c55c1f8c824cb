// The build in one look: the figures people ask for first.
import type { BuildProfile } from '../../model/profile.ts';
import { count, countOf, duration, megabytes, percent, shareOf, sum } from '../amounts.ts';
import { type Markup, markup } from './markup.ts';

interface Tile {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

export function tiles(profile: BuildProfile): Markup {
  const all = [time, pageCount, pace, work, cacheHits, memory, output].map((tile) => tile(profile));
  const items = all.map(
    ({ name, value, note }) =>
      markup`<div><dt>${name}</dt><dd class="value">${value}</dd>${note === '' ? undefined : markup`<dd class="note">${note}</dd>`}</div>\n`,
  );
  return markup`<dl class="tiles">\n${items}</dl>\n`;
}

function time({ total, stages }: BuildProfile): Tile {
  const longest = stages.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  const note = longest ? `${percent(shareOf(longest.end - longest.start, total))} of it: ${longest.name}` : '';
  return { name: 'Total time', value: duration(total), note };
}

function pageCount({ pages }: BuildProfile): Tile {
  const made = pages.filter(({ source }) => source === undefined).length;
  const note = made === 0 ? 'each from a file of its own' : `${count(made)} without a file of their own`;
  return { name: 'Pages', value: count(pages.length), note: pages.length === 0 ? 'nothing to build' : note };
}

function pace({ pages, total, threads }: BuildProfile): Tile {
  const rate = total > 0 ? pages.length / (total / 1000) : 0;
  const value = rate > 0 && rate < 10 ? rate.toFixed(1) : count(rate);
  return { name: 'Pages a second', value, note: threads.length === 0 ? '' : `on ${countOf(threads.length, 'thread')}` };
}

function work({ cache }: BuildProfile): Tile {
  const note = cache.skipped === 0 ? 'none skipped' : `${count(cache.skipped)} skipped, nothing new in them`;
  return { name: 'Rendered', value: count(cache.rendered), note };
}

function cacheHits({ cache: { compiled, fromCache } }: BuildProfile): Tile {
  const texts = compiled + fromCache;
  const note = texts === 0 ? 'no texts' : `${count(fromCache)} of ${countOf(texts, 'text')}`;
  return { name: 'Cache hits', value: texts === 0 ? '–' : percent(shareOf(fromCache, texts)), note };
}

function memory({ memory: measured }: BuildProfile): Tile {
  if (!measured) return { name: 'Peak memory', value: '–', note: 'not measured' };
  return { name: 'Peak memory', value: megabytes(measured.peak), note: 'of all threads together' };
}

function output({ files }: BuildProfile): Tile {
  const note = `in ${countOf(sum(files.map((kind) => kind.count)), 'file')}`;
  return { name: 'Output', value: megabytes(sum(files.map(({ bytes }) => bytes))), note };
}
