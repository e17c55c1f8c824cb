// Which pages weigh most, and whether it is their text or what stands around it.
import type { BuildProfile, PageProfile } from '../../model/profile.ts';
import { count, countOf, megabytes, percent, shareOf, sum } from '../amounts.ts';
import { type Markup, markup } from './markup.ts';
import { swatch } from './picture.ts';
import { splitBar } from './ranking.ts';
import { foremost, legend, pathText, section, table } from './section.ts';

const most = 20;

export function pageSizes({ pages }: BuildProfile): Markup {
  return section({
    id: 'page-sizes',
    title: 'Page sizes',
    lead: lead(pages),
    content: pages.length === 0 ? [] : [largest(pages)],
  });
}

function lead(pages: readonly PageProfile[]): string {
  if (pages.length === 0) return 'The site has no pages.';
  const bytes = sum(pages.map((page) => page.bytes));
  const frame = percent(shareOf(sum(pages.map((page) => page.frame)), bytes));
  const around = `${frame} of it is the frame around the article: head, navigation, footer`;
  if (pages.length === 1) return `The page weighs ${megabytes(bytes)}; ${around}.`;
  return `A page weighs ${megabytes(bytes / pages.length)} on average; ${around}.`;
}

function largest(pages: readonly PageProfile[]): Markup {
  const shown = foremost(pages, most, ({ bytes }) => bytes);
  const heaviest = shown[0]?.bytes ?? 0;
  const rows = shown.map(({ path, bytes, frame }) => {
    const article = Math.max(0, bytes - frame);
    return [
      markup`<div class="ranked"><div>${pathText(path)}</div>${splitBar([
        { className: 'article', share: shareOf(article, heaviest) },
        { className: 'frame', share: shareOf(bytes - article, heaviest) },
      ])}</div>`,
      megabytes(article),
      megabytes(frame),
      megabytes(bytes),
    ];
  });
  return markup`<h3>The largest pages</h3>
${legend([
  { swatch: swatch('article'), name: 'article' },
  { swatch: swatch('frame'), name: 'frame' },
])}${table({
  caption: `${countOf(shown.length, 'page')} of ${count(pages.length)}, the largest first, before compression`,
  head: ['Page', 'Article', 'Frame', 'Total'],
  rows,
  className: 'ranking',
})}`;
}
