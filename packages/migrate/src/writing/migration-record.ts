// Record of the files that a migration has written. With the record, the next run can distinguish these files from
// edited files. The same files result in the same bytes.

/** Relative to the new site. */
export const recordFile = '.docsgen/migration.json';

/** Excludes the cache of builds from Git, but not the record. */
export const ignoredHere = '*\n!.gitignore\n!migration.json\n';

export interface MigrationRecord {
  readonly generator: string;
  /** Folder name of the original site, which prevents mixing two sites. */
  readonly source: string;
  /** Content hashes by path, as generated. Some of the files may have been edited since they were generated. */
  readonly files: ReadonlyMap<string, string>;
}

export function printRecord({ generator, source, files }: MigrationRecord): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ generator, source, files: Object.fromEntries(sorted) }, null, 1)}\n`;
}

/** Returns `undefined` if the record does not exist or is damaged. */
export function parseRecord(text: string | undefined): MigrationRecord | undefined {
  try {
    const { generator, source, files }: Record<string, unknown> = JSON.parse(text ?? '');
    if (typeof generator !== 'string' || typeof source !== 'string') return undefined;
    if (typeof files !== 'object' || files === null) return undefined;
    const hashes = Object.entries(files).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return { generator, source, files: new Map(hashes.filter(([path]) => isBelow(path))) };
  } catch {
    return undefined;
  }
}

/** Whether the path points to a file inside the folder. */
function isBelow(path: string): boolean {
  return !/^\/|\\|^[a-z]:/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..' && name !== '.');
}
