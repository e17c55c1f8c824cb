// A thread that makes pages: reads the site's files and stages the pages itself, and tells only what is known of them.
import { parentPort } from 'node:worker_threads';
import { createCompileCache, noCache } from '../build/compile-cache.ts';
import type { ThreadCall, ThreadSetting } from '../build/page-pool.ts';
import { createPageWork, type PageWork } from '../build/page-work.ts';
import { threadCompiler } from '../build/thread-compiler.ts';
import { openCache } from './cache-folder.ts';
import { hashOf } from './hash.ts';
import { openSite } from './node-files.ts';
import { outputAt } from './output-folder.ts';
import { clock } from './threads.ts';

interface Message {
  readonly id: number;
  readonly call: ThreadCall;
}

const port = parentPort;
const state: { work?: Promise<PageWork> } = {};

port?.on('message', async ({ id, call }: Message) => {
  try {
    port.postMessage({ id, value: await answer(call) });
  } catch (error) {
    port.postMessage({ id, error });
  }
});

async function answer(call: ThreadCall): Promise<unknown> {
  if (call.kind === 'set') {
    state.work = openWork(call.setting);
    await state.work;
    return undefined;
  }
  const work = await state.work;
  if (!work) throw new Error('A thread is asked for pages before it knows the site.');
  if (call.kind === 'compile') return work.compile(call.tasks);
  if (call.kind === 'render') return work.render(call.tasks);
  if (call.kind === 'finish') return work.finish();
  return work.release(call.paths);
}

async function openWork(setting: ThreadSetting): Promise<PageWork> {
  const { readText } = openSite(setting.root);
  return createPageWork({
    compiler: await threadCompiler(setting, readText),
    readText,
    cache: setting.hasCache ? createCompileCache(openCache(setting.root), hashOf) : noCache,
    output: outputAt(setting.place),
    hasIndex: setting.hasIndex,
    hashOf,
    now: clock,
  });
}
