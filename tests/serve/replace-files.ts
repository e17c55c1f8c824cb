// Writes files as most editors do: whole, and then moved to their place. What watches them never sees one that is empty
// before it is full, which `browser/live/editors.test.ts` does on purpose.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteLiteral } from '../site/site-files.ts';

/** Each file is written beside the site's folder first, on the same disk and unseen by what watches the site. */
export async function replaceFiles(root: string, files: SiteLiteral): Promise<void> {
  const part = `${root}.part`;
  for (const [path, content] of Object.entries(files)) {
    await writeFile(part, content);
    await mkdir(dirname(join(root, path)), { recursive: true });
    await rename(part, join(root, path));
  }
}
