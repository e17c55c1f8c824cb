// The ledger lists all URLs and anchors that a site has published, so that docsgen can report lost URLs and anchors.
import type { Position } from './diagnostic.ts';
import type { UrlPath } from './paths.ts';

export type Ledger = ReadonlyMap<UrlPath, LedgerLine>;

/** A URL, with its position in the ledger file. */
export interface LedgerLine {
  readonly url: UrlPath;
  readonly position: Position;
  /** Positions of the anchors, by id. */
  readonly anchors: ReadonlyMap<string, Position>;
}

/** A URL of the site, with the ids on its page that links point to. */
export interface SiteAddress {
  readonly url: UrlPath;
  readonly anchors: readonly string[];
}
