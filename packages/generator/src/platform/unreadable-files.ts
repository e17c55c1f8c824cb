// Collects files that cannot be read, so that one run reports them with all other errors.
import type { UnreadableEntry } from '../model/adapters/file-system.ts';
import { there } from './missing-files.ts';

export interface Reading {
  /** Returns `undefined` if the file is missing or cannot be read. `path` is relative to the site's root. */
  readonly attempt: <T>(path: string, read: () => T) => T | undefined;
  readonly unreadable: () => readonly UnreadableEntry[];
}

export function openReading(): Reading {
  const reasons = new Map<string, string>();
  const attempt: Reading['attempt'] = (path, read) => {
    try {
      const value = there(() => refusingFolder(path, read));
      if (reasons.size > 0) reasons.delete(path);
      return value;
    } catch (error) {
      const reason = failureOf(error);
      if (reason === undefined) throw error;
      reasons.set(path, reason);
      return undefined;
    }
  };
  return {
    attempt,
    unreadable: () => [...reasons].map(([path, reason]) => ({ path, reason })),
  };
}

/** Treats a folder as a missing file, unless its path is the path of a settings file. */
function refusingFolder<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    if (isFolder && /\.ya?ml$/.test(path)) throw Object.assign(new Error('', { cause: error }), { code: 'a folder' });
    throw error;
  }
}

/** Returns the reason as the end of a sentence, or `undefined` if the error is not a file system error. */
export function failureOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (!(error instanceof Error) || code === undefined) return undefined;
  if (code === 'a folder') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'ERR_FS_FILE_TOO_LARGE' || code === 'ERR_STRING_TOO_LONG') return 'it is too large';
  // Node reports this error if a folder cannot be created on a read-only file system.
  if (code === 'ENOENT') return 'it cannot be created';
  return /^E[A-Z]+: ([^,]+)/.exec(error.message)?.[1];
}
