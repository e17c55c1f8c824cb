// Reads JSON and YAML files with tables.

import { type Checked, error, parseYaml } from 'docsgen/internals';
import type { ForeignFiles } from '../../foreign-site.ts';
import { type LooseMap, mapIn, textIn } from '../../untyped-values.ts';
import type { SiteReading } from './site-reading.ts';

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

type Reading = Pick<SiteReading, 'files' | 'tell'>;

/** Returns translations by key: `{ "key": { "message": "…" } }`, or plain strings as in Docusaurus 2. */
export async function readMessages(reading: Reading, path: string): Promise<ReadonlyMap<string, string>> {
  const entries = Object.entries(await readMap(reading, path)).flatMap(([key, each]) => {
    const text = typeof each === 'string' ? each : textIn(mapIn(each).message);
    return text === undefined ? [] : [[key, text] as const];
  });
  return new Map(entries);
}

export async function readMap({ files, tell }: Reading, path: string): Promise<LooseMap> {
  const { value, diagnostics } = await readTable(files, path);
  diagnostics.forEach(tell);
  return mapIn(value);
}
