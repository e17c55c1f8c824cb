import type { Paint } from '../model/adapters/ports.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { countOf } from '../text/amounts.ts';
import { replaceControlCharacters } from '../text/html/control-characters.ts';

/** Formats a diagnostic for the terminal. `lineOf` returns the source line to show below the message. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  lineOf: (file: string, line: number) => string | undefined,
  paint: Paint,
): string {
  const { severity, message, hint } = diagnostic;
  const code = paint.quiet(`[${paint.code?.(diagnostic.code) ?? diagnostic.code}]`);
  const label = severity === 'error' ? paint.error('error') : paint.warning('warning');
  const place = placeOf(diagnostic);
  const lines = [`${place === '' ? '' : `${paint.strong(place)} `}${label} ${message} ${code}`];
  lines.push(...excerpt(diagnostic, lineOf, paint));
  if (hint !== undefined) lines.push(`  ${hint}`);
  for (const related of diagnostic.related) lines.push(`  ${related.message}: ${placeOf(related)}`);
  return lines.join('\n');
}

function placeOf({ file, position }: Pick<Diagnostic, 'file' | 'position'>): string {
  return position === undefined ? file : `${file}:${position.line}:${position.column}`;
}

/** Maximum length of a source excerpt, in characters. */
const widest = 100;

function excerpt(
  { file, position }: Diagnostic,
  lineOf: (file: string, line: number) => string | undefined,
  paint: Paint,
): readonly string[] {
  const line = position && lineOf(file, position.line);
  if (position === undefined || line === undefined || line.trim() === '') return [];
  const start = Math.max(0, Math.min(position.column - 1 - 60, line.length - widest));
  const end = start + widest;
  // An ellipsis takes the place of one character, so that the mark stays below its character.
  const before = start > 0 ? '…' : '';
  const after = end < line.length ? '…' : '';
  const part = before + line.slice(start + before.length, end - after.length) + after;
  // Control characters are replaced, because terminals interpret some of them.
  const shown = replaceControlCharacters(part.replaceAll('\t', ' '));
  const number = String(position.line);
  const gutter = ' '.repeat(number.length);
  return [
    paint.quiet(`  ${number} | `) + shown,
    paint.quiet(`  ${gutter} | ${' '.repeat(Math.max(0, position.column - 1 - start))}^`),
  ];
}

/** `1 error, 2 warnings`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors > 0 ? countOf(errors, 'error') : '', warnings > 0 ? countOf(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}
