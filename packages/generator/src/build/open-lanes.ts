// The lanes of one build: this thread, and as many others as the site is worth. Threads begin while the site is still being
// read, because it takes them as long to begin.
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFolder } from '../model/output.ts';
import type { SiteGraph, SourceTree } from '../model/site.ts';
import type { MemoryRequest } from './build-memory.ts';
import { createCompileCache, noCache } from './compile-cache.ts';
import { inlineLane, type Lane } from './lane.ts';
import { type Machine, type Thread, type ThreadSetting, threadLane, threadsFor } from './page-pool.ts';
import { createPageWork } from './page-work.ts';

export interface ThreadRequest {
  readonly start: () => Thread;
  readonly machine: Machine;
  /** From so many texts on it is worth some time to need less memory. */
  readonly spareMemory: () => void;
  /** How many threads make pages; `undefined`: as many as are worth it. */
  readonly wanted: number | undefined;
}

/** A site of so many texts is a big one. */
const manyTexts = 2_500;

interface LaneParts {
  readonly graph: SiteGraph;
  readonly files: SiteFiles;
  readonly compiler: MarkdownCompiler;
  readonly cache: MemoryRequest | undefined;
  readonly output: OutputFolder | undefined;
  readonly hasIndex: boolean;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly now: () => number;
}

export interface Lanes {
  /** Told as soon as it is known how much there is to do. */
  readonly expect: (tree: SourceTree) => void;
  readonly open: (parts: LaneParts) => readonly [Lane, ...Lane[]];
  /** As many more as so many texts are worth. */
  readonly more: (texts: number) => readonly Lane[];
  readonly close: () => Promise<void>;
}

export function openLanes(request: ThreadRequest | undefined, when: 'at once' | 'later'): Lanes {
  const threads: Thread[] = [];
  let setting: ThreadSetting | undefined;
  const startFor = (texts: number): readonly Thread[] => {
    const wanted = request ? threadsFor(texts, request.machine, request.wanted) : 1;
    const before = threads.length;
    while (request && threads.length + 1 < wanted) threads.push(request.start());
    return threads.slice(before);
  };
  const lanesOf = (started: readonly Thread[]): readonly Lane[] => {
    const place = setting;
    if (!place) return [];
    return started.map((thread) => {
      void thread.call({ kind: 'set', setting: place });
      return threadLane(thread, `thread ${threads.indexOf(thread) + 1}`);
    });
  };
  return {
    expect: ({ sources }) => {
      if (sources.length > manyTexts) request?.spareMemory();
      if (when === 'at once') startFor(sources.length);
    },
    more: (texts) => (setting ? lanesOf(startFor(texts)) : []),
    open: (parts) => {
      const { graph, files, cache, output, hasIndex } = parts;
      const work = createPageWork({
        ...parts,
        readText: files.readText,
        cache: cache ? createCompileCache(cache.cache, parts.hashOf) : noCache,
      });
      const place = output?.place;
      if (place) {
        setting = {
          root: files.root,
          configFile: graph.config.file ?? '',
          options: graph.config.markdown,
          assets: [...graph.tree.assets],
          hasCache: cache !== undefined,
          hasIndex,
          place,
        };
      }
      return [inlineLane(work), ...lanesOf(threads)];
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
