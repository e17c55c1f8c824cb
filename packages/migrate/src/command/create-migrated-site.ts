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
  printLedger,
  union,
} from 'docsgen/internals';
import packageFile from '../../package.json' with { type: 'json' };
import { linkPackages, sitePackages } from '../foreign/migration-folder.ts';
import type { MigratedFile, Migration } from '../migration.ts';
import { compareUrls } from '../report/compare-addresses.ts';
import { fileReport, type MigrationReport } from '../report/text-report.ts';
import { replaceFailedPages } from '../writing/failed-pages.ts';
import { ignoredHere, printRecord, recordFile } from '../writing/migration-record.ts';
import { packageFiles } from '../writing/package-files.ts';
import type { WritingPlan } from '../writing/plan-writing.ts';
import type { MigrationWrite } from './migrate.ts';
import type { MigrationFolders, TargetState } from './migration-folders.ts';
import { pathOf, type StagedMigration, stageMigration } from './stage-migration.ts';

export const reportFile = 'migration-report.txt';

interface MakeRequest extends Pick<MigrationWrite, 'migration' | 'files' | 'log'> {
  readonly place: MigrationFolders & TargetState;
  readonly isForced: boolean;
  readonly output: OutputFolder;
}

export interface MigratedSite {
  readonly report: MigrationReport;
  /** An error for each page that could not be rendered and was replaced with a placeholder. */
  readonly failedPages: readonly Diagnostic[];
  readonly plan: WritingPlan;
  /** Paths of the staged files to move into the target. */
  readonly moves: readonly string[];
}

export async function createMigratedSite(request: MakeRequest, ports: Ports): Promise<MigratedSite> {
  const { migration, files, place, isForced, output, log } = request;
  const versions = await ownVersions(place.target, migration, ports);
  const project = packageFiles({ folderName: basename(place.target), versions, migration });
  const stage = (all: readonly MigratedFile[]) => stageMigration({ made: all, files, place, isForced, output });
  const all = [...migration.files, ...project];
  const first = await log.stage('Write new site', () => stage(all));
  const check = () => checkStaged(request, ports);
  const rendered = await log.stage('Check new site', () => checkRenderable({ made: all, staged: first, stage, check }));
  const { staged, failedPages } = rendered;
  const { graph, pages, diagnostics } = rendered.checked;
  const addresses = graph && pages && compareUrls(graph, factsOf(pages), migration.addresses);
  const found = diagnostics.map((each) => toInstall(each, migration));
  const report = { migration: { ...migration, losses: [...failedPages, ...migration.losses] }, found, addresses };
  const ledger = listed(parseLedger((await openSite(place.target).readText(ledgerFile)) ?? '').ledger);
  const own: readonly (readonly [path: string, text: string])[] = [
    ...(addresses ? [[ledgerFile, printLedger(union(ledger, addresses.kept))] as const] : []),
    [reportFile, fileReport(report)],
    ['.docsgen/.gitignore', ignoredHere],
    // The record is written last, so that an incomplete migration has no record.
    [recordFile, recordText(request, staged)],
  ];
  for (const [path, content] of own) await output.stage({ path: pathOf(path), content });
  const { plan } = staged;
  return { report, failedPages, plan, moves: [...plan.written, ...own.map(([path]) => path)] };
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

interface RenderCheck {
  readonly made: readonly MigratedFile[];
  readonly staged: StagedMigration;
  readonly stage: (made: readonly MigratedFile[]) => Promise<StagedMigration>;
  readonly check: () => Promise<BuildReport>;
}

interface RenderResult extends Pick<RenderCheck, 'made' | 'staged'>, Pick<MigratedSite, 'failedPages'> {
  readonly checked: BuildReport;
}

/**
 * Replaces pages that cannot be rendered with placeholders. Then checks all pages again, because other pages may have
 * imported them.
 */
async function checkRenderable({ made, staged, stage, check }: RenderCheck): Promise<RenderResult> {
  const checked = await check();
  const kept = new Set(staged.plan.kept);
  const { made: rest, losses } = replaceFailedPages({ made, pages: checked.pages?.articles ?? new Map(), kept });
  if (losses.length === 0) return { made, staged, checked, failedPages: [] };
  const again = await checkRenderable({ made: rest, staged: await stage(rest), stage, check });
  return { ...again, failedPages: [...losses, ...again.failedPages] };
}

/** Turns errors about missing packages into warnings if the new site's `package.json` lists them. */
function toInstall(found: Diagnostic, { packages }: Migration): Diagnostic {
  const name = missingPackageIn(found.message) ?? '';
  if (!packages.has(name) && !packages.has(name.split('/')[0] ?? '')) return found;
  const again = found.file.startsWith('pages/') ? ', then migrate again to check the page' : '';
  return { ...found, severity: 'warning', hint: `Run npm install in the new folder${again}` };
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
