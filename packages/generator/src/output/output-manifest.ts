// List of the files that docsgen wrote to the output and that the next build may replace or remove. The list is stored
// in the output itself, so that it does not depend on a cache. If the list is damaged, no files are removed.
import { crc32 } from 'node:zlib';
import type { OutputFolder } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import { manifestPath } from '../routes/output-paths.ts';

export interface OutputManifest {
  /** All files that docsgen wrote, including outdated files. */
  readonly files: readonly OutputPath[];
  /** Unused files that open pages may still request, with the time when they became unused. */
  readonly outdated: ReadonlyMap<OutputPath, number>;
}

/** The bytes are deterministic if there are no outdated files. The last line is a checksum of the lines above it. */
export function manifestBytes({ files, outdated }: OutputManifest): Buffer {
  const sorted = [...new Set(files)].sort();
  const times = Object.fromEntries(sorted.flatMap((path) => timeOf(path, outdated.get(path))));
  const rest = outdated.size > 0 ? { outdated: times } : {};
  const above = JSON.stringify({ files: sorted, ...rest }, null, 1).slice(0, -'\n}'.length);
  return Buffer.from(`${above}${sumLine(above)}`);
}

function timeOf(path: OutputPath, time: number | undefined): readonly (readonly [string, string])[] {
  return time === undefined ? [] : [[path, new Date(time).toISOString()]];
}

function sumLine(above: string): string {
  return `,\n "sum": ${crc32(above)}\n}\n`;
}

const nothing: OutputManifest = { files: [], outdated: new Map() };

export async function readManifest(folder: Pick<OutputFolder, 'read'>): Promise<OutputManifest> {
  const bytes = await folder.read(manifestPath);
  return (bytes && parseManifest(bytes)) ?? nothing;
}

/** Returns `undefined` if the manifest is damaged. */
function parseManifest(bytes: Uint8Array): OutputManifest | undefined {
  const text = new TextDecoder().decode(bytes);
  const above = text.slice(0, Math.max(0, text.lastIndexOf(',\n "sum"')));
  if (text !== `${above}${sumLine(above)}`) return undefined;
  const { files, outdated = {} }: Record<string, unknown> = JSON.parse(text);
  if (!Array.isArray(files) || typeof outdated !== 'object' || outdated === null) return undefined;
  const safe = files.filter(isSafePath);
  const known = Object.entries(outdated).flatMap(([path, text]) => {
    const time = Date.parse(String(text));
    return isSafePath(path) && !Number.isNaN(time) ? [[path, time] as const] : [];
  });
  return { files: safe, outdated: new Map(known) };
}

/** Whether the path stays inside its folder. */
export function isSafePath(path: unknown): path is OutputPath {
  return (
    typeof path === 'string' &&
    path !== '' &&
    !path.startsWith('/') &&
    !path.includes('\\') &&
    !/(?:^|\/)\.\.(?:\/|$)/.test(path)
  );
}
