// Opens the folder from which Node loads compiled components: in the site's cache, or a temporary one for commands that
// leave no files behind.
import type { ComponentFolder } from '../../model/adapters/component-bundler.ts';
import { cachePath, openCache } from '../../platform/cache-folder.ts';
import { newTemporaryFolder, removeTemporaryFolder } from '../../platform/temporary-folder.ts';

/** `root` is the absolute path of the site. If it is not writable, a temporary folder is used. */
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

/** Writing to the cache never fails, so the file is read back. */
function canWrite(root: string): boolean {
  const [cache, name] = [openCache(root), 'components/writable'];
  cache.write(name, '');
  const isWritten = cache.read(name) !== undefined;
  cache.remove(name);
  return isWritten;
}
