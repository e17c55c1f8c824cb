// Starts a worker thread before docsgen itself is loaded. Starting the thread and loading docsgen take equally long and
// run in parallel.
import { join, resolve } from 'node:path';
import type { Ports, StartThread } from '../../model/adapters/ports.ts';
import { openCache } from '../../platform/cache-folder.ts';
import { countFiles } from '../../platform/node-files.ts';
import { sourcesWorthAThread, workersFor } from './worker-count.ts';

/**
 * Guesses from file names whether threads are worthwhile. A build that needs no threads ignores the started thread.
 * `jobs` is the value of `--jobs`.
 */
export function threadStarter(folder: string, jobs: string | undefined, ports: Ports): StartThread {
  const root = resolve(ports.cwd, folder);
  // After a previous build, there are probably few pages to render.
  const wasBuilt = openCache(root).list('builds').length > 0;
  const counted = { isCounted: (name: string) => /\.(mdx?|markdown)$/i.test(name), most: sourcesWorthAThread };
  // If `content/` exists, the rest of the site's root can contain any files.
  const count = (): number => countFiles(join(root, 'content'), counted) || countFiles(root, counted);
  const sources = wasBuilt ? 0 : count();
  const wanted = jobs === undefined ? undefined : Number(jobs);
  const isWorthIt = !wasBuilt && workersFor(sources, ports.machine(), wanted) > 1;
  return isWorthIt ? ports.prestartThread() : ports.startThread;
}
