// Runs a command in this process, with a terminal that records the output. `cli.ts` runs the real command in a separate
// process, which takes several times as long. Use it only if a test requires a process.
import { run } from '../../packages/generator/src/cli.ts';
import type { Ports, Terminal } from '../../packages/generator/src/model/adapters/ports.ts';
import { startThread } from '../../packages/generator/src/platform/threads.ts';
import { compiledFolder, threadFile } from './client-file.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** `cwd` is the folder that paths are relative to. `ports` replaces the default ports of tests. */
export function runCommand(
  args: readonly string[],
  cwd: string = process.cwd(),
  ports: Partial<Ports> = {},
): Promise<CommandResult> {
  return recordOutput((each) => run(args, each), cwd, ports);
}

export async function recordOutput(
  command: (ports: Ports) => Promise<number>,
  cwd: string,
  ports: Partial<Ports>,
): Promise<CommandResult> {
  const printed = { stdout: '', stderr: '' };
  const start = performance.now();
  const code = await command({
    terminal: terminalInto(printed),
    ask: () => Promise.reject(new Error('No terminal can be asked')),
    cwd,
    env: {},
    // Like the real command: days are counted from 1970.
    clock: { now: () => performance.timeOrigin + performance.now(), start: performance.timeOrigin + start },
    // No more threads than --jobs specifies.
    machine: () => ({ cores: 1, memory: 1_000_000_000 }),
    processMemory: { peak: () => process.memoryUsage.rss(), spare: () => {} },
    startThread: () => startThread(threadFile),
    prestartThread: () => () => startThread(threadFile),
    compiledFolder: compiledFolder,
    untilStopped: () => Promise.resolve(),
    ...ports,
  });
  return { code, ...printed };
}

function terminalInto(printed: { stdout: string; stderr: string }): Terminal {
  const plain = (text: string): string => text;
  return {
    print: (text) => {
      printed.stdout += `${text}\n`;
    },
    printError: (text) => {
      printed.stderr += `${text}\n`;
    },
    rewriteLine: undefined,
    paint: { error: plain, warning: plain, success: plain, quiet: plain, strong: plain },
    columns: undefined,
    isInteractive: false,
    clear: () => {},
    readKeys: () => () => {},
  };
}
