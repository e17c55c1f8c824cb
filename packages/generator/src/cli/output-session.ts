// The output folder for one command: other builds of it are waited for, and what an interrupted one left is settled
// before anything else happens.

import type { Ports } from '../model/adapters/ports.ts';
import type { OutputFolder } from '../model/output.ts';
import { settleLeftover } from '../output/journal.ts';
import { openLeftovers, openOutput } from '../platform/output-folder.ts';
import { lockOutput, tryLock } from '../platform/output-lock.ts';
import { isUnsettled } from '../platform/staging-place.ts';
import { type OpenedSite, shownPath } from './open-site.ts';
import { NoAccess, withAccess } from './output-access-error.ts';

/** Nothing else writes into the folder until `use` has ended. */
export function withOutput<T>(site: Site, ports: Ports, use: (output: OutputFolder) => Promise<T>): Promise<T> {
  return withAccess(site, ports, () => withLock(site, ports, use));
}

type Site = Pick<OpenedSite, 'outDir' | 'files'>;

function withLock<T>({ outDir }: Site, ports: Ports, use: (output: OutputFolder) => Promise<T>): Promise<T> {
  return withFolder(outDir, { ports, what: 'build', settle: () => settle(outDir, ports) }, use);
}

interface FolderUse {
  readonly ports: Ports;
  /** Who else may be at it. */
  readonly what: 'build' | 'command';
  /** Ends what was interrupted there. */
  readonly settle: () => Promise<void>;
}

/** Nothing else of docsgen writes into the folder until `use` has ended. */
export async function withFolder<T>(
  folder: string,
  { ports, what, settle: settleFolder }: FolderUse,
  use: (output: OutputFolder) => Promise<T>,
): Promise<T> {
  const shown = shownPath(folder, ports);
  const lock = await lockOutput(folder, (pid) =>
    ports.terminal.print(
      `Another ${what} is writing into ${shown} (process ${pid}); this one waits until it has ended.`,
    ),
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

/** For commands that read the output, or only look at the site: they do not wait for a build that is under way. */
export async function settleOutput(site: Site, ports: Ports): Promise<void> {
  const { outDir } = site;
  if (!isUnsettled(outDir)) return;
  const lock = tryLock(outDir);
  if (typeof lock === 'number') return;
  try {
    await withAccess(site, ports, () => settle(outDir, ports));
  } catch (error) {
    // What stands works, and can be looked at.
    if (!(error instanceof NoAccess)) throw error;
    ports.terminal.printError(error.message);
  } finally {
    lock.release();
  }
}

async function settle(outDir: string, ports: Ports): Promise<void> {
  const shown = shownPath(outDir, ports);
  for (const leftover of openLeftovers(outDir)) {
    const outcome = await settleLeftover(leftover);
    ports.terminal.print(
      outcome === 'finished'
        ? `A build was interrupted while it published into ${shown}; docsgen has finished that.`
        : `A build was interrupted before it published anything into ${shown}; docsgen has removed what it left.`,
    );
  }
}
