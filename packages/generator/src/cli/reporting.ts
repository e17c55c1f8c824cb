// Directs the output of a command. With a machine-readable `--reporter`, only the report is printed on stdout.
import { dirname, join, relative, resolve, sep } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { documentationAddress } from '../diagnostics/documentation.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { Environment, Ports, Terminal } from '../model/adapters/ports.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import { existingPath, readAbsolute } from '../platform/node-files.ts';
import { didYouMean, oneOf } from '../text/wording.ts';

export interface ReportOptions {
  readonly reporter?: string;
  readonly quiet?: boolean;
  readonly watch?: boolean;
  readonly json?: boolean;
  readonly format?: string;
}

type ReporterName = 'pretty' | 'json' | 'github' | 'sarif';

const reporters: readonly string[] = ['pretty', 'json', 'github', 'sarif'] satisfies readonly ReporterName[];

interface Collected {
  readonly diagnostics: Diagnostic[];
  /** Absolute path of the site's folder. */
  root: string | undefined;
}

/** There is one instance per run of docsgen. */
export class Reporting {
  /** Terminal for the commands, which wraps the terminal in `ports`. */
  readonly terminal: Terminal;
  readonly #ports: Ports;
  readonly #found: Collected = { diagnostics: [], root: undefined };
  #reporter: ReporterName = 'pretty';
  #command = '';
  /** Whether annotations are printed in addition to the normal output, as in GitHub Actions. */
  #isAdditional = false;
  #isQuiet = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.terminal = this.#terminalOf(ports.terminal);
  }

  /** Must be called before the command runs. */
  begin(command: string, options: ReportOptions): void {
    this.#command = command;
    this.#isQuiet = options.quiet ?? false;
    this.#isAdditional = options.reporter === undefined && isGitHub(this.#ports.env) && !options.watch;
    this.#reporter = this.#isAdditional ? 'github' : reporterOf(options);
  }

  /** Prints the report after the command has ended. */
  async end(exitCode: number): Promise<void> {
    if (this.#reporter === 'pretty') return;
    const text = await this.#report(exitCode);
    const { print, printError } = this.#ports.terminal;
    if (text === '') return;
    // Annotations are printed on stderr, so that they do not mix with JSON that the command prints on stdout.
    if (this.#isAdditional) printError(text);
    else print(text);
  }

  async #report(exitCode: number): Promise<string> {
    const { cwd, compiledFolder } = this.#ports;
    const { diagnostics, root = cwd } = this.#found;
    const { parseReference } = await import('../diagnostics/reference.ts');
    const page = await readAbsolute(join(compiledFolder, 'diagnostics.md'));
    const report = {
      version: packageFile.version,
      command: this.#command,
      exitCode,
      site: await pathFromRepository(root, this.#ports),
      diagnostics: sortDiagnostics(diagnostics),
      reference: parseReference(new TextDecoder().decode(page)),
      documentation: documentationAddress,
    };
    if (this.#reporter === 'json') return (await import('../diagnostics/plain.ts')).reportAsJson(report);
    if (this.#reporter === 'github')
      return (await import('../diagnostics/report-github.ts')).reportAsAnnotations(report, {
        isAlone: !this.#isAdditional,
      });
    return (await import('../diagnostics/report-sarif.ts')).reportAsSarif(report);
  }

  #terminalOf(real: Terminal): Terminal {
    const isForMachine = (): boolean => this.#reporter !== 'pretty' && !this.#isAdditional;
    const isQuiet = (): boolean => this.#isQuiet;
    const found = this.#found;
    return {
      ...real,
      print: (text) => {
        if (!isQuiet()) (isForMachine() ? real.printError : real.print)(text);
      },
      get rewriteLine() {
        return isQuiet() || isForMachine() ? undefined : real.rewriteLine;
      },
      collectDiagnostics: (diagnostics, root) => {
        found.diagnostics.push(...diagnostics);
        found.root = root;
        return isForMachine() ? 'taken' : 'noted';
      },
    };
  }
}

function isGitHub({ GITHUB_ACTIONS }: Environment): boolean {
  return GITHUB_ACTIONS === 'true';
}

function reporterOf({ reporter = 'pretty', watch, json, format }: ReportOptions): ReporterName {
  if (!isReporter(reporter)) {
    const hint = didYouMean(reporter, reporters);
    throw new UsageError(`--reporter must be ${oneOf(reporters)}, not '${reporter}'${hint ? `. ${hint}` : ''}`);
  }
  if (reporter === 'pretty') return reporter;
  if (watch) throw new UsageError(`--reporter ${reporter} and --watch cannot be used together`);
  const other = json ? '--json' : format === 'json' || format === 'markdown' ? `--format ${format}` : undefined;
  if (other) throw new UsageError(`${other} and --reporter ${reporter} cannot be used together: both print to stdout`);
  return reporter;
}

function isReporter(name: string): name is ReporterName {
  return reporters.includes(name);
}

/**
 * Returns the path of the site relative to the root of its repository, as in GitHub's annotations. Outside a
 * repository, the path is relative to the runner's workspace or to the working directory.
 */
async function pathFromRepository(root: string, { cwd, env }: Ports): Promise<string> {
  const { GITHUB_WORKSPACE } = env;
  const repository = (await repositoryOf(root)) ?? (GITHUB_WORKSPACE ? resolve(GITHUB_WORKSPACE) : cwd);
  return relative(repository, root).split(sep).join('/');
}

/**
 * Returns the nearest ancestor that contains `.git`, which is a file in linked worktrees and submodules, and otherwise
 * a folder.
 */
async function repositoryOf(folder: string): Promise<string | undefined> {
  if ((await existingPath(join(folder, '.git'))) !== undefined) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}
