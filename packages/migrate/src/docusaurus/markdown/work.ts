// State shared by the converters of one page: the page, the site, and collected edits and differences.

import { type Diagnostic, diagnostic, type Severity, type TextEdit } from 'docsgen/internals';
import type { Nodes, Root } from 'mdast';
import type { PackageComponent } from '../modules/package-islands.ts';
import type { PlacedFile, Placement } from '../placement.ts';
import type { GivenNames } from './imported-names.ts';
import type { PageNames } from './names.ts';
import type { OpenPage, Range } from './open-page.ts';

export interface Work extends GivenNames {
  readonly placed: PlacedFile;
  readonly placement: Placement;
  readonly page: OpenPage;
  readonly tree: Root;
  readonly names: PageNames;
  /** Source of `src/theme/Admonition/Types`, which may define custom types. */
  readonly ownKinds: string;
  /** New paths of all files that are known from the start. */
  readonly targets: ReadonlySet<string>;
  readonly edits: TextEdit[];
  readonly losses: Diagnostic[];
  readonly uses: Set<string>;
  readonly packages: Set<string>;
  readonly components: PackageComponent[];
  readonly standIns: Set<string>;
}

export function rangeOf({ page }: Pick<Work, 'page'>, { position }: Pick<Nodes, 'position'>): Range {
  const { start, end } = position ?? {};
  return { start: page.offsetOf(start?.offset ?? 0), end: page.offsetOf(end?.offset ?? 0) };
}

export function replace(work: Work, { start, end }: Range, text: string): void {
  if (work.page.text.slice(start, end) !== text) work.edits.push({ start, end, text });
}

interface Loss {
  readonly severity?: Severity;
  readonly message: string;
  readonly hint: string;
  /** Offset in the original text. */
  readonly at: number;
}

/** `severity` defaults to `warning`. */
export function lose(work: Work, { severity = 'warning', message, hint, at }: Loss): void {
  const place = { file: work.placed.from, position: work.page.positionAt(at) };
  work.losses.push(diagnostic(severity, { code: 'migration', message, hint, ...place }));
}

/** Whether an edit contains the range. */
export function isEdited({ edits }: Pick<Work, 'edits'>, { start, end }: Range): boolean {
  return edits.some((edit) => edit.start <= start && end <= edit.end);
}

/** Returns edits that are not inside another edit. */
export function outermost(edits: readonly TextEdit[]): readonly TextEdit[] {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: TextEdit[] = [];
  for (const edit of inOrder) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  return kept;
}
