// What the conversion of one style sheet gathers on its way.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { SheetPlace } from './sheet-addresses.ts';
import type { UsedNames } from './used-names.ts';

export interface SheetWork {
  readonly place: SheetPlace;
  readonly used: UsedNames;
  readonly uses: string[];
  readonly losses: Diagnostic[];
  /** Rules on what docsgen's theme has not. */
  readonly leftOut: { readonly selector: string; readonly line: number; readonly column: number }[];
  /** Else its text stays as it is, to the byte. */
  isChanged: boolean;
}

export function openSheet(place: SheetPlace, used: UsedNames): SheetWork {
  return { place, used, uses: [], losses: [], leftOut: [], isChanged: false };
}
