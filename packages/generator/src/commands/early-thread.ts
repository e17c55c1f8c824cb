// A thread for a build, begun before docsgen itself is loaded: both take as long, and can be done at once.
import { join, resolve } from 'node:path';
import { textsWorthAThread, threadsFor } from '../build/page-pool.ts';
import { openCache } from '../io/cache-folder.ts';
import { countFiles } from '../io/node-files.ts';
import { machine, pageThread, type StartThread, startEarly, startPageThread } from '../io/threads.ts';
import type { BuildOptions } from './build.ts';

/** A guess from the names of files: a build that turns out to need no thread takes none. */
export function threadStarter(folder: string, { jobs }: BuildOptions): StartThread {
  const root = resolve(folder);
  // Where pages were made before, few are to be made now.
  const wasBuilt = openCache(root).list('builds').length > 0;
  const counted = { isCounted: (name: string) => /\.(md|markdown)$/i.test(name), most: textsWorthAThread };
  // Beside a folder content/ there can be anything.
  const count = (): number => countFiles(join(root, 'content'), counted) || countFiles(root, counted);
  const texts = wasBuilt ? 0 : count();
  const wanted = jobs === undefined ? undefined : Number(jobs);
  const isWorthIt = !wasBuilt && threadsFor(texts, machine(), wanted) > 1;
  return isWorthIt ? startEarly(pageThread()) : startPageThread;
}
