// Reports paths that may have changed. This is the only module that imports chokidar. Watches only folders, whose
// events contain the name of the changed file, because a site can contain too many files to watch each of them.
import { isAbsolute, join, resolve } from 'node:path';
import { type FSWatcher, watch as watchPaths } from 'chokidar';
import { Batches } from './batches.ts';

export interface WatchRequest {
  /** Absolute paths, watched recursively. A folder does not have to exist if its parent is watched. */
  readonly folders: readonly string[];
  /** Whether a folder, given by its absolute path, is not watched. */
  readonly isIgnored: (folder: string) => boolean;
  /** Returns absolute paths of the direct subfolders. */
  readonly subfolders: (folder: string) => readonly string[];
  /** Called for each batch of changes, with the absolute paths of files and folders. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
  /**
   * Called when watching has started and whenever nothing changes for a while, so that the caller can find missed
   * changes.
   */
  readonly onIdle: () => void;
  readonly onError: (message: string) => void;
}

export interface Watching {
  /** Resolves when all folders are watched. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

export function watch(request: WatchRequest): Watching {
  const watcher = watchPaths([...request.folders], {
    ignoreInitial: true,
    ignored: (path, stats) => (stats?.isFile() ?? false) || request.isIgnored(resolve(path)),
  });
  let unwatched: ReadonlySet<string> = new Set();
  const onIdle = (): void => {
    const before = unwatched;
    unwatched = unwatchedFolders(watcher, request);
    // A folder that was added before and is still not watched cannot be watched.
    const missed = [...unwatched].filter((folder) => !before.has(folder));
    if (missed.length > 0) {
      watcher.add(missed);
      batches.waitForIdle();
    }
    request.onIdle();
  };
  const batches = new Batches({ onBatch: request.onChange, onIdle });
  feed(batches, watcher);
  watcher.on('error', (error) => request.onError(explain(error)));
  return {
    ready: new Promise((done) => {
      watcher.once('ready', () => {
        onIdle();
        done();
      });
    }),
    close: async () => {
      batches.stop();
      await watcher.close();
    },
  };
}

/**
 * `raw` events contain the name of the file. chokidar has no other events for files, because it does not watch files.
 */
function feed(batches: Batches, watcher: FSWatcher): void {
  watcher.on('raw', (_event, name: string | null, details) => {
    const watchedPath = watchedPathOf(details);
    if (watchedPath === undefined) return;
    batches.add(name && isAbsolute(name) ? name : join(watchedPath, name ?? ''));
  });
  for (const event of ['addDir', 'unlinkDir'] as const) watcher.on(event, (path) => batches.add(resolve(path)));
}

function watchedPathOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}

/**
 * Returns folders that should be watched but are not. chokidar lists a new folder before it watches it, so it misses
 * folders that are created in between.
 */
function unwatchedFolders(watcher: FSWatcher, request: WatchRequest): ReadonlySet<string> {
  const { folders, isIgnored, subfolders } = request;
  // The keys of `getWatched()` can be folders that have been removed and created again.
  const lists = Object.entries(watcher.getWatched());
  const watched = new Set(lists.flatMap(([parent, names]) => names.map((name) => join(parent, name))));
  const unwatched = new Set<string>();
  const visit = (folder: string): void => {
    if (isIgnored(folder)) return;
    if (!watched.has(folder)) unwatched.add(folder);
    for (const below of subfolders(folder)) visit(below);
  };
  for (const folder of folders) for (const below of subfolders(folder)) visit(below);
  return unwatched;
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EMFILE')
    return (
      'The system limit for watched folders is reached: changes in some folders are not detected. ' +
      'On Linux, increase fs.inotify.max_user_watches.'
    );
  return `Could not watch files: ${error instanceof Error ? error.message : String(error)}`;
}
