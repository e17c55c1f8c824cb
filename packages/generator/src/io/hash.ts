// The one place that hashes: content, so that names and caches follow it.
import { hash } from 'node:crypto';

/** 16 hexadecimal digits of SHA-256: enough that two texts of one site never share them by chance. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 16);
}
