// Wraps the files of a site to report which file was read last.

import type { SiteFiles } from '../../model/adapters/file-system.ts';

/** After reading a file, calls `mark` with its path, immediately before the caller continues with its content. */
export function reportingFiles(files: SiteFiles, mark: ((path: string) => void) | undefined): SiteFiles {
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
