// Limits each output folder to one build at a time, with a lock file that contains the process id.
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locationsInUse, type StagingLocation } from './staging-location.ts';

interface OutputLock {
  readonly release: () => void;
}

/** Milliseconds between two checks of the lock. */
const pause = 50;

/** Waits while another build writes to the folder. `onWait` is called once, with the id of its process. */
export async function lockOutput(outDir: string, onWait: (pid: number) => void): Promise<OutputLock> {
  const places = locationsInUse(outDir);
  for (let isToldOf = 0; ; await wait(pause)) {
    const lock = lockAll(places);
    if (typeof lock !== 'number') return lock;
    if (isToldOf !== lock) onWait(lock);
    isToldOf = lock;
  }
}

/** Returns the lock, or the id of the process that holds it. */
export function tryLock(outDir: string): OutputLock | number {
  return lockAll(locationsInUse(outDir));
}

function lockAll(places: readonly StagingLocation[]): OutputLock | number {
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

/**
 * If the permission was lost in the meantime, the file is not removed. The remaining file is harmless, because lock
 * files of ended processes are ignored.
 */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

/** Returns `false` if the folder is not writable. In this case, no lock is needed. */
function isWritten(path: string, content: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return true;
  } catch {
    return false;
  }
}

/** Creates the lock. Returns `undefined` if it already exists. */
function linked(own: string, path: string): OutputLock | undefined {
  try {
    linkSync(own, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    // File systems without hard links do not support locks.
    return { release: () => {} };
  }
  removeRest(path);
  return { release: () => removeQuietly(path) };
}

/** Removes files left by processes that were killed while they tried to acquire the lock. */
function removeRest(path: string): void {
  const folder = dirname(path);
  const prefix = `${basename(path)}-`;
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(folder, name), { force: true });
  }
}

/** Returns the id of the process that holds the lock. If that process has ended, removes the lock. */
function holderOf(path: string, own: string): number | undefined {
  const content = readLock(path);
  const [pid = 0, start] = content?.split(' ').map(Number) ?? [];
  const isOwn = pid === process.pid && start === performance.timeOrigin;
  // In containers, commands often have the same process id.
  if (isOwn || (pid !== process.pid && isRunning(pid))) return pid;
  if (content !== undefined) takeAway(path, { content, own });
  return undefined;
}

/** Removes an old lock, but not the new lock of another process that found the old lock at the same time. */
function takeAway(path: string, { content, own }: { readonly content: string; readonly own: string }): void {
  const taken = `${own}-old`;
  try {
    renameSync(path, taken);
    if (readLock(taken) !== content) linkSync(taken, path);
  } catch {
    // Another process has already removed the lock.
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
