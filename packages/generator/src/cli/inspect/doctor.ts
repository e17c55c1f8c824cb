// docsgen doctor: prints information for bug reports.
import type { Ports } from '../../model/adapters/ports.ts';
import { byteCount, countOf } from '../../text/amounts.ts';
import { openFolder, type SiteOptions } from '../open-site.ts';
import { type Diagnosis, diagnose } from './diagnose.ts';

interface DoctorOptions extends SiteOptions {
  readonly json?: boolean;
}

/** Returns the exit code 1 if a problem prevents a build. */
export async function doctor(folder: string, options: DoctorOptions, ports: Ports): Promise<number> {
  const site = await openFolder(folder, { ...options, command: 'doctor' }, ports);
  const diagnosis = await diagnose(site, ports);
  ports.terminal.print(options.json ? JSON.stringify(diagnosis, null, 2) : formatDiagnosis(diagnosis));
  return diagnosis.problems.length === 0 ? 0 : 1;
}

function formatDiagnosis(found: Diagnosis): string {
  const { docsgen, node, system, release, packageManager, lockfiles, cores, freeMemory, environment, problems } = found;
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['docsgen', docsgen],
    ['Node', node],
    ['System', `${system}, ${release}; ${countOf(cores, 'core')}, ${byteCount(freeMemory)} free memory`],
    ['Packages', [packageManager ?? 'no package manager', ...lockfiles].join(', ')],
    ['Site', siteText(found)],
    ['Cache', `${countOf(found.cache.files, 'file')}, ${byteCount(found.cache.bytes)}`],
    ['Output', outputText(found)],
    ['Parser', found.engines.nativeParser ? 'native' : 'remark-parse (the native parser does not work here)'],
    ['Bundler', found.engines.bundler ? 'esbuild' : 'esbuild does not work here: configurations must be YAML or JSON'],
    ['git', gitText(found)],
    ['Terminal', found.terminal.columns === null ? 'not a terminal' : `${countOf(found.terminal.columns, 'column')}`],
    ['Environment', environment.length > 0 ? `${environment.join(', ')}` : 'no relevant variables set'],
  ];
  const lines = rows.map(([name, text]) => `${name.padEnd(12)} ${text}`);
  const outcome =
    problems.length === 0
      ? ['No problems found. Run `docsgen check` to check every page.']
      : ['Problems that prevent a build:', ...problems.map((problem) => `- ${problem}`)];
  return [...lines, '', ...outcome].join('\n');
}

function siteText({ site }: Diagnosis): string {
  const config = `${site.config ?? 'no configuration'}${site.isValid ? '' : ', with errors'}`;
  const pages = `${countOf(site.pages, 'page')} in ${site.locales.join(', ') || 'no language'}`;
  const sections = site.sections.length > 0 ? `; sections ${site.sections.join(', ')}` : '';
  const warnings = site.warnings > 0 ? `; ${countOf(site.warnings, 'warning')}` : '';
  return `${config}; ${pages}${sections}${warnings}`;
}

function outputText({ output }: Diagnosis): string {
  if (!output.isThere) return `${output.folder}: not built yet`;
  const parts = [
    output.files > 0 ? `${countOf(output.files, 'file')} by docsgen` : 'not built by docsgen',
    ...(output.outdated > 0 ? [`${output.outdated} from earlier builds`] : []),
    ...(output.interruptedBuilds > 0 ? [`${countOf(output.interruptedBuilds, 'interrupted build')}`] : []),
    ...(output.lockedBy === null ? [] : [`locked by process ${output.lockedBy}`]),
  ];
  return `${output.folder}: ${parts.join(', ')}`;
}

function gitText({ git }: Diagnosis): string {
  if (git.version === null) return 'not installed';
  const repository = git.isShallow ? 'in a shallow clone' : 'in a repository';
  return `${git.version}, ${git.isRepository ? repository : 'not in a repository'}`;
}
