// Locks the output folder for a command, after finishing or cleaning up an interrupted build.

import type { Ports } from '../model/adapters/ports.ts';
import type { OutputFolder } from '../model/output.ts';
import { settleInterrupted } from '../output/journal.ts';
import { openInterrupted, openOutput } from '../platform/output-folder.ts';
import { lockOutput, tryLock } from '../platform/output-lock.ts';
import { isUnsettled } from '../platform/staging-location.ts';
import { type OpenedSite, shownPath } from './open-site.ts';
import { OutputAccessError, reportingAccessErrors } from './output-access-error.ts';

/** Locks the output folder of the site until `use` ends. */
export function withOutput<T>(site: Site, ports: Ports, use: (output: OutputFolder) => Promise<T>): Promise<T> {
  return reportingAccessErrors(site, ports, () => withLock(site, ports, use));
}

type Site = Pick<OpenedSite, 'outDir' | 'files'>;

function withLock<T>({ outDir }: Site, ports: Ports, use: (output: OutputFolder) => Promise<T>): Promise<T> {
  return withFolder(outDir, { ports, what: 'build', settle: () => settle(outDir, ports) }, use);
}

interface FolderUse {
  readonly ports: Ports;
  /** The kind of process that may hold the lock, for the message. */
  readonly what: 'build' | 'command';
  /** Finishes or cleans up an interrupted run. */
  readonly settle: () => Promise<void>;
}

/** Waits for other docsgen processes that are writing to the folder, and then locks it until `use` ends. */
export async function withFolder<T>(
  folder: string,
  { ports, what, settle: settleFolder }: FolderUse,
  use: (output: OutputFolder) => Promise<T>,
): Promise<T> {
  const shown = shownPath(folder, ports);
  const lock = await lockOutput(folder, (pid) =>
    ports.terminal.print(`Waiting for another ${what} that is writing to ${shown} (process ${pid}) …`),
  );
  try {
    await settleFolder();
    const output = openOutput(folder);
    try {
      return await use(output);
    } finally {
      await output.close();
    }
  } finally {
    lock.release();
  }
}

/**
 * For commands that only read the output. Finishes or cleans up an interrupted build, but does not wait for a running
 * build.
 */
export async function settleOutput(site: Site, ports: Ports): Promise<void> {
  const { outDir } = site;
  if (!isUnsettled(outDir)) return;
  const lock = tryLock(outDir);
  if (typeof lock === 'number') return;
  try {
    await reportingAccessErrors(site, ports, () => settle(outDir, ports));
  } catch (error) {
    // In spite of this error, commands can read the output.
    if (!(error instanceof OutputAccessError)) throw error;
    ports.terminal.printError(error.message);
  } finally {
    lock.release();
  }
}

async function settle(outDir: string, ports: Ports): Promise<void> {
  const shown = shownPath(outDir, ports);
  for (const leftover of openInterrupted(outDir)) {
    const outcome = await settleInterrupted(leftover);
    ports.terminal.print(
      outcome === 'finished'
        ? `Finished an interrupted build that was publishing to ${shown}.`
        : `Removed the temporary files of an interrupted build of ${shown}.`,
    );
  }
}
