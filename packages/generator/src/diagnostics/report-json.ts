// Formats a report as a JSON document, as specified in docs/reference/reporters.md.
import { plainDiagnostics, resultOf, shapeVersion } from './plain.ts';
import type { Report } from './report.ts';

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
