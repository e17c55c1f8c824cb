// One build at a time for each output folder, by a file with the id of the writing process (`staging-place.ts`).
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placesInUse, type StagingPlace } from './staging-place.ts';

interface OutputLock {
  readonly release: () => void;
}

/** Milliseconds between two looks at another build's lock. */
const pause = 50;

/** Waits while another build writes into the folder; `onWait` is called once, with the number of its process. */
export async function lockOutput(outDir: string, onWait: (pid: number) => void): Promise<OutputLock> {
  const places = placesInUse(outDir);
  for (let isToldOf = 0; ; await wait(pause)) {
    const lock = lockAll(places);
    if (typeof lock !== 'number') return lock;
    if (isToldOf !== lock) onWait(lock);
    isToldOf = lock;
  }
}

/** Returns the id of the process that holds the lock, if there is one. */
export function tryLock(outDir: string): OutputLock | number {
  return lockAll(placesInUse(outDir));
}

function lockAll(places: readonly StagingPlace[]): OutputLock | number {
  const locks: OutputLock[] = [];
  const release = (): void => {
    for (const lock of locks) lock.release();
  };
  for (const { folder, lockName } of places) {
    const lock = lockFile(join(folder, lockName));
    if (typeof lock === 'number') {
      release();
      return lock;
    }
    locks.push(lock);
  }
  return { release };
}

function lockFile(path: string): OutputLock | number {
  const own = `${path}-${process.pid}-${randomBytes(4).toString('hex')}`;
  const content = `${process.pid} ${performance.timeOrigin}\n`;
  try {
    if (!isWritten(own, content)) return { release: () => {} };
    return linked(own, path) ?? holderOf(path, own) ?? linked(own, path) ?? 0;
  } finally {
    removeQuietly(own);
  }
}

/** Where permission was lost meanwhile, the file stays: that of a process that has ended counts for nothing. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

/** Where nothing can be written, there is nothing to guard. */
function isWritten(path: string, content: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return true;
  } catch {
    return false;
  }
}

/** `undefined`: there is a lock already. */
function linked(own: string, path: string): OutputLock | undefined {
  try {
    linkSync(own, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    // A file system without links has no locks.
    return { release: () => {} };
  }
  removeRest(path);
  return { release: () => removeQuietly(path) };
}

/** What processes have left beside the lock that were killed while they tried to get it. */
function removeRest(path: string): void {
  const folder = dirname(path);
  const prefix = `${basename(path)}-`;
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(folder, name), { force: true });
  }
}

/** `undefined`: the lock is gone, or its process has ended, and it is taken away. */
function holderOf(path: string, own: string): number | undefined {
  const content = readLock(path);
  const [pid = 0, start] = content?.split(' ').map(Number) ?? [];
  const isOwn = pid === process.pid && start === performance.timeOrigin;
  // In a container every command tends to have the same number.
  if (isOwn || (pid !== process.pid && isRunning(pid))) return pid;
  if (content !== undefined) takeAway(path, { content, own });
  return undefined;
}

/** Two processes may find the same old lock: what the slower one takes away must not be the new lock of the other. */
function takeAway(path: string, { content, own }: { readonly content: string; readonly own: string }): void {
  const taken = `${own}-old`;
  try {
    renameSync(path, taken);
    if (readLock(taken) !== content) linkSync(taken, path);
  } catch {
    // The other one was faster.
  } finally {
    rmSync(taken, { force: true });
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
