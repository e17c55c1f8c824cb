// Formats a report as workflow commands, which GitHub shows as annotations in a pull request:
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
import type { Diagnostic } from '../model/diagnostic.ts';
import { countOf } from '../text/amounts.ts';
import { wayToSection } from './documentation.ts';
import { pathInRepository, type Report } from './report.ts';

/** GitHub shows at most ten annotations of each severity per step and silently drops the others. */
const annotationLimit = 10;

/**
 * If `isAlone` is true, no other output lists the diagnostics, so diagnostics that exceed GitHub's limit are added as
 * plain lines.
 */
export function reportAsAnnotations(report: Report, { isAlone }: { readonly isAlone: boolean }): string {
  const ofKind = (kind: Diagnostic['severity']): readonly Diagnostic[] =>
    report.diagnostics.filter(({ severity }) => severity === kind);
  const kinds = [ofKind('error'), ofKind('warning')];
  const shown = kinds.flatMap((kind) => kind.slice(0, annotationLimit));
  const rest = kinds.flatMap((kind) => kind.slice(annotationLimit));
  const lines = shown.map((diagnostic) => annotation(diagnostic, report));
  if (rest.length > 0) {
    const title = property('docsgen');
    lines.push(
      `::notice title=${title}::${escaped(`${countOf(rest.length, 'more problem')} in the log of this step`)}`,
    );
  }
  if (isAlone) lines.push(...rest.map((diagnostic) => plainLine(diagnostic, report)));
  return lines.join('\n');
}

function plainLine({ severity, code, message, file, position }: Diagnostic, report: Report): string {
  const place = [pathInRepository(file, report), ...(position ? [position.line, position.column] : [])].join(':');
  return `${file === '' ? '' : `${place} `}${severity} ${message.replaceAll('\n', ' ')} [${code}]`;
}

function annotation(diagnostic: Diagnostic, report: Report): string {
  const { severity, code, message, file, position, hint, related } = diagnostic;
  const properties = [
    ...(file === '' ? [] : [`file=${property(pathInRepository(file, report))}`]),
    ...(file === '' || position === undefined ? [] : [`line=${position.line}`, `col=${position.column}`]),
    `title=${property(`docsgen: ${code}`)}`,
  ];
  const text = [
    message,
    ...(hint === undefined ? [] : [hint]),
    ...related.map((each) => `${each.message}: ${each.file}${each.position ? `:${each.position.line}` : ''}`),
    wayToSection(code, report.documentation),
  ];
  return `::${severity} ${properties.join(',')}::${escaped(text.join('\n'))}`;
}

/** Escapes the data of a workflow command. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
