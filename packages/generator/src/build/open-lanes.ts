// The lanes of one build: this thread, and as many others as the site is worth. Threads begin while the site is still being
// read, because it takes them as long to begin; what was read first they compile while the rest is read.
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { SiteConfig } from '../model/config.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFolder } from '../model/output.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ParsedSource, SourceTree } from '../model/site.ts';
import { textTasks } from './build-keys.ts';
import type { MemoryRequest } from './build-memory.ts';
import { createCompileCache, noCache } from './compile-cache.ts';
import { inlineLane, type Lane } from './lane.ts';
import { type Machine, type Thread, type ThreadSetting, threadLane, threadsFor } from './page-pool.ts';
import { createPageWork, type MadeText, type TextTask } from './page-work.ts';

export interface ThreadRequest {
  readonly start: () => Thread;
  readonly machine: Machine;
  /** From so many texts on it is worth some time to need less memory. */
  readonly spareMemory: (texts: number) => void;
  /** How many threads make pages; `undefined`: as many as are worth it. */
  readonly wanted: number | undefined;
}

interface LaneParts {
  readonly threads: ThreadRequest | undefined;
  /** `at once`: there is much to do; `later`: that is not known yet. */
  readonly when: 'at once' | 'later';
  readonly files: SiteFiles;
  readonly memory: MemoryRequest | undefined;
  readonly output: OutputFolder | undefined;
  readonly hasIndex: boolean;
  readonly engine: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly now: () => number;
}

export interface Lanes {
  /** Told as soon as it is known how much there is to do. */
  readonly expect: (tree: SourceTree, config: SiteConfig) => void;
  /** A text that was read; there is no hurry. */
  readonly offer: (text: ParsedSource) => void;
  readonly open: (compiler: MarkdownCompiler) => readonly [Lane, ...Lane[]];
  /** As many more as so many texts are worth. */
  readonly more: (texts: number) => readonly Lane[];
  /** May be asked again. */
  readonly close: () => Promise<void>;
}

/** A site of so many texts is a big one. */
const manyTexts = 2_500;

export function openLanes(parts: LaneParts): Lanes {
  const { threads: request, when, files, memory, output, hashOf } = parts;
  const started: OpenedThread[] = [];
  let setting: ThreadSetting | undefined;
  let taskOf: ((text: ParsedSource) => TextTask | undefined) | undefined;
  const startFor = (texts: number): readonly OpenedThread[] => {
    const wanted = request && setting ? threadsFor(texts, request.machine, request.wanted) : 1;
    const before = started.length;
    while (request && setting && started.length + 1 < wanted) started.push(openThread(request.start(), setting));
    return started.slice(before);
  };
  const lanesOf = (threads: readonly OpenedThread[]): readonly Lane[] =>
    threads.map(({ thread, ahead }) => {
      const name = `thread ${started.findIndex((each) => each.thread === thread) + 1}`;
      return threadLane(thread, { name, ahead });
    });
  return {
    expect: (tree, config) => {
      if (tree.sources.length > manyTexts) request?.spareMemory(tree.sources.length);
      setting = output?.place && {
        root: files.root,
        configFile: config.file ?? '',
        options: config.markdown,
        assets: [...tree.assets],
        hasCache: memory !== undefined,
        hasIndex: parts.hasIndex && config.hasSearch,
        place: output.place,
      };
      if (when === 'later') return;
      startFor(tree.sources.length);
      taskOf = tasksAhead(config, parts);
    },
    offer: (text) => {
      const task = started.length === 0 ? undefined : taskOf?.(text);
      const idle = task && started.find(({ ahead }) => ahead.size < mostAhead);
      if (task && idle) idle.offer(task);
      else taskOf = undefined;
    },
    more: (texts) => lanesOf(startFor(texts)),
    open: (compiler) => {
      const cache = memory ? createCompileCache(memory.cache, hashOf) : noCache;
      const hasIndex = setting?.hasIndex ?? false;
      return [
        inlineLane(createPageWork({ ...parts, hasIndex, compiler, readText: files.readText, cache })),
        ...lanesOf(started),
      ];
    },
    close: async () => {
      await Promise.all(started.map(({ thread }) => thread.close()));
    },
  };
}

interface OpenedThread {
  readonly thread: Thread;
  /** Texts it has been given while the site was read. */
  readonly ahead: Map<SourcePath, Promise<MadeText>>;
  readonly offer: (task: TextTask) => void;
}

/** What a thread can do in the time that reading a site takes, about. */
const mostAhead = 96;

/** Texts that go to a thread together. */
const aheadBatch = 8;

function openThread(thread: Thread, setting: ThreadSetting): OpenedThread {
  const ahead = new Map<SourcePath, Promise<MadeText>>();
  let waiting: TextTask[] = [];
  // Whoever asks for pages is told if the thread has ended.
  thread.call({ kind: 'set', setting }).catch(() => {});
  return {
    thread,
    ahead,
    offer: (task) => {
      waiting.push(task);
      if (waiting.length < aheadBatch) return;
      const tasks = waiting;
      waiting = [];
      const made = thread.call({ kind: 'compile', tasks }) as Promise<readonly MadeText[]>;
      for (const [index, { frame }] of tasks.entries()) {
        const text = made.then((all) => all[index] as MadeText);
        // Whoever asks for it is told.
        text.catch(() => {});
        ahead.set(frame.path, text);
      }
    },
  };
}

/** A text is in its own language. With plugins, keys are not known yet. */
function tasksAhead(
  { markdown, locales }: SiteConfig,
  { engine, hashOf }: LaneParts,
): ((text: ParsedSource) => TextTask | undefined) | undefined {
  if (markdown.remarkPlugins.length + markdown.rehypePlugins.length > 0) return undefined;
  const taskOf = textTasks({ engine, options: markdown, plugins: '', hashOf });
  return (text) => {
    const locale = locales.find(({ code }) => code === text.file.place.locale);
    return locale && taskOf(text, locale.htmlLang);
  };
}
