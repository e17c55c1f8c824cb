// docsgen as people have it: packed, and installed with npm in an empty folder outside of the checkout. Its name
// has a space.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Installation {
  /** Absolute path of the folder that docsgen was installed in. */
  readonly root: string;
  /** Absolute path of the package. */
  readonly tarball: string;
  /** Paths of the files in it. */
  readonly packed: readonly string[];
  /** Begins the installed command there. */
  readonly start: (args: readonly string[]) => ChildProcess;
  /** Runs it to its end; gives what it printed. Throws unless it ends with 0. */
  readonly run: (args: readonly string[]) => Promise<string>;
  /** Runs a module in that folder; gives what it printed. */
  readonly runModule: (text: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The packages must be compiled. */
export async function installDocsgen(): Promise<Installation> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docsgen package ')));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await installInto(join(folder, 'site'))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function installInto(root: string): Promise<Omit<Installation, 'close'>> {
  await mkdir(root);
  await runProgram(process.execPath, ['scripts/declarations.js'], repository);
  // What is compiled is in use by other tests: it is not compiled again, as the script before packing would.
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', root];
  const packed = filesOf(await runProgram('npm', pack, repository));
  const [tarball = ''] = await readdir(root);
  // Else npm would look for a project in the folders above.
  await writeFile(join(root, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--save-dev', `./${tarball}`, '--ignore-scripts', '--prefer-offline', '--no-audit'];
  await runProgram('npm', install, root);
  return {
    root,
    tarball: join(root, tarball),
    packed,
    start: (args) => spawn(join(root, 'node_modules/.bin/docsgen'), [...args], { cwd: root, env: environment() }),
    run: (args) => runProgram(join(root, 'node_modules/.bin/docsgen'), args, root),
    runModule: (text) => runProgram(process.execPath, ['--input-type=module', '--eval', text], root),
  };
}

/** Gives what a program printed. Throws all that it printed unless it ends with 0. */
export async function runProgram(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], { cwd, env: environment() });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${error}\n${stdout}\n${stderr}`);
  }
}

/** That of a reader, who sees no colours here. */
export function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, NODE_ENV: __, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

/** Newer versions of npm print an object with a field for each package, older ones a list. */
function filesOf(json: string): readonly string[] {
  const printed: Readonly<Record<string, { readonly files: readonly { readonly path: string }[] }>> = JSON.parse(json);
  return Object.values(printed).flatMap(({ files }) => files.map(({ path }) => path));
}
