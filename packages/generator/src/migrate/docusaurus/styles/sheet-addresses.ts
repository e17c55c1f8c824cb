// Pictures, fonts and other sheets that a style sheet leads to: they come along, and their addresses are those of the
// new site.
import { posix } from 'node:path';
import { isExternal } from '../../../text/hrefs.ts';
import type { Placement } from '../placement.ts';

export interface SheetPlace {
  readonly from: string;
  readonly to: string;
  readonly placement: Placement;
}

/** What an address becomes, and the file it leads to; `undefined`: there is no such file in the old site. */
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

interface MovedValue {
  readonly value: string;
  readonly uses: readonly string[];
  /** Addresses of files that are not there. */
  readonly missing: readonly string[];
}

/** All `url(…)` of a value. */
export function movedValue(value: string, place: SheetPlace): MovedValue {
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
