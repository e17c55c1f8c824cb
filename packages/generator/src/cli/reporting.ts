// Where the words of a command go: to people, or with --reporter to a machine, whose document has standard output for
// itself. One of these belongs to one run of docsgen; the options are known once the command line has been read.
import { dirname, join, relative, resolve, sep } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { documentationAddress } from '../diagnostics/documentation.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import type { Environment, Ports, Terminal } from '../model/adapters/ports.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { existingPath, readAbsolute } from '../platform/node-files.ts';
import { didYouMean } from '../text/suggest.ts';
import { UsageError } from './usage-error.ts';

export interface ReportOptions {
  readonly reporter?: string;
  readonly quiet?: boolean;
  readonly watch?: boolean;
  readonly json?: boolean;
  readonly format?: string;
}

type ReporterName = 'pretty' | 'json' | 'github' | 'sarif';

const reporters: readonly string[] = ['pretty', 'json', 'github', 'sarif'] satisfies readonly ReporterName[];

interface Found {
  readonly diagnostics: Diagnostic[];
  /** Absolute path of the site's folder. */
  root: string | undefined;
}

export class Reporting {
  /** For the commands, in place of the one it is made of. */
  readonly terminal: Terminal;
  readonly #ports: Ports;
  readonly #found: Found = { diagnostics: [], root: undefined };
  #reporter: ReporterName = 'pretty';
  #command = '';
  /** The document is for GitHub's runner, which reads the log; people read the log, too. */
  #isBesideText = false;
  #isQuiet = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.terminal = this.#terminalOf(ports.terminal);
  }

  /** Before the command runs. */
  begin(command: string, options: ReportOptions): void {
    this.#command = command;
    this.#isQuiet = options.quiet ?? false;
    this.#isBesideText = options.reporter === undefined && isGitHub(this.#ports.env) && !options.watch;
    this.#reporter = this.#isBesideText ? 'github' : reporterOf(options);
  }

  /** When the command has ended: prints what only then is complete. */
  async end(exitCode: number): Promise<void> {
    if (this.#reporter === 'pretty') return;
    const text = await this.#document(exitCode);
    const { print, printError } = this.#ports.terminal;
    if (text === '') return;
    // A document that a command prints on request stays whole.
    if (this.#isBesideText) printError(text);
    else print(text);
  }

  async #document(exitCode: number): Promise<string> {
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
    if (this.#reporter === 'json') return (await import('../diagnostics/report-json.ts')).reportAsJson(report);
    if (this.#reporter === 'github')
      return (await import('../diagnostics/report-github.ts')).reportAsAnnotations(report, {
        isAlone: !this.#isBesideText,
      });
    const { hashOf } = await import('../platform/hash.ts');
    return (await import('../diagnostics/report-sarif.ts')).reportAsSarif(report, hashOf);
  }

  #terminalOf(real: Terminal): Terminal {
    const isForMachine = (): boolean => this.#reporter !== 'pretty' && !this.#isBesideText;
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
      collect: (diagnostics, root) => {
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
    throw new UsageError(`--reporter takes ${reporters.join(', ')}, not ${reporter}${hint ? `. ${hint}` : ''}`);
  }
  if (reporter === 'pretty') return reporter;
  if (watch) throw new UsageError(`--reporter ${reporter} is for a command that ends: leave out --watch`);
  const other = json ? '--json' : format === 'json' || format === 'markdown' ? `--format ${format}` : undefined;
  if (other) throw new UsageError(`${other} and --reporter ${reporter} both want standard output: choose one`);
  return reporter;
}

function isReporter(name: string): name is ReporterName {
  return reporters.includes(name);
}

/**
 * Path of the site's folder from the root of its repository, since that is what GitHub shows; outside of one from the
 * workspace of the runner, or from the folder that the command runs in.
 */
async function pathFromRepository(root: string, { cwd, env }: Ports): Promise<string> {
  const { GITHUB_WORKSPACE } = env;
  const repository = (await repositoryOf(root)) ?? (GITHUB_WORKSPACE ? resolve(GITHUB_WORKSPACE) : cwd);
  return relative(repository, root).split(sep).join('/');
}

/** The nearest folder above that has a `.git`: a folder, or a file in other working trees and submodules. */
async function repositoryOf(folder: string): Promise<string | undefined> {
  if ((await existingPath(join(folder, '.git'))) !== undefined) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}
