// A report as one JSON document. Its shape is described in docs/reporters.md; `version` changes when it does.
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import { type Report, sectionOf } from './report.ts';

const shapeVersion = 1;

export function reportAsJson(report: Report): string {
  const { version, command, exitCode, site, diagnostics } = report;
  const count = (wanted: Diagnostic['severity']): number =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  const document = {
    version: shapeVersion,
    docsgen: version,
    command,
    exitCode,
    site: site === '' ? '.' : site,
    errors: count('error'),
    warnings: count('warning'),
    diagnostics: diagnostics.map((diagnostic) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: diagnostic.message,
      ...place(diagnostic),
      hint: diagnostic.hint ?? null,
      documentation: sectionOf(diagnostic.code, report),
      related: diagnostic.related.map((related) => ({ message: related.message, ...place(related) })),
    })),
  };
  return JSON.stringify(document, null, 2);
}

interface Place {
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

function place({ file, position }: { readonly file: string; readonly position: Position | undefined }): Place {
  return { file: file === '' ? null : file, line: position?.line ?? null, column: position?.column ?? null };
}
