// Diagnostics as other programs get them: plain data that JSON keeps as it is, in a shape that has a version.
import type { PlainDiagnostic, Result } from '../model/api.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hasErrors } from './level.ts';

export function resultOf(diagnostics: readonly Diagnostic[]): Result {
  return { apiVersion: 1, ok: !hasErrors(diagnostics), diagnostics: plainDiagnostics(diagnostics) };
}

export function plainDiagnostics(diagnostics: readonly Diagnostic[]): readonly PlainDiagnostic[] {
  return diagnostics.map(({ code, severity, message, hint, related, ...place }) => ({
    code,
    severity,
    message,
    ...plainPlace(place),
    hint: hint ?? null,
    related: related.map((each) => ({ message: each.message, ...plainPlace(each) })),
  }));
}

function plainPlace({
  file,
  position,
}: Pick<Diagnostic, 'file' | 'position'>): Pick<PlainDiagnostic, 'file' | 'position'> {
  return {
    file: file === '' ? null : file,
    position: position ? { line: position.line, column: position.column } : null,
  };
}
