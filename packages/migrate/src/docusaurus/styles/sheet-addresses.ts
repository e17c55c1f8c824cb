// State of the conversion of a style sheet, and the new URLs of images, fonts and style sheets in it.

import { posix } from 'node:path';
import { type Diagnostic, isExternal, warning } from 'docsgen/internals';
import type { Placement } from '../placement.ts';
import type { ChildNode, Rule } from './parse-css.ts';
import type { UsedNames } from './used-names.ts';

interface SheetPlace {
  readonly from: string;
  readonly to: string;
  readonly placement: Placement;
}

/** Returns the new URL and its file, or `undefined` if the file does not exist in the original site. */
export function movedAddress(
  written: string,
  { from, to, placement }: SheetPlace,
): { readonly address: string; readonly uses: string | undefined } | undefined {
  if (written === '' || written.startsWith('#') || isExternal(written)) return { address: written, uses: undefined };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/s.exec(written) ?? [];
  const asked = path.replace(/^~/, '');
  const { baseUrl } = placement.site;
  const based = asked.startsWith(baseUrl) ? `/${asked.slice(baseUrl.length)}` : asked;
  const file = placement.resolveFrom(from, asked) ?? placement.resolveFrom(from, based);
  if (file === undefined) return undefined;
  const target = placement.targetOf(file);
  if (target.startsWith('static/')) return { address: target.slice('static'.length) + rest, uses: file };
  const relative = posix.relative(posix.dirname(to), target);
  return { address: (relative.startsWith('.') ? relative : `./${relative}`) + rest, uses: file };
}

/** Updates all `url(…)` in a value, and returns the files that it uses, and URLs of missing files. */
export function movedValue(value: string, place: SheetPlace) {
  const uses: string[] = [];
  const missing: string[] = [];
  const moved = value.replace(urls, (whole, double?: string, single?: string, bare?: string) => {
    const written = double ?? single ?? bare?.trim() ?? '';
    const found = movedAddress(written, place);
    if (found === undefined) missing.push(written);
    if (found?.uses !== undefined) uses.push(found.uses);
    return found === undefined || found.address === written ? whole : `url('${found.address}')`;
  });
  return { value: moved, uses, missing };
}

const urls = /url\(\s*(?:"([^"]*)"\s*|'([^']*)'\s*|([^"')\s][^"')]*)?)\)/g;

export interface SheetWork {
  readonly place: SheetPlace;
  readonly used: UsedNames;
  readonly uses: string[];
  readonly losses: Diagnostic[];
  /** Removed rules, which style elements that docsgen's theme does not have. */
  readonly removedRules: Rule[];
  /** If false, the text is written unchanged. */
  isChanged: boolean;
}

export function openSheet(place: SheetPlace, used: UsedNames): SheetWork {
  return { place, used, uses: [], losses: [], removedRules: [], isChanged: false };
}

type Node = Pick<ChildNode, 'source'>;
type Words = Pick<Diagnostic, 'message'> & { readonly hint: string };

/** Reports a difference at the position of a node. */
export function lose({ losses, place }: SheetWork, { source }: Node, words: Words): void {
  const { line = 1, column = 1 } = source?.start ?? {};
  losses.push(warning({ code: 'migration', ...words, file: place.from, position: { line, column } }));
}
