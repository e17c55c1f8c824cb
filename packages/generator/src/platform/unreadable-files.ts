// What is there and may not be read: noted and passed over, so that one run tells all of it beside every other mistake.
import type { UnreadableEntry } from '../model/adapters/file-system.ts';
import { there } from './missing-files.ts';

export interface Reading {
  /** `undefined` for what is missing or cannot be read. `path`: from the site's folder. */
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

/** A folder is no file, and counts as missing, but for one that takes the place of a file of settings. */
function refusingFolder<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    if (isFolder && /\.ya?ml$/.test(path)) throw Object.assign(new Error('', { cause: error }), { code: 'a folder' });
    throw error;
  }
}

/** What the file system says, to end a sentence with; `undefined`: it is no failure of the file system. */
export function failureOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (!(error instanceof Error) || code === undefined) return undefined;
  if (code === 'a folder') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'permission is denied';
  if (code === 'ERR_FS_FILE_TOO_LARGE' || code === 'ERR_STRING_TOO_LONG') return 'it is too large';
  // So Node calls a new folder on a file system that is for reading only.
  if (code === 'ENOENT') return 'it cannot be made';
  return /^E[A-Z]+: ([^,]+)/.exec(error.message)?.[1];
}
