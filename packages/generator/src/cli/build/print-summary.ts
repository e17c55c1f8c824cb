// What a build or a merge prints when it has published a site: pages of each locale, files and time; and what a check
// prints as well: which pages wait for their day.

import type { Ports, Terminal } from '../../model/adapters/ports.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { hashOf } from '../../platform/hash.ts';
import { byteCount, countOf, seconds } from '../../text/amounts.ts';
import { shownPath } from '../open-site.ts';
import { ofShard, type Shard } from '../shards/shard.ts';

interface Built {
  readonly outDir: string;
  /** Milliseconds. */
  readonly total: number;
  /** Those that `--locale` names; empty: all. */
  readonly locales: readonly string[];
  readonly shard?: Shard | undefined;
}

export function printSummary({ graph, published }: BuildReport, built: Built, ports: Ports): void {
  if (!graph || !published) return;
  const { outDir, total, locales, shard } = built;
  const { paint, print } = ports.terminal;
  const isBuilt = ofShard(shard, hashOf);
  print('');
  for (const locale of graph.config.locales) {
    if (locales.length > 0 && !locales.includes(locale.code)) continue;
    const count = [...graph.pages.values()].filter((page) => page.locale === locale && isBuilt(page)).length;
    print(`${locale.code.padEnd(6)} ${String(count).padStart(6)} pages  ${paint.quiet(locale.label)}`);
  }
  printWaiting(graph, ports.terminal);
  const { written, unchanged, removed, outdated, bytes } = published;
  const kept = outdated > 0 ? `, ${outdated} outdated kept for open pages` : '';
  const files = `${countOf(written, 'file')} written, ${unchanged} unchanged, ${removed} removed${kept}`;
  print(`${files}; ${byteCount(bytes)} in total`);
  print(paint.strong(`Built in ${seconds(total)} into ${shownPath(outDir, ports)}`));
}

/** Pages and posts whose day is to come, because authors would miss them. */
export function printWaiting({ waiting }: Pick<SiteGraph, 'waiting'>, { print }: Pick<Terminal, 'print'>): void {
  const [next] = waiting;
  if (!next) return;
  const wait = waiting.length === 1 ? 'waits for its day' : 'wait for their day, first';
  print(`${countOf(waiting.length, 'page')} ${wait}: ${next.path} (${next.day})`);
}
