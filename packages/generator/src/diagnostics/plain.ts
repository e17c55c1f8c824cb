// Converts diagnostics to plain data for machine-readable reports, as specified in docs/reference/reporters.md and
// docs/reference/api.md. Increase `shapeVersion` if the format changes.

import type { PlainDiagnostic, PlainPlace, Result } from '../model/api.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import { documentationAddress } from './documentation.ts';
import { type Report, sectionOf } from './report.ts';

const shapeVersion = 1;

/** `documentation` is the path or URL of the page about diagnostic codes. */
export function plainDiagnostics(
  diagnostics: readonly Diagnostic[],
  documentation: string = documentationAddress,
): readonly PlainDiagnostic[] {
  return diagnostics.map((diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    ...placeOf(diagnostic),
    hint: diagnostic.hint ?? null,
    documentation: sectionOf(diagnostic.code, { documentation }),
    related: diagnostic.related.map((related) => ({ message: related.message, ...placeOf(related) })),
  }));
}

/** Returns the fields that the results of all API functions have in common. */
export function resultOf(diagnostics: readonly Diagnostic[]): Result {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    version: shapeVersion,
    ok: errors === 0,
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: plainDiagnostics(diagnostics),
  };
}

function placeOf({ file, position }: { readonly file: string; readonly position: Position | undefined }): PlainPlace {
  return { file: file === '' ? null : file, line: position?.line ?? null, column: position?.column ?? null };
}

export function reportAsJson({ version, command, exitCode, site, diagnostics, documentation }: Report): string {
  const { errors, warnings } = resultOf(diagnostics);
  const document = {
    version: shapeVersion,
    docsgen: version,
    command,
    exitCode,
    site: site === '' ? '.' : site,
    errors,
    warnings,
    diagnostics: plainDiagnostics(diagnostics, documentation),
  };
  return JSON.stringify(document, null, 2);
}
