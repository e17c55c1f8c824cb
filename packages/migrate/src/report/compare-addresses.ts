// Compares the URLs and anchors of the original site with the new site, using the check of the URL ledger.
import {
  decodePath,
  type FactsBySource,
  findLost,
  isFootnote,
  type LedgerLine,
  type Locale,
  type SiteAddress,
  type SiteConfig,
  type SiteGraph,
  type UrlPath,
  urlFromPath,
} from 'docsgen/internals';
import type { OldUrl } from '../migration.ts';

/** A URL that no longer exists, or that has lost some of its anchors. */
export interface LostUrl {
  /** As written in the new site: `/api/intro/`. */
  readonly url: string;
  /** Empty if the URL itself is lost. */
  readonly ids: readonly string[];
  /** The original file that created the URL. */
  readonly from: string;
}

export interface ComparedAddresses {
  readonly addresses: { readonly all: number; readonly lost: number };
  readonly anchors: { readonly all: number; readonly lost: number };
  readonly lost: readonly LostUrl[];
  /** Entries for the ledger of the new site. */
  readonly kept: readonly SiteAddress[];
}

export function compareUrls(graph: SiteGraph, facts: FactsBySource, old: readonly OldUrl[]): ComparedAddresses {
  const lines = oldLines(graph, old);
  const found = findLost(graph, new Map([...lines.keys()].map((line) => [line.url, line])), facts);
  const gone = new Set(found.addresses);
  const lostIds = new Map(found.anchors.map(({ line, lost }) => [line, lost.map(([id]) => id)]));
  const pages = new Map([...graph.pages.values()].map((page) => [page.url, page]));
  const kept = [...lines.keys()].filter((line) => !gone.has(line));
  const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
  return {
    addresses: { all: lines.size, lost: gone.size },
    anchors: {
      all: sumOf([...lines.keys()].map(({ anchors }) => anchors.size)),
      lost: sumOf(
        [...lines.keys()].map((line) => (gone.has(line) ? line.anchors.size : (lostIds.get(line)?.length ?? 0))),
      ),
    },
    lost: [...lines].flatMap(([line, from]) => {
      const ids = lostIds.get(line) ?? [];
      return gone.has(line) || ids.length > 0 ? [{ url: line.url, ids, from }] : [];
    }),
    kept: kept.map((line) => {
      const page = pages.get(line.url);
      // An untranslated page has the anchors of the original, and loses them when it is translated.
      const isOwn = page !== undefined && page.translation !== 'missing';
      const ids = lostIds.get(line) ?? [];
      return { url: line.url, anchors: isOwn ? [...line.anchors.keys()].filter((id) => !ids.includes(id)) : [] };
    }),
  };
}

/** The position of lines in a ledger that is not written yet. */
const nowhere = { line: 1, column: 1 };

/** Returns a ledger line for each URL, with the original file. Footnotes and empty headings have no stable anchors. */
function oldLines({ config }: SiteGraph, old: readonly OldUrl[]): ReadonlyMap<LedgerLine, string> {
  const lines = new Map<UrlPath, { readonly anchors: Map<string, typeof nowhere>; readonly from: string }>();
  for (const { url, anchors, from } of old) {
    const own = ownUrl(config, url);
    const line = lines.get(own) ?? { anchors: new Map(), from };
    lines.set(own, line);
    for (const id of anchors) if (id !== '' && !isFootnote(id)) line.anchors.set(id, nowhere);
  }
  return new Map([...lines].map(([url, { anchors, from }]) => [{ url, position: nowhere, anchors }, from]));
}

/** Returns the URL as the new site writes it, with or without a trailing slash. */
function ownUrl(config: SiteConfig, url: string): UrlPath {
  const path = decodePath(url.replace(/[?#].*/s, ''));
  const isUnder = ({ prefix }: Locale): boolean => path === prefix || path.startsWith(`${prefix}/`);
  const [first] = config.locales;
  const locale = config.locales.find((each) => each.prefix !== '' && isUnder(each)) ?? first;
  return urlFromPath({ config, locale }, path.slice(locale.prefix.length));
}
