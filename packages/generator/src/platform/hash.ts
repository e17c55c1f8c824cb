// The one content hash of docsgen, for the names of assets and for cache keys.
import { hash } from 'node:crypto';

/** 16 hexadecimal digits of SHA-1, which is quick: enough that two files of one site never share them by chance. */
export function hashOf(content: string | Uint8Array): string {
  // A substring of the whole digest would keep all of it in memory.
  return hash('sha1', content, 'buffer').toString('hex', 0, 8);
}
