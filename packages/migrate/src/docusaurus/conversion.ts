// State of the conversion of one page or module.
import type { Diagnostic, Severity } from 'docsgen/internals';
import { tell } from '../page-work.ts';
import type { ConvertedFile, PlacedFile, Placement } from './placement.ts';

export interface SourceToConvert {
  readonly placed: PlacedFile;
  readonly text: string;
}

export interface Conversion extends SourceToConvert {
  readonly placement: Placement;
  readonly losses: Diagnostic[];
  readonly uses: Set<string>;
  readonly packages: Set<string>;
  /** Whether the new text already imports `standIn`. */
  importsStandIn: boolean;
}

export function openConversion({ placed, text }: SourceToConvert, placement: Placement): Conversion {
  return {
    placed,
    text,
    placement,
    losses: [],
    uses: new Set(),
    packages: new Set(),
    importsStandIn: false,
  };
}

interface Loss {
  /** `error` if readers miss something. */
  readonly severity?: Severity;
  readonly message: string;
  readonly hint: string;
  /** Offset in the original text. */
  readonly at: number;
}

/** `severity` defaults to `warning`. */
export function lose(
  { losses, text, placed }: Pick<Conversion, 'losses' | 'text' | 'placed'>,
  { severity = 'warning', message, hint, at }: Loss,
): void {
  tell({ file: placed.from, text, losses }, at, { severity, message, hint });
}

export function convertedFile({ placed, losses, ...work }: Conversion, text: string): ConvertedFile {
  return {
    path: placed.to,
    text,
    losses,
    uses: [...work.uses],
    packages: [...work.packages],
    anchors: [],
  };
}
