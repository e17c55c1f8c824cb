import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Terminal } from '../model/adapters/ports.ts';
import { type Diagnostic, hasErrors } from '../model/diagnostic.ts';
import { countDiagnostics, formatDiagnostic } from './format.ts';

/** Prints diagnostics for commands that write files only if there are no errors. */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: SiteFiles,
  terminal: Terminal,
): Promise<void> {
  await listDiagnostics(diagnostics, files, terminal);
  printCount(diagnostics, hasErrors(diagnostics) ? ' Nothing was written.' : '', terminal);
}

/** Prints diagnostics for commands that never write files. */
export async function printChecked(
  diagnostics: readonly Diagnostic[],
  files: SiteFiles,
  terminal: Terminal,
): Promise<void> {
  await listDiagnostics(diagnostics, files, terminal);
  printCount(diagnostics, '', terminal);
}

function printCount(diagnostics: readonly Diagnostic[], outcome: string, terminal: Terminal): void {
  if (diagnostics.length === 0) return;
  terminal.printError(`${countDiagnostics(diagnostics)}.${outcome}`);
  // If the terminal has no columns, the output is a log, in which this line is not printed.
  if (terminal.columns === undefined) return;
  const command = `\`docsgen explain ${diagnostics[0]?.code}\``;
  terminal.printError(terminal.paint.quiet(`Run ${command} for an explanation of the code.`));
}

/** Prints diagnostics with their source lines, but without their count at the end. */
export async function listDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: Pick<SiteFiles, 'root' | 'readText'>,
  { printError, paint, collectDiagnostics }: Terminal,
): Promise<void> {
  if (collectDiagnostics?.(diagnostics, files.root) === 'taken' || diagnostics.length === 0) return;
  const names = new Set(diagnostics.map((diagnostic) => diagnostic.file).filter(Boolean));
  const lines = new Map<string, readonly string[]>();
  for (const name of names) lines.set(name, ((await files.readText(name)) ?? '').split(/\r?\n/));
  const lineOf = (file: string, line: number): string | undefined => lines.get(file)?.[line - 1];
  printError('');
  for (const diagnostic of diagnostics) printError(`${formatDiagnostic(diagnostic, lineOf, paint)}\n`);
}
