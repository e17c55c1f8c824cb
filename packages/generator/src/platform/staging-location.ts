// Determines where files are staged: next to the output folder, so that a file is published by one atomic rename. If
// that is not possible, files are staged inside the output folder: the parent of a mounted volume is on another file
// system, and the parent of a web root is often read-only.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface StagingLocation {
  /** Absolute path of the folder that contains the lock and the staging folders. */
  readonly folder: string;
  readonly lockName: string;
  readonly stagingPrefix: string;
}

/** Returns the staging location for a new build. */
export function stagingLocation(outDir: string): StagingLocation {
  const [nextTo, inside] = stagingLocations(outDir);
  return canPublish(nextTo, inside) ? nextTo : inside;
}

/**
 * Returns the location for a new build, followed by the other location if an interrupted build has left files there.
 */
export function locationsInUse(outDir: string): readonly StagingLocation[] {
  const own = stagingLocation(outDir);
  const others = stagingLocations(outDir).filter(({ folder }) => folder !== own.folder);
  return [own, ...others.filter((place) => stagingNames(place).length > 0)];
}

export function stagingLocations(outDir: string): readonly [nextTo: StagingLocation, inside: StagingLocation] {
  return [placeIn(dirname(outDir), `.${basename(outDir)}`), placeIn(outDir, '.docsgen')];
}

function placeIn(folder: string, start: string): StagingLocation {
  return { folder, lockName: `${start}.lock`, stagingPrefix: `${start}.staging-` };
}

export function newStagingName({ stagingPrefix }: StagingLocation): string {
  return `${stagingPrefix}${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Returns the names of the staging folders in a location. */
export function stagingNames({ folder, stagingPrefix }: StagingLocation): readonly string[] {
  return namesIn(folder).filter((name) => name.startsWith(stagingPrefix));
}

/** Whether a killed build may have left a lock or staged files, or another build is running. */
export function isUnsettled(outDir: string): boolean {
  return stagingLocations(outDir).some(({ folder, lockName, stagingPrefix }) =>
    namesIn(folder).some((name) => name.startsWith(lockName) || name.startsWith(stagingPrefix)),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Tests whether a folder can be renamed into the output. The device numbers are not sufficient, because two mounts of
 * one disk have the same number. The name of the test folder is the name of a staging folder, so that the next command
 * removes the folder if this process is killed in the meantime.
 */
function canPublish(nextTo: StagingLocation, inside: StagingLocation): boolean {
  if (!existsSync(inside.folder)) return true;
  const from = join(nextTo.folder, newStagingName(nextTo));
  const to = join(inside.folder, newStagingName(inside));
  try {
    mkdirSync(from);
    renameSync(from, to);
    return true;
  } catch {
    return false;
  } finally {
    removeQuietly(from);
    removeQuietly(to);
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}
