// Begins other processes: this command again, which then sees code that this process loaded before it was changed.
import { execFile, spawn } from 'node:child_process';

/** Exit code of a process that wants to be begun again by the one above it. */
export const restartCode = 75;

/** The process that was begun first stays, and begins each of the others in turn; gives the last one's exit code. */
export async function restart(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  for (;;) {
    const code = await runAgain(args, environment);
    if (code !== restartCode) return code;
  }
}

function runAgain(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const [, script = ''] = process.argv;
    const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
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

/** For a process that was begun again: it ends with the one above it, however that one ends. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0));
  // Listening alone is no reason to stay.
  process.channel?.unref();
}

/** Runs a script of docsgen's own; gives what it complained of, or `undefined`. */
export function runScript(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path], (error, _stdout, stderr) =>
      resolve(error ? stderr || error.message : undefined),
    );
  });
}
