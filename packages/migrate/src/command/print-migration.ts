// Prints the result of a migration: the report, the written and skipped files, and the next steps.
import { join } from 'node:path';
import { countOf, existingPath, hasErrors, type Ports, packageManagerOf, seconds, shownPath } from 'docsgen/internals';
import { terminalReport } from '../report/text-report.ts';
import { type MigratedSite, reportFile } from './create-migrated-site.ts';
import type { MigrationWrite } from './migrate.ts';

interface Printing extends Pick<MigrationWrite, 'files' | 'place'> {
  readonly isDry: boolean;
}

export async function printMigration(
  { report, plan }: MigratedSite,
  { files, place, isDry }: Printing,
  ports: Ports,
): Promise<void> {
  const { terminal, clock } = ports;
  const isForMachine =
    terminal.collectDiagnostics?.([...report.migration.losses, ...report.found], files.root) === 'taken';
  if (!isForMachine) for (const line of terminalReport(report, terminal.paint)) terminal.print(line);
  const path = shownPath(place.target, ports);
  const shown = /^\.\.[/\\]\.\./.test(path) ? place.target : path;
  const { written, removed, kept } = plan;
  terminal.print('');
  if (kept.length > 0) {
    terminal.print(`${countOf(kept.length, 'file')} not changed (edited in the new site):`);
    for (const each of kept.slice(0, 20)) terminal.print(`  ${each}`);
  }
  const verb = isDry ? 'would be ' : '';
  const amounts = `${countOf(written.length, 'file')} ${verb}written, ${removed.length} ${verb}removed in ${shown}`;
  terminal.print(isDry ? `Dry run: nothing was written. ${amounts}` : amounts);
  if (!isDry) terminal.print(`Full report: ${join(shown, reportFile)}`);
  terminal.print(terminal.paint.strong(`Migrated in ${seconds(clock.now() - clock.start)}`));
  if (isDry) return;
  // The scripts have the same names as in the original site's `package.json`.
  const isInstalled = (await existingPath(join(place.target, 'node_modules/docsgen/package.json'))) !== undefined;
  const { name } = packageManagerOf(new Set(), ports.env.npm_config_user_agent);
  const enter = `cd ${/^[\w./~-]+$/.test(shown) ? shown : JSON.stringify(shown)}`;
  const commands = [enter, ...(isInstalled ? [] : [`${name} install`]), `${name} run start`, `${name} run build`];
  const isBroken = hasErrors(report.found);
  terminal.print(isBroken ? '\nThe build fails until the errors above are fixed. Next steps:' : '\nNext steps:');
  for (const command of commands) terminal.print(`  ${terminal.paint.strong(command)}`);
}
