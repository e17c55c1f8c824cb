// docsgen's only content hash, used in asset file names and cache keys.
import { hash } from 'node:crypto';

/**
 * Returns the first 16 hexadecimal digits of the SHA-1 hash, which is fast. Accidental collisions within a site are
 * very unlikely.
 */
export function hashOf(content: string | Uint8Array): string {
  // A substring of the digest would keep the whole digest in memory.
  return hash('sha1', content, 'buffer').toString('hex', 0, 8);
}
