// Prints the result of a migration: the report, the written and skipped files, and the next steps.
import { join } from 'node:path';
import { countOf, existingPath, type Ports, packageManagerOf, seconds, shownPath } from 'docsgen/internals';
import { withHistory } from '../report/migration-report.ts';
import { terminalReport } from '../report/text-report.ts';
import { offersFolder } from '../writing/migration-record.ts';
import type { KeptFile } from '../writing/plan-writing.ts';
import { type MigratedSite, reportFile } from './create-migrated-site.ts';
import type { MigrationWrite } from './migrate.ts';
import type { StagedMigration } from './stage-migration.ts';

interface Printing extends Pick<MigrationWrite, 'migration' | 'files' | 'place'> {
  readonly isDry: boolean;
}

export async function printMigration(made: MigratedSite, printing: Printing, ports: Ports): Promise<void> {
  const { terminal, clock } = ports;
  const { files, place, isDry } = printing;
  const { report } = made;
  const isForMachine = terminal.collect?.([...report.migration.losses, ...withHistory(report)], files.root) === 'taken';
  if (!isForMachine) for (const line of terminalReport(report, terminal.paint)) terminal.print(line);
  const path = shownPath(place.target, ports);
  const shown = /^\.\.[/\\]\.\./.test(path) ? place.target : path;
  for (const line of writingLines(made, { shown, isDry })) terminal.print(line);
  terminal.print(terminal.paint.strong(`Migrated in ${seconds(clock.now() - clock.start)}`));
  const hasErrors = report.found.some(({ severity }) => severity === 'error');
  if (!isDry) await printNext({ target: place.target, shown, hasErrors }, ports);
}

interface Shown {
  /** The target as shown in messages. */
  readonly shown: string;
  readonly isDry: boolean;
}

function writingLines({ staged }: MigratedSite, { shown, isDry }: Shown): readonly string[] {
  const { written, unchanged, removed, kept } = staged.plan;
  const amounts = [
    `${countOf(written.length, 'file')} ${isDry ? 'would be written' : 'written'}`,
    ...(unchanged.length > 0 ? [`${unchanged.length} unchanged`] : []),
    ...(removed.length > 0 ? [`${removed.length} ${isDry ? 'would be removed' : 'removed'}`] : []),
  ];
  const where = isDry ? `Dry run: nothing was written. ${amounts.join(', ')}` : amounts.join(', ');
  const report = isDry ? [] : [`Full report: ${join(shown, reportFile)}`];
  return [
    '',
    ...replacedLines(staged, isDry ? 'would be' : 'were'),
    ...keptLines(kept),
    `${where} in ${shown}`,
    ...report,
  ];
}

/** Lists edited files that `--force` overwrites, with the paths of their copies. */
function replacedLines({ plan, copies }: StagedMigration, verb: 'would be' | 'were'): readonly string[] {
  const { replaced } = plan;
  if (replaced.length === 0) return [];
  const title = `${countOf(replaced.length, 'edited file')} ${verb} replaced or removed:`;
  return [title, ...replaced.map((path) => `  ${path} (your version: ${copies.get(path)})`)];
}

/** Lists skipped files, with the path of the newer version from the original site if there is one. */
function keptLines(kept: readonly KeptFile[]): readonly string[] {
  if (kept.length === 0) return [];
  const newer = kept.filter(({ why, hasNewText }) => hasNewText && why !== 'gone');
  const line = ({ path, why, hasNewText }: KeptFile): string => {
    const offer = hasNewText && why !== 'gone' ? `: newer version in ${offersFolder}/${path}` : '';
    return `  ${path} (${reasons[why]})${offer}`;
  };
  const amount = newer.length > 0 ? `; ${newer.length} of them changed in the original site` : '';
  return [`${countOf(kept.length, 'file')} not changed${amount}:`, ...kept.slice(0, 20).map(line)];
}

const reasons: Readonly<Record<KeptFile['why'], string>> = {
  edited: 'edited here',
  own: 'not created by a migration',
  gone: 'removed here',
  orphan: 'edited here; removed from the original site',
};

/** The scripts have the same names as in the original site's `package.json`. */
async function printNext(
  { target, shown, hasErrors }: { readonly target: string; readonly shown: string; readonly hasErrors: boolean },
  { terminal, env }: Ports,
): Promise<void> {
  const isInstalled = (await existingPath(join(target, 'node_modules/docsgen/package.json'))) !== undefined;
  const { install, run } = packageManagerOf(new Set(), env.npm_config_user_agent);
  const enter = `cd ${/^[\w./~-]+$/.test(shown) ? shown : JSON.stringify(shown)}`;
  const commands = [enter, ...(isInstalled ? [] : [install]), `${run} start`, `${run} build`];
  terminal.print(hasErrors ? '\nThe build fails until the errors above are fixed. Next steps:' : '\nNext steps:');
  for (const command of commands) terminal.print(`  ${terminal.paint.strong(command)}`);
}
