// docsgen migrate: converts a site of another generator. The new site is staged and checked next to the target folder,
// which changes only at the end. The original site is never changed.
import { basename, join } from 'node:path';
import {
  hasErrors,
  listDiagnostics,
  type OutputFolder,
  openInterrupted,
  openOutput,
  type Ports,
  pluginFilePath,
  type ReportOptions,
  showProgress,
  withFolder,
  withTemporaryFolder,
} from 'docsgen/internals';
import { openForeign } from '../foreign/foreign-files.ts';
import { removeEmptyFolder, removeFolder } from '../foreign/migration-folder.ts';
import { foreignModules } from '../foreign/run-foreign.ts';
import type { ForeignFiles } from '../foreign-site.ts';
import type { Migration } from '../migration.ts';
import { hasLost } from '../report/text-report.ts';
import { createMigratedSite, type MigratedSite } from './create-migrated-site.ts';
import { type ForeignGenerator, foreignGenerators, type GeneratorName } from './foreign-generators.ts';
import {
  findMigrationFolders,
  type MigrationFolders,
  readTarget,
  refuseInsideContent,
  type TargetState,
} from './migration-folders.ts';
import { printMigration } from './print-migration.ts';

export interface MigrateOptions extends Pick<ReportOptions, 'reporter' | 'quiet'> {
  readonly out?: string;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly dryRun?: boolean;
}

interface Wanted {
  readonly generator: GeneratorName;
  /** Path of the site as written on the command line. */
  readonly folder: string;
}

export async function migrate(wanted: Wanted, options: MigrateOptions, ports: Ports): Promise<number> {
  const generator = foreignGenerators[wanted.generator];
  const request = { generator, folder: wanted.folder, out: options.out, isForced: options.force ?? false };
  const place = await findMigrationFolders(request, ports);
  const { log } = showProgress(ports);
  const files = openForeign(place.source);
  const { value, diagnostics } = await log.stage('Read and convert', () => generator.read(files, foreignModules()));
  if (!value) {
    await listDiagnostics(diagnostics, files, ports.terminal);
    ports.terminal.printError(`Could not read ${wanted.folder} as a ${generator.name} site. Nothing was written.`);
    return 1;
  }
  const migration = { ...value, losses: [...diagnostics, ...value.losses] };
  await refuseInsideContent(place, pathsUsed(migration));
  return writeMigration({ migration, generator, files, place, log }, options, ports);
}

function pathsUsed({ files }: Migration): readonly string[] {
  return files.flatMap((file) => ('copyOf' in file ? file.copyOf : (file.from ?? [])));
}

export interface MigrationWrite {
  readonly migration: Migration;
  readonly generator: ForeignGenerator;
  /** Files of the original site. */
  readonly files: ForeignFiles;
  readonly place: MigrationFolders;
  readonly log: ReturnType<typeof showProgress>['log'];
}

/** Returns the exit code. */
async function writeMigration(
  writing: MigrationWrite,
  { force: isForced = false, strict = false, dryRun = false }: MigrateOptions,
  ports: Ports,
): Promise<number> {
  const { generator, place } = writing;
  const work = async (output: OutputFolder): Promise<number> => {
    const state = await readTarget(place, { generator, isForced });
    const made = await createMigratedSite({ ...writing, place: { ...place, ...state }, isForced, output }, ports);
    if (!dryRun) await publishMigration(output, { ...place, ...state }, made);
    await printMigration(made, { ...writing, isDry: dryRun }, ports);
    return hasErrors(made.report.found) || (strict && hasLost(made.report)) ? 1 : 0;
  };
  // The next run completes an interrupted run, because it compares all files.
  const settle = async (): Promise<void> => {
    for (const leftover of openInterrupted(place.target)) await leftover.close();
  };
  if (!dryRun) return withFolder(place.target, { ports, what: 'command', settle }, work);
  return withTemporaryFolder((folder) => work(openOutput(join(folder, basename(place.target)))));
}

/**
 * Moves a new site in a single step, or moves files into an existing folder one by one. The record is the last file.
 */
async function publishMigration(
  output: OutputFolder,
  { target, there }: MigrationFolders & TargetState,
  { moves, plan }: MigratedSite,
): Promise<void> {
  // The check of the new site created this cache.
  if (output.place) removeFolder(join(output.place.staging, '.docsgen/cache'));
  if (there.length === 0) removeEmptyFolder(target);
  if (await output.publishAll()) return;
  // Files are removed first, because a folder may replace a file with the same name.
  for (const path of plan.removed) await output.remove(pluginFilePath(path));
  for (const path of moves) await output.publish(pluginFilePath(path));
}
