// Where the lines of a text with partials in it come from, so that every mistake is told where its author finds it.
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { Reference } from '../model/site.ts';
import type { PageFiles } from './page-files.ts';

export interface SourceLine {
  readonly file: SourcePath;
  /** From 1. */
  readonly line: number;
  /** How far the line was moved to the right. */
  readonly indent: number;
}

/** A page and what it includes. */
export interface PageSources {
  readonly page: SourcePath;
  readonly files: PageFiles;
  /** One for each line of the text; `undefined`: all are the page's own and stand where they stood. */
  readonly lines: readonly SourceLine[] | undefined;
}

export interface SourcePlace {
  readonly file: SourcePath;
  readonly position: Position;
}

export function placeIn({ page, lines }: PageSources, position: Position): SourcePlace {
  const origin = lines?.[position.line - 1];
  if (origin === undefined) return { file: page, position };
  const column = Math.max(1, position.column - origin.indent);
  return { file: origin.file, position: { line: origin.line, column } };
}

export function diagnosticAtSource(sources: PageSources, diagnostic: Diagnostic): Diagnostic {
  const { file, position } = diagnostic;
  return position === undefined || file !== sources.page
    ? diagnostic
    : { ...diagnostic, ...placeIn(sources, position) };
}

export function referenceAtSource(sources: PageSources, reference: Reference): Reference {
  if (reference.position === undefined) return reference;
  const { file, position } = placeIn(sources, reference.position);
  return { ...reference, file: file === sources.page ? undefined : file, position };
}
