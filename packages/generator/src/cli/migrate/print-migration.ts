// What a migration prints when it has ended: its report, what it wrote or left alone, and what to do next.
import { join } from 'node:path';
import { withHistory } from '../../migrate/report/migration-report.ts';
import { textReport } from '../../migrate/report/text-report.ts';
import { offersFolder } from '../../migrate/writing/migration-record.ts';
import type { KeptFile } from '../../migrate/writing/plan-writing.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { existingPath } from '../../platform/node-files.ts';
import { countOf, seconds } from '../../text/amounts.ts';
import { packageManagerOf } from '../init/package-managers.ts';
import { shownPath } from '../open-site.ts';
import { type MadeSite, reportFile } from './make-migrated-site.ts';
import type { WritingMigration } from './migrate.ts';
import type { StagedMigration } from './stage-migration.ts';

interface Printing extends Pick<WritingMigration, 'migration' | 'files' | 'place'> {
  readonly isDry: boolean;
}

export async function printMigration(made: MadeSite, printing: Printing, ports: Ports): Promise<void> {
  const { terminal, clock } = ports;
  const { files, place, isDry } = printing;
  const { report } = made;
  const isForMachine = terminal.collect?.([...report.migration.losses, ...withHistory(report)], files.root) === 'taken';
  if (!isForMachine) for (const line of textReport(report, terminal.paint)) terminal.print(line);
  const path = shownPath(place.target, ports);
  const shown = /^\.\.[/\\]\.\./.test(path) ? place.target : path;
  for (const line of writingLines(made, { shown, isDry })) terminal.print(line);
  terminal.print(terminal.paint.strong(`Migrated in ${seconds(clock.now() - clock.start)}`));
  const hasErrors = report.found.some(({ severity }) => severity === 'error');
  if (!isDry) await printNext({ target: place.target, shown, hasErrors }, ports);
}

interface Shown {
  /** The target. */
  readonly shown: string;
  readonly isDry: boolean;
}

function writingLines({ staged }: MadeSite, { shown, isDry }: Shown): readonly string[] {
  const { written, unchanged, removed, kept } = staged.plan;
  const amounts = [
    `${countOf(written.length, 'file')} ${isDry ? 'would be written' : 'written'}`,
    ...(unchanged.length > 0 ? [`${unchanged.length} unchanged`] : []),
    ...(removed.length > 0 ? [`${removed.length} ${isDry ? 'would be removed' : 'removed'}`] : []),
  ];
  const where = isDry ? `Nothing was written: this was a dry run. ${amounts.join(', ')}` : amounts.join(', ');
  const report = isDry ? [] : [`${join(shown, reportFile)} has all of this, with pictures`];
  return [
    '',
    ...replacedLines(staged, isDry ? 'would be' : 'were'),
    ...keptLines(kept),
    `${where} in ${shown}`,
    ...report,
  ];
}

/** Edited files that `--force` writes anew, with the copies of their edits. */
function replacedLines({ plan, copies }: StagedMigration, verb: 'would be' | 'were'): readonly string[] {
  const { replaced } = plan;
  if (replaced.length === 0) return [];
  const title = `${countOf(replaced.length, 'file')} edited here ${verb} replaced or removed:`;
  return [title, ...replaced.map((path) => `  ${path}: as it was edited in ${copies.get(path)}`)];
}

/** Those with a newer text of the old site come with its place. */
function keptLines(kept: readonly KeptFile[]): readonly string[] {
  if (kept.length === 0) return [];
  const newer = kept.filter(({ why, hasNewText }) => hasNewText && why !== 'gone');
  const line = ({ path, why, hasNewText }: KeptFile): string => {
    const offer = hasNewText && why !== 'gone' ? `: newer text in ${offersFolder}/${path}` : '';
    return `  ${path} (${reasons[why]})${offer}`;
  };
  const amount = newer.length > 0 ? `; the old site has a newer text for ${newer.length} of them` : '';
  return [`${countOf(kept.length, 'file')} left as they are${amount}:`, ...kept.slice(0, 20).map(line)];
}

const reasons: Readonly<Record<KeptFile['why'], string>> = {
  edited: 'edited here',
  own: 'not made by a migration',
  gone: 'removed here',
  orphan: 'edited here; the old site has it no longer',
};

/** Names of scripts are those of the new site's `package.json`, which are the old site's. */
async function printNext(
  { target, shown, hasErrors }: { readonly target: string; readonly shown: string; readonly hasErrors: boolean },
  { terminal, env }: Ports,
): Promise<void> {
  const isInstalled = (await existingPath(join(target, 'node_modules/docsgen/package.json'))) !== undefined;
  const { install, run } = packageManagerOf(new Set(), env.npm_config_user_agent);
  const enter = `cd ${/^[\w./~-]+$/.test(shown) ? shown : JSON.stringify(shown)}`;
  const commands = [enter, ...(isInstalled ? [] : [install]), `${run} start`, `${run} build`];
  terminal.print(
    hasErrors ? '\nThe build fails until the errors above are mended. What to do next:' : '\nWhat to do next:',
  );
  for (const command of commands) terminal.print(`  ${terminal.paint.strong(command)}`);
}
