// Tells which paths may have changed. The only file that imports chokidar, which here watches folders alone: a folder
// says which of its files changed, at once and without a watch for each of ten thousand files.
import { isAbsolute, join, resolve } from 'node:path';
import { watch as watchPaths } from 'chokidar';

export interface WatchRequest {
  /** Absolute paths; what lies below is watched too, and they need not exist yet if what they lie in is watched. */
  readonly folders: readonly string[];
  /** Asked for folders, by their absolute paths. */
  readonly isIgnored: (folder: string) => boolean;
  /** Absolute paths of files and folders, a burst of changes at a time. */
  readonly changed: (paths: ReadonlySet<string>) => void;
  readonly failed: (message: string) => void;
}

export interface Watching {
  /** Everything is watched by then. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds without a change that end a burst; editors write a file in several steps. */
const quiet = 8;
/** Nobody waits longer than this for a burst to end, such as git's when it checks out another branch. */
const longest = 120;
/** A folder that is new is read before it is watched, and what happens in between is seen by nobody. */
const secondLook = 150;

export function watch({ folders, isIgnored, changed, failed }: WatchRequest): Watching {
  const burst = gatherBursts(changed);
  const watcher = watchPaths([...folders], {
    ignoreInitial: true,
    ignored: (path, stats) => (stats?.isFile() ?? false) || isIgnored(resolve(path)),
  });
  watcher.on('raw', (_event, name: string | null, details) => {
    const watchedPath = watchedPathOf(details);
    if (watchedPath === undefined) return;
    burst.add(name && isAbsolute(name) ? name : join(watchedPath, name ?? ''));
  });
  for (const event of ['addDir', 'unlinkDir'] as const) {
    watcher.on(event, (path) => {
      burst.add(resolve(path));
      burst.addLater(resolve(path));
    });
  }
  watcher.on('error', (error) => failed(explain(error)));
  return {
    ready: new Promise((done) => watcher.once('ready', () => done())),
    close: async () => {
      burst.stop();
      await watcher.close();
    },
  };
}

function watchedPathOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}

interface Bursts {
  readonly add: (path: string) => void;
  readonly addLater: (path: string) => void;
  readonly stop: () => void;
}

function gatherBursts(changed: WatchRequest['changed']): Bursts {
  const timers = new Set<NodeJS.Timeout>();
  let paths = new Set<string>();
  let end: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  const finish = (): void => {
    clearTimeout(end);
    clearTimeout(latest);
    latest = undefined;
    const burst = paths;
    paths = new Set();
    if (burst.size > 0) changed(burst);
  };
  const add = (path: string): void => {
    paths.add(path);
    clearTimeout(end);
    end = setTimeout(finish, quiet);
    latest ??= setTimeout(finish, longest);
  };
  return {
    add,
    addLater: (path) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        add(path);
      }, secondLook);
      timers.add(timer);
    },
    stop: () => {
      for (const timer of [...timers, end, latest]) clearTimeout(timer);
      paths.clear();
    },
  };
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EMFILE')
    return 'The system lets docsgen watch no more folders; changes in some will not be seen (on Linux, raise fs.inotify.max_user_watches).';
  return `Watching failed: ${error instanceof Error ? error.message : String(error)}`;
}
