// Starts a browser or driver, waits until it is ready, and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningProgram {
  /** URL at which it listens. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Matches the output of a ready program; the group is the URL. */
  readonly ready: RegExp;
}

export async function startProgram({ program, args, env, ready }: Start): Promise<RunningProgram> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const address = await new Promise<string>((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer): void => {
      written += chunk;
      const address = ready.exec(written)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready:\n${written}`)));
  });
  return { address, stop: () => stop(child) };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
