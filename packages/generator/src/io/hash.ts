// The one place that hashes: content, so that names and caches follow it.
import { hash } from 'node:crypto';

/** 16 hexadecimal digits of SHA-1, which is quick: enough that two texts of one site never share them by chance. */
export function hashOf(content: string | Uint8Array): string {
  // Not a part of the long text: that would keep all of it in memory.
  return hash('sha1', content, 'buffer').toString('hex', 0, 8);
}
