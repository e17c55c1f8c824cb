// The theme's bundle as it was compiled: what all builds need to know in one file, and the large files, most of which a
// build that makes nothing new does not read, in a folder beside it.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompiledClient } from '../../model/client-assets.ts';

/** `file`: absolute path of `client.json`. */
export function openCompiledClient(file: string): CompiledClient {
  const folder = join(dirname(file), 'client');
  return { readText: () => readFile(file, 'utf8'), readBytes: (name) => readFileSync(join(folder, name)) };
}
