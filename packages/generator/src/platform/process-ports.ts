// The ports of the real command: this process with its terminal, folder, environment, clock, memory and threads.
import { fileURLToPath } from 'node:url';
import type { Ports, Terminal } from '../model/adapters/ports.ts';
import { untilStopped } from './stop-signals.ts';
import { openTerminal } from './terminal.ts';
import { clock, machine, peakMemory, prestartThread, spareMemory, startThread } from './threads.ts';
import { strayWatch } from './unhandled-errors.ts';

/** The ports of a command, which owns its process: errors that plugins leave unhandled are reported by docsgen. */
export function commandPorts(): Ports {
  const terminal = ownTerminal();
  const watchStrays = strayWatch((error) => {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.printError(`A plugin of the site failed after docsgen was done: ${reason}`);
  });
  return { ...processPorts(terminal), watchStrays };
}

/** The ports of a program that calls docsgen. They install no handlers in its process and replace nothing there. */
export function processPorts(terminal: Terminal): Ports {
  // This file is compiled into that folder.
  const compiledFolder = fileURLToPath(new URL('.', import.meta.url));
  const threadFile = fileURLToPath(new URL('./page-thread.js', import.meta.url));
  return {
    terminal,
    ask: async (title, questions) => (await import('./prompts.ts')).askOnTerminal(title, questions),
    cwd: process.cwd(),
    env: process.env,
    clock: { now: clock, start: performance.timeOrigin },
    machine,
    processMemory: { peak: peakMemory, spare: spareMemory },
    startThread: () => startThread(threadFile),
    prestartThread: () => prestartThread(threadFile),
    compiledFolder,
    untilStopped,
  };
}

function ownTerminal(): Terminal {
  return openTerminal(process.env, new URL('./diagnostics.md', import.meta.url).href);
}
