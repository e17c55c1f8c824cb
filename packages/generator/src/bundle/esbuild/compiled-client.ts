// Reads the compiled theme bundle. The bundle consists of a file with the data that all builds need, and a folder of
// large files, most of which are read only when they are published.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompiledClient } from '../../model/client-assets.ts';

/** `file` is the absolute path of `client.json`. */
export function openCompiledClient(file: string): CompiledClient {
  const folder = join(dirname(file), 'client');
  return { readText: () => readFile(file, 'utf8'), readBytes: (name) => readFileSync(join(folder, name)) };
}
