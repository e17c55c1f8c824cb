// Reads JSON and YAML files with tables.

import { type Checked, error, parseYaml } from 'docsgen/internals';
import type { ForeignFiles } from '../../foreign-site.ts';
import { type LooseMap, mapIn, textIn } from '../../untyped-values.ts';

/** Returns `undefined` if the file does not exist. */
export async function readTable(files: ForeignFiles, path: string): Promise<Checked<unknown>> {
  const text = await files.readText(path);
  if (text === undefined) return { value: undefined, diagnostics: [] };
  if (!path.endsWith('.json')) {
    const { value, diagnostics } = parseYaml(text, { file: path, firstLine: 1, code: 'migration' });
    return { value: value ?? {}, diagnostics };
  }
  try {
    return { value: JSON.parse(text), diagnostics: [] };
  } catch (thrown) {
    const message = `Invalid JSON: ${thrown instanceof Error ? thrown.message : thrown}`;
    return { value: undefined, diagnostics: [error({ code: 'migration', message, file: path })] };
  }
}

/** Returns translations by key: `{ "key": { "message": "…" } }`, or plain strings as in Docusaurus 2. */
export async function readMessages(files: ForeignFiles, path: string): Promise<Checked<ReadonlyMap<string, string>>> {
  const { value, diagnostics } = await readTable(files, path);
  const entries = Object.entries<unknown>(mapIn(value)).flatMap(([key, each]) => {
    const text = typeof each === 'string' ? each : textIn(mapIn(each).message);
    return text === undefined ? [] : [[key, text] as const];
  });
  return { value: new Map(entries), diagnostics };
}

export async function readMap(files: ForeignFiles, path: string): Promise<Checked<LooseMap>> {
  const { value, diagnostics } = await readTable(files, path);
  return { value: mapIn(value), diagnostics };
}
