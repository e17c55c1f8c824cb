// Creates and checks the new site in its staging folder. The new site consists of the converted files, the ledger of
// old URLs, the report, and the record for the next run.
import { basename } from 'node:path';
import {
  type BuildReport,
  checkFolder,
  type Diagnostic,
  docsgenPackage,
  factsOf,
  hideProgress,
  installedFrom,
  ledgerFile,
  listed,
  missingPackageIn,
  type OutputFolder,
  openFolder,
  openSite,
  type Ports,
  parseLedger,
  pluginFilePath,
  printLedger,
  union,
} from 'docsgen/internals';
import packageFile from '../../package.json' with { type: 'json' };
import { linkPackages, sitePackages } from '../foreign/migration-folder.ts';
import type { Migration } from '../migration.ts';
import { compareUrls } from '../report/compare-addresses.ts';
import { fileReport, type MigrationReport } from '../report/text-report.ts';
import { ignoredHere, printRecord, recordFile } from '../writing/migration-record.ts';
import { packageFiles } from '../writing/package-files.ts';
import type { WritingPlan } from '../writing/plan-writing.ts';
import type { MigrationWrite } from './migrate.ts';
import type { MigrationFolders, TargetState } from './migration-folders.ts';
import { type StagedMigration, stageMigration } from './stage-migration.ts';

export const reportFile = 'migration-report.txt';

interface MakeRequest extends Pick<MigrationWrite, 'migration' | 'files' | 'log'> {
  readonly place: MigrationFolders & TargetState;
  readonly isForced: boolean;
  readonly output: OutputFolder;
}

export interface MigratedSite {
  readonly report: MigrationReport;
  readonly plan: WritingPlan;
  /** Paths of the staged files to move into the target. */
  readonly moves: readonly string[];
}

export async function createMigratedSite(request: MakeRequest, ports: Ports): Promise<MigratedSite> {
  const { migration, files, place, isForced, output, log } = request;
  const versions = await ownVersions(place.target, migration, ports);
  const project = packageFiles({ folderName: basename(place.target), versions, migration });
  const made = [...migration.files, ...project];
  const staged = await log.stage('Write new site', () => stageMigration({ made, files, place, isForced, output }));
  const checked = await log.stage('Check new site', () => checkStaged(request, ports));
  const { graph, pages, diagnostics } = checked;
  const addresses = graph && pages && compareUrls(graph, factsOf(pages), migration.addresses);
  const found = diagnostics.map((each) => withRemedy(each, migration));
  const report = { migration, found, addresses };
  const ledger = listed(parseLedger((await openSite(place.target).readText(ledgerFile)) ?? '').ledger);
  const own: readonly (readonly [path: string, text: string])[] = [
    ...(addresses ? [[ledgerFile, printLedger(union(ledger, addresses.kept))] as const] : []),
    [reportFile, fileReport(report)],
    ['.docsgen/.gitignore', ignoredHere],
    // The record is written last, so that an incomplete migration has no record.
    [recordFile, recordText(request, staged)],
  ];
  for (const [path, content] of own) await output.stage({ path: pluginFilePath(path), content });
  const { plan } = staged;
  return { report, plan, moves: [...plan.written, ...own.map(([path]) => path)] };
}

/** Returns the versions of docsgen and its packages that the new site uses, as written in `package.json`. */
async function ownVersions(
  target: string,
  { files }: Migration,
  ports: Ports,
): Promise<Readonly<Record<string, string>>> {
  const used = sitePackages.filter(({ name }) => files.some((file) => 'text' in file && isUsedIn(file.text, name)));
  const own = [docsgenPackage(ports), ...used];
  const versionOf = async (each: (typeof own)[number]) =>
    [each.name, (await installedFrom(target, each)) ?? `^${packageFile.version}`] as const;
  return Object.fromEntries(await Promise.all(own.map(versionOf)));
}

/** Whether a module imports a package, or a configuration lists it in `plugins`. */
function isUsedIn(text: string, name: string): boolean {
  return [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((written) => text.includes(written));
}

/**
 * Turns errors about missing packages into warnings if the new site's `package.json` lists them. Adds to an error of a
 * React page how to build the site without the page.
 */
function withRemedy(found: Diagnostic, { packages }: Migration): Diagnostic {
  const { file, code, severity, hint } = found;
  const name = missingPackageIn(found.message) ?? '';
  const isPage = file.startsWith('pages/');
  if (packages.has(name) || packages.has(name.split('/')[0] ?? '')) {
    const again = isPage ? ', then migrate again to check the page' : '';
    return { ...found, severity: 'warning', hint: `Run npm install in the new folder${again}` };
  }
  if (code !== 'page' || severity !== 'error' || !isPage) return found;
  const without = `To build the site without this page, rename it to ${file.replace(/(?<![^/])([^/]+)$/, '_$1')}`;
  return { ...found, hint: hint === undefined ? without : `${hint}. ${without}` };
}

/** Checks the staged site, using the packages that are installed for the new site and for the original site. */
async function checkStaged({ output, place }: MakeRequest, ports: Ports): Promise<BuildReport> {
  const staging = output.place?.staging ?? place.target;
  const takeBack = linkPackages(staging, [place.target, place.source]);
  try {
    const site = await openFolder(staging, { command: 'check' }, ports);
    return await checkFolder(site, hideProgress(ports).log);
  } finally {
    takeBack();
  }
}

function recordText({ migration, place }: MakeRequest, { hashes }: StagedMigration): string {
  return printRecord({ generator: migration.generator, source: basename(place.source), files: hashes });
}
