// The ports of the real command: this process with its terminal, folder, environment, clock, memory and threads.
import { fileURLToPath } from 'node:url';
import type { Ports, Terminal } from '../model/ports.ts';
import { untilStopped } from './stop-signals.ts';
import { strayWatch } from './strays.ts';
import { openTerminal } from './terminal.ts';
import { clock, machine, peakMemory, prestartThread, spareMemory, startThread } from './threads.ts';

/** `terminal`: that of this process, if a caller has no other. */
export function processPorts(terminal: Terminal = ownTerminal()): Ports {
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
    watchStrays: strayWatch((error) => {
      const reason = error instanceof Error ? error.message : String(error);
      terminal.printError(`A plugin of the site failed after docsgen was done: ${reason}`);
    }),
    untilStopped,
  };
}

function ownTerminal(): Terminal {
  return openTerminal(process.env, new URL('./diagnostics.md', import.meta.url).href);
}
