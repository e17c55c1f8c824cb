// State of the conversion of one page or module.
import { type Diagnostic, diagnostic, type Severity } from 'docsgen/internals';
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
  const before = text.slice(0, at).split('\n');
  const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  losses.push(diagnostic(severity, { code: 'migration', message, hint, file: placed.from, position }));
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
