// Reports problems with the use of a component as diagnostics for the page.
import type { VFile } from 'vfile';
import { diagnostic, type Position } from '../../../model/diagnostic.ts';
import { notesOf } from '../../article-notes.ts';
import type { ComponentProblem } from './component.ts';

/** Returns a function that reports problems at this position. */
export type ReportAt = (place: Position | undefined) => (problem: ComponentProblem) => void;

export function reporterOf(file: VFile): ReportAt {
  const { diagnostics } = notesOf(file);
  return (place) =>
    ({ isError = false, message, hint, position = place }) => {
      const severity = isError ? 'error' : 'warning';
      diagnostics.push(diagnostic(severity, { code: 'component', message, hint, file: file.path, position }));
    };
}
