import type { Diagnostic, Severity } from '../model/diagnostic.ts';

type DiagnosticDetails = Pick<Diagnostic, 'code' | 'message'> & Partial<Omit<Diagnostic, 'severity'>>;

export function error(details: DiagnosticDetails): Diagnostic {
  return diagnostic('error', details);
}

export function warning(details: DiagnosticDetails): Diagnostic {
  return diagnostic('warning', details);
}

export function diagnostic(severity: Severity, details: DiagnosticDetails): Diagnostic {
  const { code, message, position, hint, related = [] } = details;
  const file = position?.file ?? details.file ?? '';
  const place = position && { line: position.line, column: position.column };
  return { code, severity, message, file, position: place, hint, related };
}
