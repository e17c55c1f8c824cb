// Where compiled components lie for Node to load them: in the site's cache, or in a folder of their own while a command
// runs that leaves nothing behind.
import type { ComponentFolder } from '../../model/component-bundler.ts';
import { cachePath, openCache } from '../cache-folder.ts';
import { newTemporaryFolder, removeTemporaryFolder } from '../temporary-folder.ts';

/** `root`: absolute path of the site's folder. */
export function openComponentFolder(root: string, which: 'kept' | 'temporary'): ComponentFolder {
  const place = which === 'kept' ? root : newTemporaryFolder();
  return {
    ...openCache(place),
    pathOf: (name) => cachePath(place, name),
    close: () => {
      if (which === 'temporary') removeTemporaryFolder(place);
    },
  };
}
