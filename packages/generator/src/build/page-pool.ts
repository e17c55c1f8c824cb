// Threads that make pages beside this one. Each has the Markdown compiler and the theme, and nothing of the site.
import type { MarkdownOptions } from '../model/config.ts';
import type { OutputPlace } from '../model/output.ts';
import type { SourcePath } from '../model/paths.ts';
import type { Lane } from './lane.ts';
import type { MadePage, MadeText, PageTask, TextTask } from './page-work.ts';

/** All that a thread is told, once. */
export interface ThreadSetting {
  readonly root: string;
  readonly configFile: string;
  readonly options: MarkdownOptions;
  readonly assets: readonly SourcePath[];
  readonly hasCache: boolean;
  readonly hasIndex: boolean;
  readonly place: OutputPlace;
}

export type ThreadCall =
  | { readonly kind: 'compile'; readonly tasks: readonly TextTask[] }
  | { readonly kind: 'render'; readonly tasks: readonly PageTask[] }
  | { readonly kind: 'release'; readonly paths: readonly SourcePath[] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'set'; readonly setting: ThreadSetting };

/** Another thread, from this one's side. */
export interface Thread {
  readonly call: (call: ThreadCall) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface Machine {
  readonly cores: number;
  /** Bytes that are free. */
  readonly memory: number;
}

/** What a thread takes with a few pages in work. */
const threadMemory = 200_000_000;

/** Below this a thread is no faster: it takes longer to begin than the pages would take. */
export const textsWorthAThread = 150;

/** How many threads make pages, this one counted. */
export function threadsFor(texts: number, { cores, memory }: Machine, asked: number | undefined): number {
  if (asked !== undefined) return asked;
  const worth = 1 + Math.floor(texts / textsWorthAThread);
  return Math.max(1, Math.min(cores, worth, Math.floor(memory / threadMemory)));
}

interface ThreadLaneParts {
  readonly name: string;
  /** What the thread was asked for before. */
  readonly ahead: ReadonlyMap<SourcePath, Promise<MadeText>>;
}

export function threadLane(thread: Thread, { name, ahead }: ThreadLaneParts): Lane {
  const compile = (tasks: readonly TextTask[]): Promise<readonly MadeText[]> =>
    thread.call({ kind: 'compile', tasks }) as Promise<readonly MadeText[]>;
  const isAhead = ({ frame }: TextTask): boolean => ahead.has(frame.path);
  return {
    name,
    batchSize: 8,
    depth: 3,
    isAhead,
    compile: (tasks) =>
      tasks.every(isAhead) ? Promise.all(tasks.flatMap(({ frame }) => ahead.get(frame.path) ?? [])) : compile(tasks),
    render: (tasks) => thread.call({ kind: 'render', tasks }) as Promise<readonly MadePage[]>,
    // Whoever asks for more is told if the thread has ended.
    release: (paths) => void thread.call({ kind: 'release', paths }).catch(() => {}),
    finish: async () => void (await thread.call({ kind: 'finish' })),
    close: thread.close,
  };
}
