// Origins of the lines of a source with partials in it, so that every mistake is reported where it is written.
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Reference } from '../../model/site.ts';
import type { ArticleFiles } from './article-files.ts';

export interface SourceLine {
  readonly file: SourcePath;
  /** Line number, from 1. */
  readonly line: number;
  /** Number of columns that the line was moved to the right. */
  readonly indent: number;
}

/** A source and the origins of its lines. */
export interface ArticleLines {
  readonly page: SourcePath;
  readonly files: ArticleFiles;
  /** Origin of each line; `undefined`: all are the source's own, unmoved. */
  readonly lines: readonly SourceLine[] | undefined;
}

interface LinePosition {
  readonly file: SourcePath;
  readonly position: Position;
}

export function positionInSource({ page, lines }: ArticleLines, position: Position): LinePosition {
  const origin = lines?.[position.line - 1];
  if (origin === undefined) return { file: page, position };
  const column = Math.max(1, position.column - origin.indent);
  return { file: origin.file, position: { line: origin.line, column } };
}

export function diagnosticAtSource(sources: ArticleLines, diagnostic: Diagnostic): Diagnostic {
  const { file, position } = diagnostic;
  return position === undefined || file !== sources.page
    ? diagnostic
    : { ...diagnostic, ...positionInSource(sources, position) };
}

/** A reference, or an element for the head, with the place where its author wrote it. */
export function placeAtSource<T extends Pick<Reference, 'file' | 'position'>>(sources: ArticleLines, written: T): T {
  if (written.position === undefined) return written;
  const { file, position } = positionInSource(sources, written.position);
  return { ...written, file: file === sources.page ? undefined : file, position };
}
