// Converts the URLs of the original site to ledger lines.
import {
  decodePath,
  isFootnote,
  type Ledger,
  type LedgerLine,
  type Locale,
  ledgerFile,
  type SiteConfig,
  type SiteGraph,
  type UrlPath,
  urlFromPath,
} from 'docsgen/internals';
import type { OldUrl } from '../migration.ts';

export interface OldLine {
  readonly line: LedgerLine;
  /** The original file that created the URL, or its line in the ledger. */
  readonly from: string;
}

/** Returns each URL once, without the anchors of footnotes and empty headings. */
export function oldLines(graph: SiteGraph, old: readonly OldUrl[]): readonly OldLine[] {
  const lines = new Map<UrlPath, OldLine>();
  for (const { url, anchors, from } of old) {
    const own = ownUrl(graph.config, url);
    const known = lines.get(own);
    const ids = new Map(known?.line.anchors);
    for (const id of anchors) if (id !== '' && !isFootnote(id)) ids.set(id, nowhere);
    lines.set(own, { line: { url: own, position: nowhere, anchors: ids }, from: known?.from ?? from });
  }
  return [...lines.values()];
}

/** Adds the lines of an existing ledger that are not in `old`. */
export function withLedger(old: readonly OldLine[], ledger: Ledger): readonly OldLine[] {
  const known = new Set(old.map(({ line }) => line.url));
  const merged = old.map(({ line, from }) => {
    const before = ledger.get(line.url);
    return before
      ? { line: { ...line, anchors: new Map([...before.anchors, ...line.anchors]) }, from }
      : { line, from };
  });
  const rest = [...ledger.values()].filter(({ url }) => !known.has(url));
  return [...merged, ...rest.map((line) => ({ line, from: `${ledgerFile}:${line.position.line}` }))];
}

/** The position of lines in a ledger that is not written yet. */
const nowhere = { line: 1, column: 1 };

/** Returns the URL as the new site writes it, with or without a trailing slash. */
function ownUrl(config: SiteConfig, url: string): UrlPath {
  const path = decodePath(url.replace(/[?#].*/s, ''));
  const isUnder = ({ prefix }: Locale): boolean => path === prefix || path.startsWith(`${prefix}/`);
  const [first] = config.locales;
  const locale = config.locales.find((each) => each.prefix !== '' && isUnder(each)) ?? first;
  return urlFromPath({ config, locale }, path.slice(locale.prefix.length));
}
