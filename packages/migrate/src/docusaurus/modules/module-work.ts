// State of the conversion of a module: edits of its text, and differences.
import { type Diagnostic, error, type TextEdit, warning } from 'docsgen/internals';
import type { ReadCode } from '../../code/read-code.ts';
import type { PlacedFile, Placement } from '../placement.ts';

export interface ModuleSource {
  readonly placed: PlacedFile;
  readonly text: string;
}

export interface ModuleWork extends ModuleSource {
  readonly placement: Placement;
  readonly code: ReadCode;
  readonly edits: TextEdit[];
  readonly losses: Diagnostic[];
  readonly uses: Set<string>;
  readonly packages: Set<string>;
  readonly standIns: Set<string>;
  /** SVG components that `require` calls need, by original file. */
  readonly required: Map<string, string>;
  /** Additional names to import from `compatModule`. */
  readonly added: Set<string>;
}

export function openWork({ placed, text }: ModuleSource, placement: Placement, code: ReadCode): ModuleWork {
  return {
    placed,
    text,
    placement,
    code,
    edits: [],
    losses: [],
    uses: new Set(),
    packages: new Set(),
    standIns: new Set(),
    required: new Map(),
    added: new Set(),
  };
}

interface Loss {
  /** `error` if readers miss something. */
  readonly severity?: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  /** Offset in the text. */
  readonly at: number;
}

export function lose(
  { losses, text, placed }: Pick<ModuleWork, 'losses' | 'text' | 'placed'>,
  { severity = 'warning', message, hint, at }: Loss,
): void {
  const before = text.slice(0, at).split('\n');
  const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const make = severity === 'error' ? error : warning;
  losses.push(make({ code: 'migration', message, hint, file: placed.from, position }));
}
