// The ledger of a site: addresses and anchors that were published once and are to stay.
import type { Position } from './diagnostic.ts';
import type { UrlPath } from './paths.ts';

export type Ledger = ReadonlyMap<UrlPath, LedgerLine>;

/** An address with where it is written. */
export interface LedgerLine {
  readonly url: UrlPath;
  readonly position: Position;
  /** Positions by id. */
  readonly anchors: ReadonlyMap<string, Position>;
}

/** An address of a site, with the ids on its page that links lead to. */
export interface SiteAddress {
  readonly url: UrlPath;
  readonly anchors: readonly string[];
}
