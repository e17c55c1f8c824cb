// Runs Git in the site's folder. Node's module for child processes takes a megabyte of memory, so it is loaded when it
// is used for the first time.
import { join } from 'node:path';
import type { Environment, Git } from '../model/adapters/ports.ts';

export function openGit(folder: string): Git {
  return {
    ask: async (args) => {
      const { runProgram } = await import('./processes.ts');
      const { error, stdout, stderr } = await runProgram('git', args, { cwd: folder });
      return {
        isInstalled: error?.code !== 'ENOENT',
        isSuccessful: error === undefined,
        text: stdout,
        errorOutput: stderr,
      };
    },
    pieces: async function* (args) {
      const { readOutput } = await import('./processes.ts');
      yield* zeroSeparated(readOutput('git', args, folder));
    },
  };
}

interface Export {
  /** A commit, or a folder in a commit, such as `a1b2c3:docs/`. */
  readonly tree: string;
  /** Absolute path of an empty folder. */
  readonly target: string;
  readonly env: Environment;
}

/**
 * Writes the files of a commit to a folder. Returns Git's error message, or `undefined` on success. The index file is
 * created in this folder, so that the repository and its working tree do not change. `repository` must be the
 * repository's root folder, because Git exports only files below its working directory.
 */
export async function exportTree(repository: string, { tree, target, env }: Export): Promise<string | undefined> {
  const { runProgram } = await import('./processes.ts');
  const place = { cwd: repository, env: { ...env, GIT_INDEX_FILE: join(target, '.git-index') } };
  for (const args of [
    ['read-tree', tree],
    ['-c', 'core.autocrlf=false', 'checkout-index', '--all', '--force', `--prefix=${target}/`],
  ]) {
    const { error, stderr } = await runProgram('git', args, place);
    if (error) return stderr || error.message;
  }
  return undefined;
}

async function* zeroSeparated(output: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const text of output) {
    const pieces = `${rest}${text}`.split('\0');
    rest = pieces.pop() ?? '';
    yield pieces;
  }
}
