// Tells which paths may have changed. The only file that imports chokidar, which here watches folders alone: a folder
// says which of its files changed, at once and without a watch for each of ten thousand files.
import { isAbsolute, join, resolve } from 'node:path';
import { watch as watchPaths } from 'chokidar';

export interface WatchRequest {
  /** Absolute paths; what lies below is watched too, and they need not exist yet if what they lie in is watched. */
  readonly folders: readonly string[];
  /** Asked for folders, by their absolute paths. */
  readonly isIgnored: (folder: string) => boolean;
  /** The folders in a folder, all by their absolute paths. */
  readonly subfolders: (folder: string) => readonly string[];
  /** Absolute paths of files and folders, a burst of changes at a time. */
  readonly changed: (paths: ReadonlySet<string>) => void;
  /** It is quiet now, or watching has just begun: time to look for what nobody saw. */
  readonly atRest: () => void;
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
/** Milliseconds after the last burst. */
const untilRest = 300;

export function watch({ folders, isIgnored, subfolders, changed, atRest, failed }: WatchRequest): Watching {
  const rest = (): void => {
    const missed = unwatched();
    if (missed.length > 0) {
      watcher.add(missed);
      burst.restAgain();
    }
    atRest();
  };
  const burst = gatherBursts(changed, rest);
  const watcher = watchPaths([...folders], {
    ignoreInitial: true,
    ignored: (path, stats) => (stats?.isFile() ?? false) || isIgnored(resolve(path)),
  });
  watcher.on('raw', (_event, name: string | null, details) => {
    const watchedPath = watchedPathOf(details);
    if (watchedPath === undefined) return;
    burst.add(name && isAbsolute(name) ? name : join(watchedPath, name ?? ''));
  });
  for (const event of ['addDir', 'unlinkDir'] as const) watcher.on(event, (path) => burst.add(resolve(path)));
  watcher.on('error', (error) => failed(explain(error)));

  // chokidar reads a new folder and watches it afterwards. A folder that is made in between is one it never hears of.
  const tried = new Set<string>();
  const unwatched = (): string[] => {
    const watched = watcher.getWatched();
    const missed: string[] = [];
    const visit = (folder: string): void => {
      if (isIgnored(folder)) return;
      if (watched[folder]) tried.delete(folder);
      else if (!tried.has(folder)) missed.push(folder);
      for (const below of subfolders(folder)) visit(below);
    };
    for (const folder of folders) for (const below of subfolders(folder)) visit(below);
    for (const folder of missed) tried.add(folder);
    return missed;
  };

  return {
    ready: new Promise((done) => {
      watcher.once('ready', () => {
        rest();
        done();
      });
    }),
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
  /** As after a burst. */
  readonly restAgain: () => void;
  readonly stop: () => void;
}

function gatherBursts(changed: WatchRequest['changed'], rest: () => void): Bursts {
  let paths = new Set<string>();
  let end: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  const restAgain = (): void => {
    clearTimeout(resting);
    resting = setTimeout(rest, untilRest);
  };
  const finish = (): void => {
    clearTimeout(end);
    clearTimeout(latest);
    latest = undefined;
    const burst = paths;
    paths = new Set();
    if (burst.size > 0) changed(burst);
    restAgain();
  };
  return {
    add: (path) => {
      paths.add(path);
      clearTimeout(end);
      end = setTimeout(finish, quiet);
      latest ??= setTimeout(finish, longest);
    },
    restAgain,
    stop: () => {
      clearTimeout(resting);
      clearTimeout(end);
      clearTimeout(latest);
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
