// Formats a comparison as a table for the terminal, or as Markdown for a pull request.
import { countOf } from '../../text/amounts.ts';
import { alignColumns } from '../../text/columns.ts';
import type { Comparison } from './compare-sites.ts';

type Row = readonly [what: string, url: string, title: string, anchors: string];

export function comparisonAsTable(comparison: Comparison): string {
  const rows = rowsOf(comparison, (url) => url);
  if (rows.length === 0) return 'No differences in URLs, titles, text or anchors.';
  return [...alignColumns(rows, 'left'), '', summaryOf(comparison)].join('\n');
}

export function comparisonAsMarkdown(comparison: Comparison): string {
  const rows = rowsOf(comparison, (url) => `\`${url}\``);
  if (rows.length === 0) return 'No differences in URLs, titles, text or anchors.';
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = [line(['', 'URL', 'title', 'anchors']), line(['---', '---', '---', '---'])];
  return [summaryOf(comparison), '', ...head, ...rows.map(line)].join('\n');
}

function rowsOf(
  { added, changed, moved, removed, anchors }: Comparison,
  show: (url: string) => string,
): readonly Row[] {
  const changes = new Map(anchors.map((each) => [each.url, each]));
  const anchorsAt = (url: string): string => {
    const { removed: gone = [], added: fresh = [] } = changes.get(url) ?? {};
    const named = (ids: readonly string[], word: string): string =>
      ids.length === 0 ? '' : `${word} ${ids.map((id) => show(`#${id}`)).join(' ')}`;
    return [named(gone, 'removed'), named(fresh, 'added')].filter(Boolean).join('; ');
  };
  const listed = new Set([...changed, ...moved].map(({ url }) => url));
  const others = anchors.filter(({ url }) => !listed.has(url));
  return [
    ...removed.map(({ url, title }): Row => ['removed', show(url), title, '']),
    ...moved.map(({ from, url, title, isRedirected }): Row => {
      const way = `${show(from)} → ${show(url)}${isRedirected ? '' : ' without a redirect'}`;
      return ['moved', way, title, anchorsAt(url)];
    }),
    ...changed.map(({ url, title }): Row => ['changed', show(url), title, anchorsAt(url)]),
    ...others.map(({ url }): Row => ['anchors', show(url), '', anchorsAt(url)]),
    ...added.map(({ url, title }): Row => ['added', show(url), title, '']),
  ];
}

/** Returns text such as `1 URL removed, 2 URLs added, 3 anchors removed`. */
function summaryOf({ added, changed, moved, removed, anchors }: Comparison): string {
  const lost = anchors.flatMap((each) => each.removed).length;
  const gained = anchors.flatMap((each) => each.added).length;
  const counts = [
    [removed.length, 'URL', 'removed'],
    [moved.length, 'URL', 'moved'],
    [changed.length, 'URL', 'changed'],
    [added.length, 'URL', 'added'],
    [lost, 'anchor', 'removed'],
    [gained, 'anchor', 'added'],
  ] as const;
  return counts
    .flatMap(([amount, noun, what]) => (amount === 0 ? [] : [`${countOf(amount, noun)} ${what}`]))
    .join(', ');
}
