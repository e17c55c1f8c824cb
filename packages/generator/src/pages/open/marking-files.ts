// Files that note which one was read last.

import type { SiteFiles } from '../../model/adapters/file-system.ts';

/** Calls `mark` once a file is read, immediately before the caller continues with its content. */
export function markingFiles(files: SiteFiles, mark: ((path: string) => void) | undefined): SiteFiles {
  if (!mark) return files;
  const marked =
    <T>(read: (path: string) => Promise<T>) =>
    async (path: string): Promise<T> => {
      const content = await read(path);
      mark(path);
      return content;
    };
  return { ...files, readText: marked(files.readText), readBytes: marked(files.readBytes) };
}
