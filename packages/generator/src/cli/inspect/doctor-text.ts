// What docsgen doctor has found, as data and as text.
import { byteCount, countOf } from '../../text/amounts.ts';

/** As `docsgen doctor --json` prints it. */
export interface Diagnosis {
  /** Version of this shape. */
  readonly version: 1;
  readonly docsgen: string;
  readonly node: string;
  readonly system: string;
  readonly release: string;
  /** `npm/10.9.4`; `null`: docsgen was not started by a package manager. */
  readonly packageManager: string | null;
  /** Those in the site's folder. */
  readonly lockfiles: readonly string[];
  readonly cores: number;
  /** Bytes. */
  readonly freeMemory: number;
  readonly site: {
    /** Name of the configuration file; `null`: there is none. */
    readonly config: string | null;
    readonly isValid: boolean;
    readonly locales: readonly string[];
    readonly sections: readonly string[];
    readonly pages: number;
    readonly warnings: number;
  };
  readonly cache: { readonly files: number; readonly bytes: number };
  readonly output: {
    readonly folder: string;
    readonly isThere: boolean;
    /** Those that docsgen made. */
    readonly files: number;
    readonly outdated: number;
    readonly interruptedBuilds: number;
    /** Number of a process. */
    readonly lockedBy: number | null;
  };
  readonly engines: {
    readonly nativeParser: boolean;
    /** What reads a configuration in TypeScript or JavaScript. */
    readonly bundler: boolean;
  };
  readonly git: { readonly version: string | null; readonly isRepository: boolean; readonly isShallow: boolean };
  readonly terminal: { readonly columns: number | null; readonly isInteractive: boolean };
  /** Names of variables that are set. */
  readonly environment: readonly string[];
  /** What prevents a build. */
  readonly problems: readonly string[];
}

export function printDiagnosis(found: Diagnosis): string {
  const { docsgen, node, system, release, packageManager, lockfiles, cores, freeMemory, environment, problems } = found;
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['docsgen', docsgen],
    ['Node', node],
    ['System', `${system}, ${release}; ${countOf(cores, 'core')}, ${byteCount(freeMemory)} of memory free`],
    ['Packages', [packageManager ?? 'not started by a package manager', ...lockfiles].join(', ')],
    ['Site', siteText(found)],
    ['Cache', `${countOf(found.cache.files, 'file')}, ${byteCount(found.cache.bytes)}`],
    ['Output', outputText(found)],
    ['Parser', found.engines.nativeParser ? 'native' : 'remark-parse: the native one does not work here'],
    ['Bundler', found.engines.bundler ? 'esbuild' : 'does not work: configurations in TypeScript are not read'],
    ['git', gitText(found)],
    ['Terminal', found.terminal.columns === null ? 'no screen' : `${countOf(found.terminal.columns, 'column')}`],
    ['Environment', environment.length > 0 ? `${environment.join(', ')}` : 'nothing that matters'],
  ];
  const lines = rows.map(([name, text]) => `${name.padEnd(12)} ${text}`);
  const outcome =
    problems.length === 0
      ? ['Nothing was found that prevents a build; docsgen check looks at every page.']
      : ['This prevents a build:', ...problems.map((problem) => `- ${problem}`)];
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
    output.files > 0 ? `${countOf(output.files, 'file')} of docsgen` : 'no list of docsgen’s files',
    ...(output.outdated > 0 ? [`${output.outdated} of them outdated`] : []),
    ...(output.interruptedBuilds > 0 ? [`${countOf(output.interruptedBuilds, 'interrupted build')}`] : []),
    ...(output.lockedBy === null ? [] : [`locked by process ${output.lockedBy}`]),
  ];
  return `${output.folder}: ${parts.join(', ')}`;
}

function gitText({ git }: Diagnosis): string {
  if (git.version === null) return 'not installed';
  const repository = git.isShallow ? 'in a shallow clone' : 'in a repository';
  return `${git.version}, ${git.isRepository ? repository : 'no repository'}`;
}
