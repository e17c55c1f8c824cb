// Diagnostics as people read them: in order, with the line they are about.
import type { Diagnostic } from '../model/diagnostic.ts';

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** By file, line and column, each once; the same order on every run. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...unique.values()].sort(compare);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    order(a.file, b.file) ||
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0) ||
    order(a.message, b.message)
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface Paint {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly strong: (text: string) => string;
}

/** `lineOf` gives a line of a file of the site, for the excerpt below the message. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  lineOf: (file: string, line: number) => string | undefined,
  paint: Paint,
): string {
  const { severity, message, code, hint } = diagnostic;
  const word = severity === 'error' ? paint.error('error') : paint.warning('warning');
  const place = placeOf(diagnostic);
  const lines = [`${place === '' ? '' : `${paint.strong(place)} `}${word} ${message} ${paint.quiet(`[${code}]`)}`];
  lines.push(...excerpt(diagnostic, lineOf, paint));
  if (hint !== undefined) lines.push(`  ${hint}`);
  for (const related of diagnostic.related) lines.push(`  ${related.message}: ${placeOf(related)}`);
  return lines.join('\n');
}

function placeOf({ file, position }: Pick<Diagnostic, 'file' | 'position'>): string {
  return position === undefined ? file : `${file}:${position.line}:${position.column}`;
}

const widest = 100;

function excerpt(
  { file, position }: Diagnostic,
  lineOf: (file: string, line: number) => string | undefined,
  paint: Paint,
): readonly string[] {
  const line = position && lineOf(file, position.line);
  if (position === undefined || line === undefined || line.trim() === '') return [];
  const start = Math.max(0, Math.min(position.column - 1 - 60, line.length - widest));
  const shown = line.slice(start, start + widest).replaceAll('\t', ' ');
  const number = String(position.line);
  const gutter = ' '.repeat(number.length);
  return [
    paint.quiet(`  ${number} | `) + shown,
    paint.quiet(`  ${gutter} | ${' '.repeat(Math.max(0, position.column - 1 - start))}^`),
  ];
}
