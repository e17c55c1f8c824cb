// Maps the lines of a source with partials to their files, so that problems are reported at the author's source.

import type { Reference } from '../../model/article.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ArticleFiles } from './article-files.ts';

export interface SourceLine {
  readonly file: SourcePath;
  /** Line number, starting at 1. */
  readonly line: number;
  /** Number of columns by which the line was indented. */
  readonly indent: number;
}

export interface ArticleLines {
  readonly page: SourcePath;
  readonly files: ArticleFiles;
  /** Origin of each line, or `undefined` if all lines are unchanged lines of the source. */
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

/** Returns a reference, or an element for the head, with its position in the author's file. */
export function locateAtSource<T extends Pick<Reference, 'file' | 'position'>>(sources: ArticleLines, written: T): T {
  if (written.position === undefined) return written;
  const { file, position } = positionInSource(sources, written.position);
  return { ...written, file: file === sources.page ? undefined : file, position };
}
