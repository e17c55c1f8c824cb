// Runs the real command, as a user would in a terminal.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

export interface CliResult {
  /** `null` if a signal ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Starts a command without waiting for it. `variables` are added to the environment; `undefined` removes a variable.
 */
export function startCli(args: readonly string[], cwd?: string, variables: NodeJS.ProcessEnv = {}): ChildProcess {
  const { FORCE_COLOR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...env, NODE_ENV: 'production', NO_COLOR: '1', ...variables },
  });
}

export function runCli(args: readonly string[], cwd?: string, variables?: NodeJS.ProcessEnv): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = startCli(args, cwd, variables);
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
