// Compares the parts of a built page with those of its source. Returns missing parts and additional parts.
import { type BuiltParts, builtParts } from './built-parts.ts';
import { anyListing, type Part } from './page-parts.ts';
import type { SourceParts } from './source-parts.ts';

export interface PageComparison {
  /** Messages such as `heading 'Install' of line 12 is not there`, at most ten of each kind. */
  readonly missing: readonly string[];
  readonly added: readonly string[];
  readonly strays: BuiltParts['strays'];
  readonly empty: BuiltParts['empty'];
}

export function comparePage(source: SourceParts, html: string): PageComparison {
  const built = builtParts(html);
  const missing = without(source.parts, built.parts);
  const added = without(built.parts, source.parts);
  const open = source.parts.filter(isAny).length;
  const filled = added.filter(({ kind, label }) => kind === 'code' && label !== '').slice(0, open);
  return {
    missing: [...missing.filter((part) => !isAny(part)), ...missing.filter(isAny).slice(filled.length)].map(
      ({ kind, label, line }) => `${kind} '${label}'${line > 0 ? ` of line ${line}` : ''}`,
    ),
    added: added.filter((part) => !filled.includes(part)).map(({ kind, label }) => `${kind} '${label}'`),
    strays: built.strays,
    empty: built.empty,
  };
}

function isAny({ kind, label }: Part): boolean {
  return kind === 'code' && label === anyListing;
}

/** Whether no part is missing, no source code is shown as text, and no component is empty. */
export function isWhole({ missing, strays, empty }: PageComparison): boolean {
  return missing.length + strays.length + empty.length === 0;
}

/** Returns the parts of the first list for which the second has no part with the same kind and label. */
function without(parts: readonly Part[], others: readonly Part[]): readonly Part[] {
  const left = new Map<string, number>();
  const keyOf = ({ kind, label }: Part): string => `${kind} ${kind === 'table' ? '' : label.toLowerCase()}`;
  for (const each of others) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1);
  return parts.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0;
    if (count > 0) left.set(keyOf(each), count - 1);
    return count === 0;
  });
}
