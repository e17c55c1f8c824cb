import type { Ports, Terminal } from '../../model/adapters/ports.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { Shard } from '../../pages/cache/shard.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { byteCount, countOf, seconds } from '../../text/amounts.ts';
import { shownPath } from '../open-site.ts';

interface Built {
  readonly outDir: string;
  /** Duration in milliseconds. */
  readonly total: number;
  /** Locales selected with `--locale`; empty if all are built. */
  readonly locales: readonly string[];
  readonly shard?: Shard | undefined;
}

export function printSummary({ graph, pages, published }: BuildReport, built: Built, ports: Ports): void {
  if (!graph || !published) return;
  const { outDir, total, locales, shard } = built;
  const { paint, print } = ports.terminal;
  print('');
  if (shard) print(`Shard ${shard.index} of ${shard.count}: ${countOf(pages?.articles.size ?? 0, 'article')}`);
  for (const locale of shard ? [] : graph.config.locales) {
    if (locales.length > 0 && !locales.includes(locale.code)) continue;
    const count = [...graph.pages.values()].filter((page) => page.locale === locale).length;
    print(`${locale.code.padEnd(6)} ${String(count).padStart(6)} pages  ${paint.quiet(locale.label)}`);
  }
  printScheduled(graph, ports.terminal);
  const { written, unchanged, removed, outdated, bytes } = published;
  const older = outdated > 0 ? `, ${outdated} from earlier builds kept for open pages` : '';
  const files = `${countOf(written, 'file')} written, ${unchanged} unchanged, ${removed} removed${older}`;
  print(`${files}; ${byteCount(bytes)} in total`);
  print(paint.strong(`Built in ${seconds(total)} into ${shownPath(outDir, ports)}`));
}

/** Prints the number of pages and posts with a future date, which are not published yet. */
export function printScheduled({ waiting }: Pick<SiteGraph, 'waiting'>, { print }: Pick<Terminal, 'print'>): void {
  const [next] = waiting;
  if (!next) return;
  const first = waiting.length === 1 ? '' : 'first ';
  print(`${countOf(waiting.length, 'page')} scheduled for later: ${first}${next.path} (${next.day})`);
}
