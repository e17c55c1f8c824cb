// The text of a ledger: a line for each address, `/api/intro/ #errors #requests`, in the order of their characters, so
// that a change of the site is a change of few lines.
import type { Position } from '../model/diagnostic.ts';
import type { Ledger, LedgerLine, SiteAddress } from '../model/ledger.ts';
import type { UrlPath } from '../model/paths.ts';
import { decodePath } from '../text/hrefs.ts';

const heading = [
  '# Addresses and anchors that this site has published. A build fails when one is gone.',
  '# Made by docsgen urls --write; commit it with the site.',
];

export function printLedger(addresses: readonly SiteAddress[]): string {
  return `${[...heading, ...addresses.map(printAddress).sort()].join('\n')}\n`;
}

export function printAddress({ url, anchors }: SiteAddress): string {
  return [escapeSpaces(url), ...anchors.map((id) => `#${escapeSpaces(id)}`).sort()].join(' ');
}

/** Spaces stand between the words of a line, so those in an address are written as in a link. */
function escapeSpaces(text: string): string {
  return text.replace(/[\s%]/gu, encodeURIComponent);
}

interface ParsedLedger {
  readonly ledger: Ledger;
  /** Words that are neither an address nor an anchor. */
  readonly mistakes: readonly { readonly word: string; readonly position: Position }[];
}

/** Lines of the same address count as one: two branches may have added it. */
export function parseLedger(text: string): ParsedLedger {
  const ledger = new Map<UrlPath, LedgerLine>();
  const mistakes: ParsedLedger['mistakes'][number][] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [first, ...rest] = wordsOf(line, index + 1);
    if (first === undefined || first.word.startsWith('#')) continue;
    const wrong = [first]
      .filter(({ word }) => !word.startsWith('/'))
      .concat(rest.filter(({ word }) => !isAnchor(word)));
    mistakes.push(...wrong.slice(0, 1));
    if (wrong.length > 0) continue;
    // Made here when the line was written.
    const url = decodePath(first.word) as UrlPath;
    const known = ledger.get(url);
    const anchors = new Map(known?.anchors);
    for (const { word, position } of rest) anchors.set(decodePath(word.slice(1)), position);
    ledger.set(url, { url, position: known?.position ?? first.position, anchors });
  }
  return { ledger, mistakes };
}

function wordsOf(line: string, number: number): readonly { readonly word: string; readonly position: Position }[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    position: { line: number, column: index + 1 },
  }));
}

function isAnchor(word: string): boolean {
  return word.length > 1 && word.startsWith('#');
}
