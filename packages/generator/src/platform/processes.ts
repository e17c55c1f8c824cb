// The only module that starts processes: Git, and docsgen itself after a restart.
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

/** Exit code of a process that asks its parent for a restart. */
export const restartCode = 75;

/**
 * Starts a child process with the arguments of this process and `args`, and another one for each requested restart.
 * Returns the exit code of the last process.
 */
export async function restart(args: readonly string[], env: Environment): Promise<number> {
  for (;;) {
    const code = await runAgain(args, env);
    if (code !== restartCode) return code;
  }
}

function runAgain(args: readonly string[], env: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
      resolve(code ?? 0);
    });
  });
}

/** Makes a restarted process exit when its parent exits for any reason. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0));
  // The channel must not keep this process running.
  process.channel?.unref();
}
