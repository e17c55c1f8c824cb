// Creates the ports for this process.
import { fileURLToPath } from 'node:url';
import type { Ports, Terminal } from '../model/adapters/ports.ts';
import { firstReport } from './stage-watch/overdue-stage.ts';
import { openStageWatch } from './stage-watch/stage-watch.ts';
import { untilStopped } from './stop-signals.ts';
import { openTerminal } from './terminal.ts';
import { clock, machine, peakMemory, prestartThread, spareMemory, startThread } from './threads.ts';

const standardError = 2;

/** Returns the ports for commands, which report long stages. */
export function commandPorts(): Ports {
  const terminal = ownTerminal();
  const watch = {
    file: fileURLToPath(new URL('./stage-watch-thread.js', import.meta.url)),
    limit: firstReport,
    output: standardError,
    lineStart: terminal.rewriteLine ? '\r\x1b[K' : '',
  };
  return { ...processPorts(terminal), watchStages: () => openStageWatch(watch) };
}

/** Returns the ports for programs that import docsgen. These ports install no handlers in the process. */
export function processPorts(terminal: Terminal): Ports {
  // The folder that contains this file after compilation.
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
