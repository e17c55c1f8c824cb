// Updates the URLs of images, fonts and style sheets in a style sheet, and collects these files.
import { posix } from 'node:path';
import { isExternal } from 'docsgen/internals';
import type { Placement } from '../placement.ts';

export interface SheetPlace {
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

interface MovedValue {
  readonly value: string;
  readonly uses: readonly string[];
  /** URLs of missing files. */
  readonly missing: readonly string[];
}

/** Updates all `url(…)` in a value. */
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
