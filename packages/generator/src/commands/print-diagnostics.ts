// Shows what is wrong with a site, with the lines it is wrong in.
import { formatDiagnostic, hasErrors } from '../build/report.ts';
import type { Terminal } from '../io/terminal.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';

/** After a build or a check. */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: SiteFiles,
  terminal: Terminal,
): Promise<void> {
  if (diagnostics.length === 0) return;
  await listDiagnostics(diagnostics, files, terminal);
  terminal.printError(`${countMistakes(diagnostics)}.${hasErrors(diagnostics) ? ' Nothing was written.' : ''}`);
}

export async function listDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: SiteFiles,
  terminal: Terminal,
): Promise<void> {
  const names = new Set(diagnostics.map((diagnostic) => diagnostic.file).filter(Boolean));
  const texts = new Map<string, readonly string[]>();
  for (const name of names) texts.set(name, ((await files.readText(name)) ?? '').split(/\r?\n/));
  const lineOf = (file: string, line: number): string | undefined => texts.get(file)?.[line - 1];
  terminal.printError('');
  for (const diagnostic of diagnostics)
    terminal.printError(`${formatDiagnostic(diagnostic, lineOf, terminal.paint)}\n`);
}

/** `1 error, 2 warnings`. */
export function countMistakes(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
  return [errors > 0 ? plural(errors, 'error') : '', warnings > 0 ? plural(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}
