// Collects the files of a build in the staging folder. Files that are already published unchanged are only recorded.
import type { OutputFile, OutputFolder } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';

export interface Staging {
  readonly add: (file: OutputFile) => Promise<void>;
  /** Records a file that another thread has compared with the output and has staged if it differs. */
  readonly note: (file: ComparedFile) => void;
  /** Reuses published files. If one of the files is missing, reuses none of them and returns `false`. */
  readonly keep: (paths: readonly OutputPath[]) => Promise<boolean>;
  /** Returns all files that have been added so far. */
  readonly staged: () => StagedFiles;
  /** Returns the size in bytes of each file that has been added so far. */
  readonly sizes: () => Iterable<readonly [OutputPath, number]>;
}

interface ComparedFile {
  readonly path: OutputPath;
  readonly isChanged: boolean;
  /** Size in bytes. */
  readonly size: number;
}

export interface StagedFiles {
  readonly changed: readonly OutputPath[];
  readonly unchanged: readonly OutputPath[];
  readonly bytes: number;
}

export function createStaging(folder: OutputFolder): Staging {
  const changed = new Map<OutputPath, number>();
  const unchanged = new Map<OutputPath, number>();
  let bytes = 0;
  const note = ({ path, isChanged, size }: ComparedFile): void => {
    if (changed.has(path) || unchanged.has(path)) return;
    (isChanged ? changed : unchanged).set(path, size);
    bytes += size;
  };
  return {
    note,
    add: async (file) => {
      if (changed.has(file.path) || unchanged.has(file.path)) return;
      const content = Buffer.from(file.content);
      const published = await folder.read(file.path);
      const isChanged = published === undefined || !content.equals(published);
      note({ path: file.path, isChanged, size: content.length });
      if (isChanged) await folder.stage({ path: file.path, content });
    },
    keep: async (paths) => {
      const reused: ComparedFile[] = [];
      for (const path of paths) {
        const published = await folder.read(path);
        if (published === undefined) return false;
        reused.push({ path, isChanged: false, size: published.length });
      }
      for (const file of reused) note(file);
      return true;
    },
    staged: () => ({ changed: [...changed.keys()], unchanged: [...unchanged.keys()], bytes }),
    sizes: () => [...changed, ...unchanged],
  };
}

/** Returns a `Staging` that writes nothing, for `docsgen check`. */
export function createDryStaging(): Staging {
  return {
    add: async () => {},
    note: () => {},
    keep: async () => false,
    staged: () => ({ changed: [], unchanged: [], bytes: 0 }),
    sizes: () => [],
  };
}
