// The only module that starts processes: Git.
import { type ExecFileException, execFile, spawn } from 'node:child_process';
import type { Environment } from '../model/adapters/ports.ts';

interface ProgramResult {
  /** `undefined` if the exit code is 0. */
  readonly error: ExecFileException | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

interface ProgramPlace {
  readonly cwd?: string;
  /** Environment of the program. Defaults to the environment of this process. */
  readonly env?: Environment;
}

/** Runs a program until it exits. Never rejects. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env }: ProgramPlace = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd, env, windowsHide: true }, (error, stdout, stderr) =>
      resolve({ error: error ?? undefined, stdout, stderr }),
    );
  });
}

/** Streams the output of a program. If its exit code is not 0, throws an error with its stderr. */
export async function* readOutput(program: string, args: readonly string[], cwd: string): AsyncGenerator<string> {
  const child = spawn(program, [...args], { cwd, windowsHide: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  try {
    for await (const text of child.stdout.setEncoding('utf8')) yield text;
    if ((await ended) !== 0) throw new Error(errorOutput);
  } finally {
    // This code also runs if the caller stops reading early.
    child.kill();
  }
}
