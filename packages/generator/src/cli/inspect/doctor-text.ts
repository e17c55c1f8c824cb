import { byteCount, countOf } from '../../text/amounts.ts';

/** The output of `docsgen doctor --json`. */
export interface Diagnosis {
  /** Version of this format. */
  readonly version: 1;
  readonly docsgen: string;
  readonly node: string;
  readonly system: string;
  readonly release: string;
  /** Name and version, such as `npm/10.9.4`; `null` if docsgen was not started by a package manager. */
  readonly packageManager: string | null;
  /** Lockfiles in the site's root. */
  readonly lockfiles: readonly string[];
  readonly cores: number;
  /** Free memory in bytes. */
  readonly freeMemory: number;
  readonly site: {
    /** Name of the configuration file; `null` if there is none. */
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
    /** Number of files that docsgen has written. */
    readonly files: number;
    readonly outdated: number;
    readonly interruptedBuilds: number;
    /** ID of the process that holds the lock; `null` if there is none. */
    readonly lockedBy: number | null;
  };
  readonly engines: {
    readonly nativeParser: boolean;
    /** Whether esbuild, which bundles configurations in TypeScript and JavaScript, works on this machine. */
    readonly bundler: boolean;
  };
  readonly git: { readonly version: string | null; readonly isRepository: boolean; readonly isShallow: boolean };
  readonly terminal: { readonly columns: number | null; readonly isInteractive: boolean };
  /** Names of the environment variables that are set. */
  readonly environment: readonly string[];
  /** Problems that prevent a build. */
  readonly problems: readonly string[];
}

export function formatDiagnosis(found: Diagnosis): string {
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
