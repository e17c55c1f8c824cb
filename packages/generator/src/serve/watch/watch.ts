// Tells which paths may have changed. The only file that imports chokidar, which watches folders here and no files: a
// folder names the file that changed in it, at once and without a watch for each of ten thousand files.
import { isAbsolute, join, resolve } from 'node:path';
import { type FSWatcher, watch as watchPaths } from 'chokidar';
import { Batches } from './batches.ts';

export interface WatchRequest {
  /** Absolute paths; what lies below is watched too, and they need not exist yet if the folder above is watched. */
  readonly folders: readonly string[];
  /** Whether a folder, given by its absolute path, is left out. */
  readonly isIgnored: (folder: string) => boolean;
  /** The folders in a folder, all by their absolute paths. */
  readonly subfolders: (folder: string) => readonly string[];
  /** Given absolute paths of files and folders, a batch of changes at a time. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
  /** Nothing changes at the moment, or watching has just begun: time to look for changes that no watcher saw. */
  readonly onIdle: () => void;
  readonly onError: (message: string) => void;
}

export interface Watching {
  /** Everything is watched by then. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

export function watch(request: WatchRequest): Watching {
  const watcher = watchPaths([...request.folders], {
    ignoreInitial: true,
    ignored: (path, stats) => (stats?.isFile() ?? false) || request.isIgnored(resolve(path)),
  });
  const tried = new Set<string>();
  const onIdle = (): void => {
    const missed = missedFolders(watcher, request, tried);
    if (missed.length > 0) {
      watcher.add([...missed]);
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

/** `raw` names the file in a folder; chokidar's own events for files do not come, because it watches none. */
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
 * Folders that should be watched and are not. chokidar reads a new folder and watches it afterwards: it never hears of
 * a folder that is made in between. `tried` has the folders that were found before, and gets the new ones.
 */
function missedFolders(watcher: FSWatcher, request: WatchRequest, tried: Set<string>): readonly string[] {
  const { folders, isIgnored, subfolders } = request;
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
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EMFILE')
    return (
      'The system lets docsgen watch no more folders; changes in some will not be seen ' +
      '(on Linux, raise fs.inotify.max_user_watches).'
    );
  return `Watching failed: ${error instanceof Error ? error.message : String(error)}`;
}
