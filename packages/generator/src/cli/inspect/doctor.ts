// docsgen doctor: prints information for bug reports.
import { basename, join, relative, sep } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { bundlerWorks } from '../../bundle/esbuild/bundle-module.ts';
import { configNames } from '../../config/unread-configs.ts';
import { loadNativeParser } from '../../markdown/parse/native-parser.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import { readManifest } from '../../output/output-manifest.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import { kindOf, readAbsolute } from '../../platform/node-files.ts';
import { openBuiltOutput, openInterrupted } from '../../platform/output-folder.ts';
import { stagingLocations } from '../../platform/staging-location.ts';
import { systemFacts } from '../../platform/system.ts';
import { byteCount, countOf } from '../../text/amounts.ts';
import { lockfiles } from '../../text/lockfiles.ts';
import { showProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, type SiteOptions } from '../open-site.ts';
import { inspectOpened } from './inspect.ts';

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

type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/** Returns the output of `docsgen doctor --json`. */
async function diagnose(site: OpenedSite, ports: Ports) {
  const { env, terminal } = ports;
  const { node, system, release } = systemFacts();
  const { cores, memory } = ports.machine();
  const { log } = showProgress(ports);
  // The last two checks start other programs, so all three checks run in parallel.
  const [found, hasBundler, git] = await Promise.all([siteFacts(site, log), bundlerWorks(), gitFacts(site)]);
  const problems = [...nodeProblem(node), ...found.problems];
  return {
    /** Version of this format. */
    version: 1,
    docsgen: packageFile.version,
    node,
    system,
    release,
    /** Name and version, such as `npm/10.9.4`; `null` if docsgen was not started by a package manager. */
    packageManager: env.npm_config_user_agent?.split(' ')[0] ?? null,
    lockfiles: await foundLockfiles(site),
    cores,
    freeMemory: memory,
    site: found.facts,
    cache: cacheFacts(site),
    output: await outputFacts(site),
    engines: {
      nativeParser: (await loadNativeParser()) !== undefined,
      bundler: hasBundler,
    },
    git,
    terminal: { columns: terminal.columns ?? null, isInteractive: terminal.isInteractive },
    environment: relevantVariables.filter((name) => env[name] !== undefined && env[name] !== ''),
    /** Problems that prevent a build. */
    problems: problems.map((problem) => withoutHome(problem, env.HOME ?? env.USERPROFILE)),
  };
}

/** Environment variables that change the behavior of docsgen, Node or Git. */
const relevantVariables: readonly string[] = [
  ...['NO_COLOR', 'FORCE_COLOR', 'FORCE_HYPERLINK', 'CI', 'GITHUB_ACTIONS', 'TERM', 'TERM_PROGRAM', 'LANG', 'TZ'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'],
  ...['LAUNCH_EDITOR', 'VISUAL', 'EDITOR', 'GIT_DIR', 'GIT_WORK_TREE'],
];

function nodeProblem(node: string): readonly string[] {
  const [wanted = ''] = /[\d.]+/.exec(packageFile.engines.node) ?? [];
  const isOld = node.localeCompare(wanted, 'en', { numeric: true }) < 0;
  return isOld ? [`Node ${node} is too old: docsgen requires ${wanted} or later`] : [];
}

const maxErrors = 5;

async function siteFacts(opened: OpenedSite, log: BuildLog) {
  const { files, request } = opened;
  const [file] = request.configFile === undefined ? await configNames(files) : [request.configFile];
  const { site, diagnostics } = await inspectOpened(opened, log);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const listed = errors.slice(0, maxErrors).map(({ file, position, message, code }) => {
    const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
    return `${place} ${message} [${code}]`.trim();
  });
  const rest =
    errors.length > maxErrors ? [`${errors.length - maxErrors} more: run \`docsgen check\` to list all`] : [];
  return {
    facts: {
      config: file === undefined ? null : basename(file),
      isValid: !hasErrors(diagnostics),
      locales: site?.locales.map(({ code }) => code) ?? [],
      sections: site?.sections.map(({ id }) => id) ?? [],
      pages: site?.pages.length ?? 0,
      warnings: diagnostics.length - errors.length,
    },
    problems: [...listed, ...rest],
  };
}

async function foundLockfiles({ files }: OpenedSite): Promise<readonly string[]> {
  const found = await Promise.all(lockfiles.map(async (name) => (await files.stamp(name)) !== undefined));
  return lockfiles.filter((_name, index) => found[index]);
}

function cacheFacts({ cache }: OpenedSite) {
  const entries = cache.list('');
  return { files: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) };
}

async function outputFacts({ files: { root }, outDir }: OpenedSite) {
  const way = relative(root, outDir).split(sep).join('/');
  const locks = stagingLocations(outDir).map((place) => join(place.folder, place.lockName));
  const made = openBuiltOutput(outDir, way);
  const { files, outdated } = await readManifest({ read: async (path) => made.read(path) });
  return {
    // The paths of parent folders are omitted, because they can contain the user name.
    folder: way.startsWith('..') ? `…/${basename(outDir)}` : way,
    isThere: (await kindOf(outDir)) === 'folder',
    files: files.length,
    outdated: outdated.size,
    interruptedBuilds: openInterrupted(outDir).length,
    /** ID of the process that holds the lock; `null` if there is none. */
    lockedBy: await lockHolder(locks),
  };
}

/** Returns the process ID in the first lock file that exists. */
async function lockHolder(paths: readonly string[]): Promise<number | null> {
  for (const path of paths) {
    if ((await kindOf(path)) === 'file') return Number.parseInt(String(await readAbsolute(path)), 10);
  }
  return null;
}

async function gitFacts({ files: { root } }: OpenedSite) {
  const { openGit } = await import('../../platform/git.ts');
  const git = openGit(root);
  const { isInstalled, text } = await git.ask(['--version']);
  if (!isInstalled) return { version: null, isRepository: false, isShallow: false };
  const { isSuccessful, text: shallow } = await git.ask(['rev-parse', '--is-shallow-repository']);
  const [version = ''] = /\d[\w.]*/.exec(text) ?? [];
  return { version, isRepository: isSuccessful, isShallow: shallow.trim() === 'true' };
}

function withoutHome(text: string, home: string | undefined): string {
  return home === undefined || home.length < 2 ? text : text.replaceAll(home, '~');
}
