// Runs a program in a separate process.
import { spawn } from 'node:child_process';

interface Question {
  readonly message: object;
  readonly cwd: string;
  /** Milliseconds until the process is killed. */
  readonly timeLimit: number;
}

type Outcome = { readonly answer: unknown } | { readonly ended: 'late' | 'early' };

/**
 * Runs an ES module in a Node process that can neither write files nor start programs, and that has no environment
 * variables. Returns the first message of the process or, if there is none, whether the process ended early or exceeded
 * the time limit.
 */
export function askProcess(code: string, { message, cwd, timeLimit }: Question): Promise<Outcome> {
  const known = process.allowedNodeEnvironmentFlags;
  const permission = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  if (permission === undefined) throw new Error('This version of Node.js has no permission model');
  const flags = ['--no-warnings', permission, '--allow-fs-read=*', '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, flags, {
    cwd,
    env: { NODE_ENV: 'production' },
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (result: Outcome): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    const timer = setTimeout(() => end({ ended: 'late' }), timeLimit);
    child.once('message', (answer) => end({ answer }));
    child.once('error', () => end({ ended: 'early' }));
    child.once('exit', () => end({ ended: 'early' }));
    child.send(message);
  });
}
