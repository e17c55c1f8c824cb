// Compares the URLs and anchors of the original site with the new site, using the check of the URL ledger.
import {
  decodePath,
  type FactsBySource,
  feedsOf,
  findLost,
  type Ledger,
  type Page,
  redirectedUrls,
  type SiteAddress,
  type SiteGraph,
} from 'docsgen/internals';
import type { OldUrl } from '../migration.ts';
import { type OldLine, oldLines, withLedger } from './old-lines.ts';

export interface AddressCounts {
  readonly kept: number;
  readonly redirected: number;
  readonly lost: number;
}

/** A URL that no longer exists, or one that lost some of its anchors. */
export interface LostUrl {
  /** As written in the new site: `/api/intro/`. */
  readonly url: string;
  /** Empty if the URL itself is lost. */
  readonly ids: readonly string[];
  /** The original file that created the URL, or the line of the ledger. */
  readonly from: string;
}

interface ReadersAddresses {
  readonly old: readonly OldUrl[];
  /**
   * Ledger of the new site, as left by earlier runs and builds. It may contain URLs that the original site no longer
   * has.
   */
  readonly ledger: Ledger;
}

export interface ComparedAddresses {
  readonly addresses: AddressCounts;
  readonly anchors: AddressCounts;
  readonly lost: readonly LostUrl[];
  /** Entries for the ledger of the new site. */
  readonly kept: readonly SiteAddress[];
}

export function compareUrls(
  graph: SiteGraph,
  facts: FactsBySource,
  { old, ledger }: ReadersAddresses,
): ComparedAddresses {
  const files = old.filter(isFile).map((each) => ({ url: each.url, from: each.from, isThere: hasFile(graph, each) }));
  const lines = compareLines(
    graph,
    facts,
    withLedger(
      oldLines(
        graph,
        old.filter((each) => !isFile(each)),
      ),
      ledger,
    ),
  );
  const states = [...lines.map(({ state }) => state), ...files.map(({ isThere }) => (isThere ? 'kept' : 'lost'))];
  return {
    addresses: countOfEach(states.map((state) => [state, 1])),
    anchors: countOfEach(lines.flatMap(anchorStates)),
    lost: [
      ...lines.filter(({ state, lostIds }) => state === 'lost' || lostIds.length > 0).map(lostPlace),
      ...files.filter(({ isThere }) => !isThere).map(({ url, from }) => ({ url, ids: [], from })),
    ],
    kept: lines.filter(({ state }) => state !== 'lost').map(keptAddress),
  };
}

interface ComparedLine extends OldLine {
  readonly state: keyof AddressCounts;
  readonly lostIds: readonly string[];
  readonly page: Page | undefined;
}

function compareLines(graph: SiteGraph, facts: FactsBySource, old: readonly OldLine[]): readonly ComparedLine[] {
  const { addresses, anchors } = findLost(graph, new Map(old.map(({ line }) => [line.url, line])), facts);
  const gone = new Set(addresses);
  const lostIds = new Map(anchors.map(({ line, lost }) => [line, lost.map(([id]) => id)]));
  const pages = new Map([...graph.pages.values()].map((page) => [page.url, page]));
  const redirected = redirectedUrls(graph);
  return old.map(({ line, from }) => {
    const page = pages.get(line.url);
    const leadsOn = !page && redirected.has(line.url);
    const state = gone.has(line) ? 'lost' : leadsOn ? 'redirected' : 'kept';
    return { line, from, state, lostIds: lostIds.get(line) ?? [], page };
  });
}

/** Anchors on a redirected URL count as redirected. */
function anchorStates({ line, state, lostIds }: ComparedLine): readonly (readonly [keyof AddressCounts, number])[] {
  const there = line.anchors.size - lostIds.length;
  return [
    [state, there],
    ['lost', lostIds.length],
  ];
}

function countOfEach(states: readonly (readonly [string, number])[]): AddressCounts {
  const sumOf = (name: keyof AddressCounts): number =>
    states.reduce((sum, [state, amount]) => (state === name ? sum + amount : sum), 0);
  return { kept: sumOf('kept'), redirected: sumOf('redirected'), lost: sumOf('lost') };
}

function lostPlace({ line, from, lostIds }: ComparedLine): LostUrl {
  return { url: line.url, ids: lostIds, from };
}

/** Anchors of an untranslated page come from the original, and disappear when it is translated. */
function keptAddress({ line, page, lostIds }: ComparedLine): SiteAddress {
  const isOwn = page !== undefined && page.translation !== 'missing';
  const ids = isOwn ? [...line.anchors.keys()].filter((id) => !lostIds.includes(id)) : [];
  return { url: line.url, anchors: ids };
}

/** Files are not part of a ledger. */
function isFile({ kind, url }: OldUrl): boolean {
  return kind === 'file' && !/\.html?$/i.test(url);
}

/** Whether the file is in `static/` or is a generated feed. */
function hasFile(graph: SiteGraph, { url }: OldUrl): boolean {
  const path = decodePath(url).replace(/^\//, '');
  return graph.tree.staticFiles.has(path) || feedPaths(graph).has(path);
}

function feedPaths({ config }: SiteGraph): ReadonlySet<string> {
  const feeds = config.locales.flatMap((locale) =>
    config.sections.flatMap((section) => feedsOf(config, { section, locale }).map(({ path }) => path as string)),
  );
  return new Set([...feeds, 'sitemap.xml', 'robots.txt']);
}
