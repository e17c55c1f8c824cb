// Entry point of worker threads. A thread reads the site's files and stages pages itself; its replies contain only what
// the build needs.
import { parentPort } from 'node:worker_threads';
import { openCache } from '../../platform/cache-folder.ts';
import { openSite } from '../../platform/node-files.ts';
import { outputAt } from '../../platform/output-folder.ts';
import { watchFrom } from '../../platform/stage-watch/stage-watch.ts';
import { clock } from '../../platform/threads.ts';
import { overlaid } from '../../plugins/overlay.ts';
import { noArticleCache, openArticleCache } from '../cache/article-cache.ts';
import { loadCompiler, openCompiler } from '../make/open-compiler.ts';
import { createPageWorker, type PageWorker } from '../make/page-maker.ts';
import { loadThemeRenderer } from '../make/render-in-worker.ts';
import type { WorkerCall, WorkerSetting } from './thread-worker.ts';

interface Message {
  readonly id: number;
  readonly call: WorkerCall;
}

const port = parentPort;
const state: { maker?: Promise<PageWorker>; turn: Promise<void> } = { turn: Promise.resolve() };

// The compiler and the renderer are loaded while the main thread reads the site. If loading fails, the error is
// reported when they are opened.
loadCompiler().catch(() => {});
loadThemeRenderer().catch(() => {});

/** Calls are processed one at a time, so that each measured time is the time of a single article or page. */
port?.on('message', (message: Message) => {
  state.turn = state.turn.then(() => reply(message));
});

async function reply({ id, call }: Message): Promise<void> {
  try {
    port?.postMessage({ id, value: await answer(call) });
  } catch (error) {
    // Structured cloning drops the custom properties of an error, such as the file that failed.
    port?.postMessage({ id, error, cause: error instanceof Error ? { ...error } : {} });
  }
}

async function answer(call: WorkerCall): Promise<unknown> {
  if (call.kind === 'open') {
    state.maker = openMaker(call.setting);
    await state.maker;
    return undefined;
  }
  const maker = await state.maker;
  if (!maker) throw new Error('A worker thread was called before it was opened.');
  if (call.kind === 'compile') return maker.compile(call.jobs);
  if (call.kind === 'emit') return maker.emit(call.jobs);
  if (call.kind === 'finish') return maker.finish();
  return maker.release(call.paths);
}

async function openMaker(setting: WorkerSetting): Promise<PageWorker> {
  const files = overlaid(openSite(setting.root));
  files.put(new Map(setting.made));
  const { readText } = files;
  // Diagnostics about plugins are ignored in this thread, because the main thread's compiler reports them.
  const compiler = await openCompiler(setting, readText);
  return createPageWorker({
    compiler: compiler.value,
    languages: setting.languages,
    readText,
    cache: setting.hasCache ? openArticleCache(openCache(setting.root)) : noArticleCache,
    output: outputAt(setting.place),
    isSearched: setting.isSearched,
    now: clock,
    ...(setting.watch && { mark: watchFrom(setting.watch) }),
  });
}
