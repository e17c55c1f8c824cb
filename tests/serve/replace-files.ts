// Writes files as most editors do: to a temporary file that is then renamed. The watcher therefore never sees an empty
// file; `browser/live/editors.test.ts` tests empty files on purpose.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteLiteral } from '../site/site-files.ts';

/** Each file is first written next to the site's folder, on the same disk but not watched. */
export async function replaceFiles(root: string, files: SiteLiteral): Promise<void> {
  const part = `${root}.part`;
  for (const [path, content] of Object.entries(files)) {
    await writeFile(part, content);
    await mkdir(dirname(join(root, path)), { recursive: true });
    await rename(part, join(root, path));
  }
}
