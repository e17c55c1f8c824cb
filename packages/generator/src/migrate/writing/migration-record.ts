// What a migration has written, kept in the new site, so that the next run can tell its own files from edited ones. The
// same files give the same bytes.

/** From the new site's folder. */
export const recordFile = '.docsgen/migration.json';

/** Folder for new texts of files that were edited: hidden, so that no build publishes them. */
export const offersFolder = '.docsgen/migration';

/** Folder for edited files that `--force` has replaced: hidden, too. */
export const replacedFolder = '.docsgen/replaced';

/** What a build keeps in this folder stays out of git; what the next run has to know does not. */
export const ignoredHere = '*\n!.gitignore\n!migration.json\n';

export interface MigrationRecord {
  readonly generator: string;
  /** Name of the old site's folder: another site is not mixed with this one. */
  readonly source: string;
  /** Content hashes by path, as the migration made the files; some of them were edited since. */
  readonly files: ReadonlyMap<string, string>;
}

export function printRecord({ generator, source, files }: MigrationRecord): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ generator, source, files: Object.fromEntries(sorted) }, null, 1)}\n`;
}

/** `undefined`: there is none, or it is damaged. */
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

/** It leads to a file below the folder that it starts in. */
function isBelow(path: string): boolean {
  return !/^\/|\\|^[a-z]:/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..' && name !== '.');
}
