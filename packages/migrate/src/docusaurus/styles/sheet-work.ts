// State of the conversion of a style sheet.
import type { Diagnostic } from 'docsgen/internals';
import type { SheetPlace } from './sheet-addresses.ts';
import type { UsedNames } from './used-names.ts';

export interface SheetWork {
  readonly place: SheetPlace;
  readonly used: UsedNames;
  readonly uses: string[];
  readonly losses: Diagnostic[];
  /** Removed rules, which style elements that docsgen's theme does not have. */
  readonly removedRules: { readonly selector: string; readonly line: number; readonly column: number }[];
  /** If false, the text is written unchanged. */
  isChanged: boolean;
}

export function openSheet(place: SheetPlace, used: UsedNames): SheetWork {
  return { place, used, uses: [], losses: [], removedRules: [], isChanged: false };
}
