// Whether every address of the old site, with its anchors, is in the new one or leads on: asked of the code that holds
// a site against its ledger at every build.
import { findLost } from '../../graph/links/lost-addresses.ts';
import { type FactsBySource, redirectedUrls } from '../../graph/links/site-addresses.ts';
import type { Ledger, SiteAddress } from '../../model/ledger.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { feedsOf } from '../../routes/feed-paths.ts';
import { decodePath } from '../../text/hrefs.ts';
import type { OldAddress } from '../migration.ts';
import { type OldLine, oldLines, withLedger } from './old-lines.ts';

export interface AddressCounts {
  readonly kept: number;
  readonly redirected: number;
  readonly lost: number;
}

/** An address that leads nowhere, or one without some of its anchors. */
export interface LostPlace {
  /** As the new site writes it: `/api/intro/`. */
  readonly url: string;
  /** Empty: the address itself is lost. */
  readonly ids: readonly string[];
  /** What made it, from the old site's folder; or its line in the list of the new site. */
  readonly from: string;
}

interface ReadersAddresses {
  readonly old: readonly OldAddress[];
  /** List of the new site, as earlier runs and builds have left it: what the old site has no longer is in it. */
  readonly ledger: Ledger;
}

export interface ComparedAddresses {
  readonly addresses: AddressCounts;
  readonly anchors: AddressCounts;
  readonly lost: readonly LostPlace[];
  /** What the new site has, for its ledger. */
  readonly kept: readonly SiteAddress[];
}

export function compareAddresses(
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

/** Anchors of an address that leads on count as leading on: the reader comes to what has taken the page's place. */
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

function lostPlace({ line, from, lostIds }: ComparedLine): LostPlace {
  return { url: line.url, ids: lostIds, from };
}

/** Anchors of a page that is not translated are the original's, and go when it is translated. */
function keptAddress({ line, page, lostIds }: ComparedLine): SiteAddress {
  const isOwn = page !== undefined && page.translation !== 'missing';
  const ids = isOwn ? [...line.anchors.keys()].filter((id) => !lostIds.includes(id)) : [];
  return { url: line.url, anchors: ids };
}

/** A ledger has pages alone. */
function isFile({ kind, url }: OldAddress): boolean {
  return kind === 'file' && !/\.html?$/i.test(url);
}

/** Files of `static/`, and feeds, which are made. */
function hasFile(graph: SiteGraph, { url }: OldAddress): boolean {
  const path = decodePath(url).replace(/^\//, '');
  return graph.tree.staticFiles.has(path) || feedPaths(graph).has(path);
}

function feedPaths({ config }: SiteGraph): ReadonlySet<string> {
  const feeds = config.locales.flatMap((locale) =>
    config.sections.flatMap((section) => feedsOf(config, { section, locale }).map(({ path }) => path as string)),
  );
  return new Set([...feeds, 'sitemap.xml', 'robots.txt']);
}
