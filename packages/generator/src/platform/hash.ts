// The only content hash of docsgen, used in file names of assets and in cache keys.
import { hash } from 'node:crypto';

/** Returns 16 hexadecimal digits of SHA-1, which is fast. Accidental collisions within a site are very unlikely. */
export function hashOf(content: string | Uint8Array): string {
  // A substring of the whole digest would keep the whole digest in memory.
  return hash('sha1', content, 'buffer').toString('hex', 0, 8);
}
