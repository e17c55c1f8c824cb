// Opens the folder from which Node loads compiled components. The folder is in the site's cache, or is temporary for
// commands that must not leave files behind.
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import { cachePath, openCache } from '../../platform/cache-folder.ts';
import { newTemporaryFolder, removeTemporaryFolder } from '../../platform/temporary-folder.ts';

/** A folder from which Node can load modules. */
export interface ComponentFolder extends CacheFolder {
  /** Returns the absolute path of a file in the folder. */
  readonly pathOf: (name: string) => string;
  readonly close: () => void;
}

/** `root` is the absolute path of the site. If the cache is not writable, a temporary folder is used. */
export function openComponentFolder(root: string, which: 'kept' | 'temporary'): ComponentFolder {
  const isKept = which === 'kept' && canWrite(root);
  const folder = isKept ? root : newTemporaryFolder();
  return {
    ...openCache(folder),
    pathOf: (name) => cachePath(folder, name),
    close: () => {
      if (!isKept) removeTemporaryFolder(folder);
    },
  };
}

/** Writing to the cache never throws an error, so the file is read back to check that it was written. */
function canWrite(root: string): boolean {
  const [cache, name] = [openCache(root), 'components/writable'];
  cache.write(name, '');
  const isWritten = cache.read(name) !== undefined;
  cache.remove(name);
  return isWritten;
}
