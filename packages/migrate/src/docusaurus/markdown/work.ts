// State of the conversion of one page.

import type { TextEdit } from 'docsgen/internals';
import type { Nodes } from 'mdast';
import type { Range } from '../../code/syntax.ts';
import type { Conversion } from '../conversion.ts';
import type { GivenNames, PageNames } from './names.ts';
import type { OpenPage } from './open-page.ts';

export interface Work extends Conversion, GivenNames {
  readonly page: OpenPage;
  readonly names: PageNames;
  /** New paths of all files that are known from the start. */
  readonly targets: ReadonlySet<string>;
  readonly edits: TextEdit[];
}

export function rangeOf({ page }: Pick<Work, 'page'>, { position }: Pick<Nodes, 'position'>): Range {
  const { start, end } = position ?? {};
  return { start: page.offsetOf(start?.offset ?? 0), end: page.offsetOf(end?.offset ?? 0) };
}

export function textAt({ text }: Pick<Work, 'text'>, { start, end }: Range): string {
  return text.slice(start, end);
}

export function replace(work: Work, { start, end }: Range, text: string): void {
  if (work.page.text.slice(start, end) !== text) work.edits.push({ start, end, text });
}

export function placeOf({ page }: Pick<Work, 'page'>, { start, end }: Range): Range {
  return { start: page.offsetOf(start), end: page.offsetOf(end) };
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
