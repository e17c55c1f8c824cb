// docsgen as users install it: packed, and installed with npm in an empty folder outside of the checkout. The folder's
// name contains a space.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { oncePerRun } from '../once-per-run.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Installation {
  /** Absolute path of the folder that docsgen was installed in. */
  readonly root: string;
  /** Absolute path of the package. */
  readonly tarball: string;
  /** Paths of the files in the package. */
  readonly packed: readonly string[];
  /** Starts the installed command in that folder. */
  readonly start: (args: readonly string[]) => ChildProcess;
  /** Runs the command and returns its output. Throws unless its exit code is 0. */
  readonly run: (args: readonly string[]) => Promise<string>;
  /** Runs a module in that folder and returns its output. */
  readonly runModule: (text: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * Returns a copy of an installation that the test files of a run share, so that docsgen is packed and installed once. The
 * packages must be compiled.
 */
export async function installDocsgen(): Promise<Installation> {
  const { folder: original, ...paths } = await oncePerRun('docsgen package', installInto);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docsgen package ')));
  const root = join(folder, 'site');
  await cp(original, root, { recursive: true, verbatimSymlinks: true });
  return {
    root,
    tarball: join(root, paths.tarball),
    packed: paths.packed,
    start: (args) => spawn(join(root, 'node_modules/.bin/docsgen'), [...args], { cwd: root, env: environment() }),
    run: (args) => runProgram(join(root, 'node_modules/.bin/docsgen'), args, root),
    runModule: (text) => runProgram(process.execPath, ['--input-type=module', '--eval', text], root),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

interface InstalledFiles extends Pick<Installation, 'packed'> {
  readonly folder: string;
  /** Name of the package in the folder. */
  readonly tarball: string;
}

async function installInto(folder: string): Promise<InstalledFiles> {
  await mkdir(folder);
  await runProgram(process.execPath, ['scripts/declarations.js'], repository);
  // Other tests use the compiled files, so the script that compiles them before packing must not run.
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const packed = filesOf(await runProgram('npm', pack, repository));
  const [tarball = ''] = await readdir(folder);
  // Otherwise, npm would look for a project in the parent folders.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--save-dev', `./${tarball}`, '--ignore-scripts', '--prefer-offline', '--no-audit'];
  await runProgram('npm', install, folder);
  return { folder, tarball, packed };
}

/** Returns the output of a program. Throws an error with the output unless its exit code is 0. */
export async function runProgram(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], { cwd, env: environment() });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${error}\n${stdout}\n${stderr}`);
  }
}

/** A user's environment, without colors. */
export function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, NODE_ENV: __, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

/** Newer versions of npm print an object with a field for each package, older ones an array. */
function filesOf(json: string): readonly string[] {
  const printed: Readonly<Record<string, { readonly files: readonly { readonly path: string }[] }>> = JSON.parse(json);
  return Object.values(printed).flatMap(({ files }) => files.map(({ path }) => path));
}
