// Compares the site with the URL ledger. All URLs and anchors that were ever published must still exist or redirect.

import type { FactsBySource } from '../../model/article.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { Ledger } from '../../model/ledger.ts';
import type { SiteGraph } from '../../model/site.ts';
import { ledgerFile } from '../../routes/ledger-file.ts';
import { countOf } from '../../text/amounts.ts';
import { groupBy } from '../../text/group-by.ts';
import { anchorHint, hintFinder, type LedgerSite, type LostAddress, placeOf, translationHint } from './ledger-hints.ts';
import { findLost, type LostAnchors } from './lost-addresses.ts';

/** Reports lost URLs and anchors. Anchors on pages without facts are assumed to exist. */
export function checkLedger(graph: SiteGraph, ledger: Ledger, facts: FactsBySource): readonly Diagnostic[] {
  const { addresses, anchors } = findLost(graph, ledger, facts);
  const lost = addresses.map((line) => placeOf(graph, line));
  return [...anchors.flatMap(diagnoseAnchors), ...diagnoseAddresses({ graph, ledger, facts }, lost)];
}

/** Reports a path once for all locales, because a single redirect applies to all of them. */
function diagnoseAddresses(site: LedgerSite, lost: readonly LostAddress[]): readonly Diagnostic[] {
  if (lost.length === 0) return [];
  const hintFor = hintFinder(site);
  const order = new Map(site.graph.config.locales.map((locale, index) => [locale, index]));
  const inOrder = lost.toSorted((a, b) => (order.get(a.locale) ?? 0) - (order.get(b.locale) ?? 0));
  return [...groupBy(inOrder, ({ path }) => path).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const related = others.map(({ line: { url, position } }) => {
      return { message: `${url} no longer exists either`, file: ledgerFile, position };
    });
    const { url, position } = first.line;
    const message = `${url} was published earlier but no longer exists`;
    return [error({ code: 'lost-address', message, file: ledgerFile, position, hint: hintFor(first), related })];
  });
}

function diagnoseAnchors(found: LostAnchors): readonly Diagnostic[] {
  const { page, lost } = found;
  const [first] = lost;
  // If a translation was removed, all anchors of the translation are missing.
  if (first && page.translation === 'missing') {
    const [id, position] = first;
    const message = `The translation of ${page.url} was removed, with ${countOf(lost.length, 'anchor')}: #${id}`;
    const more = lost.length > 1 ? ' and others' : '';
    return [error({ code: 'lost-anchor', message: message + more, file: ledgerFile, position, hint: translationHint })];
  }
  return lost.map(([id, position]) => {
    const message = `The anchor ${page.url}#${id} was published earlier but no longer exists`;
    return error({ code: 'lost-anchor', message, file: ledgerFile, position, hint: anchorHint(found, id) });
  });
}
