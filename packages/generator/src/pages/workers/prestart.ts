// A thread for a build, begun before docsgen itself is loaded: both take as long, and can be done at once.
import { join, resolve } from 'node:path';
import type { Ports, StartThread } from '../../model/adapters/ports.ts';
import { openCache } from '../../platform/cache-folder.ts';
import { countFiles } from '../../platform/node-files.ts';
import { sourcesWorthAThread, workersFor } from './worker-count.ts';

/** A guess from the names of files: a build that turns out to need no thread takes none. `jobs`: as `--jobs` has it. */
export function threadStarter(folder: string, jobs: string | undefined, ports: Ports): StartThread {
  const root = resolve(ports.cwd, folder);
  // Where pages were made before, few are to be made now.
  const wasBuilt = openCache(root).list('builds').length > 0;
  const counted = { isCounted: (name: string) => /\.(mdx?|markdown)$/i.test(name), most: sourcesWorthAThread };
  // Beside a folder content/ there can be anything.
  const count = (): number => countFiles(join(root, 'content'), counted) || countFiles(root, counted);
  const sources = wasBuilt ? 0 : count();
  const wanted = jobs === undefined ? undefined : Number(jobs);
  const isWorthIt = !wasBuilt && workersFor(sources, ports.machine(), wanted) > 1;
  return isWorthIt ? ports.prestartThread() : ports.startThread;
}
