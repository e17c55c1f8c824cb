// Where compiled components lie for Node to load them: in the site's cache, or in a folder of their own while a command
// runs that leaves nothing behind.
import type { ComponentFolder } from '../../model/adapters/component-bundler.ts';
import { cachePath, openCache } from '../../platform/cache-folder.ts';
import { newTemporaryFolder, removeTemporaryFolder } from '../../platform/temporary-folder.ts';

/** `root`: absolute path of the site's folder. One that cannot be written to has a temporary one, too. */
export function openComponentFolder(root: string, which: 'kept' | 'temporary'): ComponentFolder {
  const isKept = which === 'kept' && canWrite(root);
  const place = isKept ? root : newTemporaryFolder();
  return {
    ...openCache(place),
    pathOf: (name) => cachePath(place, name),
    close: () => {
      if (!isKept) removeTemporaryFolder(place);
    },
  };
}

/** A cache never fails, so only what is in it afterwards tells. */
function canWrite(root: string): boolean {
  const [cache, name] = [openCache(root), 'components/writable'];
  cache.write(name, '');
  const isWritten = cache.read(name) !== undefined;
  cache.remove(name);
  return isWritten;
}
