// Formats the most useful metrics of a build as tables for the terminal.
import { byteCount, count, duration } from '../../text/amounts.ts';
import { alignColumns } from '../../text/columns.ts';
import type { BuildProfile, CacheHits } from './build-profile.ts';

type Row = readonly string[];

/** Maximum number of pages in each list. */
const most = 5;

export function summaryOf(profile: BuildProfile): string {
  const tables = [slowestPages(profile), largestPages(profile), filesByKind(profile), cacheHits(profile)];
  return tables
    .filter((rows) => rows.length > 1)
    .map((rows) => alignColumns(rows, 'right').join('\n'))
    .join('\n\n');
}

/** If several pages show the same article, its compile time is added to the first page. */
function slowestPages({ pages, articles }: BuildProfile): readonly Row[] {
  const compiling = new Map<string | undefined, number>(
    articles.map(({ source, start, end }) => [source, end - start]),
  );
  const slowest = pages
    .flatMap(({ path, source, rendered }) => {
      if (!rendered) return [];
      const [compile, render] = [compiling.get(source) ?? 0, rendered.end - rendered.start];
      compiling.delete(source);
      return [{ path, compile, render }];
    })
    .sort((a, b) => b.compile + b.render - a.compile - a.render)
    .slice(0, most);
  const rows = slowest.map(({ path, compile, render }) => [path, duration(compile), duration(render)]);
  return [['Slowest pages', 'compile', 'render'], ...rows];
}

function largestPages({ pages }: BuildProfile): readonly Row[] {
  const largest = [...pages].sort((a, b) => b.size - a.size).slice(0, most);
  const rows = largest.map(({ path, size, articleSize }) => [path, byteCount(size), byteCount(articleSize)]);
  return [['Largest pages', 'size', 'article'], ...rows];
}

function filesByKind({ files }: BuildProfile): readonly Row[] {
  const sorted = [...files].sort((a, b) => b.size - a.size);
  return [['Output', 'files', 'size'], ...sorted.map((file) => [file.kind, count(file.count), byteCount(file.size)])];
}

function cacheHits({ cache }: BuildProfile): readonly Row[] {
  const row = (name: string, { hits, all }: CacheHits): Row => [name, `${count(hits)} of ${count(all)}`];
  return [
    ['Reused from earlier builds', ''],
    row('source files', cache.files),
    row('articles', cache.articles),
    row('pages', cache.pages),
  ];
}
